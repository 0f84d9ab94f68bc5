import type { Lesson } from '@eldertable/kernel'
import { map1 } from '../pieces/maps/episode-1.ts'
import { stateAt } from '../position.ts'
import { ELDER } from '../state.ts'
import { lesson as words } from '../text/lesson.ts'

const reader = 0
const hall = map1.spaces.findIndex(({ id }) => id === '5A-b')
const retort = map1.spaces.findIndex(({ id }) => id === '5A-c')
const spoil = 0

// What dice show, by the number that is thrown: standard dice, and bonus dice.
const [BLANK, SUCCESS, ELDER_SIGN, TENTACLE, BOTH] = [1, 2, 4, 5, 6]
const [BONUS_BLANK, BONUS_SUCCESS, BONUS_BOTH] = [1, 3, 6]

/** Two turns on either side of the arrival: the last Retort of episode 1, and the first wounds on Cthulhu. */
export const lesson: Lesson = {
  id: 'game',
  name: words.name,
  about: words.about,
  minutes: 5,
  reader,
  names: ['Ada', 'Bram'],
  start: () =>
    stateAt({
      ann: { is: 'ian', on: '5A-a', sanity: 1, insanity: 'crowds' },
      bob: { is: 'beth', on: '4A-a', insanity: 'ptsd' },
      foes: { '5A-a': ['cultist'] },
      gone: ['3A-b', '6A-b', '8A-a'],
      markers: { '5A-c': 2 },
      track: 3,
      mythos: ['ct.m5', 'e1.m7', 'ct.m1'],
      discovery: ['e1.d03', 'e1.d04'],
    }),
  steps: [
    {
      ...words.move,
      moves: [
        { verb: 'move', argument: hall },
        { verb: 'step', argument: retort },
        { verb: 'stop' },
      ],
      point: [`space:${retort}`],
    },
    {
      ...words.attack,
      moves: [{ verb: 'attack' }],
      dice: [BLANK, BOTH, ELDER_SIGN, BONUS_BLANK],
    },
    {
      ...words.reroll,
      moves: [{ verb: 'reroll', argument: 0 }, { verb: 'keepDice' }],
      dice: [SUCCESS],
    },
    {
      ...words.spoil,
      moves: [{ verb: 'act', argument: spoil }, { verb: 'keepDice' }],
      dice: [SUCCESS, TENTACLE, BLANK],
    },
    { ...words.madness, moves: [{ verb: 'levelUp' }] },
    { ...words.mythos, moves: [{ verb: 'endActions' }] },
    {
      ...words.discovery,
      moves: [{ verb: 'takeLeft' }],
      replies: [{ verb: 'endActions' }, { verb: 'takeNeither' }],
    },
    {
      ...words.arrival,
      moves: [{ verb: 'act', argument: spoil }, { verb: 'keepDice' }],
      dice: [SUCCESS, SUCCESS, BLANK],
    },
    {
      ...words.strike,
      moves: [{ verb: 'attack', argument: ELDER }, { verb: 'keepDice' }],
      dice: [SUCCESS, SUCCESS, ELDER_SIGN, BONUS_SUCCESS, BONUS_BOTH],
    },
    {
      ...words.fight,
      moves: [{ verb: 'endActions' }, { verb: 'keepDice' }],
      dice: [SUCCESS, BLANK, TENTACLE],
    },
  ],
  farewell: words.farewell,
}

export const lessons: readonly Lesson[] = [lesson]
