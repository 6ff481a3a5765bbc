#!/bin/sh
# Makes .clients-venv: the libraries that tests/research/clients tries our environments with, on top of .venv (which has
# PyTorch, Gymnasium, PettingZoo and ourselves). Without it those tests are skipped, except in CI (CI=true), where that
# is a failure. It needs PyPI, about 250 MB and a few seconds to a minute.
set -eu
cd "$(dirname "$0")/.."
list=tests/research/clients/requirements.txt
ready=.clients-venv/.ready
if test -f "$ready" && cmp -s "$list" "$ready"; then exit 0; fi

uv="$(command -v uv || echo .venv/bin/uv)"
rm -rf .clients-venv
"$uv" venv --quiet --python .venv/bin/python .clients-venv
ours="$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
theirs="$(.clients-venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
echo "import site; site.addsitedir('$ours')" > "$theirs/ours.pth"
if "$uv" pip install --quiet --python .clients-venv/bin/python --no-deps -r "$list"; then
    cp "$list" "$ready"
elif test -n "${CI:-}"; then
    echo "The clients of tests/research/clients cannot be installed." >&2
    exit 1
else
    rm -rf .clients-venv
    echo "Not installed: the tests with other libraries (tests/research/clients) are skipped. To try again: scripts/clients.sh"
fi
