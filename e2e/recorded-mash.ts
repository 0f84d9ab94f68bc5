import { games } from '@eldertable/games'
import type { GameEntry, Settings } from '@eldertable/kernel'
import { Match } from '@eldertable/match'

/** The part of the open table by which a position is found. */
interface Table {
  actions: number
  heroes: { health: number; spot: number; objects: number[] }[]
  foes: { spot: number }[]
  places: unknown[]
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

/** Somebody carries something, and can attack by several means, with the first of them two targets: so its card asks which. */
export const inAFight = (): string =>
  reached({}, (match) => {
    const { decision } = match
    if (decision?.key !== 'actions.choose') return false
    const hero = tableOf(match).heroes[decision.seat]
    const attacks = optionsIn(match).filter(({ verb }) => verb === 'attack')
    const means = attacks.map(({ argument }) => Math.floor(argument / TARGETS))
    const [first] = means
    return (
      (hero?.objects.length ?? 0) >= 2 &&
      new Set(means).size >= 2 &&
      means.filter((one) => one === first).length >= 2
    )
  })

/** Somebody who is about to be hurt can do something about it. */
export const beforeAWound = (): string =>
  reached({}, ({ decision }) => decision?.key === 'hurt.stamina')

/** Somebody who walks can do seven things besides. */
export const manyWaysOn = (): string =>
  reached(
    {},
    (match) =>
      match.decision?.key === 'move.choose' &&
      new Set(optionsIn(match).map(({ verb }) => verb)).size >= 7,
    34,
  )

/** The host has laid some tiles, and lays more. */
export const layingTiles = (): string =>
  reached(
    { customLayout: true },
    (match) => match.decision?.key === 'layOut.choose' && tableOf(match).places.length > 2,
  )

/** The host marks what the spaces of all tiles are like. */
export const markingGround = (): string =>
  reached({ terrainHeights: true }, ({ decision }) => decision?.key === 'markTerrain.choose')

/** A match that two habits have played to its end. */
export function playedOut(): string {
  for (let number = 0; ; number++) {
    const match = begin(number, 'bot:habit')
    match.runBots(SHORT)
    if (match.outcome !== null) return JSON.stringify(match.toFile({ withKey: true }))
  }
}

/** Plays matches of habits again with people, until one is as it is wanted; gives its file. Those before a number are known not to be. */
function reached(settings: Settings, isWanted: (match: Match) => boolean, from = 0): string {
  for (let number = from; ; number++) {
    const played = begin(number, 'bot:habit', settings)
    played.runBots(SHORT)
    const match = begin(number, 'person', settings)
    for (const { seat, pick } of played.line) {
      if (isWanted(match)) return JSON.stringify(match.toFile({ withKey: true }))
      match.command(seat, match.moment, pick)
    }
  }
}

const tableOf = (match: Match): Table => match.view(null).table as unknown as Table

const optionsIn = (match: Match) => match.view(match.decision?.seat ?? 0).menu?.options ?? []

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
  const { heroes, foes, actions } = tableOf(match)
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

const begin = (number: number, player: string, settings: Settings = {}): Match =>
  Match.open({
    game: games.find(({ title }) => title.id === 'cthulhu-mash') as GameEntry,
    seats: ['Ada', 'Bram'].map((name) => ({ name, player })),
    settings: { characters: 'random', ...settings },
    key: number.toString(16).padStart(64, '0'),
  })
