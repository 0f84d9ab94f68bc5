import type { Lesson } from '@eldertable/kernel'
import { at } from '@eldertable/kernel'
import { cardsCalled, theCard } from '../pieces/cards.ts'
import { stateAt } from '../position.ts'
import { lesson as words } from '../text/lesson.ts'
import { giftOf } from '../verbs.ts'

const reader = 0
const thug = at(cardsCalled('thug'), 0)
const loafer = at(cardsCalled('loafer'), 0)
const quarterback = theCard('quarterback')
const archaeologist = theCard('archaeologist')
/** The Harpoon's place among the discards, and that of a card that is of no use. */
const [HARPOON_PLACE, OTHER_PLACE] = [41, 0]
const GILMAN_HOUSE = 0

/** The other seat's turn: its survivor rests, and the director strikes. */
const resting = [{ verb: 'poolActions' }, { verb: 'rest' }]

/** The end of reel I at a table of two against the director that plays itself. */
export const survivorsLesson: Lesson = {
  id: 'survivors',
  name: words.name,
  about: words.about,
  minutes: 6,
  reader,
  names: ['Ada', 'Bram'],
  start: () =>
    stateAt({
      settings: { director: 'auto' },
      pools: [
        { has: ['quarterback'], power: 5 },
        { has: ['moll'], power: 3, order: 'never' },
      ],
      survivors: ['archaeologist', 'doctor', 'town-drunk', 'co-ed', 'kingpin'],
      screen: ['fire-axe', 'thug', 'loafer'],
      pile: ['gilman-house', 'boat-hook', 'deep-one', 'popcorn', 'whiskey', 'brute', 'cultist'],
    }),
  steps: [
    { ...words.draw, moves: [{ verb: 'drawSurvivor' }] },
    {
      ...words.take,
      moves: [{ verb: 'take', argument: theCard('fire-axe') }],
      replies: resting,
      dice: [2, 3, 3],
    },
    {
      ...words.negate,
      moves: [{ verb: 'negate' }, { verb: 'givePower', argument: giftOf(0, 3) }],
      point: [`card:${quarterback}`],
    },
    {
      ...words.attack,
      moves: [
        { verb: 'poolActions' },
        { verb: 'attack', argument: thug },
        { verb: 'enough' },
        { verb: 'enough' },
      ],
      dice: [2, 2, 1],
      point: [`card:${thug}`],
    },
    {
      ...words.banish,
      moves: [{ verb: 'attack', argument: loafer }, { verb: 'banish' }],
      replies: resting,
      dice: [3, 3, 3, 4, 6],
    },
    {
      ...words.flail,
      moves: [
        { verb: 'giveRest', argument: 2 },
        { verb: 'givePower', argument: giftOf(0, 2) },
      ],
      dice: [4, 4],
    },
    {
      ...words.search,
      moves: [
        { verb: 'poolActions' },
        { verb: 'search' },
        { verb: 'keepCard', argument: theCard('harpoon') },
      ],
      draws: [HARPOON_PLACE, OTHER_PLACE],
    },
    {
      ...words.shelter,
      moves: [{ verb: 'enter', argument: GILMAN_HOUSE }, { verb: 'finish' }],
      replies: resting,
      dice: [6, 5],
      point: [`card:${archaeologist}`],
    },
    { ...words.star, moves: [{ verb: 'vote' }] },
  ],
  farewell: words.farewell,
}
