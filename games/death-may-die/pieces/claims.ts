import { blast, heal, hurl, rerollAny, type Use } from '../effects/uses/use.ts'
import type { EnemyKind } from './enemies.ts'
import type { Skill } from './skills/index.ts'

/** The two actions of each episode (DMD-EPISODE-1). */
const episodeActions = [
  ['spoil', 'beat-out'],
  ['take-idol', 'break-idols'],
  ['open-grave', 'lay-to-rest'],
  ['misalign', 'bar-shutter'],
  ['throw-breaker', 'light-lamp'],
  ['set-charge', 'light-fuse'],
] as const
export type EpisodeAction = (typeof episodeActions)[number][number]

/** What a claimed entry gives for as long as it is held. */
export type Gift =
  /** DMD-CARD-1, DMD-CARD-12 */
  | {
      readonly gives: 'attack-dice'
      readonly dice: number
      readonly reach: 'near' | 'far' | 'any'
      readonly better?: { readonly dice: number; readonly against: readonly EnemyKind[] }
    }
  /** DMD-CARD-2 */
  | { readonly gives: 'range'; readonly spaces: number }
  /** DMD-CARD-3 */
  | { readonly gives: 'check-dice'; readonly dice: number }
  /** DMD-CARD-4 */
  | { readonly gives: 'action-dice'; readonly action: EpisodeAction; readonly dice: number }
  /** DMD-CARD-5 */
  | { readonly gives: 'guard'; readonly rerolls: number }
  /** DMD-CARD-6 */
  | { readonly gives: 'armour' }
  /** DMD-CARD-10 */
  | { readonly gives: 'elder-stone' }
  /** DMD-REST-5 */
  | { readonly gives: 'rest'; readonly points: number; readonly where?: 'dark' }
  /** One bonus die in rolls made there. */
  | { readonly gives: 'roll-die'; readonly where: 'water' | 'lit' }
  /** DMD-CLAIM-11 */
  | { readonly gives: 'reroll'; readonly of: 'attacks' | 'rolls' }
  | { readonly gives: 'flames'; readonly upTo: number }
  | { readonly gives: 'fire-resistance' }
  | { readonly gives: 'unsafe-action'; readonly action: EpisodeAction }
  | { readonly gives: 'dry-feet' }
  | { readonly gives: 'painless-idol' }
  | { readonly gives: 'longer-range' }
  | { readonly gives: 'harness' }
  | { readonly gives: 'free-action'; readonly action: EpisodeAction }
  | { readonly gives: 'sneak' }
  | { readonly gives: 'longer-move' }
  | { readonly gives: 'long-fuse' }
  | { readonly gives: 'unfollowed'; readonly by: EnemyKind }
  | { readonly gives: 'star-gazing' }
  | { readonly gives: 'relief'; readonly killing: EnemyKind }
  | { readonly gives: 'single-shot' }
  | { readonly gives: 'use'; readonly use: Use }

/** DMD-CLAIM-1 */
export type Claim =
  | {
      readonly is: 'companion'
      readonly name: string
      readonly health: number
      readonly skill: Skill | null
      readonly gifts: readonly Gift[]
    }
  | {
      readonly is: 'item' | 'weapon' | 'condition'
      readonly name: string
      readonly gifts: readonly Gift[]
    }

export const companion = (
  name: string,
  health: number,
  skill: Skill | null,
  ...gifts: readonly Gift[]
): Claim => ({ is: 'companion', name, health, skill, gifts })
export const item = (name: string, ...gifts: readonly Gift[]): Claim => ({
  is: 'item',
  name,
  gifts,
})
export const weapon = (name: string, ...gifts: readonly Gift[]): Claim => ({
  is: 'weapon',
  name,
  gifts,
})
export const condition = (name: string, ...gifts: readonly Gift[]): Claim => ({
  is: 'condition',
  name,
  gifts,
})

export const discardedFor = (use: Use): Gift => ({ gives: 'use', use })
export const healing = (wounds: number, stress: number): Gift => discardedFor(heal(wounds, stress))
export const near = (dice: number): Gift => ({ gives: 'attack-dice', dice, reach: 'near' })
export const nearOrBetter = (...against: readonly EnemyKind[]): Gift => ({
  gives: 'attack-dice',
  dice: 1,
  reach: 'near',
  better: { dice: 2, against },
})
export const far = (dice: number, spaces: number): readonly Gift[] => [
  { gives: 'attack-dice', dice, reach: 'far' },
  { gives: 'range', spaces },
]
export const anywhere = (dice: number, spaces: number): readonly Gift[] => [
  { gives: 'attack-dice', dice, reach: 'any' },
  { gives: 'range', spaces },
]
export const actionDice = (action: EpisodeAction, dice: number): Gift => ({
  gives: 'action-dice',
  action,
  dice,
})
export const checkDice: Gift = { gives: 'check-dice', dice: 1 }
export const restMore: Gift = { gives: 'rest', points: 1 }
export const restLess: Gift = { gives: 'rest', points: -1 }
export const rerollOf = (of: 'attacks' | 'rolls'): Gift => ({ gives: 'reroll', of })

// Found in several episodes.
export const bandages = item('Bandages', healing(2, 0))
export const lampOil = item('Lamp Oil', discardedFor(blast))
export const smellingSalts = item('Smelling Salts', discardedFor(rerollAny))
export const quicklime = item('Quicklime', discardedFor(hurl('monster', 2)))
export const guiltyConscience = condition('Guilty Conscience')
