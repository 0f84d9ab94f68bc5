import type { MashScenario, Position } from './at.ts'
import { one, two, type HeroAt, type Unseen } from './one.ts'

/** Ann on a pile of unseen objects, the top named first. */
export const onPile = (
  unseen: Unseen,
  ann: Partial<HeroAt> = {},
  more: Position = {},
): MashScenario =>
  two(ann, {
    tiles: ['cultist-temple', 'family-farm', 'base-camp'],
    piles: [{ at: 'R3C1', unseen }],
    ...more,
  })

/** The same with the Private Eye, who has something to lose. */
export const eyeOnPile = (unseen: Unseen, more: Position = {}): MashScenario =>
  one(
    { is: 'private-eye', objects: ['herbs', 'sword-cane', 'net'] },
    { piles: [{ at: 'R3C1', unseen }], ...more },
  )

export const useObjects = { monstersUseObjects: true } as const

/** Bob has a Moon-Beast (two actions, five points) act against the Psychotherapist. */
export const ledBeast = (more: Position, foe: object = {}): MashScenario =>
  two(
    { is: 'psychotherapist' },
    {
      settings: { ...useObjects, monsterControl: 'left-player' },
      foes: [{ is: 'moon-beast', at: 'R3C4', ...foe }],
      from: 'monsters',
      ...more,
    },
  ).pick('rouse', 'moon-beast')

/** The same with the beast on a pile. */
export const beastOnPile = (unseen: Unseen, foe: object = {}): MashScenario =>
  ledBeast({ piles: [{ at: 'R3C4', unseen }] }, foe)
