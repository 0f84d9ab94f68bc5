import { at, usualSettings, type Decision } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { KIND_OF, objectNumber } from '../pieces/objects.ts'
import { stateAt } from '../position.ts'
import { foeOf } from '../targets.ts'
import { moments } from '../text/moments.ts'
import { prompts } from '../text/prompts.ts'
import type { Tell } from '../text/telling.ts'
import { switches } from '../switches.ts'
import { about } from './about.ts'
import { board } from './index.tsx'
import { figure } from './seat.tsx'
import { cardOf } from './turned-up.ts'
import { telling } from './words.ts'

const state = (monsterControl: 'left-player' | 'usual' = 'left-player') =>
  stateAt({
    settings: { monsterControl },
    heroes: [
      { is: 'private-eye', at: 'train-station R2C4', kills: ['whirlpool'] },
      { is: 'psychotherapist', at: 'medical-school R1C6' },
    ],
    tiles: ['train-station', { is: 'medical-school', column: 1 }],
    foes: [
      { is: 'guard-cell', at: 'train-station R1C1' },
      { is: 'moon-beast', at: 'train-station R1C2' },
    ],
  })

const to = (reader: number): Tell => ({
  ...telling(state().table, [{ name: 'Ann' }, { name: 'Bob' }]),
  reader,
})

const ask = (key: string, asks: object): Decision =>
  ({ key, seat: 1, about: asks }) as unknown as Decision

it('marks the monster that a question is about, and says against whom one plays it', () => {
  const { table } = state()
  const [cell, beast] = [at(table.foes, 0).piece, at(table.foes, 1).piece]
  expect(about(ask('foeTurn.choose', { piece: beast, left: 2 }), table)).toEqual([
    `piece:${foeOf(beast)}`,
  ])
  expect(about(ask('actions.choose', { seat: 0, actions: 4 }), table)).toEqual([])
  const told = { ...to(1), asked: { key: 'spawn.place', seat: 1, about: {} } }
  expect(prompts['spawn.place']({ generator: cell }, told as unknown as Tell)).toBe(
    'The Moon-Beast Guard Cell lets out a Moon-Beast. You play the monsters against Ann. Where?',
  )
})

it('shows how partners fare where all play together, and how far rivals are from a power-up', () => {
  const { table } = state()
  expect(figure(table, 0)).toEqual({ value: '1/3', label: 'generators' })
  const hero = { ...at(table.heroes, 0), health: 2 }
  const together: typeof table = { ...table, victory: 'cooperative', heroes: [hero] }
  expect(figure(together, 0)).toEqual({ value: '2/4', label: 'health' })
})

it('CM-SETUP-13 says where one begins, and that nobody begins on a spare start tile', () => {
  const { table } = state()
  const spare = table.places.length
  const places = [...table.places, { ...at(table.places, 1), tile: 0 }]
  const told = { ...to(0), table: { ...table, places } }
  const asked = { ...told, asked: { key: 'ownStarts.turn', seat: 0 } } as unknown as Tell
  const ask = (place: number): string => prompts['ownStarts.turn']({ place }, asked)
  expect(ask(0)).toBe('You begin on the Train Station. Turn it, then lay it.')
  expect(ask(spare)).toMatch(/is nobody’s\. Turn it, then lay it\.$/)
})

it('calls generators that are held what they are', () => {
  const { table: open } = state()
  expect(figure(open, 0)).toEqual({ value: '1/3', label: 'generators' })
  expect(board.progress({ ...open, turn: 1, round: 2 })).toBe('Round 2 · 2 of 2 still in')
})

it('shows what the reader finds as a card, and leaves what others find to the log', () => {
  const object = KIND_OF.indexOf(objectNumber('penicillin-vial'))
  const event = { key: 'finds', is: { seat: 0, object } } as never
  expect(cardOf(event, to(0))).toMatchObject({
    heading: 'Penicillin Vial',
    kind: 'Object found · Free, once',
  })
  expect(cardOf(event, to(1))).toBeNull()
})

it('CM-DEATH-2, CM-DEATH-3 says what a death means', () => {
  const t = to(0)
  const heroes = (life: 'out' | 'respawns') =>
    t.table.heroes.map((hero, seat) => (seat === 1 ? { ...hero, life } : hero))
  const told = (life: 'out' | 'respawns', by: number) =>
    moments.dies?.({ seat: 1, by }, { ...t, table: { ...t.table, heroes: heroes(life) } })
  expect(told('respawns', -1)?.lines[0]).toContain('Bob comes back next turn')
  expect(told('out', 0)?.lines).toEqual([
    'Bob is out of the game: another character did it. 1 of 2 still in.',
    'You draw a power-up for it.',
  ])
})

it('proposes monsters that play by themselves, and leaves matches that named nobody as they were', () => {
  expect(usualSettings(switches, { people: 2 })).toEqual({ monsterControl: 'automatic' })
  expect(state('usual').table.control).toBe('left-player')
})

it('tells a blow with what came of it, and a generator with who has it', () => {
  const lead = (key: string, is: object, next: string, then: object) =>
    board.leadsTo?.({ key, is } as never, { key: next, is: then } as never)
  expect(lead('hits', { who: 7 }, 'loses', { who: 7 })).toBe(true)
  expect(lead('loses', { who: 7, left: 0 }, 'falls', { who: 7 })).toBe(true)
  expect(lead('loses', { who: 7, left: 1 }, 'falls', { who: 7 })).toBe(false)
  expect(lead('hits', { who: 7 }, 'loses', { who: 8 })).toBe(false)
})

it('asks twice before a turn ends with actions left, and puts what is dropped behind the rest', () => {
  const { table } = to(0)
  const wasted = (verb: string, actions: number) =>
    board.wastes?.({ verb, argument: 0 }, { ...table, actions })
  expect(wasted('endTurn', 2)).toBe('2 actions are left.')
  expect([wasted('endTurn', 0), wasted('stop', 2)]).toEqual([null, null])
  expect(board.late).toContain('drop')
})

it('gives the lamp to a blow that lands more often than not, and to no other', () => {
  const lit = (is: 'private-eye' | 'arctic-explorer') =>
    board.primary(
      stateAt({
        heroes: [{ is, at: 'cultist-temple R4C6' }],
        tiles: ['cultist-temple'],
        foes: [{ is: 'moon-beast', at: 'cultist-temple R3C6' }],
      }).table,
    )
  // A d8 against 4, and a d6.
  expect(lit('arctic-explorer')).toContain('attack')
  expect(lit('private-eye')).not.toContain('attack')
})
