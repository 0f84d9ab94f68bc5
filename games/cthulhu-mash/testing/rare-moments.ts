import { stateAt, type Position } from '../position.ts'
import type { MashState } from '../state.ts'

/** A game together that is over after this round. */
const short = { victory: 'cooperative', turnLimit: 1 } as const
const mad = { ...short, sanity: true } as const
const doc = { is: 'psychotherapist', at: 'R3C1' } as const
const eye = { is: 'private-eye', at: 'R3C2' } as const
const mariner = { is: 'mariner-merchant', at: 'R3C2' } as const
const idol = { is: 'cultist-idol', at: 'R1C1' } as const
const temple = { tiles: ['cultist-temple'], foes: [idol] } as const satisfies Position

/** Somebody stands on a pile of which this lies on top. */
const finds = (
  ...unseen: NonNullable<NonNullable<Position['piles']>[number]['unseen']>
): Position => ({
  settings: short,
  heroes: [{ ...doc, objects: ['herbs'] }, eye],
  ...temple,
  piles: [{ at: 'R3C1', unseen }],
})

/** Moments to which random play hardly ever leads, each about to happen. */
const positions: readonly Position[] = [
  // machines, heights and tiles
  {
    settings: short,
    heroes: [{ ...mariner, at: 'moon-base R3C1' }, eye],
    tiles: ['moon-base', 'cultist-temple'],
    foes: [idol],
  },
  {
    settings: short,
    heroes: [{ is: 'arctic-explorer', at: 'ice-cave R4C4', isFlying: true }],
    tiles: [
      { is: 'ice-cave', row: 1, column: 0 },
      { is: 'cultist-temple', row: 0, column: 0 },
    ],
    foes: [{ is: 'cultist-idol', at: 'ice-cave R2C1' }],
  },
  {
    settings: short,
    heroes: [
      {
        ...mariner,
        at: 'abhoth-swamp R5C2',
        objects: ['herbs', 'net'],
        holds: [{ kind: 'space', escape: 5, sinksIn: 1 }],
      },
      { ...eye, at: 'abhoth-swamp R6C1' },
    ],
    tiles: ['abhoth-swamp'],
    foes: [{ is: 'cultist-idol', at: 'R1C3' }],
  },
  {
    settings: short,
    heroes: [
      { ...mariner, at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] },
      { ...eye, at: 'R4C2' },
    ],
    tiles: ['cultist-temple'],
    foes: [
      { is: 'cultist-idol', at: 'R4C4' },
      { is: 'guard-cell', at: 'R3C3' },
    ],
  },
  // objects
  ...(['elder-thing-crystal', 'mi-go-earthquake', 'picture-gate', 'book-of-void'] as const).map(
    (object) => finds(object),
  ),
  {
    settings: short,
    heroes: [
      {
        ...eye,
        at: 'R3C1',
        objects: [
          'cast-iron-skillet',
          'leng-web-shield',
          'net',
          'bolos',
          'leng-glasses',
          'wheelbarrow',
        ],
      },
      mariner,
    ],
    tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
    foes: [idol, { is: 'cultist', at: 'R4C1' }, { is: 'moon-beast', at: 'R3C5' }],
    piles: [{ at: 'R3C1', open: ['herbs'], unseen: ['pitchfork'] }],
  },
  {
    settings: short,
    heroes: [
      {
        ...eye,
        at: 'R3C1',
        objects: [
          'wheelbarrow',
          'herbs',
          'bolos',
          'net',
          'pitchfork',
          'handcuffs',
          'sword-cane',
          'bicycle',
          'first-aid-kit',
        ],
      },
      mariner,
    ],
    ...temple,
    piles: [{ at: 'R3C1', open: ['cultist-wine'] }],
  },
  {
    settings: short,
    heroes: [
      { is: 'arctic-explorer', at: 'R3C1', objects: ['rlyeh-seashell', 'living-armor'] },
      eye,
    ],
    tiles: ['cultist-temple'],
    foes: [idol, { is: 'deep-one', at: 'R4C1' }, { is: 'deep-one', at: 'R2C1' }],
  },
  {
    settings: short,
    heroes: [
      { ...eye, at: 'R3C1', objects: ['paralyzing-chime', 'temporal-clock', 'skeleton-key'] },
      { ...mariner, losesTurn: true },
    ],
    tiles: ['cultist-temple'],
    foes: [idol, { is: 'cultist', at: 'R4C1' }],
  },
  {
    settings: short,
    heroes: [{ ...eye, at: 'R3C1', objects: ['cock-fighter'] }, mariner],
    tiles: ['cultist-temple'],
    foes: [idol, { is: 'moon-beast', at: 'R4C1' }],
    actions: 1,
  },
  {
    settings: short,
    heroes: [
      { ...eye, at: 'mine-lab R2C6' },
      { ...mariner, at: 'mine-lab R4C6' },
    ],
    tiles: ['mine-lab'],
    foes: [
      { is: 'cultist-idol', at: 'R1C4' },
      { is: 'moon-beast', at: 'R2C5' },
    ],
  },
  // power-ups
  {
    settings: short,
    heroes: [{ ...doc, kills: ['cultist-idol', 'guard-cell', 'web-cocoon'] }, eye],
    ...temple,
  },
  {
    settings: short,
    heroes: [
      {
        ...eye,
        at: 'R3C1',
        kills: ['guard-cell', 'web-cocoon', 'whirlpool'],
        powers: [
          'pe-health',
          'pe-mentality',
          'pe-action',
          'pe-defence',
          'pe-dead-shot',
          'pe-spot-hidden',
          'pe-ranged',
        ],
      },
      mariner,
    ],
    ...temple,
  },
  {
    settings: short,
    heroes: [{ ...eye, at: 'R1C2', powers: ['pe-dead-shot'] }, mariner],
    tiles: ['cultist-temple'],
    foes: [
      { ...idol, health: 1 },
      { is: 'web-cocoon', at: 'R1C3', health: 1 },
      { is: 'guard-cell', at: 'R6C6' },
    ],
  },
  // spells
  {
    settings: short,
    heroes: [
      { ...doc, spells: ['reach', 'mental-suggestion', 'bind-enemy'], objects: ['rlyeh-text'] },
      { ...eye, objects: ['herbs', 'net'] },
    ],
    tomes: { 'rlyeh-text': ['fly', 'flesh-ward'] },
    tiles: ['cultist-temple'],
    foes: [idol, { is: 'star-vampire', at: 'R3C2', on: 1 }, { is: 'moon-beast', at: 'R4C1' }],
    piles: [{ at: 'R3C3', unseen: ['bolos'] }],
  },
  {
    settings: short,
    heroes: [
      {
        ...doc,
        memorized: ['heal', 'reach', 'create-gate', 'parting-sands', 'spectral-razor'],
        objects: ['rlyeh-text'],
      },
      eye,
    ],
    tomes: { 'rlyeh-text': ['fly', 'flesh-ward'] },
    ...temple,
  },
  // monsters that do more than usual
  {
    settings: {
      ...short,
      monsterControl: 'left-player',
      monstersUseObjects: true,
      monstersHeal: true,
    },
    heroes: [
      { ...mariner, at: 'innsmouth-dock R3C1' },
      { ...eye, at: 'innsmouth-dock R6C6' },
    ],
    tiles: ['innsmouth-dock'],
    foes: [
      { is: 'cultist', at: 'R2C1', objects: ['pitchfork'] },
      { is: 'moon-beast', at: 'R1C1', health: 1, objects: ['penicillin-vial'] },
      { is: 'star-vampire', at: 'R3C1', on: 0 },
    ],
    piles: [{ at: 'R1C1', unseen: ['herbs', 'net'] }],
  },
  {
    settings: { ...short, monsterControl: 'left-player', monstersUseObjects: true, facing: true },
    heroes: [
      { ...eye, at: 'R3C1', holds: [{ kind: 'net', escape: 1 }] },
      { ...mariner, at: 'R6C6' },
    ],
    tiles: ['cultist-temple'],
    foes: [
      { is: 'gnoph-keh', at: 'R3C4' },
      { is: 'cultist', at: 'R6C1', holds: [{ kind: 'net', escape: 1 }] },
      { is: 'moon-beast', at: 'R1C1' },
    ],
    piles: [{ at: 'R1C1', open: ['herbs'] }],
  },
  {
    settings: { ...short, monsterControl: 'left-player', monstersUseObjects: true },
    heroes: [
      { ...eye, at: 'R3C1' },
      { ...mariner, at: 'R6C6' },
    ],
    tiles: ['cultist-temple'],
    foes: [{ is: 'elder-thing', at: 'R3C4', objects: ['dynamite-stick'] }],
    from: 'monsters',
  },
  {
    settings: short,
    heroes: [
      { ...mariner, at: 'innsmouth-dock R3C2', health: 1 },
      { ...eye, at: 'innsmouth-dock R6C6' },
    ],
    tiles: ['innsmouth-dock'],
    foes: [{ is: 'cultist-idol', at: 'R1C1' }],
  },
  // a gate behind which somebody stands
  {
    settings: short,
    heroes: [
      { ...eye, at: 'innsmouth-dock R4C6' },
      { ...mariner, at: 'medical-school R3C1' },
    ],
    tiles: ['innsmouth-dock', 'medical-school'],
  },
  // sanity
  {
    settings: mad,
    heroes: [
      { ...eye, at: 'medical-school R3C6', sanity: 40 },
      { ...mariner, at: 'medical-school R4C1' },
    ],
    tiles: ['medical-school'],
    foes: [{ is: 'cultist-idol', at: 'R6C1' }],
  },
  {
    settings: mad,
    heroes: [
      { ...eye, at: 'R4C2', objects: ['herbs', 'psychiatric-medicine'] },
      { ...mariner, at: 'R4C3', sanity: 18, objects: ['herbs'] },
    ],
    tiles: ['medical-school'],
    foes: [{ is: 'cultist-idol', at: 'R6C1' }],
  },
  {
    settings: mad,
    heroes: [
      { ...eye, at: 'R4C2', sanity: 20 },
      { ...mariner, at: 'R4C3', sanity: 18 },
    ],
    tiles: ['medical-school'],
    foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    from: 'turn',
  },
  {
    settings: mad,
    heroes: [{ ...mariner, at: 'R3C1', objects: ['herbs'] }, eye],
    tiles: ['cultist-temple'],
    foes: [
      idol,
      { is: 'leng-spider', at: 'R6C1' },
      { is: 'gnoph-keh', at: 'R6C6' },
      { is: 'star-vampire', at: 'R3C6' },
    ],
    from: 'turn',
  },
  // against each other; nobody can come back, so it is soon over
  {
    heroes: [
      { ...mariner, at: 'R3C1', health: 1, home: 'none' },
      { ...eye, at: 'R4C1', health: 1, home: 'none' },
    ],
    ...temple,
  },
  {
    heroes: [
      {
        is: 'arctic-explorer',
        at: 'train-station R2C4',
        health: 1,
        objects: ['dynamite-bundle'],
        home: 'none',
      },
      { ...eye, at: 'train-station R1C5', health: 1 },
    ],
    tiles: ['train-station'],
    foes: [{ is: 'cultist', at: 'train-station R3C6' }],
  },
  {
    heroes: [
      { ...eye, at: 'train-station R1C6', health: 1, homeHealth: 0 },
      { ...mariner, at: 'train-station R2C6', health: 1, home: 'none' },
    ],
    tiles: ['train-station'],
  },
  {
    heroes: [
      { ...eye, life: 'respawns' },
      { ...mariner, at: 'train-station R1C6', health: 1, home: 'none' },
    ],
    tiles: ['train-station'],
    from: 'turn',
  },
]

export const rareMoments: readonly (() => MashState)[] = positions.map(
  (position) => () => stateAt(position),
)
