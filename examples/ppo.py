"""A small PPO with action masks that learns to beat greedy bots, on the batch environment.

    python examples/ppo.py --minutes 9 --device cuda --out build/out    # on a GPU; needs tianxia[cuda,torch]
    python examples/ppo.py --minutes 2 --size 256                       # a look at it, on a processor

The learner has one seat of every game; greedy bots, which look one action ahead, have the others. It first imitates
them for a part of the time, then improves by proximal policy optimisation (Schulman et al. 2017). At the end it plays
whole new games against the bots as they are (four deals a decision) and prints its share of the victories with a 95 %
interval: with three players even is 1/3. Writes `ppo.csv` and `ppo.svg`, the curve.
"""

import argparse
import csv
import math
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

import tianxia
from tianxia import look

GAMMA, LAMBDA, CLIP, EPOCHS = 1.0, 0.95, 0.2, 3
ENTROPY, VALUE_WEIGHT, LARGEST_GRADIENT = 0.01, 0.5, 0.5
RATE_OF_IMITATION, RATE = 1e-3, 3e-4
MINIBATCH = 16384
EVALUATIONS = 9
"""So often the curve gets a point."""


class Games:
    """A batch whose arrays are tensors, with greedy bots in all seats but the learner's: game i's is i modulo seats."""

    def __init__(self, game: str, players: int, size: int, batch_device: str, device: torch.device, seed: int) -> None:
        self.batch = tianxia.batch(game, players, size, device=batch_device)
        self.device = device
        self.seats = torch.arange(size, device=device) % players
        self.arrays = self.batch.reset(seed)
        self.actions = self._near(torch.zeros(size, dtype=torch.int64))
        self.where = self._near(torch.zeros(size, dtype=torch.bool))

    def _near(self, tensor: Tensor) -> Tensor:
        return tensor.to("cuda" if self.batch.device == "cuda" else "cpu")

    def _tensor(self, array: Any) -> Tensor:
        """Shares the batch's memory where batch and network are on the same device."""
        return torch.as_tensor(array, device="cuda" if self.batch.device == "cuda" else "cpu").to(self.device)

    @property
    def observations(self) -> Tensor:
        """What the deciding seats see."""
        return self._tensor(self.arrays.observations)

    @property
    def masks(self) -> Tensor:
        """Their legal actions."""
        return self._tensor(self.arrays.masks)

    @property
    def is_ours(self) -> Tensor:
        """Where the learner decides."""
        return self._tensor(self.arrays.deciders) == self.seats

    def greedy(self, where: Tensor, samples: int) -> Tensor:
        """What greedy bots do in the marked games."""
        self.where.copy_(where)
        self.batch.greedy_actions(_shared(self.where), _shared(self.actions), samples=samples)
        return self.actions.to(self.device)

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """One decision in every game; the utilities of all seats, and which games ended."""
        self.actions.copy_(actions)
        self.batch.step(_shared(self.actions))
        return self._tensor(self.arrays.rewards), self._tensor(self.arrays.dones)


def _shared(tensor: Tensor) -> Any:
    return tensor if tensor.is_cuda else tensor.numpy()


class Policy(nn.Module):
    """Two layers for the choice and the value."""

    def __init__(self, observation: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the legal actions (very low for the others), and values."""
        hidden = self.body(observations)
        logits = self.choice(hidden).masked_fill(~masks, -1e9)
        return functional.log_softmax(logits, dim=-1), self.value(hidden).squeeze(-1)


class Rollout(NamedTuple):
    """What happened in some steps, one row a step."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    choices: Tensor
    """Log-probabilities of the actions when they were chosen."""
    values: Tensor
    rewards: Tensor
    """Of the learner."""
    dones: Tensor
    ours: Tensor
    """Where the learner decided."""


@torch.no_grad()
def roll_out(games: Games, policy: Policy, steps: int, samples: int) -> Rollout:
    """Play on: the learner samples from its policy."""
    rows = []
    for _ in range(steps):
        ours = games.is_ours
        observations, masks = games.observations.clone(), games.masks.clone()
        logs, values = policy(observations, masks)
        own = torch.multinomial(logs.exp(), 1).squeeze(1)
        actions = torch.where(ours, own, games.greedy(~ours, samples))
        rewards, dones = games.step(actions)
        reward = rewards.gather(1, games.seats[:, None]).squeeze(1).clone()
        chosen = logs.gather(1, own[:, None]).squeeze(1)
        rows.append(Rollout(observations, masks, own, chosen, values, reward, dones.clone(), ours))
    return Rollout(*(torch.stack(column) for column in zip(*rows, strict=True)))


def advantages(rollout: Rollout, last: Tensor, is_known: Tensor) -> tuple[Tensor, Tensor]:
    """Generalised advantages of the learner's decisions, and which of them can be told.

    What others do between two decisions of the learner belongs to the first. `last` are the values after the last step,
    known where it is the learner's turn.
    """
    found, usable = torch.zeros_like(rollout.values), torch.zeros_like(rollout.ours)
    later, carried, pending, known = last, torch.zeros_like(last), torch.zeros_like(last), is_known
    for t in reversed(range(len(rollout.values))):
        done, ours, value = rollout.dones[t], rollout.ours[t], rollout.values[t]
        later, carried = torch.where(done, 0.0, later), torch.where(done, 0.0, carried)
        pending = torch.where(done, rollout.rewards[t], pending)
        known = known | done
        advantage = pending + GAMMA * later - value + GAMMA * LAMBDA * carried
        found[t] = torch.where(ours & known, advantage, 0.0)
        usable[t] = ours & known
        later, carried = torch.where(ours, value, later), torch.where(ours, found[t], carried)
        pending = torch.where(ours, 0.0, pending)
        known = known | ours
    return found, usable


def improve(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, games: Games) -> float:
    """One round of PPO on a rollout; the mean entropy of the policy."""
    with torch.no_grad():
        last = policy(games.observations, games.masks)[1]
        found, usable = advantages(rollout, last, games.is_ours)
    observations, masks = rollout.observations[usable], rollout.masks[usable]
    actions, before, advantage = rollout.actions[usable], rollout.choices[usable], found[usable]
    targets = advantage + rollout.values[usable]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    entropies = []
    for _ in range(EPOCHS):
        order = torch.randperm(len(actions), device=actions.device)
        for first in range(0, len(order), MINIBATCH):
            part = order[first : first + MINIBATCH]
            logs, values = policy(observations[part], masks[part])
            ratio = (logs.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * advantage[part], clipped * advantage[part]).mean()
            entropy = -(logs.exp() * logs).sum(-1).mean()
            loss = -gain + VALUE_WEIGHT * (values - targets[part]).square().mean() - ENTROPY * entropy
            _descend(policy, optimiser, loss)
            entropies.append(entropy.detach())
    return float(torch.stack(entropies).mean())


def imitate(policy: Policy, optimiser: torch.optim.Optimizer, games: Games, samples: int) -> float:
    """Every seat is greedy for a step; the policy learns what they chose. The loss."""
    everywhere = torch.ones_like(games.seats, dtype=torch.bool)
    chosen = games.greedy(everywhere, samples).clone()
    loss = functional.nll_loss(policy(games.observations, games.masks)[0], chosen)
    _descend(policy, optimiser, loss)
    games.step(chosen)
    return float(loss.detach())


def _descend(policy: Policy, optimiser: torch.optim.Optimizer, loss: Tensor) -> None:
    optimiser.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]  # PyTorch's own
    nn.utils.clip_grad_norm_(policy.parameters(), LARGEST_GRADIENT)
    optimiser.step()


class Share(NamedTuple):
    """A share of the victories with its 95 % interval."""

    share: float
    low: float
    high: float


@torch.no_grad()
def evaluate(policy: Policy, games: Games, samples: int) -> Share:
    """The first game of every row, the learner taking its likeliest action; a shared victory counts in part."""
    shares = torch.full((games.batch.size,), -1.0, device=games.device)
    while bool((shares < 0).any()):
        ours = games.is_ours
        own = policy(games.observations, games.masks)[0].argmax(-1)
        rewards, dones = games.step(torch.where(ours, own, games.greedy(~ours, samples)))
        winners = rewards > rewards.amax(1, keepdim=True) - 1e-6
        share = winners.gather(1, games.seats[:, None]).squeeze(1) / winners.sum(1)
        shares = torch.where(dones & (shares < 0), share, shares)
    mean, error = float(shares.mean()), 1.96 * float(shares.std()) / math.sqrt(len(shares))
    return Share(mean, mean - error, mean + error)


def curve(points: list[dict[str, float]], even: float, title: str) -> str:
    """The shares over the minutes, with their intervals, as a drawing."""
    width, height, left, top, bottom = 780, 420, 70, 60, 50
    longest = max(point["minutes"] for point in points) or 1.0

    def place(minutes: float, share: float) -> tuple[float, float]:
        return left + minutes / longest * (width - left - 30), height - bottom - share * (height - top - bottom)

    marks = [look.text(20, 30, title, 16)]
    for percent in (0, 25, 50, 75, 100):
        marks += [look.line(place(0, percent / 100), place(longest, percent / 100), stroke="var(--line)")]
        marks += [look.text(left - 10, place(0, percent / 100)[1] + 5, f"{percent} %", 13, anchor="end")]
    marks += [look.line(place(0, even), place(longest, even), stroke="var(--ink)", stroke_dasharray="5 4")]
    for before, after in pairwise(points):
        ends = place(before["minutes"], before["share"]), place(after["minutes"], after["share"])
        marks += [look.line(*ends, stroke="var(--seat-0)", stroke_width=2)]
    for point in points:
        x, y = place(point["minutes"], point["share"])
        marks += [look.line((x, place(0, point["low"])[1]), (x, place(0, point["high"])[1]), stroke="var(--seat-0)")]
        marks += [look.circle(x, y, 4, fill="var(--seat-0)")]
        marks += [look.text(x, height - bottom + 22, f"{point['minutes']:.1f}", 12, anchor="middle")]
    marks += [look.text(width - 30, height - 8, "minutes of learning", 12, anchor="end")]
    return look.svg(width, height, title, *marks)


def main(arguments: list[str] | None = None) -> Share:
    """Learn, evaluate, write the curve."""
    asked = _parser().parse_args(arguments)
    device = torch.device(asked.device)
    torch.manual_seed(asked.seed)
    batch_device = asked.batch_device or device.type
    games = Games(asked.game, asked.players, asked.size, batch_device, device, asked.seed)
    policy = Policy(games.observations.shape[1], games.masks.shape[1], asked.width).to(device)
    points: list[dict[str, float]] = []
    even = 1 / asked.players

    def look_at(minutes: float, number: int, samples: int) -> Share:
        seed = 10**9 + len(points) * 10**7
        tested = Games(asked.game, asked.players, number, batch_device, device, seed)
        share = evaluate(policy, tested, samples)
        points.append({"minutes": minutes, "decisions": float(decisions), **share._asdict()})
        interval = f"[{share.low:.1%}, {share.high:.1%}]"
        print(f"{minutes:5.2f} min, {decisions:>12,} decisions: wins {share.share:6.1%} {interval}", flush=True)
        return share

    decisions = 0
    look_at(0.0, asked.tested, asked.samples)
    optimiser = torch.optim.Adam(policy.parameters(), RATE_OF_IMITATION, eps=1e-5)
    begun, is_imitating, paused = time.monotonic(), True, 0.0
    limit, next_look = asked.minutes * 60, asked.minutes * 60 / EVALUATIONS
    while (spent := time.monotonic() - begun - paused) < limit:
        if spent < limit * asked.imitation:
            imitate(policy, optimiser, games, asked.samples)
            decisions += asked.size
        else:
            if is_imitating:
                optimiser, is_imitating = torch.optim.Adam(policy.parameters(), RATE, eps=1e-5), False
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.1, 1 - spent / limit)
            improve(policy, optimiser, roll_out(games, policy, asked.steps, asked.samples), games)
            decisions += asked.size * asked.steps
        if spent >= next_look:
            stopped = time.monotonic()
            look_at(spent / 60, asked.tested, asked.samples)
            next_look += limit / EVALUATIONS
            paused += time.monotonic() - stopped
    share = look_at(asked.minutes, asked.final, 4)
    print(f"against {asked.players - 1} greedy bots: {share.share:.1%} of {asked.final} games, "
          f"95 % interval {share.low:.1%} to {share.high:.1%}; even is {even:.1%}")  # fmt: skip
    if asked.out is not None:
        asked.out.mkdir(parents=True, exist_ok=True)
        with (asked.out / "ppo.csv").open("w", newline="") as file:
            table = csv.DictWriter(file, points[0])
            table.writeheader()
            table.writerows(points)
        title = f"PPO against {asked.players - 1} greedy bots in {asked.game}: share of victories"
        (asked.out / "ppo.svg").write_text(curve(points, even, title), encoding="utf-8")
    return share


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="china")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=9.0, help="of learning; evaluation comes on top")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="of the network")
    parser.add_argument("--batch-device", default="", help="of the games, if it is another")
    parser.add_argument("--size", type=int, default=16384, help="games side by side")
    parser.add_argument("--steps", type=int, default=32, help="in every game before each improvement")
    parser.add_argument("--samples", type=int, default=1, help="deals a greedy decision looks at while learning")
    parser.add_argument("--imitation", type=float, default=0.15, help="this part of the time")
    parser.add_argument("--width", type=int, default=512, help="of the network")
    parser.add_argument("--tested", type=int, default=1536, help="games of each evaluation on the way")
    parser.add_argument("--final", type=int, default=6000, help="games of the last one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None, metavar="FOLDER")
    return parser


if __name__ == "__main__":
    main()
