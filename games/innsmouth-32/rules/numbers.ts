import { withModifiers, type Modifier, type ModifiedValue } from '@eldertable/kernel'
import { powers, type Numbers } from '../effects/powers.ts'
import { cards, itemOf, rowOf } from '../pieces/cards.ts'
import type { SurvivorRow } from '../pieces/card.ts'
import type { I32State } from '../state.ts'
import { survivorAt } from './survivors.ts'

interface OnCard extends Modifier<I32State, Numbers> {
  /** Whether it is printed on a survivor's card, at work or not. */
  isOn(row: SurvivorRow): boolean
}

const isScholar = ({ faction }: SurvivorRow): boolean => faction === 'scholar'

/** The powers printed on the survivors' cards, and what items are to some of them. */
const modifiers: readonly OnCard[] = [
  ...cards.flatMap(({ survivor, rule }, number): OnCard[] => {
    if (survivor?.power == null) return []
    const { power, by } = survivor
    return [
      {
        rule: by ?? rule,
        isOn: (row) => row === survivor,
        appliesTo: (s, who) =>
          who === number && !(power.once === true && survivorAt(s, who).hasUsed),
        changes: powers.changes(power, number),
      },
    ]
  }),
  {
    rule: 'I32-ITEM-8',
    isOn: isScholar,
    appliesTo: (_, who) => isScholar(rowOf(who)),
    changes: { penalty: (value, item) => value + itemOf(item).scholars },
  },
]

const modifiedByAll = withModifiers<I32State, Numbers>(modifiers)

type ModifiedOf<N extends keyof Numbers> = ModifiedValue<
  I32State,
  Numbers[N]['value'],
  Numbers[N]['about']
>

/** Reckons a value. Nearly always a survivor has no power that could change it, which its card tells at once. */
function modified<N extends keyof Numbers>(name: N): ModifiedOf<N> {
  const modify = modifiedByAll(name)
  const heard = modifiers.filter(({ changes }) => changes[name] !== undefined)
  const canChange = cards.map(
    ({ survivor }) => survivor !== null && heard.some((one) => one.isOn(survivor)),
  )
  type Value = Numbers[N]['value']
  const quickly = (value: Value, s: I32State, who: number, about: Numbers[N]['about']): Value =>
    canChange[who] === true ? modify(value, s, who, about) : value
  const rule: ModifiedOf<N>['rule'] = (...asked) => modify.rule(...asked)
  return Object.assign(quickly, { rule })
}

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
