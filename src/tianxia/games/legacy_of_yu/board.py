def board(*a):
    return ""
