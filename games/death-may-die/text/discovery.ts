import { points } from '../effects/uses/healing.ts'
import { uses } from '../effects/uses/index.ts'
import type { Claim, Gift } from '../pieces/claims.ts'
import type { Centre, Entry } from '../pieces/discovery.ts'
import { type EnemyKind, isSingle, kindOfEnemy } from '../pieces/enemies.ts'
import { actionNames } from './names.ts'
import { skillRows } from '../pieces/skills/index.ts'

/** The text in the middle of a Discovery card. */
export function centreInWords(centre: Centre): string {
  if (centre === null) return '-'
  switch (centre.says) {
    case 'must':
      return '*Must.*'
    case 'stress-with':
      return `If you have ${centre.condition}, take 1 stress.`
    case 'bars-left-with':
      return `With ${centre.condition} you cannot choose Left.`
    case 'check': {
      const { successes, skill, fail } = centre
      const named = skill === null ? '' : ` (${skillRows[skill].name})`
      const price = 'stress' in fail ? `take ${fail.stress} stress` : `lose ${fail.sanity} sanity`
      return `Check ${successes}${named}. Pass: claim Left. Fail: ${price}.`
    }
  }
}

/** The same for those who do not know the short words of the cards. */
export function centreToRead(centre: NonNullable<Centre>): string {
  switch (centre.says) {
    case 'must':
      return 'One of the two has to be taken.'
    case 'check': {
      const { successes, skill, fail } = centre
      const named =
        skill === null ? '' : `, with a bonus die for each level of ${skillRows[skill].name}`
      const price = 'stress' in fail ? `take ${fail.stress} stress` : `lose ${fail.sanity} sanity`
      return `A check: roll three dice${named}. ${successes} successes and the left side is yours, or you ${price}.`
    }
    default:
      return centreInWords(centre)
  }
}

/** One of the two entries of a Discovery card, with its price. */
export function entryInWords(entry: Entry | null): string {
  if (entry === null) return '-'
  const { price, claim, heals, losesSanity } = entry
  const paid =
    price && `Pay ${'stress' in price ? `${price.stress} stress` : `${price.sanity} sanity`}`
  if (claim !== null) return `${paid === null ? '' : `${paid}: `}${claimInWords(claim)}`
  if (heals !== null) return `Heal ${points(heals.wounds, heals.stress)}.`
  return losesSanity > 0 ? `Lose ${losesSanity} sanity.` : `${paid}.`
}

/** A companion, an item or a condition, with all that it gives. */
function claimInWords(claim: Claim): string {
  const { name, gifts } = claim
  const kind =
    claim.is === 'companion'
      ? `companion ${claim.health}, ${claim.skill === null ? 'no skill' : skillRows[claim.skill].name}`
      : claim.is
  const said =
    claim.is === 'condition' ? conditionInWords(gifts) : gifts.map(giftInWords).reduce(joined, '')
  return `**${name}** - ${kind}.${said === '' ? '' : ` ${said}`}`
}

/** A text in small letters goes on with the sentence before it. */
function joined(before: string, text: string): string {
  if (before === '') return text
  return /^[a-z]/.test(text) ? `${before.slice(0, -1)}; ${text}` : `${before} ${text}`
}

/** Conditions say all in one sentence. */
const conditionInWords = (gifts: readonly Gift[]): string =>
  gifts.length === 0
    ? 'No effect by itself.'
    : gifts
        .map((gift) => giftInWords(gift).slice(0, -1))
        .map((text, i) => (i === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
        .join('; ') + '.'

function giftInWords(gift: Gift): string {
  switch (gift.gives) {
    case 'attack-dice': {
      const { dice, reach, better } = gift
      const more =
        better && `, or +${better.dice} if the target is ${better.against.map(named).join(' or ')}`
      return `Attack +${dice} ${reach}${more ?? ''}.`
    }
    case 'range':
      return `Range ${gift.spaces}.`
    case 'check-dice':
      return `Checks +${gift.dice}.`
    case 'action-dice':
      return `${actionNames[gift.action]} +${gift.dice}.`
    case 'guard':
      return `Guard ${gift.rerolls}.`
    case 'armour':
      return 'Armour 1.'
    case 'elder-stone':
      return 'Elder stone.'
    case 'rest': {
      const heals = `our Rest heals 1 ${gift.points > 0 ? 'more' : 'less'}.`
      return gift.where === 'dark' ? `In a dark space y${heals}` : `Y${heals}`
    }
    case 'roll-die':
      return `In a ${gift.where === 'water' ? 'Water' : 'lit'} space your rolls have 1 bonus die.`
    case 'reroll':
      return `Once per turn one free reroll in one of your ${gift.of}.`
    case 'flames':
      return `Your Beat Out the Flames removes up to ${gift.upTo === 6 ? 'six' : gift.upTo} tokens.`
    case 'fire-resistance':
      return 'Whenever you leave a space with fire, take 1 token fewer.'
    case 'unsafe-action':
      return `You may ${actionNames[gift.action]} in a space that is not safe.`
    case 'dry-feet':
      return 'A Deep One attacking you gains no die for Water.'
    case 'painless-idol':
      return 'Take the Idol costs you no sanity.'
    case 'longer-range':
      return 'If you have Marksman, its range is one space longer.'
    case 'harness':
      return "A Byakhee's attack places neither you nor it."
    case 'free-action':
      return `Once per turn you may ${actionNames[gift.action]} as a free action.`
    case 'sneak':
      return 'You may sneak past one more enemy in each Move, as with Stealth 1.'
    case 'longer-move':
      return 'Once per turn one of your Moves may have one more step.'
    case 'long-fuse':
      return 'You may Light the Fuse within 1 space of `15A-a`.'
    case 'unfollowed':
      return `${kindOfEnemy(gift.by).name}s do not follow you when you leave a space.`
    case 'star-gazing':
      return 'Your Misalign the Lens and your checks have 1 bonus die; whenever the text of a Mythos card (not a roll) makes you lose sanity, lose 1 more.'
    case 'relief':
      return `whenever you kill a ${kindOfEnemy(gift.killing).name} with it, heal 1 stress.`
    case 'single-shot':
      return 'Discard it after one attack with it.'
    case 'use':
      return uses.inWords(gift.use)
  }
}

/** Some monsters are the only one of their kind. */
const named = (kind: EnemyKind): string =>
  `${isSingle(kind) ? 'the' : 'a'} ${kindOfEnemy(kind).name}`

const priceInWords = (price: NonNullable<Entry['price']>): string =>
  'stress' in price ? `${price.stress} stress` : `${price.sanity} sanity`

/** An entry in as few words as there is room for on the board: what one gets, and for what. */
export function entryInShort(entry: Entry | null): string {
  if (entry === null) return 'nothing'
  const { price, claim } = entry
  if (claim === null) return uncapital(entryInWords(entry)).replace(/\.$/, '')
  return price === null ? claim.name : `${claim.name}, ${priceInWords(price)}`
}

/** An entry as it stands on the button that takes it: what one gets, and in brackets what that does and costs. */
export function entryToTake(entry: Entry | null): string {
  if (entry === null) return 'Take nothing'
  const { price, claim } = entry
  if (claim === null) return entryInWords(entry).replace(/\.$/, '')
  const notes = [
    ...(price === null ? [] : [`costs ${priceInWords(price)}`]),
    claimInPlainWords(claim),
  ]
  return `Take ${claim.name} (${notes.join(' · ')})`
}

/** What somebody gets, for those who do not know the short words of the cards. */
export function claimInPlainWords(claim: Claim): string {
  const kind =
    claim.is === 'companion'
      ? `companion with ${claim.health} health${claim.skill === null ? '' : `; gives you a level of ${skillRows[claim.skill].name}`}`
      : claim.is
  const gifts =
    claim.is === 'condition' && claim.gifts.length === 0
      ? ['does nothing by itself']
      : claim.gifts.map(plainGift)
  return [kind, ...gifts.map((gift) => uncapital(gift).replace(/\.$/, ''))].join('; ')
}

const uncapital = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const reaches = { near: ' in your own space', far: ' into other spaces', any: '' }
const dice = (count: number): string => `${count} bonus ${count === 1 ? 'die' : 'dice'}`

/** The short words of the cards, said in full; all others say it themselves. */
function plainGift(gift: Gift): string {
  switch (gift.gives) {
    case 'attack-dice': {
      const { better } = gift
      const more =
        better === undefined
          ? ''
          : `, ${better.dice} against ${better.against.map(named).join(' or ')}`
      return `${dice(gift.dice)} in attacks${reaches[gift.reach]}${more}.`
    }
    case 'range':
      return `Attack up to ${gift.spaces} space${gift.spaces === 1 ? '' : 's'} away.`
    case 'check-dice':
      return `${dice(gift.dice)} in checks.`
    case 'action-dice':
      return `${dice(gift.dice)} when you ${actionNames[gift.action]}.`
    case 'guard':
      return `${gift.rerolls} free reroll${gift.rerolls === 1 ? '' : 's'} each turn in rolls against you.`
    case 'armour':
      return 'Once per turn a wound less when you are wounded.'
    case 'elder-stone':
      return 'Once per turn a tentacle counts as an elder sign.'
    default:
      return giftInWords(gift)
  }
}
