import { capital, counted, list, personAt, type BoardText } from '@eldertable/kernel'
import { cardAt, isMonster } from '../pieces/cards.ts'
import { STATS, statName } from '../pieces/stats.ts'
import { countdownOf, isBetweenTurns } from '../rules/countdown.ts'
import { sumOf } from '../rules/throw.ts'
import { isThrong, totalOf } from '../rules/throngs.ts'
import { countInPlay, isCovered, leftInAll, statOf } from '../rules/survivors.ts'
import { storeOn } from '../rules/tokens.ts'
import {
  DIRECTOR,
  GENERAL,
  holderOf,
  isHeld,
  type Pool,
  type Sanctuary,
  type Survivor,
  type Throng,
} from '../state.ts'
import { cardInShort, cardLines, factionOf, kindInWords, powerInWords } from './card-words.ts'
import { chanceInWords } from './chances.ts'
import { reelName } from '../pieces/reels.ts'
import { billed, cardDoes, cardName } from './names.ts'
import { cardsToTheEnd, endInWords } from './last-turn.ts'
import {
  cornerName,
  isOnlyPool,
  openState,
  sideName,
  slotName,
  throngName,
  turnOf,
  type Tell,
} from './telling.ts'

/** The board in words, enough to play from: the film, what threatens, one's own people first, and what is still to come. */
export function board(t: Tell): BoardText {
  const { table } = t
  const pools = table.pools.map((pool, number) => ({ pool, number }))
  const isOwn = ({ pool }: { pool: Pool }): boolean => pool.seat === t.reader
  const inOrder = [...pools.filter(isOwn), ...pools.filter((one) => !isOwn(one))]
  return [
    { heading: `The film, ${reelName(Math.max(1, table.reel))}`, lines: filmLines(t) },
    { heading: 'Screen', lines: [...screenLines(t), ...countdownLines(t)] },
    { heading: `Monsters of ${sideName(DIRECTOR, t)} and of fallen seats`, lines: throngLines(t) },
    ...inOrder.map(({ pool, number }) => ({
      heading: poolHeading(pool, number, t),
      lines: poolLines(pool, number, t),
    })),
    { heading: 'Sanctuaries', lines: sanctuaryLines(t) },
    { heading: 'Discards', lines: pileLines(t) },
  ]
}

/** How far the film is, whose turn it is, and what was thrown last. */
function filmLines(t: Tell): string[] {
  const { reelPile, turningPoint, finale, place, acting, roll } = t.table
  const stars = t.table.pools
    .flatMap(({ survivors }) => survivors)
    .reduce((sum, one) => sum + one.stars, 0)
  const s = openState(t)
  return [
    reelPile === 0
      ? `The reel has run out: it is over when the screen is bare.${cardsToTheEnd(t.table) === 1 ? endInWords(t.table) : ''}`
      : `${counted(reelPile, 'card')} to run, and then the screen to clear.`,
    ...(turningPoint === 'active' ? ['The Turning Point: no more cards come to the screen.'] : []),
    ...(finale === 'known' ? ["The director's next turn is the last of the film."] : []),
    `${counted(countInPlay(s), 'survivor')} in play, ${leftInAll(s)} to come, ${counted(stars, 'horror star')}.`,
    ...(t.table.reel === 0
      ? []
      : [`It is ${turnOf(place, t)}${acting >= 0 ? `, and ${cardName(acting)} acts` : ''}.`]),
    ...(roll === null
      ? []
      : [
          `The last throw: ${list(roll.dice.map(String))}${roll.dice.length > 1 ? `, in all ${sumOf(roll.dice)}` : ''}${roll.target > 0 ? `, against ${roll.target}` : ''}.`,
        ]),
  ]
}

function screenLines(t: Tell): string[] {
  const monsters = t.table.screen.filter((cards) => isMonster(cards.at(-1) ?? -1)).length
  return [
    ...t.table.screen.map((cards, slot) => slotLine(cards, slot, t)),
    `A third monster beside the others is a creature feature; ${monsters === 0 ? 'none is' : `${monsters} ${monsters === 1 ? 'is' : 'are'}`} there now.`,
  ]
}

function slotLine(cards: readonly number[], slot: number, t: Tell): string {
  const top = cards.at(-1)
  const where = capital(slotName(slot))
  if (top === undefined) return `${where}: empty.`
  const under = cards.slice(0, -1)
  const below = under.length > 0 ? ` It covers ${list(under.map(cardName))}.` : ''
  if (top < 0) return `${where}: a card face down.${below}`
  const { fade } = t.table
  const fading = fade !== null && fade.card === top ? ` Fading out in ${fade.left}.` : ''
  return `${where}: ${cardName(top)}. ${[`${kindInWords(top)}.`, ...cardLines(top)].join(' ')}${fading}${below}`
}

/** Whose turns the countdown waits for (I32-FADE-2). */
function countdownLines(t: Tell): string[] {
  const { fade } = t.table
  const names = countdownOf(t.table, isBetweenTurns(t.asked?.key)).map(cardName)
  if (fade === null || names.length === 0) return []
  const turns = names.length === 1 ? 'the turn' : 'the turns'
  return [
    `${capital(cardName(fade.card))} ${cardDoes(fade.card, 'goes', 'go')} after ${turns} of ${list(names)}.`,
  ]
}

function throngLines(t: Tell): string[] {
  const lines = t.table.throngs.flatMap((one, throng) =>
    isThrong(one) ? [throngLine(one, throng, t)] : [],
  )
  return lines.length === 0 ? ['No throngs.'] : lines
}

function throngLine(one: Throng, throng: number, t: Tell): string {
  const cards = [...one.cards, ...one.terrors]
  const members = list(cards.map((card) => `${cardName(card)} (${cardAt(card).value})`))
  const abilities = [
    ...new Set(
      cards.flatMap((card) => {
        const { ability } = cardAt(card)
        return ability === null ? [] : [ability.name]
      }),
    ),
  ]
  const can = abilities.length === 0 ? '' : ` Abilities: ${list(abilities)}.`
  return `${capital(throngName(throng, t))}: ${members}. It hits with ${chanceInWords(totalOf(openState(t), throng))}.${can}`
}

function poolHeading({ seat }: Pool, number: number, t: Tell): string {
  const whose = capital(personAt(seat, t).whose)
  return isOnlyPool(number, t) ? `${whose} pool` : `${whose} pool ${number + 1}`
}

function poolLines({ side, power, survivors }: Pool, number: number, t: Tell): string[] {
  if (side === 'fallen') return ['Fallen, and without monsters so far.']
  if (side === 'monsters') return ['It plays monsters.']
  const { place, acted, acting } = t.table
  return [
    `${counted(power, 'power spoint')}.`,
    ...(survivors.length === 0 ? ['Nobody is in it.'] : []),
    ...survivors.map((one) => {
      const isOver = place === number && acted.includes(one.card) && acting !== one.card
      return `${survivorLine(one, t)}${isOver ? ' Has acted.' : ''}`
    }),
  ]
}

/** Somebody with all that is known: where, the stats, what can be spent, what is held, and what only this one can do. */
function survivorLine(one: Survivor, t: Tell): string {
  const stats = STATS.map((stat) => {
    const value = statOf(one, stat)
    return `${statName(stat)} ${value === 0 ? 'inactive' : value}${isCovered(one, stat) ? ' (insane)' : ''}`
  })
  const extras = [
    counted(one.rest, 'rest spoint'),
    counted(one.mythos, 'mythos token'),
    ...(one.stars > 0 ? [counted(one.stars, 'horror star')] : []),
  ]
  const faction = factionOf(one.card)
  const power = powerInWords(one.card)
  return [
    `${capital(cardName(one.card))}${faction === '' ? '' : ` of the ${faction}`}, ${whereIn(one, t)}: ${list(stats)}; ${list(extras)}.`,
    ...(one.cards.length === 0 ? [] : [`Holds ${list(one.cards.map((card) => held(card, t)))}.`]),
    `${power}${one.hasUsed ? ' That is done in this reel.' : ''}`,
    ...(one.hasDibs ? ['Has used the next turn for first dibs.'] : []),
  ].join(' ')
}

function whereIn({ area }: Survivor, t: Tell): string {
  if (area === GENERAL) return 'in the open'
  return isHeld(area) ? `held by ${cardName(holderOf(area))}` : `inside ${cornerName(area, t)}`
}

function held(card: number, t: Tell): string {
  const tokens = storeOn(openState(t), card)
  const notes = [cardInShort(card), ...(tokens > 0 ? [counted(tokens, 'token')] : [])]
  const said = notes.filter((note) => note !== '')
  return said.length === 0 ? cardName(card) : `${cardName(card)} (${said.join(', ')})`
}

function sanctuaryLines(t: Tell): string[] {
  const found = t.table.corners.flatMap((one, corner) =>
    one === null ? [] : [sanctuaryLine(one, corner, t)],
  )
  return found.length === 0 ? ['No sanctuary has been found.'] : found
}

function sanctuaryLine({ card, locks, mythos, cards }: Sanctuary, corner: number, t: Tell): string {
  const guests = t.table.pools.flatMap(({ survivors }) =>
    survivors.filter(({ area }) => area === corner).map((one) => cardName(one.card)),
  )
  const inside = guests.length === 0 ? 'nobody inside' : `inside ${list(guests)}`
  const stored = cards.length === 0 ? '' : `, stored ${list(cards.map((one) => held(one, t)))}`
  return `${capital(cardName(card))}: ${counted(locks, 'lock')}, ${counted(mythos, 'mythos token')}, ${inside}${stored}.`
}

/** What can be searched for, each kind once, and what is gone for good. */
function pileLines({ table: { discards, strangers, removed } }: Tell): string[] {
  const unknown = strangers > 0 ? ` And ${counted(strangers, 'survivor')} whom nobody has met.` : ''
  const gone = removed.length === 0 ? [] : [`Out of the film for good: ${grouped(removed)}.`]
  if (discards.length === 0) return [`None.${unknown}`, ...gone]
  return [`${counted(discards.length, 'card')}: ${grouped(discards)}.${unknown}`, ...gone]
}

function grouped(cards: readonly number[]): string {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(billed(card), (counts.get(billed(card)) ?? 0) + 1)
  return list([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)))
}
