import { counted, list, type BoardText } from '@eldertable/kernel'
import { NONE } from '../state.ts'
import { isHero } from '../targets.ts'
import { characterLines } from './board/characters.ts'
import { nearLines } from './board/near.ts'
import { tileLines } from './board/tiles.ts'
import { objectName } from './objects.ts'
import { powerName } from './powers.ts'
import { spellName } from './spells.ts'
import { targetName, type Tell } from './telling.ts'
import { wayToPlay } from './victory.ts'

/** The board in words, enough to play from; whoever has no character sees it from where the active one stands. */
export function board(t: Tell): BoardText {
  const { heroes, active } = t.table
  const eyes = t.reader !== null && (heroes[t.reader]?.spot ?? NONE) !== NONE ? t.reader : active
  const near = heroes[eyes] === undefined ? [] : nearLines(eyes, t)
  return [
    ...(near.length > 0
      ? [{ heading: eyes === t.reader ? 'Where you are' : `Where ${t.name(eyes)} is`, lines: near }]
      : []),
    { heading: 'The turn', lines: turnLines(t) },
    { heading: 'Characters', lines: characterLines(t) },
    ...(t.table.places.length > 0 ? [{ heading: 'Tiles', lines: tileLines(t) }] : []),
    { heading: 'Stacks', lines: stackLines(t) },
  ]
}

function turnLines(t: Tell): string[] {
  const { active, actions, round, control, cutOff, roll } = t.table
  return [
    `${wayToPlay(t.table)}, round ${round}.`,
    ...(t.table.heroes[active] === undefined
      ? []
      : [`It is the turn of ${t.name(active)}, with ${counted(actions, 'action')} left.`]),
    control === 'automatic'
      ? 'The monsters play by themselves.'
      : 'The next player decides for the monsters.',
    ...(cutOff === null
      ? []
      : [
          `Some cannot reach one another; before the board is laid anew ${list(cutOff.left.map((seat) => t.name(seat)))} still play.`,
        ]),
    ...(roll === null ? [] : [rollLine(roll, t)]),
  ]
}

function rollLine(
  { by, dice, faces, bonus, needed }: NonNullable<Tell['table']['roll']>,
  t: Tell,
): string {
  const who =
    by === NONE
      ? 'The last roll'
      : `The last roll of ${isHero(by) ? t.name(by) : targetName(by, t)}`
  const added = bonus === 0 ? '' : ` with ${bonus} added`
  const against = needed === 0 ? '' : ` against ${needed}`
  return `${who} was ${list(dice.map(String))} on a d${faces}${added}${against}.`
}

const named = (objects: readonly number[]): string =>
  objects.length === 0 ? 'nothing' : list(objects.map(objectName))

function stackLines(t: Tell): string[] {
  const { generatorsLeft, objectsLeft, spellsLeft, generatorDiscards, objectDiscards } = t.table
  const tomes = t.table.tomes.flatMap((tome, spell) =>
    tome === NONE ? [] : [`${spellName(spell)} in ${objectName(tome)}`],
  )
  return [
    `Left: ${counted(generatorsLeft, 'generator')}, ${counted(objectsLeft, 'object')}, ${counted(spellsLeft, 'spell')}.`,
    `Discarded: ${counted(generatorDiscards.length, 'generator')}; ${named(objectDiscards)}.`,
    ...(t.table.removed.length > 0 ? [`Out of play: ${named(t.table.removed)}.`] : []),
    ...(tomes.length > 0 ? [`Read: ${list(tomes)}.`] : []),
    ...(t.table.crystal === NONE
      ? []
      : [`In the Elder Thing Crystal: ${powerName(t.table.crystal)}.`]),
  ]
}
