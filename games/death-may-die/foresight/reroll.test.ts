import { tellingTo } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { rerollNote, rollNote, taskNote } from '../text/chances.ts'
import { at, type DmdScenario } from '../testing/at.ts'
import { rerollAhead } from './reroll.ts'
import { taskAhead } from './task.ts'

const faces = [1, 2, 3, 4, 5, 6]

/** What is said of throwing each die again. */
function notes(t: DmdScenario): string[] {
  const { roll } = t.state.table
  if (roll === null) throw new Error('nothing was thrown')
  return roll.dice.map((_, die) => rerollNote(roll, die, tellingTo(t, 0)))
}

function kept(t: DmdScenario): string {
  const { roll } = t.state.table
  if (roll === null) throw new Error('nothing was thrown')
  return rollNote(roll, tellingTo(t, 0))
}

const spoiling = (markers: number): Position => ({
  ann: { is: 'ian', on: '3A-b' },
  markers: { '3A-b': markers },
})

it('DMD-REROLL-1 DMD-EPONE-3 with enough successes only sanity is at stake, and a tentacle may go', () => {
  const t = at(spoiling(3)).rolls('B ST E').pick('act', 'spoil')
  expect(notes(t)).toEqual([
    'you have enough successes · 33 % costs sanity',
    'you have enough successes · 50 % too few · 67 % spares sanity',
    'you have enough successes · 33 % costs sanity',
  ])
  expect(kept(t)).toBe('1 success, 1 sanity lost')
})

it('DMD-EPONE-3 successes beyond the fourth marker are of no use', () => {
  const t = at(spoiling(3)).rolls('ST S S').pick('act', 'spoil')
  expect(notes(t)[0]).toBe('you have enough successes · 67 % spares sanity')
  expect(kept(t)).toBe('3 successes, 1 is enough, 1 sanity lost')
  const first = at(spoiling(0)).rolls('B S E').pick('act', 'spoil')
  expect(notes(first)[0]).toBe('50 % one more success · 33 % costs sanity')
})

it('DMD-ATTACK-3 on a large target a reroll may bring one more wound', () => {
  const t = at({
    ann: { is: 'elizabeth', on: '1A-a' },
    elder: { on: '1A-a' },
    disrupted: true,
  })
    .rolls('B S S')
    .pick('attack', 'elder')
  expect(notes(t)).toEqual([
    '50 % one more wound · 33 % costs sanity',
    '50 % one wound fewer · 33 % costs sanity',
    '50 % one wound fewer · 33 % costs sanity',
  ])
})

it('DMD-ATTACK-3 on a small one it may fall, or falls already', () => {
  const begin = (rolls: string) =>
    at({ ann: { is: 'elizabeth', on: '5A-a' }, foes: { '5A-a': ['cultist'] } })
      .rolls(rolls)
      .pick('attack', 'cultist')
  expect(notes(begin('B S E'))[0]).toBe('falls 50 % · 33 % costs sanity')
  expect(notes(begin('B S S'))).toEqual([
    'it falls already · 33 % costs sanity',
    'it falls already · 50 % it stands · 33 % costs sanity',
    'it falls already · 50 % it stands · 33 % costs sanity',
  ])
})

it('DMD-RESULT-3 against oneself fewer wounds are wanted', () => {
  const t = at({ ann: { is: 'ian', on: '1A-a' }, elder: { on: '1A-a' } })
    .rolls('T S B')
    .assault('ann', 'elder')
  expect(notes(t)).toEqual([
    '50 % one more wound · 67 % spares sanity',
    '50 % one wound fewer · 33 % costs sanity',
    '50 % one more wound · 33 % costs sanity',
  ])
})

it('DMD-SANITY-2 a tentacle that the trigger space stops costs nothing more', () => {
  const begin = (): DmdScenario =>
    at({
      ann: { is: 'elizabeth', on: '5A-a', sanity: 2, insanity: 'ptsd' },
      foes: { '5A-a': ['cultist'] },
    })
      .rolls('T B S')
      .pick('attack', 'cultist')
  const t = begin()
  const { roll } = t.state.table
  if (roll === null) throw new Error('nothing was thrown')
  const lost = faces.map((face) => {
    const told = begin().dice(face).pick('reroll', 1).pick('keepDice').told('sanity')
    return told.reduce((sum, { amount }) => sum + amount, 0)
  })
  expect(rerollAhead(t.state, roll, 1).faces.map(({ sanity }) => sanity)).toEqual(lost)
  expect(lost).toEqual([1, 1, 1, 1, 1, 1])
})

it('DMD-DISC-4 a check says what it needs and what failing costs', () => {
  const begin = (rolls: string, stress = 0): DmdScenario =>
    at({ ann: { is: 'ian', stress }, discovery: ['e1.d11'] })
      .rolls(rolls)
      .run('discovery', { hero: 0, tentacles: 0 })
  expect(kept(begin('S B T'))).toBe('1 of 2 successes: you fail, 1 stress, 1 sanity lost')
  expect(kept(begin('S S T'))).toBe('2 of 2 successes: you pass, 1 sanity lost')
  expect(notes(begin('S B B'))[1]).toBe('passes 50 % · 33 % costs sanity')
  expect(notes(begin('B B B'))[1]).toBe('50 % one more success · 33 % costs sanity')
  expect(notes(begin('S S B'))[0]).toBe(
    'you have enough successes · 50 % too few · 33 % costs sanity',
  )
})

it('DMD-EPONE-2 an action that is rolled for has its chances said, as the real rules give them', () => {
  const t = at(spoiling(3))
  const hero = t.numberOf('ann')
  const ahead = taskAhead(t.state, hero, 0)
  expect(ahead?.dice).toBe(3)
  expect(ahead?.finishes).toBeCloseTo(1 - 1 / 8)
  expect(taskNote(0, hero, tellingTo(t, 0))).toBe('3 dice: finishes it 88 %')
  expect(taskNote(0, hero, tellingTo(at(spoiling(0)), 0))).toBe(
    '3 dice: about 1.5 of 4 spoil markers',
  )
  expect(taskNote(1, hero, tellingTo(t, 0))).toBe('no roll; fires go out here and on you')
})

it('DMD-INV-3 DMD-SANITY-5 DMD-SANITY-9 keeping the dice says who dies, snaps or is lost by them', () => {
  const attacked = (more: Position['ann'], rolls: string): string =>
    kept(
      at({
        episode: '2',
        ann: { is: 'ian', on: '2B-b', ...more },
        foes: { '2B-b': ['deep-one'] },
      })
        .rolls(rolls)
        .assault('ann', 'deep-one'),
    )
  expect(attacked({ wounds: 5 }, 'S B')).toBe('1 wound for you')
  expect(attacked({ wounds: 6 }, 'S B')).toBe('1 wound for you: you die')
  expect(attacked({ sanity: 1 }, 'B T')).toBe('no wounds, 1 sanity lost')
  expect(attacked({ sanity: 2 }, 'B T')).toBe('no wounds, 1 sanity lost: you snap')
  expect(attacked({ sanity: 19 }, 'B T')).toBe('no wounds, 1 sanity lost: you are insane for good')
})
