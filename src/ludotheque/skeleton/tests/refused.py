"""Which rule is behind each refusal, and of what its text speaks."""

REFUSED = {
    ("over", "R3"): ("wins", "gagne"),
    ("not-your-turn", "R1"): ("turns", "tour"),
    ("too-many", "R2"): ("never more than there are", "jamais plus"),
}
