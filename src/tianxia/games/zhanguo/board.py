def board(*a): return ""
