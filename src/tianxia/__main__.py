"""`python -m tianxia` is `tianxia`."""

from tianxia.cli.main import main

if __name__ == "__main__":
    main()
