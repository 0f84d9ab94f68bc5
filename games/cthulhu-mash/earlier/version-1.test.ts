import { copy, Engine } from '@eldertable/kernel'
import { replayFixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { autoAct } from '../rules/automatic-monsters/act.ts'
import { cthulhuMash } from '../index.ts'
import { before, type MashScenario } from '../testing/at.ts'
import { two } from '../testing/one.ts'
import { asVersion1, fromVersion1 } from './version-1.ts'
import { asVersion2 } from './version-2.ts'

const [version1] = cthulhuMash.earlier ?? []
const fixtures = readFixtures(new URL('../fixtures/version-1/', import.meta.url))

/** A wounded monster, beside Ann or far away, with something for its wounds. */
const wounded = (
  monsterControl: 'left-player' | 'automatic',
  at: 'R3C2' | 'R6C3' = 'R3C2',
): MashScenario =>
  two(
    { is: 'psychotherapist' },
    {
      settings: { monstersUseObjects: true, monsterControl },
      foes: [{ is: 'moon-beast', at, health: 1, objects: ['penicillin-vial'] }],
      ...(monsterControl === 'left-player' && { from: 'monsters' }),
    },
  )

/** A new board is to be laid while Ann has charmed a Deep One. */
function charmed(): MashScenario {
  const t = before({
    heroes: [
      { is: 'private-eye', at: 'train-station R6C1' },
      { is: 'mariner-merchant', at: 'mariners-ship R1C6' },
    ],
    tiles: [
      { is: 'train-station' },
      { is: 'leng-plateau', column: 7, row: 1 },
      { is: 'mariners-ship', column: 3, row: 3 },
    ],
    foes: [{ is: 'deep-one', at: 'train-station R1C2' }],
    from: 'end',
  })
  t.table.cutOff = { left: [0] }
  t.hero('ann').charmed = t.foe('deep-one').piece
  return t
}

describe('matches of version 1', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    if (version1 === undefined) throw new Error('version 1 is not kept')
    expect(replayFixture(new Engine(version1), fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('spend an action on a monster’s remedy; those of version 2 do not', () => {
    const left = (t: MashScenario): unknown =>
      t.pick('rouse', 'moon-beast').pick('foeGreen').engine.decision(t.state)?.about
    const old = wounded('left-player')
    asVersion1(old.state)
    expect(left(old)).toMatchObject({ left: 1 })
    expect(left(wounded('left-player'))).toMatchObject({ left: 2 })
  })

  it('attack by the policy before a remedy is used; those of version 2 use it first', () => {
    const rule = (t: MashScenario): unknown =>
      autoAct(t.state, t.foe('moon-beast').piece, false).rule
    const near = wounded('automatic')
    expect(rule(near)).toBe('CM-AUTO-22')
    asVersion1(near.state)
    expect(rule(near)).toBe('CM-AUTO-13')
    const far = wounded('automatic', 'R6C3')
    asVersion1(far.state)
    expect(rule(far)).toBe('CM-AUTO-22')
  })

  it('keep a charm when the board is laid anew; those of version 2 do not', () => {
    const old = charmed()
    asVersion1(old.state)
    old.until('turn').go()
    expect(old.hero('ann').charmed).toBeGreaterThanOrEqual(0)
    const now = charmed().until('turn').go()
    expect(now.hero('ann').charmed).toBe(-1)
  })

  it('go on by version 2', () => {
    const { state } = wounded('automatic')
    const old = asVersion1(copy(state))
    expect(old).not.toEqual(asVersion2(copy(state)))
    expect(fromVersion1(copy(old))).toEqual(asVersion2(copy(state)))
  })
})
