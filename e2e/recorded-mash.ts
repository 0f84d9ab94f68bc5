import { games, type GameEntry } from '@eldertable/games'
import { Match } from '@eldertable/match'

/** The part of the open table by which a position is found. */
interface Table {
  actions: number
  heroes: { health: number; spot: number }[]
  foes: { spot: number }[]
}

/** Whoever goes on from the file is asked first: the other seat is free until somebody sits down. */
const ATTACKER = 0
const VICTIM = 1

/** More picks than this are no short match. */
const SHORT = 400

/** The spaces of a tile; a spot is a place of the layout and a space on it. */
const SPACES = 36

/** Who can be aimed at, as the last part of a blow's number; the characters come first. */
const TARGETS = 128

/**
 * A Death Match of two as habits play it, when the first can walk and has actions left, and the other is within
 * reach and can take one more hit. Nothing else is on their tile, or ever comes to it, so whoever attacks wins in the
 * end, whatever the dice.
 */
export function beforeTheLastBlow(): string {
  for (let number = 0; ; number++) {
    const played = begin(number, 'bot:habit')
    played.runBots(SHORT)
    if (played.outcome?.ending !== 'lastStanding') continue
    const match = begin(number, 'person')
    for (const { seat, pick } of played.line) {
      if (isBeforeTheLastBlow(match)) return JSON.stringify(match.toFile({ withKey: true }))
      match.command(seat, match.moment, pick)
    }
  }
}

function isBeforeTheLastBlow(match: Match): boolean {
  const { decision } = match
  if (decision?.key !== 'actions.choose' || decision.seat !== ATTACKER) return false
  const { heroes, foes, actions } = match.view(null).table as unknown as Table
  const placeOf = ({ spot = -1 }: { spot?: number } = {}): number => Math.floor(spot / SPACES)
  const options = match.view(ATTACKER).menu?.options ?? []
  return (
    actions >= 3 &&
    heroes[VICTIM]?.health === 1 &&
    foes.every((foe) => placeOf(foe) !== placeOf(heroes[VICTIM])) &&
    options.some(({ verb }) => verb === 'walk') &&
    options.some(({ verb, argument }) => verb === 'attack' && argument % TARGETS === VICTIM)
  )
}

const begin = (number: number, player: string): Match =>
  Match.open({
    game: games.find(({ title }) => title.id === 'cthulhu-mash') as GameEntry,
    seats: ['Ada', 'Bram'].map((name) => ({ name, player })),
    settings: { characters: 'random' },
    key: number.toString(16).padStart(64, '0'),
  })
