"""The arena: tournaments between bots, with statistics that tell the truth."""
