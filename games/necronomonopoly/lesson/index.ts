import type { Lesson } from '@eldertable/kernel'
import { FARTHER_GATE } from '../pieces/spaces.ts'
import { seatOf, spaceNamed, stateAt } from '../position.ts'
import { lesson as words } from '../text/lesson.ts'

const [reader, bram] = [seatOf('ann'), seatOf('bob')]
const hospital = spaceNamed('riverside-hospital')
const university = spaceNamed('san-julian-university')

/** Two turns on Mason's Hill, at the end of a match: the third Lot, a Gate, a Ghast, and a rent nobody can pay. */
export const lesson: Lesson = {
  id: 'game',
  name: words.name,
  about: words.about,
  minutes: 4,
  reader,
  names: ['Ada', 'Bram'],
  start: () =>
    stateAt({
      // With an Ally who could move her instead, Ann is asked before each throw.
      ann: { sanity: 96, on: 'moment-of-silence', owns: ['witchs-cross'], holds: ['keziah-mason'] },
      bob: { sanity: 61, on: 'mythos-3', owns: ['san-julian-university', 'gilman-house'] },
      deck: ['ghast'],
      round: 14,
    }),
  steps: [
    {
      ...words.throw,
      moves: [{ verb: 'pass' }],
      dice: [2, 4],
      point: [`seat:${reader}`],
    },
    { ...words.buy, moves: [{ verb: 'buy', argument: hospital }] },
    {
      ...words.rent,
      moves: [{ verb: 'endBuying' }],
      dice: [4, 5],
      replies: [
        { verb: 'trade' },
        { verb: 'partner', argument: reader },
        { verb: 'give', argument: university },
        { verb: 'takeSanity', argument: 30 },
        { verb: 'propose' },
      ],
      point: [`seat:${bram}`],
    },
    { ...words.trade, moves: [{ verb: 'accept' }], replies: [{ verb: 'endBuying' }] },
    {
      ...words.gate,
      moves: [{ verb: 'pass' }],
      dice: [3, 4, 1, 3],
      point: [`space:${FARTHER_GATE}`],
    },
    { ...words.mythos, moves: [{ verb: 'goTo' }] },
    {
      ...words.ghast,
      moves: [[{ verb: 'sacrifice' }, { verb: 'ward' }, { verb: 'suffer' }]],
      dice: [4, 5],
    },
    {
      ...words.win,
      moves: [{ verb: 'endBuying' }],
      // The Ghast moves on in Bram's Monster step, and then Bram walks to Witch's Cross.
      dice: [3, 4, 1, 2],
      point: [`seat:${bram}`],
    },
  ],
  farewell: words.farewell,
}

export const lessons: readonly Lesson[] = [lesson]
