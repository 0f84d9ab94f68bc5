import { lotSpaces, SPACES, spaceAt, tomeSpaces, ASYLUM } from './pieces/spaces.ts'
import { cardAt, deckCards } from './pieces/cards.ts'
import { DRAWN, FRIEND_OF, IN_DECK, NOBODY, ON_BOARD, type NecState } from './state.ts'
import { hasAll } from './rules/property.ts'

/** Everything in a state that the rules would never bring about. */
export function faults(s: NecState): string[] {
  return [
    ...cardFaults(s),
    ...orderFaults(s),
    ...playerFaults(s),
    ...propertyFaults(s),
    ...monsterFaults(s),
  ]
}

/** Each of the 83 cards is in exactly one place, and `where` says which. */
function cardFaults(s: NecState): string[] {
  const found: string[] = []
  const seen: number[] = deckCards.map(() => 0)
  const count = (cards: readonly number[], place: number, name: string): void => {
    for (const card of cards) {
      seen[card] = (seen[card] ?? 0) + 1
      if (s.table.where[card] !== place)
        found.push(`card ${card} is in ${name} but marked elsewhere`)
    }
  }
  count(s.box.deck, IN_DECK, 'the deck')
  count(s.table.monsters, ON_BOARD, 'play')
  if (s.table.drawn >= 0) count([s.table.drawn], DRAWN, 'hand')
  for (const [seat, one] of s.table.players.entries()) {
    count(one.held, seat, `front of ${seat}`)
    count(one.friends, FRIEND_OF + seat, `the company of ${seat}`)
  }
  for (const [card, times] of seen.entries())
    if (times !== 1) found.push(`card ${card} is in ${times} places`)
  if (s.table.deck !== s.box.deck.length) found.push('the deck is miscounted')
  return found
}

/** Each player's cards and friends lie in the order in which they were got (NEC-MYTHOS-7). */
function orderFaults(s: NecState): string[] {
  const { got, players } = s.table
  if (got === undefined) return [] // version 1
  const isInOrder = (cards: readonly number[]): boolean =>
    cards.every((card, i) => i === 0 || (got[card] ?? 0) > (got[cards[i - 1] ?? card] ?? 0))
  return players.flatMap(({ held, friends }, seat) =>
    isInOrder(held) && isInOrder(friends) ? [] : [`seat ${seat} has cards out of their order`],
  )
}

function playerFaults(s: NecState): string[] {
  const found: string[] = []
  for (const [seat, one] of s.table.players.entries()) {
    const say = (what: string): number => found.push(`seat ${seat} ${what}`)
    if (!Number.isInteger(one.sanity) || one.sanity < 0) say(`has ${one.sanity} Sanity`)
    if (one.standing !== 'sane' && one.sanity !== 0) say('has Sanity without being sane')
    if (one.standing !== 'sane' && one.held.some((card) => cardAt(card).type === 'ally'))
      say('has an Ally without being sane')
    if (one.standing !== 'cultist' && one.friends.length > 0) say('has friends but is no Cultist')
    if (one.throws >= 0 && (one.standing !== 'sane' || one.space !== ASYLUM))
      say('is an odd inmate')
    if (one.standing === 'left' ? one.space !== -1 : one.space < 0 || one.space >= SPACES)
      say('is nowhere')
    if (one.ward && !hasAll(s, seat, 'masons-hill')) say("has a ward without Mason's Hill")
    if (one.standing === 'left' && one.held.length > 0) say('has left and holds cards')
  }
  return found
}

function propertyFaults(s: NecState): string[] {
  const found: string[] = []
  for (const [space, owner] of s.table.owners.entries()) {
    if (owner === NOBODY) continue
    const { kind } = spaceAt(space)
    const standing = s.table.players[owner]?.standing
    if (kind === 'lot' ? standing !== 'sane' : standing === 'left' || standing === undefined)
      found.push(`space ${space} belongs to somebody who cannot own it`)
    if (!lotSpaces.includes(space) && !tomeSpaces.includes(space))
      found.push(`space ${space} is owned and is no property`)
  }
  return found
}

function monsterFaults(s: NecState): string[] {
  const found: string[] = []
  for (const [card, space] of s.table.spaceOf.entries()) {
    const onBoard = s.table.where[card] === ON_BOARD
    if (onBoard !== space >= 0) found.push(`Monster ${card} is on the board and nowhere`)
  }
  return found
}
