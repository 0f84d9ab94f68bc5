import { withModifiers, type Modifier } from '@eldertable/kernel'
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

/** Asks for a number by its name. Most survivors have no power that could change one, which their cards tell at once. */
const modified = withModifiers<I32State, Numbers, OnCard>(modifiers, {
  count: cards.length,
  of: (_, who) => who,
  canHave: (card, modifier) => {
    const row = cards[card]?.survivor
    return row != null && modifier.isOn(row)
  },
})

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
