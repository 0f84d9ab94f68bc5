import { readTarget, type Look } from '@eldertable/board-kit'
import { capital, counted, list } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { INSANE, STATS, statName } from '../pieces/stats.ts'
import { FACEDOWN, holderOf, isHeld, GENERAL, type Survivor } from '../state.ts'
import { countdownOf, isBetweenTurns } from '../rules/countdown.ts'
import { findSurvivor, isCovered, leftInAll, poolOf, statOf } from '../rules/survivors.ts'
import { isThrong, sideOfThrong, throngWith, totalOf } from '../rules/throngs.ts'
import { storeOn } from '../rules/tokens.ts'
import { cardLines, factionOf, kindInWords, powerInWords } from '../text/card-words.ts'
import { chanceInWords } from '../text/chances.ts'
import { reelName } from '../pieces/reels.ts'
import { billed, cardName } from '../text/names.ts'
import {
  cornerName,
  openState,
  poolName,
  sideName,
  slotName,
  throngName,
  type Tell,
} from '../text/telling.ts'
import { spointsInWords } from '../text/goal.ts'
import { amountOf, cardIn, giverOf, statIn } from '../verbs.ts'
import { pledgeIn, rollInWords } from './rolls.ts'

type Inspect = (number: number, t: Tell) => Look | null

/** What is on the table, in words. */
export function inspect(target: string, t: Tell): Look | null {
  const { kind, number } = readTarget(target)
  if (!Number.isInteger(number) || number < 0) return null
  return looks[kind]?.(number, t) ?? null
}

/** Those that are one of a kind. */
const only =
  (look: (t: Tell) => Look): Inspect =>
  (number, t) =>
    number === 0 ? look(t) : null

const exists = (card: number): boolean => {
  try {
    return cardAt(card) !== undefined
  } catch {
    return false
  }
}

const looks: Readonly<Record<string, Inspect>> = {
  card: (card, t) => {
    if (!exists(card)) return null
    const one = findSurvivor(openState(t), card)
    return one === undefined ? cardLook(card, t) : survivorLook(one, t)
  },

  weapon: (weapon, t) => looks['card']?.(cardIn(weapon), t) ?? null,

  cure: (cure, t) => {
    const one = findSurvivor(openState(t), cardIn(cure))
    if (one === undefined) return null
    return {
      heading: `${statName(statIn(cure))} of ${cardName(one.card)}`,
      lines: [statLine(one, statIn(cure))],
      rule: 'I32-INSANE-8',
    }
  },

  stat: (stat, t) => {
    const who = (t.asked?.about as { who?: unknown } | undefined)?.who
    const one = typeof who === 'number' ? findSurvivor(openState(t), who) : undefined
    if (one === undefined || stat >= STATS.length) return null
    return {
      heading: `${statName(stat)} of ${cardName(one.card)}`,
      lines: [statLine(one, stat), `A stat that goes insane counts as ${INSANE}.`],
      rule: 'I32-INSANE-1',
    }
  },

  throng: (throng, t) => {
    const one = t.table.throngs[throng]
    if (one === undefined) return null
    const s = openState(t)
    const total = totalOf(s, throng)
    const cards = [...one.cards, ...one.terrors]
    return {
      heading: capital(throngName(throng, t)),
      lines: isThrong(one)
        ? [
            `${capital(list(cards.map((card) => `${cardName(card)} (${cardAt(card).value})`)))}.`,
            `It attacks with ${total}, so it hits with ${chanceInWords(total)}.`,
            `${capital(sideName(sideOfThrong(throng), t))} leads it.`,
          ]
        : [
            'It is empty.',
            'A throng holds three monsters at most. Throngs 4 to 6 wait until those before are full.',
          ],
      rule: isThrong(one) ? 'I32-TERM-10' : 'I32-THRONG-4',
    }
  },

  corner: (corner, t) => {
    const one = t.table.corners[corner]
    if (one === undefined || one === null) return null
    const guests = t.table.pools.flatMap(({ survivors }) =>
      survivors.filter(({ area }) => area === corner),
    )
    return {
      heading: billed(one.card),
      lines: [
        `${counted(one.locks, 'lock')} and ${counted(one.mythos, 'mythos token')}.`,
        guests.length === 0
          ? 'Nobody is inside.'
          : `Inside: ${list(guests.map(({ card }) => cardName(card)))}.`,
        one.cards.length === 0 ? 'Nothing is stored.' : `Stored: ${list(one.cards.map(cardName))}.`,
        'Inside one can rest for 3, investigate, or search four cards. Monsters must break the locks first.',
      ],
      rule: 'I32-SANCT-2',
    }
  },

  slot: (slot, t) => {
    const cards = t.table.screen[slot]
    if (cards === undefined) return null
    const top = cards.at(-1)
    const below = cards.at(-2)
    return {
      heading: `The ${slotName(slot)} of the screen`,
      lines: [
        top === undefined
          ? 'Nothing lies here any more.'
          : top === FACEDOWN
            ? 'A card lies face down. It is turned up when the survivor’s turn is over.'
            : `${capital(cardName(top))} lies here.`,
        ...(below === undefined || below === FACEDOWN ? [] : [`It covers ${cardName(below)}.`]),
      ],
      rule: 'I32-SCREEN-2',
    }
  },

  pool: (pool, t) => poolLook(pool, t),

  seat: (seat, t) => {
    if (seat === t.table.director) return directorLook(t)
    const own = t.table.pools.flatMap((one, pool) => (one.seat === seat ? [pool] : []))
    const [first] = own
    if (first === undefined) return null
    const all = own.flatMap((pool) => poolLook(pool, t)?.lines ?? [])
    return { heading: t.name(seat), lines: all, rule: 'I32-TERM-8' }
  },

  gift: (gift, t) => {
    const pool = t.table.pools[giverOf(gift)]
    if (pool === undefined) return null
    const pledge = pledgeIn(t.asked)
    const target = pledge?.for === 'throw' ? pledge.figure + amountOf(gift) * pledge.per : 0
    return {
      heading: counted(amountOf(gift), 'power spoint'),
      lines: [
        `${capital(poolName(giverOf(gift), t))} has ${counted(pool.power, 'power spoint')}.`,
        ...(target > 0 ? [`The throw would need ${chanceInWords(target)}.`] : []),
        spointsInWords,
      ],
      rule: 'I32-SPOINT-1',
    }
  },

  reel: only((t) => ({
    heading: capital(reelName(t.table.reel)),
    lines: [
      `${counted(t.table.reelPile, 'card')} ${t.table.reelPile === 1 ? 'is' : 'are'} left to run.`,
      'The reel is over when it has run out and the screen is bare. After the fourth, whoever is left has won.',
    ],
    rule: 'I32-REEL-5',
  })),

  discards: only((t) => ({
    heading: 'Discards',
    lines: [
      t.table.discards.length === 0
        ? 'Nothing lies here.'
        : `${capital(list(t.table.discards.map(cardName)))}.`,
      ...(t.table.strangers > 0
        ? [`${counted(t.table.strangers, 'survivor')} whom nobody has met.`]
        : []),
      'They may be searched: two cards, of which items and power plays are kept.',
    ],
    rule: 'I32-POOL-8',
  })),

  survivors: only((t) => ({
    heading: 'Survivors to come',
    lines: [
      `${counted(leftInAll(openState(t)), 'survivor')} can still be drawn.`,
      'A pool holds three at most. One that is empty, with nobody left to draw, has fallen and plays monsters.',
    ],
    rule: 'I32-MONPLAY-1',
  })),

  sanctuaries: only(() => ({
    heading: 'Sanctuary',
    lines: [
      'None is open. Three are in the film, and open their doors when they come to the screen.',
    ],
    rule: 'I32-CARD-10',
  })),

  throw: only((t) => {
    const reading = rollInWords(t.table)
    return {
      heading: reading?.heading ?? 'No throw yet',
      lines:
        reading === null
          ? [
              'Two dice are thrown. Equal to the figure or under it succeeds, a double six never does.',
            ]
          : [
              `${capital(reading.needs)}.`,
              `The dice show ${list(reading.dice.map(String))}: ${reading.stamp.toLowerCase()}.`,
              ...(reading.words === '' ? [] : [`${capital(reading.words)}.`]),
            ],
      rule: 'I32-DICE-1',
    }
  }),
}

function statLine(one: Survivor, stat: number): string {
  const value = statOf(one, stat)
  if (value === 0) return 'It is not active on this card.'
  return `${isCovered(one, stat) ? 'Insane, so it counts as' : 'It is'} ${value}: ${chanceInWords(value)}.`
}

function whereLine({ area }: Survivor, t: Tell): string {
  if (area === GENERAL) return 'In the open, where everything can reach them.'
  return isHeld(area) ? `Held by ${cardName(holderOf(area))}.` : `Inside ${cornerName(area, t)}.`
}

function survivorLook(one: Survivor, t: Tell): Look {
  const s = openState(t)
  const { card, rest, mythos, stars, cards, hasUsed, hasDibs } = one
  const stats = STATS.map(
    (stat) =>
      `${statName(stat)} ${statOf(one, stat) || 'inactive'}${isCovered(one, stat) ? ' (insane)' : ''}`,
  )
  const faction = factionOf(card)
  const power = powerInWords(card)
  return {
    heading: billed(card),
    lines: [
      `${list(stats)}.`,
      `${counted(rest, 'rest spoint')}, ${counted(mythos, 'mythos token')}${stars > 0 ? `, ${counted(stars, 'horror star')}` : ''}.`,
      `${power}${hasUsed ? ' That is done in this reel.' : ''}`,
      cards.length === 0 ? 'Holds nothing.' : `Holds ${list(cards.map(cardName))}.`,
      whereLine(one, t),
      ...(hasDibs ? ['Has used the next turn for first dibs.'] : []),
      `Plays with ${poolName(poolOf(s, card), t)}${faction === '' ? '' : ` and belongs to the ${faction}`}.`,
    ],
    rule: cardAt(card).rule,
  }
}

function cardLook(card: number, t: Tell): Look {
  const s = openState(t)
  const tokens = storeOn(s, card)
  const holder = t.table.pools
    .flatMap(({ survivors }) => survivors)
    .find(({ cards }) => cards.includes(card))
  const throng = throngWith(s, card)
  const { fade } = t.table
  return {
    heading: billed(card),
    lines: [
      `${kindInWords(card)}.`,
      ...cardLines(card),
      ...(tokens > 0
        ? [`${counted(tokens, 'mythos token')} ${tokens === 1 ? 'lies' : 'lie'} on it.`]
        : []),
      ...(holder === undefined ? [] : [`${capital(cardName(holder.card))} holds it.`]),
      ...(throng < 0 ? [] : [`It is in ${throngName(throng, t)}.`]),
      ...(fade?.card === card
        ? [`It fades out after ${counted(fade.left, 'more turn')} of survivors${waitedFor(t)}.`]
        : []),
    ],
    rule: cardAt(card).rule,
  }
}

/** Whose turns the countdown waits for. */
function waitedFor(t: Tell): string {
  const names = countdownOf(t.table, isBetweenTurns(t.asked?.key)).map(cardName)
  return names.length === 0 ? '' : `: ${list(names)}, as it looks now`
}

function poolLook(pool: number, t: Tell): Look | null {
  const one = t.table.pools[pool]
  if (one === undefined) return null
  const name = capital(poolName(pool, t))
  const lines =
    one.side === 'survivors'
      ? [
          `${name} has ${counted(one.power, 'power spoint')}.`,
          one.survivors.length === 0
            ? 'No survivor is in the pool.'
            : `${capital(list(one.survivors.map(({ card }) => cardName(card))))}.`,
        ]
      : [
          one.side === 'fallen'
            ? `${name} has fallen, and has no monsters yet.`
            : `${name} plays monsters.`,
        ]
  return { heading: name, lines, rule: 'I32-TERM-8' }
}

function directorLook(t: Tell): Look {
  const s = openState(t)
  const count = t.table.throngs.slice(0, 6).filter(isThrong).length
  const values = t.table.throngs
    .slice(0, 6)
    .flatMap((one, throng) => (isThrong(one) ? [totalOf(s, throng)] : []))
  return {
    heading: capital(t.name(t.table.director)),
    lines: [
      'The director, who leads the monsters.',
      count === 0
        ? 'No throng stands.'
        : `${counted(count, 'throng')}, attacking with ${list(values.map(String))}.`,
    ],
    rule: 'I32-SEAT-1',
  }
}
