"""The web app: the four games in a browser."""
