import type { TitleTypes } from '@eldertable/kernel'
import { botsPlay } from './bots.ts'
import { citations } from './citations.ts'
import type { TitleGiven } from './given.ts'
import { heard } from './heard.ts'
import { latePositions } from './late.ts'
import { lessonsRun } from './lessons.ts'
import { statesOnTheWay } from './looked-at.ts'
import { numbersOfTheBook } from './numbers.ts'
import type { PromisesAbout } from './promise.ts'
import { randomPlay } from './random-play.ts'
import { recordedMatches } from './recorded.ts'
import { searchIsTold } from './search.ts'
import { toldMatches } from './told.ts'
import { traitsAreTold } from './traits.ts'
import { words } from './words.ts'

const all = [
  words,
  heard,
  citations,
  numbersOfTheBook,
  recordedMatches,
  statesOnTheWay,
  toldMatches,
  traitsAreTold,
  latePositions,
  randomPlay,
  lessonsRun,
  botsPlay,
  searchIsTold,
]

/** Everything that a title promises, as far as it has what is promised. */
export function promisesOf<K extends TitleTypes>(given: TitleGiven<K>): readonly PromisesAbout[] {
  // What is asked of all titles needs to know no title's types.
  const any = given as unknown as TitleGiven
  return all.map((promises) => promises(any)).filter(({ promised }) => promised.length > 0)
}
