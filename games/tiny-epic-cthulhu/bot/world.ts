import {
  offered,
  verbOf,
  type Allowed,
  type Chance,
  type Frame,
  type Pick,
  type Observation,
} from '@eldertable/kernel'
import { pages } from '../pieces/pages.ts'
import { copyState } from '../copy-state.ts'
import type { Tec } from '../frames.ts'
import { FACE_DOWN, NO_PAGE, type TecState, type TecTable } from '../state.ts'
import { framesTold } from '../told-frames.ts'
import { V } from '../verbs.ts'

export type TecObservation = Observation<Tec>

/** What there is to choose from: the allowed picks, but for thinking again. */
export const choicesIn = (observation: Allowed): Pick[] =>
  offered(observation).filter((pick) => verbOf(pick) !== V.back)

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

/** The decisions of Step 2 that are looked ahead from. */
const weighed: ReadonlySet<string> = new Set([
  MENU,
  'collect.choose',
  'banish.fewerDice',
  'banish.choose',
  'townAction.target',
  'townAction.receiver',
  'ability.target',
  'extraMove.choose',
])

/** The frames of a decision of Step 2 that is looked ahead from, up from the menu. */
export function framesOf({ decision, about }: TecObservation): readonly Frame[] | undefined {
  if (!weighed.has(decision)) return undefined
  const frames = framesTold(about)
  return frames.slice(frames.findIndex((frame) => frame.at === MENU))
}
