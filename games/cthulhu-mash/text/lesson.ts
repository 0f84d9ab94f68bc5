/** The words of the lesson that comes first, step by step. */
export const firstTurn = {
  name: 'First turn',
  about:
    'Begin here: walk, fight and loot with the Private Eye, from a gate to a monster that strikes back.',
  walk: {
    task: 'Walk to the gate in the west',
    text: 'Death Match: the last one left wins, and strength lies on other tiles. A move, one of your four actions, gives six points; lit spaces are within reach. You take the cheapest way that does you no harm.',
    after: 'Four steps, so two points are left and the move goes on. You stand in a gate.',
    rules: ['CM-ACT-1', 'CM-MOVE-1', 'CM-MOVE-3', 'CM-GATE-2'],
  },
  gate: {
    task: 'Go through; lay the tile as it lies',
    text: 'Behind the gate a tile lies face down. Going through costs one point, ends the move and turns the tile up. Elsewhere you turn it first, by pressing it; here “Lay it so” will do. Then generators come onto it, and each brings a monster.',
    after:
      'The Cultist Temple. At your corner stands a Cultist Idol with its Cultist right beside you; in the south a Guard Cell has let out a Moon-Beast.',
    rules: ['CM-GATE-9', 'CM-GATE-11', 'CM-GATE-14', 'CM-GENER-1', 'CM-SPAWN-4'],
  },
  blow: {
    task: 'Strike the Cultist with bare hands',
    text: 'A blow reaches the four spaces beside you, unless a wall is between. You throw a d6 against defence 3. A 1 always misses and the highest face always hits.',
    after: 'A 4 hits, and the Cultist had only one health.',
    rules: ['CM-MELEE-1', 'CM-FIGHT-2', 'CM-FIGHT-3', 'CM-FIGHT-4'],
  },
  powerUp: {
    task: 'Turn your three generators in',
    text: 'You have destroyed three generators before. That buys the Private Eye a power-up from her own stack, and it costs no action.',
    after: 'Ranged damage +1: whoever you hit with the revolver now loses two points.',
    rules: ['CM-STAT-5', 'CM-BOOST-1', 'CM-ACT-4', 'CM-POWER-16'],
  },
  shot: {
    task: 'Shoot the Idol, and search for more',
    text: 'At a corner fists are no use, but a shot reaches everything in sight that is not right beside you: a d10 against defence 4. A generator that is destroyed leaves objects; for one mentality you find one more.',
    after:
      'Seven hits for two: the Idol is gone, and counts towards your next power-up. Three objects lie in its place: two it left, one you searched for.',
    rules: ['CM-RANGE-1', 'CM-RANGE-2', 'CM-GENER-12', 'CM-GENER-13', 'CM-HERO-10'],
  },
  loot: {
    task: 'Walk onto the pile and pick up',
    text: 'Objects are picked up in a move, for one point each. Nobody knows what lies in a pile until it is taken, and some of it bites.',
    after:
      'A vial of penicillin. Two more lie there, at a point each: you have points left, and in a match you would take them too.',
    rules: ['CM-MOVE-13', 'CM-ITEM-5', 'CM-ITEM-6', 'CM-ITEM-22'],
  },
  strikeBack: {
    task: 'Stop here',
    text: 'This was your last action. Now the monsters of the tile on which you stand spend theirs, and they attack you alone.',
    after:
      'The Moon-Beast came up and threw a 4 against your defence of 4: one health lost. After Bram’s turn yours began with a die for the Guard Cell. A 1 or 2 would have brought another.',
    rules: ['CM-TURN-8', 'CM-PHASE-2', 'CM-FIGHT-2', 'CM-TURN-5', 'CM-SPAWN-2'],
  },
  heal: {
    task: 'Use the penicillin',
    text: 'Green objects cost no action. They can be used at any time, and they are used up.',
    after: 'Your health is full again, and you still have all four actions.',
    rules: ['CM-ITEM-20', 'CM-ACT-4'],
  },
  sight: {
    task: 'First step out of its reach, then shoot',
    text: 'The Moon-Beast is right beside you, too near for the revolver. The lit space is at its corner. Walls and whoever stands in between shut off a shot; nothing does here.',
    after: 'Five against four, for two points: that was all it had.',
    rules: ['CM-RANGE-1', 'CM-LOS-4', 'CM-LOS-8'],
  },
  farewell:
    'Go on like this, a power-up for every three generators, until you are a match for Bram. Whoever is killed by monsters comes back; whoever is killed by a rival does not. Two more actions: push somebody, into a pit or a gate, and jump over what is in the way. Here the monsters played by themselves; at some tables the player to the left plays them, and the slip says so. There are three ways to win: “Goal” tells how each is won, and how it stands. Together it is the other way round: nobody comes back, the others are partners, and who comes through a gate on which somebody stands changes places with them.',
}

/** The words of the lesson about sanity. */
export const sanity = {
  name: 'Sanity',
  about:
    'For tables that play with sanity: what costs it, what brings it back, and what becomes of those without.',
  check: {
    task: 'Walk to where the Deep One is seen',
    text: 'With sanity in play, the first sight of each kind of monster asks for a check: a hundred is thrown with two dice against your base sanity, which is 64.',
    after:
      'Seventy-one is too much, and a die took two points. The next Deep One will not shake you: each kind does so once.',
    rules: ['CM-SANE-1', 'CM-SANE-4', 'CM-SANE-5', 'CM-SANE-7', 'CM-SANE-10'],
  },
  idea: {
    task: 'Read Nameless Cults',
    text: 'Tomes, spells and gates cost sanity every time. Five points or more in one check make you think about what you saw: an idea roll, and who understands goes mad for a while.',
    after:
      'Six points gone. But 75 is above your idea of 60: you did not understand. Otherwise the turn would have been lost. The tome held Flesh Ward.',
    rules: ['CM-SANE-8', 'CM-SANE-24', 'CM-SANE-26', 'CM-SANE-27'],
  },
  medicine: {
    task: 'Take the psychiatric medicine',
    text: 'Wine, herbs and medicine bring sanity back besides what else they do. Checks are made against the base, so points are no help in them: they are what you can still lose.',
    after: 'Two points are back: 58. Sanity never rises above its base.',
    rules: ['CM-SANE-19', 'CM-SANE-20', 'CM-SANE-4'],
  },
  friend: {
    task: 'Walk to Bram and give the necklace',
    text: 'Bram has half of the base left. That is insane: dice decide what Bram does. A friend beside Bram can spend an action to help, and the Elder Sign Necklace is worth eight points.',
    after:
      'Bram has 29 points of 50, more than half, and chooses freely again. The eight points were yours before: you have 50 of 56.',
    rules: ['CM-SANE-29', 'CM-SANE-30', 'CM-SANE-21', 'CM-SANE-37', 'CM-SANE-38'],
  },
  machine: {
    task: 'Try the psychotherapy machine',
    text: 'You stand on it. On a 1 it costs health and never helps your mind again; on anything else it gives back a point.',
    after:
      'Four: one point back. Then the Deep One came and missed you. Bram saw it for the first time, threw 31 against 50, and lost nothing.',
    rules: ['CM-SANE-22', 'CM-PLACE-19', 'CM-SANE-39'],
  },
  farewell:
    'Each generator that is broken gives everybody on its tile four points back, and whoever is insane comes round on a 5 or 6 at the beginning of a turn. But with no point left one is insane for good, and when all are dead or beyond help the game is lost.',
}
