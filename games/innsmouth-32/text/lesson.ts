/** The words of the lesson for survivors, step by step. */
export const lesson = {
  name: 'Survivors',
  about:
    'Begin here: how a pool of survivors gets through a reel, against the director that plays itself.',
  draw: {
    task: 'Draw a survivor',
    text: 'What you are after: somebody alive when the fourth reel ends. On your turn either all your survivors act, or one of them stands in the spotlight. With a single survivor it pays to draw another: it joins your pool and acts at once.',
    after:
      'The Archaeologist has come, with three rest spoints and four mythos tokens. She acts right away.',
    rules: ['I32-TURN-2', 'I32-SPOT-4', 'I32-SPOT-5'],
  },
  take: {
    task: 'Take the Fire Axe from the screen',
    text: 'A reel is over when its cards have run out and the screen is bare. So cards must leave: items can be taken, monsters must be fought. A weapon adds to the damage of its holder.',
    after:
      'Others came: a sanctuary, which went to its corner, and a Boat Hook, marked to fade out after three survivor turns. Then the director took the Dockside Thug into a throng, and the throng struck.',
    rules: ['I32-POOL-3', 'I32-SCREEN-2', 'I32-SCREEN-9', 'I32-FADE-1', 'I32-DIRECT-2'],
  },
  negate: {
    task: 'Pay the damage with three power spoints',
    text: 'A throng hits if two dice show its value or less: 5 against 5. Any damage that you do not answer kills. You can pay for all of it with spoints, the points that survivors spend, or try to get clear.',
    after:
      'Power spoints lie with your seat and help anybody, the survivors of others too. Rest spoints come from resting, and help only who rested. You have two left, so pick your moments.',
    rules: ['I32-MONATK-4', 'I32-DAMAGE-5', 'I32-DAMAGE-7', 'I32-SPOINT-1'],
  },
  attack: {
    task: 'The pool acts: attack the Thug, spend nothing',
    text: 'The Quarterback attacks with MUSCLE 8: eight or less on two dice hits, 72 %. The blow must be hard enough as well, so it falls less often than it is hit. Monsters in throngs can be attacked just like those on the screen.',
    after:
      'Double two: a hit, and two more damage. The die showed one, his Tackle adds two: five, just what a Thug can take. It goes to the discards, from where it may come back.',
    rules: ['I32-TURN-2', 'I32-ATTACK-5', 'I32-DAMAGE-1', 'I32-DAMAGE-2', 'I32-DOUBLE-10'],
  },
  banish: {
    task: 'Attack the Fish-Eyed Loafer with mythos',
    text: 'Mythos tokens need no attack roll: pay as many as the monster is worth. Then it throws two dice, and only its value or less saves it.',
    after:
      'Six against three: the Loafer is gone. Popcorn came up, two rest spoints for everybody, and the Boat Hook has faded out unused. The director took a Deep One and struck again, for six.',
    rules: ['I32-MYTHOS-3', 'I32-MYTHOS-4', 'I32-MYTHOS-7', 'I32-CARD-11', 'I32-FADE-6'],
  },
  flail: {
    task: 'Give all your spoints to the flail',
    text: 'You cannot pay six. So the Quarterback flails: his SPEED 6, and 1 more because your cast is small, so 7 or less on two dice, and he is clear. Each spoint given before the throw raises that by one.',
    after: 'Eight against eleven. Without your help he would have been gone.',
    rules: ['I32-DAMAGE-8', 'I32-DAMAGE-9', 'I32-OPT-20', 'I32-SPOINT-6', 'I32-SPOINT-9'],
  },
  search: {
    task: 'Let the pool act, search, keep the Harpoon',
    text: 'A search draws two cards from the discards. Items and power plays may be kept, up to two in each survivor’s hands.',
    after: 'A Whaling Harpoon: three more damage whenever he hits.',
    rules: ['I32-POOL-8', 'I32-HOLD-1', 'I32-ITEM-6'],
  },
  shelter: {
    task: 'The Archaeologist goes into the Gilman House',
    text: 'Behind locks nobody can be attacked until the locks are broken. Inside one rests better, searches better, and finds mythos.',
    after:
      'The Archaeologist was behind locks. The throng chose the Quarterback, who had the fewest spoints to pay with, and missed. The reel pile is empty, so the director clipped the reel. Reel I is over.',
    rules: ['I32-POOL-6', 'I32-MONATK-2', 'I32-SANCT-3', 'I32-CLIP-1'],
  },
  star: {
    task: 'Vote for who gets the horror star',
    text: 'At the end of a reel one survivor gets a star, by vote: worth a second action, a new throw, or a new throw for a monster. After it insanity strikes somebody, and a longer reel begins.',
    after: 'One vote for each seat; most votes win.',
    rules: ['I32-STAR-1', 'I32-STAR-2', 'I32-ENDTASK-9', 'I32-ENDTASK-11'],
  },
  farewell:
    'That is the game: four reels. Get cards off the screen, keep your people alive, and add spoints where they turn a chance, your own or those of others. Three monsters on the screen are a creature feature: all three attack whoever brought up the third. A stat that goes insane counts 4, until whiskey, pills or the Doctor. If anybody is left when the film ends, you have won together; what you are after stands under Goal at every table.',
} as const

/** The words of the lesson for the director. */
export const directorLesson = {
  name: 'The director',
  about: 'For whoever plays the monsters, and has been a survivor once.',
  take: {
    task: 'Take the Deep One, strike the Doctor',
    text: 'You direct the monsters. Once every survivor seat has had its turn, you do one thing. The usual one: take a monster from the screen into a throng, here the first, and it attacks at once.',
    after:
      'Six and seven make thirteen, which counts as eleven: only a throw of twelve would have missed. The Doctor had nothing to pay with, and is now a familiar face among the discards.',
    rules: ['I32-DIRECT-1', 'I32-DIRECT-2', 'I32-MONATK-5', 'I32-ELIM-3'],
  },
  fade: {
    task: 'Mark the Boat Hook to fade out',
    text: 'At the end of any survivor turn you may mark an item on the screen. If nobody has taken it three survivor turns later, it is gone.',
    after: 'Either they spend a turn on it, or they lose it. Now it is your turn again.',
    rules: ['I32-FADE-1', 'I32-FADE-3'],
  },
  cover: {
    task: 'Cover the Boat Hook and strike the Moll',
    text: 'You may also cover a card on the screen with the top card of the reel, face down, and attack with any throng. The card below is out of play while it is covered.',
    after:
      'The Moll paid. Then the cover was turned up: a Priest of Dagon, the third monster on the screen.',
    rules: ['I32-DIRECT-5', 'I32-DIRECT-6', 'I32-CREAT-1'],
  },
  feature: {
    task: 'Take the Priest into throng 2',
    text: 'Three monsters on the screen are a creature feature. Caused by a survivor, all three attack it. Caused by you, you take one of them for nothing.',
    after: 'The Boat Hook lies open again. It faded out soon after, since nobody took it.',
    rules: ['I32-CREAT-4', 'I32-CREAT-7', 'I32-DIRECT-7'],
  },
  allOut: {
    task: 'Attack all out, the Quarterback joins throng 3',
    text: 'With several throngs, attack with all of them, each once. But then you take nothing. One and one is a head shot: no spoints, no flail.',
    after:
      'The Quarterback is yours, and whatever throng he is in rolls two dice for damage. The second throng missed the Moll.',
    rules: ['I32-DIRECT-3', 'I32-DOUBLE-2', 'I32-ELIM-5', 'I32-DAMAGE-12'],
  },
  farewell:
    'Build early, strike late, and keep an eye on the reel: when the film ends and anybody is left, you have lost. A player without survivors joins your side and plays monsters of their own.',
} as const
