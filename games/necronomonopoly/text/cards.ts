import { capital, counted } from '@eldertable/kernel'
import { cardAt, type Card, type Use, type When } from '../pieces/cards.ts'
import { effects } from '../effects/index.ts'
import { lastingEffects } from '../effects/lasting.ts'

/** One card, for a closer look. */
export interface CardText {
  title: string
  /** `One-Shot Spell`, `Monster`, `Great Old One` */
  kind: string
  /** When it may be used and what it costs, or how a Monster hurts and moves; a sentence each. */
  facts: readonly string[]
  /** What it does; never empty. */
  effect: string
  flavour: string
  rule: string
}

const typeNames: Readonly<Record<Card['type'], string>> = {
  ally: 'Ally',
  spell: 'Spell',
  item: 'Item',
  book: 'Book',
  monster: 'Monster',
  'old-one': 'Great Old One',
  other: 'Event',
}

const useNames: Readonly<Record<Use, string>> = {
  'one-shot': 'One-Shot',
  continuous: 'Continuous',
  reusable: 'Reusable',
}

const whenTexts: Readonly<Record<When, string>> = {
  free: 'at Dawn of any turn, before you move or in your Buy step',
  command: 'when you have named a Monster to move',
  ready: 'before you move',
  throw: 'after your movement throw',
  meet: 'when you meet a Monster',
  lose: 'when you are about to lose Sanity',
  owe: 'when you owe rent or a fee',
  draw: 'when you have drawn a card',
  gate: 'when you have rolled at a Gate',
  counter: 'when you are the target of a Spell',
  buy: 'in your Buy step',
}

/** What is on a card: what it does, when, and for how much. The price is the printed one. */
export function cardText(card: number): CardText {
  const row = cardAt(card)
  const effect = effectOf(row)
  return {
    title: row.title,
    kind: kindOf(card),
    facts: factsOf(row),
    effect: effect === '' ? plainEffects[row.type] : effect,
    flavour: row.flavour,
    rule: row.id,
  }
}

/** What a card does in its own words; empty if that is nothing besides what all of its type do. */
export function effectOf(card: Card): string {
  const { does, lasts, says } = card
  if (says !== null) return says(card)
  return [
    ...(does === null ? [] : [effects.inWords(does)]),
    ...lasts.map((effect) => lastingEffects.inWords(effect)),
  ].join(' ')
}

/** For cards whose row in the rulebook has no text of its own. */
const plainEffects: Readonly<Record<Card['type'], string>> = {
  ally: 'No power.',
  spell: 'No power.',
  item: 'No power.',
  book: 'No power.',
  monster: 'No further effect.',
  'old-one': 'No further effect.',
  other: 'No effect.',
}

function kindOf(card: number): string {
  const { type, use } = cardAt(card)
  return use === null ? typeNames[type] : `${useNames[use]} ${typeNames[type]}`
}

function factsOf(card: Card): string[] {
  switch (card.type) {
    case 'monster':
    case 'old-one':
      return [`Meeting it costs ${card.loss} Sanity.`, `It moves by ${diceOf(card)}.`]
    case 'ally':
      return [...useOf(card), 'It can be discarded in place of a loss to a Monster.']
    case 'other':
      return ['Followed at once.']
    default:
      return useOf(card)
  }
}

export const diceOf = (card: Card): string => counted(card.dice, 'die', 'dice')

/** The moments at which a card may be used; empty for one that works all the time, or never. */
export const momentsOf = ({ when }: Card): string => when.map((one) => whenTexts[one]).join('; ')

function useOf(card: Card): string[] {
  const { cost, use, when } = card
  if (when.length === 0) return use === 'continuous' ? ['Works all the time, for nothing.'] : []
  return [
    `${capital(momentsOf(card))}.`,
    cost === 0 ? 'It costs nothing.' : `It costs ${cost} Sanity.`,
  ]
}
