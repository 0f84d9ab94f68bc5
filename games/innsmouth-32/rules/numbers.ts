import { withModifiers, type Modifier, type Modified, type ModifiedValue } from '@eldertable/kernel'
import { cards, itemOf, NO_CARD, rowOf } from '../pieces/cards.ts'
import type { HorrorKey } from '../pieces/events.ts'
import { BRAINS, type Stat } from '../pieces/stats.ts'
import type { SurvivorKey, SurvivorRow } from '../pieces/survivors.ts'
import type { I32State, ThrowKind } from '../state.ts'
import { survivorAt } from './survivors.ts'

/** What rules reckon for a survivor, by its card, and what the powers of survivors can change. */
export interface Numbers {
  /** The target of an attack with an item, or -1 without. */
  aim: Modified<number, number>
  /** Its damage. */
  blow: Modified<number, number>
  /** Tokens of a successful MYTHOS DECK action. */
  lore: Modified<number>
  /** Cards drawn by a SEARCH. */
  finds: Modified<number>
  /** What the pool action REST gives. */
  rest: Modified<number>
  /** Rest spoints for taking a card from the screen. */
  pickings: Modified<number>
  /** The target of a saving throw against the survivor's mythos. */
  saving: Modified<number>
  /** By how much an item that paid lowers it. */
  penalty: Modified<number, number>
  /** What it can add to the throw of somebody in the same area. */
  shots: Modified<number>
  /** Whether a failed throw may be made again without a star. */
  crams: Modified<boolean, { readonly kind: ThrowKind; readonly stat: Stat }>
  /** Whether it may HEAL. */
  heals: Modified<boolean>
  /** Whether a horror can take it. */
  isPrey: Modified<boolean, HorrorKey>
  /** Whether an insanity token meant for it is ignored, and whether that happens once a reel or always. */
  shrugs: Modified<'no' | 'once' | 'always'>
}

interface Power extends Modifier<I32State, Numbers> {
  /** Whether it is printed on a survivor's card, at work or not. */
  isOn(row: SurvivorRow): boolean
}

const power = (key: SurvivorKey, rule: string, changes: Power['changes']): Power => ({
  rule,
  isOn: (row) => row.key === key,
  appliesTo: (_, who) => rowOf(who).key === key,
  changes,
})

/** The same for what can be done once in a reel. */
const onceAReel = (key: SurvivorKey, rule: string, changes: Power['changes']): Power => ({
  rule,
  isOn: (row) => row.key === key,
  appliesTo: (s, who) => rowOf(who).key === key && !survivorAt(s, who).hasUsed,
  changes,
})

const more =
  (amount: number) =>
  (value: number): number =>
    value + amount

/** The powers printed on the survivors' cards, in the order of the book. */
const powers: readonly Power[] = [
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
    isOn: (row) => row.faction === 'scholar',
    appliesTo: (_, who) => rowOf(who).faction === 'scholar',
    changes: {
      penalty: (value, item) => (itemOf(item).key === 'medallion' ? value + 1 : value),
    },
  },
]

const modifiedByAll = withModifiers<I32State, Numbers>(powers)

type ModifiedOf<N extends keyof Numbers> = ModifiedValue<
  I32State,
  Numbers[N]['value'],
  Numbers[N]['about']
>

/** Reckons a value. Nearly always a survivor has no power that could change it, which its card tells at once. */
function modified<N extends keyof Numbers>(name: N): ModifiedOf<N> {
  const modify = modifiedByAll(name)
  const heard = powers.filter(({ changes }) => changes[name] !== undefined)
  const canChange = cards.map(
    ({ survivor }) => survivor !== null && heard.some((one) => one.isOn(survivor)),
  )
  type Value = Numbers[N]['value']
  const quickly = (value: Value, s: I32State, who: number, about: Numbers[N]['about']): Value =>
    canChange[who] === true ? modify(value, s, who, about) : value
  const rule: ModifiedOf<N>['rule'] = (...asked) => modify.rule(...asked)
  return Object.assign(quickly, { rule })
}

const isAttack = (kind: ThrowKind): boolean => kind === 'attack' || kind === 'counter'

export const aimOf = modified('aim')
export const blowOf = modified('blow')
export const loreOf = modified('lore')
export const findsOf = modified('finds')
export const restOf = modified('rest')
export const pickingsOf = modified('pickings')
export const savingOf = modified('saving')
export const penaltyOf = modified('penalty')
export const shotsOf = modified('shots')
export const cramsOf = modified('crams')
export const healsOf = modified('heals')
export const isPreyOf = modified('isPrey')
export const shrugsOf = modified('shrugs')
