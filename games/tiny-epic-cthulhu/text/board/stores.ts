import { counted, list } from '@eldertable/kernel'
import { COLUMNS, PAGE_TOKENS, ROWS } from '../../pieces/necronomicon.ts'
import { iconAt, tentacleStop, townAt, wheelIcons } from '../../pieces/wheel.ts'
import { count, sum } from '../../rules/pieces.ts'
import { NOBODY, NOT_SPUN, type TurnStep } from '../../state.ts'
import { amounts, diceInWords, kindName, pageName, townName } from '../pieces.ts'
import { personOf, type Tell } from '../telling.ts'

/** The Necronomicon: rows, columns and the Chaos that they still hold. */
export function necronomiconLines(t: Tell): string[] {
  const { rows, rewards } = t.table
  const columns = Array.from({ length: COLUMNS }, (_, column) => column).filter(
    (column) => count(rewards, ROWS + column) === 1,
  )
  return [
    `${sum(rows)} of ${PAGE_TOKENS} pages translated.`,
    ...rows.map((tokens, row) =>
      tokens === COLUMNS
        ? `Row ${row + 1}: whole.`
        : `Row ${row + 1}: ${tokens} of ${COLUMNS}, then 1 Chaos.`,
    ),
    columns.length === 0
      ? 'Every column is whole.'
      : `1 Chaos ${columns.length === 1 ? 'for column' : 'each for columns'} ${list(columns.map((column) => String(column + 1)))}.`,
  ]
}

/** What lies beside the towns: the Shambler Mat, the Bag, the Discard Mat, the supply and the pages. */
export function storeLines(t: Tell): string[] {
  const { bag, deck, discard, lair, lairShamblers, pageDiscard, supply } = t.table
  return [
    `Shambler Mat: ${lairShamblers.map((total, colour) => `${total} ${kindName(colour)}`).join(', ')} Shamblers; if none is left, all is lost.`,
    `Tentacles on the Shambler Mat: ${amounts(lair)}.`,
    `Bag: ${amounts(bag)}.`,
    `Discard Mat: ${amounts(discard)}.`,
    `Supply: ${amounts(supply)}.`,
    `${counted(deck, 'page')} in the deck.`,
    ...(pageDiscard.length === 0 ? [] : [`Discarded: ${list(pageDiscard.map(pageName))}.`]),
  ]
}

const stepNames: Readonly<Record<TurnStep, string>> = {
  setUp: 'Set-up',
  pointer: 'Spin',
  draw: 'Draw',
  spawn: 'Spawn',
  stalk: 'The Great Old One moves',
  actions: 'Actions',
}

/** Round and turn, the wheel, the dice and what is left to do. */
export function turnLines(t: Tell): string[] {
  const { actions, active, dice, outcome, round, step, stop, turn } = t.table
  const lines: string[] = []
  if (outcome !== null) lines.push('The game is over.')
  else if (active === NOBODY) lines.push('The table is being set up.')
  else {
    lines.push(
      `Round ${round}, turn ${turn}: ${personOf(active, t).whose} turn, ${stepNames[step]}.`,
    )
    if (step === 'actions' && t.table.characters[active]?.isAssistant === false)
      lines.push(`${counted(actions, 'action')} left.`)
  }
  if (stop !== NOT_SPUN) lines.push(spinLine(stop, t))
  if (dice.length > 0) lines.push(`Dice: ${diceInWords(dice)}.`)
  return lines
}

function spinLine(stop: number, t: Tell): string {
  const icon = iconAt(stop)
  const front = townName(townAt(stop), t)
  return `The wheel: ${front} at the front with ${wheelIcons[icon].name} (${wheelIcons[icon].says.replace(/\.$/, '')}), ${townName(townAt(tentacleStop(stop)), t)} at the tail.`
}
