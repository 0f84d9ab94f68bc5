/** The game in two minutes. `picture` names what is drawn beside it. */
export const howToPlay = {
  aim: 'Four reels of film, one night in Innsmouth. The survivors win together if one of them is left when the film ends. The director wins as soon as nobody is.',
  steps: [
    {
      picture: 'screen',
      heading: 'Three frames on the screen',
      text: 'Monsters and items lie on the screen. What leaves it is replaced from the reel, unseen, and turned up when the turn is over. A reel is over when it has run out and the screen is bare.',
      rules: ['I32-SCREEN-2', 'I32-REEL-5', 'I32-CARD-1'],
    },
    {
      picture: 'pool',
      heading: 'Your pool acts, or one in the spotlight',
      text: 'Every survivor of your pool acts once, or a single one acts twice: take a card and act, or draw a new survivor who acts. Rest, attack, take, search, study the mythos, find shelter.',
      rules: ['I32-TURN-2', 'I32-SPOT-1', 'I32-POOL-1', 'I32-POOL-2', 'I32-POOL-8'],
    },
    {
      picture: 'throw',
      heading: 'Two dice, equal or under',
      text: 'Every throw names a figure and its chance. Spoints, what survivors spend, raise it by one each: power spoints of a seat help anybody, rest spoints only who has them. A double six always fails.',
      rules: ['I32-DICE-1', 'I32-DICE-2', 'I32-SPOINT-6', 'I32-SPOINT-12'],
    },
    {
      picture: 'throng',
      heading: 'Monsters gather in throngs',
      text: 'The director takes a monster and attacks with its throng, attacks with all, or covers a card. A throng attacks with all its values together.',
      rules: ['I32-DIRECT-1', 'I32-TERM-10', 'I32-MONATK-4'],
    },
    {
      picture: 'flail',
      heading: 'Pay, or flail',
      text: 'A hit does damage. Pay a spoint for every point of it, or flail: a throw of SPEED or less. If that fails the survivor is gone, and may come back as a familiar face on the other side.',
      rules: ['I32-DAMAGE-5', 'I32-DAMAGE-7', 'I32-DAMAGE-9', 'I32-ELIM-4'],
    },
    {
      picture: 'doubles',
      heading: 'Doubles',
      text: 'In an attack a double one is a head shot: there is no answer. A double six is a fumble, and whoever was attacked strikes back. Other doubles that hit add to the damage.',
      rules: ['I32-DOUBLE-1', 'I32-DOUBLE-2', 'I32-DOUBLE-5', 'I32-DOUBLE-10'],
    },
    {
      picture: 'sanctuary',
      heading: 'Behind locks',
      text: 'Sanctuaries open when they come to the screen. Inside one rests better, investigates, and stores cards. The monsters have to break the locks first.',
      rules: ['I32-SANCT-1', 'I32-SANCT-2', 'I32-SANCT-3', 'I32-SANCT-8'],
    },
    {
      picture: 'star',
      heading: 'Stars, and the other side',
      text: 'After each reel a survivor becomes a horror star: a second action, or a throw made again. A seat without survivors falls, and goes on playing monsters.',
      rules: ['I32-STAR-1', 'I32-STAR-5', 'I32-STAR-8', 'I32-MONPLAY-1'],
    },
  ],
} as const

export type HowToPicture = (typeof howToPlay.steps)[number]['picture']
