import { reckoningWith, type Changer, type Reckoned } from '@eldertable/kernel'
import { itemOf, NO_CARD, rowOf } from '../content/cards.ts'
import type { HorrorKey } from '../content/events.ts'
import { BRAINS, type Stat } from '../content/stats.ts'
import type { SurvivorKey } from '../content/survivors.ts'
import type { I32State, ThrowKind } from '../state.ts'
import { survivorAt } from './survivors.ts'

/** What rules reckon for a survivor, by its card, and what the powers of survivors can change. */
export interface Numbers {
  /** The target of an attack with an item, or -1 without. */
  aim: Reckoned<number, number>
  /** Its damage. */
  blow: Reckoned<number, number>
  /** Tokens of a successful MYTHOS DECK action. */
  lore: Reckoned<number>
  /** Cards drawn by a SEARCH. */
  finds: Reckoned<number>
  /** What the pool action REST gives. */
  rest: Reckoned<number>
  /** Rest spoints for taking a card from the screen. */
  pickings: Reckoned<number>
  /** The target of a saving throw against the survivor's mythos. */
  saving: Reckoned<number>
  /** By how much an item that paid lowers it. */
  penalty: Reckoned<number, number>
  /** What it can add to the throw of somebody in the same area. */
  shots: Reckoned<number>
  /** Whether a failed throw may be made again without a star. */
  crams: Reckoned<boolean, { readonly kind: ThrowKind; readonly stat: Stat }>
  /** Whether it may HEAL. */
  heals: Reckoned<boolean>
  /** Whether a horror can take it. */
  isPrey: Reckoned<boolean, HorrorKey>
  /** Whether an insanity token meant for it is ignored, and whether that happens once a reel or always. */
  shrugs: Reckoned<'no' | 'once' | 'always'>
}

type Power = Changer<I32State, Numbers>

const power = (key: SurvivorKey, rule: string, changes: Power['changes']): Power => ({
  rule,
  isWith: (_, who) => rowOf(who).key === key,
  changes,
})

/** The same for what can be done once in a reel. */
const onceAReel = (key: SurvivorKey, rule: string, changes: Power['changes']): Power => ({
  rule,
  isWith: (s, who) => rowOf(who).key === key && !survivorAt(s, who).hasUsed,
  changes,
})

const more =
  (amount: number) =>
  (value: number): number =>
    value + amount

/** The powers printed on the survivors' cards, in the order of the book. */
const reckoned = reckoningWith<I32State, Numbers>([
  onceAReel('kingpin', 'I32-SURV-1', { shots: more(2) }),
  power('triggerman', 'I32-SURV-2', {
    aim: (value, item) => (item !== NO_CARD && itemOf(item).isFirearm ? value + 1 : value),
  }),
  power('moll', 'I32-SURV-3', { pickings: more(1) }),
  power('aged-scholar', 'I32-SURV-4', { lore: more(1) }),
  power('archaeologist', 'I32-SURV-5', { finds: more(1) }),
  power('occultist', 'I32-SURV-6', { saving: more(-1) }),
  power('quarterback', 'I32-SURV-7', {
    blow: (value, item) => (item === NO_CARD ? value + 2 : value),
  }),
  power('co-ed', 'I32-SURV-8', { rest: more(1) }),
  onceAReel('bookworm', 'I32-SURV-9', {
    crams: (value, { kind, stat }) => value || (stat === BRAINS && !isAttack(kind)),
  }),
  onceAReel('doctor', 'I32-SURV-10', { heals: () => true }),
  power('lobsterman', 'I32-SURV-11', {
    isPrey: (value, horror) => value && horror !== 'lost-in-the-marsh',
  }),
  onceAReel('town-drunk', 'I32-SURV-12', { shrugs: (value) => (value === 'no' ? 'once' : value) }),
  power('clerk', 'I32-CLERK-7', { shrugs: () => 'always' }),
  {
    rule: 'I32-ITEM-8',
    isWith: (_, who) => rowOf(who).faction === 'scholar',
    changes: {
      penalty: (value, item) => (itemOf(item).key === 'medallion' ? value + 1 : value),
    },
  },
])

const isAttack = (kind: ThrowKind): boolean => kind === 'attack' || kind === 'counter'

export const aimOf = reckoned('aim')
export const blowOf = reckoned('blow')
export const loreOf = reckoned('lore')
export const findsOf = reckoned('finds')
export const restOf = reckoned('rest')
export const pickingsOf = reckoned('pickings')
export const savingOf = reckoned('saving')
export const penaltyOf = reckoned('penalty')
export const shotsOf = reckoned('shots')
export const cramsOf = reckoned('crams')
export const healsOf = reckoned('heals')
export const isPreyOf = reckoned('isPrey')
export const shrugsOf = reckoned('shrugs')
