import { at, counted, list, type BoardText } from '@eldertable/kernel'
import { sheetAt } from '../pieces/investigators.ts'
import { cardsOf } from '../rules/claims.ts'
import { ELDER, NO_CARD, NOBODY, NOWHERE } from '../state.ts'
import { healthOf, levelOf } from '../rules/figures.ts'
import { spaceRow } from '../rules/ground.ts'
import { tokenNames } from './names.ts'
import { cardName, diceInWords, elderName, mythosTitle, spaceName } from './pieces.ts'
import { goal } from './goal.ts'
import { waysOut } from './places.ts'
import { isSlain } from './ritual.ts'
import { ADVANCES, symbolsOf, threatOf } from './threat.ts'
import { heroName, openState, type Tell } from './telling.ts'
import { markersInWords } from './tokens.ts'
import { skillRows } from '../pieces/skills/index.ts'
import { kindOfEnemy } from '../pieces/enemies.ts'
import { insanities } from '../pieces/insanities.ts'

/** The board in words. */
export const board = (t: Tell): BoardText => [
  ...aims(t),
  { heading: 'The Elder One', lines: elder(t) },
  { heading: 'Investigators', lines: t.table.heroes.flatMap((_, hero) => heroLines(hero, t)) },
  {
    heading: 'Map',
    lines: t.table.fire.map((_, space) => [place(space, t), ...waysOut(space, t)].join(' ')),
  },
  { heading: 'Cards', lines: cards(t) },
  ...(t.table.roll === null
    ? []
    : [{ heading: 'Dice', lines: [`The dice show ${diceInWords(t.table.roll.dice)}.`] }]),
]

/** What the reader is after; whoever only looks on is after nothing. */
function aims(t: Tell): BoardText {
  if (t.reader === null) return []
  const { name, lines, standing } = goal(t)
  return [
    {
      heading: `What you are after: ${name}`,
      lines: [...lines, ...standing.map(({ what, is }) => `${what}: ${is}.`)],
    },
  ]
}

function elder(t: Tell): string[] {
  const { elder: one, isDisrupted } = t.table
  if (isSlain(t.table)) return [`${elderName(t)} is dead.`]
  const lines = [`${elderName(t)} is at space ${one.track} of its track, stage ${one.stage}.`]
  if (one.space !== NOWHERE)
    lines.push(
      `It stands in ${spaceName(one.space, t)} with ${one.wounds} of ${healthOf(openState(t), ELDER)} wounds.`,
    )
  lines.push(
    `${symbolsOf(t.table)} of ${ADVANCES} tentacles lie among the Mythos discards (${threatOf(t.table)}).`,
  )
  lines.push(isDisrupted ? 'The ritual is disrupted.' : 'The ritual goes on.')
  return lines
}

export function heroLines(hero: number, t: Tell): string[] {
  const one = at(t.table.heroes, hero)
  if (one.who === NOBODY) return [`${t.name(one.seat)} has not chosen yet.`]
  const name = heroName(hero, t)
  if (one.hasFallen) return [`${name} has fallen.`]
  const s = openState(t)
  const { skills, woundSkull, lastStress, sanitySkull } = sheetAt(one.who, s.table.settings)
  const held = cardsOf(s, hero).map((card) => cardName(card, t))
  const carried = t.table.things.flatMap(({ kind, holder }) =>
    holder === hero ? [tokenNames[kind]] : [],
  )
  return [
    `${name} is in ${one.space === NOWHERE ? 'no space' : spaceName(one.space, t)}.`,
    `${name}: wounds ${one.wounds} of ${woundSkull}, stress ${one.stress} of ${lastStress}, sanity lost ${one.sanity} of ${sanitySkull}.`,
    `${name}: ${list(skills.map((skill) => `${skillRows[skill].name} ${levelOf(s, hero, skill)}`))}.`,
    ...(one.insanity === NO_CARD ? [] : [`${name} has ${at(insanities, one.insanity).name}.`]),
    ...(one.fire > 0 ? [`${name} burns: ${counted(one.fire, 'fire token')}.`] : []),
    ...(one.signs > 0 ? [`${name} holds ${counted(one.signs, 'Yellow Sign')}.`] : []),
    ...(held.length + carried.length > 0 ? [`${name} has ${list([...held, ...carried])}.`] : []),
    ...(one.remembers === NO_CARD ? [] : [`${name} remembers ${mythosTitle(one.remembers, t)}.`]),
  ]
}

/** One space with all that is there. */
export function place(space: number, t: Tell): string {
  const { table } = t
  const { gate, isWater, isConsecrated } = spaceRow(openState(t), space)
  const there = [
    ...(gate === undefined
      ? []
      : [`the ${gate} gate${table.shutters[gate] ? ' with a Shutter' : ''}`]),
    ...(isWater ? ['water'] : []),
    ...(isConsecrated ? ['consecrated ground'] : []),
    ...table.things.flatMap((thing) =>
      thing.space === space
        ? [
            `${tokenNames[thing.kind]}${thing.markers > 0 ? ` with ${markersInWords(thing.kind, thing.markers)}` : ''}`,
          ]
        : [],
    ),
    ...(at(table.fire, space) > 0 ? [counted(at(table.fire, space), 'fire token')] : []),
    ...(at(table.rlyeh, space) ? ["a R'lyeh token"] : []),
    ...(at(table.lamps, space) ? ['a Lamp'] : []),
    ...table.enemies.flatMap((one) =>
      one.space === space
        ? [
            `${kindOfEnemy(one.kind).name}${one.wounds > 0 ? ` with ${counted(one.wounds, 'wound')}` : ''}`,
          ]
        : [],
    ),
    ...(table.elder.space === space && !isSlain(table) ? [elderName(t)] : []),
    ...table.heroes.flatMap((one, hero) => (one.space === space ? [heroName(hero, t)] : [])),
  ]
  return `${spaceName(space, t)}: ${there.length === 0 ? 'nothing' : list(there)}.`
}

function cards(t: Tell): string[] {
  const { mythos, discovery, mythosDiscards, drawn, buried } = t.table
  const titles = (list_: readonly number[]): string =>
    list(list_.map((card) => mythosTitle(card, t)))
  return [
    `${counted(mythos, 'Mythos card')} and ${counted(discovery, 'Discovery card')} lie face down.`,
    ...(mythosDiscards.length > 0 ? [`Mythos discards: ${titles(mythosDiscards)}.`] : []),
    ...(drawn.length > 0 ? [`Drawn: ${titles(drawn)}.`] : []),
    ...(buried.length > 0 ? [`Under the Mythos deck: ${titles(buried)}.`] : []),
  ]
}
