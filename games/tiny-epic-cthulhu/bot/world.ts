import type { Chance, Frame, Sight } from '@eldertable/kernel'
import { RAGE } from '../content/colours.ts'
import { pages } from '../content/pages.ts'
import { at } from '../content/row.ts'
import { copyState } from '../copy-state.ts'
import type { Tec } from '../frames.ts'
import { count } from '../rules/pieces.ts'
import { FACE_DOWN, NO_PAGE, NOBODY, NOWHERE, type TecState, type TecTable } from '../state.ts'

export type TecSight = Sight<Tec>

/** The decision of the menu of Step 2. */
export const MENU = 'stepTwo.choose'

/** A decision that can be played on from: what is seen, and the frames that follow from it. */
export interface Imagined {
  table: TecTable
  decision: string
  frames: readonly Frame[]
}

/** A state that could be true: what is open as it is, and hidden pages in any order (TEC-TERM-9). */
export function imagine({ table, frames }: Imagined, chance: Chance): TecState {
  const hidden = unseenPages(table)
  chance.shuffle(hidden)
  const faceDown = table.towns.map(({ page }) =>
    page === FACE_DOWN ? (hidden.pop() ?? NO_PAGE) : NO_PAGE,
  )
  const hands = table.characters.filter(({ isAssistant }) => !isAssistant).map(() => ({}))
  const box = { deck: hidden, faceDown, buried: 0, stack: [...frames] }
  return copyState({ table, hands, box })
}

function unseenPages({ towns, characters, pageDiscard }: TecTable): number[] {
  const seen = new Set(pageDiscard)
  for (const { page } of towns) seen.add(page)
  for (const one of characters) for (const card of one.pages) seen.add(card)
  return [...pages.keys()].filter((card) => !seen.has(card))
}

/** The frames of a decision of Step 2, if they follow from what is seen. */
export function framesOf({ decision, table, about }: TecSight): Frame[] | undefined {
  const character = table.active
  const menu = { at: MENU, character }
  const asked = (remembers: object): Frame[] => [menu, { ...remembers, at: decision }]
  switch (decision) {
    case MENU:
      return [menu]
    case 'collect.choose':
      return asked({ character })
    case 'banish.fewerDice': {
      const rage = count(at(table.characters, character).held, RAGE)
      return asked({ character, rage, dice: about.dice, cost: 0, space: 0 })
    }
    case 'banish.choose':
      return asked({ character, rage: about.rage, dice: 0, cost: about.cost, space: 0 })
    case 'townAction.target':
      return asked({ character, target: NOWHERE, receiver: NOBODY })
    case 'townAction.receiver':
      return asked({ character, target: about.card, receiver: NOBODY })
    case 'ability.target':
      return asked({ character, target: NOWHERE })
    case 'extraMove.choose':
      return asked({ character, assistant: about.assistant })
    default:
      return undefined
  }
}
