"""The contract every game keeps, and what all games share: chance, action lists, events, refusals, boxes and texts."""
