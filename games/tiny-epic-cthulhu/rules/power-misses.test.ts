import { describe, expect, it } from 'vitest'
import type { OldOneKey } from '../pieces/old-ones.ts'
import { at, type Position, type TecScenario } from '../testing/at.ts'

const FEAR = 0

/** The Fear power in Ann's turn, with the Great Old One at P3. */
const struck = (greatOldOne: OldOneKey, position: Position): TecScenario =>
  at({ oldOne: 'P3', ...position, settings: { greatOldOne } }).run('power', {
    character: 0,
    colour: FEAR,
  })

/** What is told of a power that comes to nothing, and the rule that is cited for it. */
const missOf = (t: TecScenario) =>
  t.events.filter(({ key }) => key === 'powerMisses').map(({ rule, is }) => [rule, is['why']])

const near: Position = { ann: { on: 'P3' }, bob: { on: 'P1' } }
const far: Position = { ann: { on: 'P1' }, bob: { on: 'P5' } }

describe('A power that comes to nothing says why', () => {
  it('TEC-POWER-14 Cthulhu has nothing to deal', () => {
    const t = struck('cthulhu', { ...near, lair: { rage: 2 } })
    expect(missOf(t)).toEqual([['TEC-POWER-14', 'nothing']])
    expect(t.told('deals')).toEqual([])
    expect(t.table.lair).toEqual([0, 2, 0])
  })

  it('TEC-POWER-14 TEC-POWER-16 one tentacle is dealt, and no more is said when none is left', () => {
    const t = struck('cthulhu', { ...near, lair: { fear: 1 } })
    expect(t.told('deals')).toEqual([{ character: 0, colour: FEAR }])
    expect(missOf(t)).toEqual([])
  })

  it('TEC-POWER-17 Cthulhu finds nobody, whether or not there is something to deal', () => {
    expect(missOf(struck('cthulhu', { ...far, lair: { fear: 2 } }))).toEqual([
      ['TEC-POWER-17', 'nobody'],
    ])
    expect(missOf(struck('cthulhu', far))).toEqual([['TEC-POWER-17', 'nobody']])
  })

  it('TEC-POWER-9 Yog-Sothoth finds nobody, or nobody with such a card', () => {
    expect(missOf(struck('yogSothoth', far))).toEqual([['TEC-POWER-9', 'nobody']])
    expect(missOf(struck('yogSothoth', near))).toEqual([['TEC-POWER-9', 'nothing']])
    expect(missOf(struck('yogSothoth', { ...near, ann: { on: 'P3', pages: ['F01'] } }))).toEqual([])
  })

  it('TEC-POWER-12 Yig finds nobody, or nobody with such a tentacle', () => {
    expect(missOf(struck('yig', far))).toEqual([['TEC-POWER-12', 'nobody']])
    expect(missOf(struck('yig', near))).toEqual([['TEC-POWER-12', 'nothing']])
    expect(missOf(struck('yig', { ...near, ann: { on: 'P3', fear: 1 } }))).toEqual([])
    const both = { ann: { on: 'P3', fear: 1 }, bob: { on: 'P3', fear: 1 } } as const
    expect(missOf(struck('yig', both))).toEqual([])
  })

  it('TEC-POWER-7 TEC-POWER-8 Nyarlathotep has none to sow, or every town has its own', () => {
    const full = { P2: { fear: 1 }, P3: { fear: 1 }, P4: { fear: 1 } }
    expect(missOf(struck('nyarlathotep', near))).toEqual([['TEC-POWER-8', 'nothing']])
    expect(missOf(struck('nyarlathotep', { ...near, lair: { fear: 1 }, towns: full }))).toEqual([
      ['TEC-POWER-7', 'nowhere'],
    ])
    expect(missOf(struck('nyarlathotep', { ...near, lair: { fear: 1 } }))).toEqual([])
  })
})
