import { games } from '@eldertable/games'
import { FastChance, type GameEntry } from '@eldertable/kernel'
import { Match } from '@eldertable/match'

/** The file of a match of Tiny Epic Cthulhu that two Assistants have won by themselves. */
export function wonByAssistants(): string {
  const settings = { assistants: 'selfPlaying', characters: 'random' }
  return recorded(1, settings, ({ outcome }) => (outcome?.winners.length ?? 0) > 0)
}

/** The file of a match of Tiny Epic Cthulhu for four round one screen, after some rounds. */
export function underWay(): string {
  return recorded(4, { characters: 'random' }, isLate)
}

/**
 * The file of a match of Tiny Epic Cthulhu in which its only player can banish, roll the first die again, choose what to
 * banish and how to pay for it, and move on: with the key in the file the dice will be the same.
 */
export function beforeABanish(): string {
  const verbs = ['banish', 'reroll', 'banishShambler', 'pay', 'move']
  return recorded(1, { assistants: 'one', characters: 'random' }, (match) => {
    const copy = match.copy()
    return isAtFirstAction(match) && verbs.every((verb) => takes(copy, verb))
  })
}

/** The file of a match of Necronomonopoly that two people have played at random, which costs them dear. */
export function playedAtRandom(): string {
  const match = begin(0, 2, {}, 'necronomonopoly')
  const chance = new FastChance('at random')
  while (match.outcome === null) pickAny(match, chance)
  return JSON.stringify(match.toFile({ withKey: true }))
}

/** Picks the first option of a verb; says whether there was one. */
function takes(match: Match, verb: string): boolean {
  const option = match.view(0).menu?.options.find((one) => one.verb === verb)
  return option !== undefined && match.command(0, match.moment, option.pick) === undefined
}

const SOME_ROUNDS = 4

const isLate = (match: Match): boolean =>
  tableOf(match).round >= SOME_ROUNDS && isAtFirstAction(match)

const isAtFirstAction = (match: Match): boolean =>
  match.decision?.key === 'stepTwo.choose' && tableOf(match).actions === 3

/** The part of the title's open table by which a position is found. */
interface Table {
  round: number
  actions: number
}

const tableOf = (match: Match): Table => match.view(null).table as unknown as Table

/** Plays at random, match after match, until one is as it is wanted. */
function recorded(
  seats: number,
  settings: Readonly<Record<string, string>>,
  isWanted: (match: Match) => boolean,
): string {
  for (let number = 0; ; number++) {
    const match = begin(number, seats, settings)
    const chance = new FastChance(String(number))
    while (match.outcome === null && !isWanted(match)) pickAny(match, chance)
    if (isWanted(match)) return JSON.stringify(match.toFile({ withKey: true }))
  }
}

function begin(
  number: number,
  seats: number,
  settings: Readonly<Record<string, string>>,
  id = 'tiny-epic-cthulhu',
): Match {
  const names = ['Ada', 'Bram', 'Odile', 'Silas'].slice(0, seats)
  return Match.open({
    game: games.find(({ title }) => title.id === id) as GameEntry,
    seats: names.map((name) => ({ name, player: 'person' as const })),
    settings,
    key: number.toString(16).padStart(64, '0'),
  })
}

function pickAny(match: Match, chance: FastChance): void {
  const seat = match.decision?.seat ?? 0
  const options = match.view(seat).menu?.options ?? []
  const option = options[chance.below(options.length)]
  if (option !== undefined) match.command(seat, match.moment, option.pick)
}
