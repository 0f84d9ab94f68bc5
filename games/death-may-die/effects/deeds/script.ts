import type { EnemyKind } from '../../pieces/enemies.ts'
import type { Gate } from '../../pieces/map.ts'

// Cards, stages and episodes speak a small language of their own. What each says is data, carried out by the rules and
// put into words by the text; "you" is who resolves it, or whoever is meant within an `each`.

/** Enemies that a text can name by kind; `elder` is the Elder One once it is on the map. */
export type Mover = EnemyKind | 'elder'

/** Where enemies are sent. */
export type Goal = 'you' | 'nearest-investigator' | 'most-signs'

/** What can be asked about "you" or about the map. */
export type Condition =
  | { readonly is: 'on-map'; readonly who: Mover }
  | { readonly is: 'within'; readonly spaces: number; readonly of: EnemyKind }
  | { readonly is: 'holding'; readonly what: 'idol' | 'bones' }
  | { readonly is: 'signs'; readonly atLeast: number }
  | { readonly is: 'beside'; readonly whom: readonly Mover[] }
  | { readonly is: 'in-rlyeh' | 'in-water' | 'in-fire' | 'in-dark' | 'stress-full' }

/** One thing that a text does. What stands in `otherwise` is done instead if it finds nothing to do. */
export type Step = Deed & { readonly otherwise?: readonly Step[] }

type Deed =
  | {
      readonly do: 'take'
      readonly what: 'stress' | 'sanity' | 'wounds' | 'signs'
      readonly amount: number
    }
  /** DMD-TERM-18 */
  | { readonly do: 'pay'; readonly amount: number }
  /** DMD-TERM-15: at a gate, or in the nearest Water space. */
  | { readonly do: 'summon'; readonly kind: EnemyKind; readonly at: Gate | 'water' }
  /** DMD-TERM-10; without a number of spaces it is set down there (DMD-TERM-13). */
  | {
      readonly do: 'move'
      readonly who: Mover
      readonly which: 'each' | 'nearest' | 'unengaged'
      readonly spaces?: number
      readonly to: Goal
    }
  /** DMD-MYTHOS-8: each of a kind in your space. */
  | { readonly do: 'attack'; readonly who: EnemyKind }
  | { readonly do: 'heal-enemies'; readonly who: EnemyKind }
  | { readonly do: 'promote' }
  | { readonly do: 'fire'; readonly where: 'here' | 'adjacent' | 'retorts' }
  | { readonly do: 'catch-fire' }
  /** DMD-CTHULHU-3: at your space, or at the Elder One's and each gate (DMD-CTHULHU-9). */
  | {
      readonly do: 'rlyeh'
      readonly at?: 'elder-and-gates'
      readonly withCultist?: true
    }
  | { readonly do: 'discard-signs' | 'settle-signs' | 'roll-signs' }
  | { readonly do: 'blow-to-gate' }
  | { readonly do: 'put-down-idol' | 'turn-grave' | 'realign' | 'refocus' | 'douse' }
  | { readonly do: 'darken'; readonly which?: 'farthest' }
  | { readonly do: 'unpack'; readonly from?: 'chthonian' }
  /** DMD-TERM-20: with each living investigator as "you". */
  | { readonly do: 'each'; readonly where?: Condition; readonly steps: readonly Step[] }
  | {
      readonly do: 'if'
      readonly when: Condition
      readonly steps: readonly Step[]
      readonly else: readonly Step[]
    }
  | { readonly do: 'choose'; readonly options: readonly (readonly Step[])[] }

export const stress = (amount: number): Step => ({ do: 'take', what: 'stress', amount })
export const sanity = (amount: number): Step => ({ do: 'take', what: 'sanity', amount })
export const wounds = (amount: number): Step => ({ do: 'take', what: 'wounds', amount })
export const signs = (amount: number): Step => ({ do: 'take', what: 'signs', amount })
export const pay = (amount: number): Step => ({ do: 'pay', amount })
export const summon = (kind: EnemyKind, at: Gate | 'water'): Step => ({ do: 'summon', kind, at })
export const attack = (who: EnemyKind): Step => ({ do: 'attack', who })

/** All of a kind on the map, toward somebody. */
export const eachMoves = (who: Mover, spaces: number, to: Goal = 'you'): Step => ({
  do: 'move',
  who,
  which: 'each',
  spaces,
  to,
})
/** DMD-TERM-8: cultists that have nobody in their space. */
export const cultistsClose = (spaces: number): Step => ({
  do: 'move',
  who: 'cultist',
  which: 'unengaged',
  spaces,
  to: 'nearest-investigator',
})
export const nearestComes = (who: EnemyKind, spaces?: number): Step => ({
  do: 'move',
  who,
  which: 'nearest',
  to: 'you',
  ...(spaces !== undefined && { spaces }),
})

export const each = (steps: readonly Step[], where?: Condition): Step => ({
  do: 'each',
  steps,
  ...(where !== undefined && { where }),
})
export const when = (
  condition: Condition,
  steps: readonly Step[],
  otherwise: readonly Step[],
): Step => ({ do: 'if', when: condition, steps, else: otherwise })
export const choose = (...options: readonly (readonly Step[])[]): Step => ({
  do: 'choose',
  options,
})
export const orElse = (step: Step, ...otherwise: readonly Step[]): Step => ({ ...step, otherwise })

export const onMap = (who: Mover): Condition => ({ is: 'on-map', who })
export const holding = (what: 'idol' | 'bones'): Condition => ({ is: 'holding', what })
