"""The command line: `tianxia`."""
