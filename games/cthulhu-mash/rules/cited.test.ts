import type { Settings } from '@eldertable/kernel'
import { CitationAudit } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import { cthulhuMash } from '../index.ts'
import { stateAt } from '../position.ts'
import { meanings } from '../testing/meanings.ts'
import { rareMoments } from '../testing/rare-moments.ts'
import { richState } from '../testing/rich-state.ts'
import { rulebook } from '../testing/rulebook.ts'

/** Tables of all kinds; a limit of rounds keeps them short. Games against each other would not end at random. */
const tables: readonly (readonly [seats: number, settings: Settings])[] = [
  [1, { sanity: true, turnLimit: 4, powerUpRestores: true }],
  [2, { victory: 'cooperative', sanity: true, coopTiles: 2, turnLimit: 6, escapeMoves: true }],
  [3, { victory: 'cooperative', turnLimit: 4, sharedStart: 'off', monstersHeal: true }],
  [
    4,
    {
      victory: 'cooperative',
      turnLimit: 2,
      explorerDynamite: true,
      readyWeapon: true,
      facing: true,
      terrainHeights: true,
      misplacedGenerators: true,
    },
  ],
  [
    2,
    {
      victory: 'cooperative',
      turnLimit: 3,
      sharedStart: 'off',
      customLayout: true,
      monstersUseObjects: true,
      monsterControl: 'left-player',
    },
  ],
]

/** What may not come up in so few matches; each has a test of its own elsewhere. */
const seldom = [
  'events reshuffles',
  'events victory',
  'events cutOff',
  'events crushed',
  'events homeFalls',
  'events searches',
  'options search',
  'questions loot.search',
  'events rebuilds',
  'events back',
  'events steals',
  'events spills',
  'events unbinds',
  'events repeats',
  'events operates',
  'events raves',
  'options steal',
  'questions stealing.choose',
  'questions control.detach',
  'reasons start-enclosed',
  'reasons too-few-points',
]

/** What only matches of earlier versions know. */
const past = ['options rave', 'questions turn.adrift']

it('every rule that is cited in play speaks of what it is cited for', () => {
  const cited = new CitationAudit(cthulhuMash, rulebook.text, meanings)
  for (const [seats, settings] of tables)
    for (let n = 0; n < 3; n++) {
      cited.match(seats, settings, `match ${n}`)
      cited.matchFrom(richState(seats, settings, 'rich'), `rich ${n}`)
    }
  for (const position of rareMoments)
    for (let n = 0; n < 12; n++) cited.matchFrom(stateAt(position), `rare ${n}`)
  expect(cited.faults).toEqual([])
  expect(cited.uncovered.filter((what) => ![...seldom, ...past].includes(what))).toEqual([])
}, 120_000)
