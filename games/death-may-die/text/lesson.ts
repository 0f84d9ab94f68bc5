/** The words of the lesson, step by step. */
export const lesson = {
  name: 'The game',
  about: 'For everybody: two turns on either side of the arrival of Cthulhu.',
  move: {
    task: 'Move two spaces east and stop',
    text: 'Your goal: destroy the last Retort, and Cthulhu comes and can be killed. It stands two spaces away. A Move is up to three steps, and your Swiftness gives you one for nothing. But whoever shares your space comes along.',
    after:
      'The Cultist followed you, step by step. Enemies never hold you back, and they never let you go. You still have all three actions.',
    rules: ['DMD-MOVE-1', 'DMD-MOVE-3', 'DMD-MOVE-7', 'DMD-SWIFT-1'],
  },
  attack: {
    task: 'Attack the Cultist',
    text: 'A Retort can be spoiled only where no enemy stands. You attack with three dice, and your Brawling adds a bonus die. Each success is a wound, and two kill a Cultist.',
    after:
      'One success, on a die that shows a tentacle too. The elder sign is worth nothing to you. You are one wound short.',
    rules: ['DMD-ATTACK-1', 'DMD-ATTACK-2', 'DMD-BRAWL-1', 'DMD-DICE-4'],
  },
  reroll: {
    task: 'Reroll the first die, then keep',
    text: 'Before a roll counts, you may take a stress to throw one die again, as often as your stress allows. Half the faces of this die are successes.',
    after:
      'Two successes: the Cultist is gone, and your space is safe. The tentacle cost you a point of sanity, as every tentacle does, whoever throws it at you.',
    rules: ['DMD-REROLL-1', 'DMD-REROLL-2', 'DMD-ATTACK-3', 'DMD-RESULT-5'],
  },
  spoil: {
    task: 'Spoil the Retort and keep the dice',
    text: 'Each episode has two actions of its own. Here every success puts a marker on the Retort, and the fourth destroys it. It already has two.',
    after:
      'One marker more: three. And one tentacle: your sanity has come to a trigger space, where it stops. Something in you gives way.',
    rules: ['DMD-EPONE-2', 'DMD-EPONE-3', 'DMD-SANITY-2'],
  },
  madness: {
    task: 'Raise one of your skills',
    text: 'On a trigger space your insanity card is resolved first: you fear crowds, but you were alone, so your stress is healed. Then madness makes you stronger.',
    after:
      'So you want to go mad, but slowly. At the skull at the end of the sanity track you are lost for good.',
    rules: ['DMD-SANITY-5', 'DMD-SANITY-6', 'DMD-INSANE-1', 'DMD-INV-4'],
  },
  mythos: {
    task: 'End your actions',
    text: 'You may stop with an action left. Then a Mythos card is drawn and resolved, and after it all depends on your space: is an enemy in it, or is it safe?',
    after:
      'Cultists have come through two gates, but not to you. The card bears the tentacle: with three of them among the discards, Cthulhu climbs a space of its track. Your space is safe, so you investigate.',
    rules: ['DMD-TURN-1', 'DMD-MYTHOS-1', 'DMD-FIGHT-1', 'DMD-ENDTURN-4'],
  },
  discovery: {
    task: 'Take the Fire Axe',
    text: 'You found a Discovery card: one of its two entries is yours, if you pay its price, or neither. The Fire Axe costs a stress and adds a bonus die to attacks in your own space.',
    after:
      'It is yours now. Bram had his turn, with its own Mythos card, and it is your turn again.',
    rules: ['DMD-DISC-1', 'DMD-DISC-2', 'DMD-DISC-5', 'DMD-CARD-1'],
  },
  arrival: {
    task: 'Spoil the last Retort',
    text: 'Four markers, and the ritual is disrupted. Until then nothing can hurt the Elder One. But then it comes at once, to you.',
    after:
      'The Retort burst, the ritual is broken, and Cthulhu stands beside you. Its next stage lies open: a Star Spawn came through the red gate. Now it is mortal.',
    rules: ['DMD-EPONE-1', 'DMD-RITUAL-2', 'DMD-SUMMON-1', 'DMD-SUMMON-2', 'DMD-CTHULHU-5'],
  },
  strike: {
    task: 'Attack Cthulhu and keep the dice',
    text: 'Three dice, one for Brawling and one for the axe. This stage takes eight wounds, and two stages come after it.',
    after:
      'Four wounds. What is beyond the last wound of a stage is lost, and each new stage brings something new.',
    rules: ['DMD-CARD-1', 'DMD-ELDER-4', 'DMD-ELDER-5'],
  },
  fight: {
    task: 'End your actions and keep the dice',
    text: 'After the Mythos card your space is not safe: whatever stands in it attacks you once. You throw its dice yourself, and you may reroll them too.',
    after:
      'A wound for its success, a point of sanity for its tentacle, and your Vengeance gave a wound back. Had you died before Cthulhu came, you would all have lost at once.',
    rules: ['DMD-FIGHT-2', 'DMD-RESULT-3', 'DMD-REROLL-3', 'DMD-VENGE-1', 'DMD-DEATH-1'],
  },
  farewell:
    "That is the game: break the ritual, then kill what comes, stage by stage. You lose if somebody falls before it has come, if all fall afterwards, or if it reaches the end of its track. Not shown here: Rest, which heals 3 wounds or stress where no enemy is; Trade; stairs, which join two spaces; fire, which sticks to whoever leaves it; attacks into other spaces; companions; what R'lyeh does. Point at any of them on the table and it says what it does. Other episodes ask for other things than Retorts: Goal, beside the log, has the case file.",
} as const
