import type { Lesson } from '@eldertable/kernel'
import { CHAOS_PLACE, codeOf } from '../payment-code.ts'
import { stateAt } from '../position.ts'
import { lesson as words } from '../text/lesson.ts'

const reader = 0
const ferry = 1

const oneFearOneRage = codeOf([1, 1])
const oneChaos = codeOf([...Array.from({ length: CHAOS_PLACE }, () => 0), 1])
const firstFearPortal = 0

/** Two turns on either side of the last page: the wheel, the six actions, and the first seal. */
export const lesson: Lesson = {
  id: 'game',
  name: words.name,
  about: words.about,
  minutes: 4,
  reader,
  names: ['Ada', 'Bram'],
  start: () =>
    stateAt({
      ann: { on: 'P1', mat: 'courier', chaos: 1, pages: ['F01'] },
      bob: { on: 'P4', mat: 'priest', rage: 1, pages: ['R03', 'G05'] },
      oldOne: 'P3',
      strength: 1,
      round: 9,
      rows: [5, 4, 5, 5, 4],
      lair: { fear: 2, rage: 3 },
      bag: { fear: 4, rage: 4, greed: 4, chaos: 3, eldritch: 3 },
      towns: {
        P1: { greed: 1 },
        P2: { fear: 1, rage: 1, shamblers: ['rage'], faceDown: 'F05' },
        P5: { rage: 2 },
      },
    }),
  before: { draws: [8] },
  steps: [
    {
      ...words.wheel,
      moves: [{ verb: 'lull' }],
      // A Fear, and a Chaos of 3 Fear, 4 Rage, 4 Greed, 3 Chaos and 3 Eldritch.
      draws: [0, 11],
    },
    {
      ...words.move,
      moves: [{ verb: 'move', argument: ferry }],
      // A Greed of 3 Fear, 4 Rage and more.
      draws: [7],
    },
    {
      ...words.collect,
      moves: [{ verb: 'collect' }, { verb: 'take', argument: oneFearOneRage }],
      point: [`town:${ferry}`],
    },
    {
      ...words.banish,
      moves: [{ verb: 'banish' }, { verb: 'banishShambler' }, { verb: 'pay', argument: oneChaos }],
      dice: [3],
    },
    { ...words.chaos, moves: [{ verb: 'buyAction' }] },
    { ...words.translate, moves: [{ verb: 'translate' }] },
    {
      ...words.endTurn,
      moves: [{ verb: 'endTurn' }],
      // For Bram a spin, Rage, Greed and Fear; for the reader a spin, Rage and Greed twice.
      draws: [16, 15, 30, 0, 22, 15, 30, 30],
      replies: [{ verb: 'endTurn' }],
    },
    { ...words.prepare, moves: [{ verb: 'collect' }], point: [`town:${ferry}`] },
    {
      ...words.seal,
      moves: [{ verb: 'seal', argument: firstFearPortal }],
      dice: [3, 4],
    },
  ],
  farewell: words.farewell,
}

export const lessons: readonly Lesson[] = [lesson]
