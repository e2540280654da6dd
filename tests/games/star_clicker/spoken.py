"""What Star Clicker says besides what every game does."""

from ludotheque.contract.texts import RandomActions, Spoken, words

COLOURS = words("yellow blue green violet")

SPOKEN = Spoken(
    rules={"R": 64, "S": 21},
    verbs=words("press buy copy go further destroy reveal push show rays done"),
    events=words(
        "pressed in-vain power-back copied fired creeper-destroyed energy-lost shield-lost flew accelerated turned "
        "energy-found jammer-destroyed probe-destroyed bought power pushed-back shown done hidden floppy "
        "shuffled rays outage problem bug attack probe-calls creeper-moved creeper-landed creeper-arrived stack-empty "
        "round lost"
    ),
    rare=words("energy-none reshuffled bug-none line-silent neutralised attack-none won"),
    things=[
        *(f"button-{kind}-{colour}" for kind in ("fire", "propulsion") for colour in COLOURS),
        "button-replicator",
        *(f"tile-{tile}" for tile in words("jammer probe energy accelerator empty hidden")),
        *(f"ship-{colour}" for colour in COLOURS),
        *(f"floppy-{kind}" for kind in words("ion-guns attack outage problem double-attack ion-rays bug")),
    ],
    played=[RandomActions(1500, seats, {"level": level}) for seats, level in ((2, 1), (3, 2), (4, 3), (4, 4))],
)
