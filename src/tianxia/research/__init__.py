"""For researchers: batches of games on all cores or on a GPU, adapters to the libraries learners know, data sets."""
