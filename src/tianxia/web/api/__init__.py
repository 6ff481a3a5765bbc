"""What the browser's script asks and does. Bodies are msgspec Structs; replies JSON, mostly a fresh scene."""
