"""The pages: htpy elements from words and scenes."""
