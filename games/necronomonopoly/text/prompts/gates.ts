import { ask, capital, list, type PromptsFor } from '@eldertable/kernel'
import { isCultist } from '../../rules/players.ts'
import { rowText } from '../../pieces/gate-rows.ts'
import { spaceName } from '../pieces.ts'
import type { Nec } from '../../frames.ts'
import { openState } from '../telling.ts'

/** Where a row with a choice leads. */
function goalOf(row: number): string {
  switch (row) {
    case 4:
      return 'Mythos space'
    case 7:
      return 'Tome'
    case 10:
      return 'Innsmouth Lot'
    default:
      return 'Lot'
  }
}

/** The questions at a Gate, and the one about Gates that are equally near. */
export const gatePrompts: PromptsFor<Nec, 'gate' | 'nearest'> = {
  'gate.shift': ask({
    you: ({ total }) => `The roll is ${total}: ${rowText(total)}. Will you shift it?`,
    others: ({ total }) => `whether to shift the Gate roll of ${total}`,
  }),
  'gate.conjure': ask({
    you: () => 'Which Monster of the deck do you set loose from Mi-Go? It moves at once.',
    others: () => 'which Monster to set loose from Mi-Go',
  }),
  'gate.destination': ask({
    you: ({ row }) => `To which ${goalOf(row)} does the Gate take you?`,
    others: ({ row }) => `to which ${goalOf(row)} the Gate leads`,
  }),
  'gate.enlist': ask({
    you: () => 'Which Deep One joins you?',
    others: () => 'which Deep One to bring along',
  }),
  'gate.remove': ask({
    you: () => 'Which Monster leaves the board?',
    others: () => 'which Monster leaves the board',
  }),
  'gate.rob': ask({
    you: (_, t, seat) =>
      isCultist(openState(t), seat) ? 'Whose deed do you burn?' : 'Whose Lot do you take?',
    others: () => 'whose Lot to take',
  }),
  'nearest.choose': ask({
    you: ({ spaces }) =>
      `${capital(list(spaces.map(spaceName)))} are equally near. Which one is it?`,
    others: () => 'which of two Gates it is',
  }),
}
