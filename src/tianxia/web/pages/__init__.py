"""The pages: htpy elements made from what the server knows. They hold no words, no script and no style."""
