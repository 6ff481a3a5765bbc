"""What all games share: compilation, chance, the contract, errors. No game's name appears here."""
