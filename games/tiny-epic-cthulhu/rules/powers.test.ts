import { describe, expect, it } from 'vitest'
import { oldOnes, type OldOneKey } from '../pieces/old-ones.ts'
import { at, pageOf, type Position, type TecScenario } from '../testing/at.ts'

const FEAR = 0
const RAGE = 1

/** Triggers a power in Ann's turn. */
const triggered = (position: Position, colour: number): TecScenario =>
  at(position).run('power', { character: 0, colour })

const facing = (greatOldOne: OldOneKey, position: Position): Position => ({
  oldOne: 'P3',
  ...position,
  settings: { greatOldOne, ...position.settings },
})

describe('Powers of the Great Old One', () => {
  it.each(Object.keys(oldOnes) as OldOneKey[])(
    'TEC-POWER-1 %s has the same power in both phases',
    (greatOldOne) => {
      const position: Position = { ann: { on: 'P3', fear: 1, pages: ['F01'] }, bob: { on: 'P1' } }
      const lair = { fear: 1 }
      const keys = ([1, 2] as const).map((phase) => {
        const t = triggered(facing(greatOldOne, { ...position, lair, phase }), FEAR)
        return t.events.map(({ key }) => key).filter((key) => key !== 'mustMove')
      })
      expect(keys[1]).toEqual(keys[0])
      expect(keys[0]?.length).toBeGreaterThan(1)
    },
  )

  it('TEC-POWER-2 an accursed Madness Track triggers it as an Omen does', () => {
    const t = at(facing('nyarlathotep', { ann: {}, bob: {}, towns: { P2: { rage: 3 } } }))
    t.draws(6).tentacles('rage', 'fear').turnAt('spin')
    expect(t.told('power')).toEqual([{ colour: RAGE, oldOne: 2 }])
  })

  it('TEC-POWER-3 TEC-POWER-5 it covers the towns within one of the Great Old One, not the accursed one', () => {
    const t = at(
      facing('yig', {
        oldOne: 'P4',
        ann: { on: 'P2', rage: 1 }, // on the accursed card, two away
        bob: { on: 'P3', rage: 1 },
        cid: { on: 'P5', rage: 2 },
        towns: { P2: { rage: 3 } },
      }),
    )
    t.draws(6).tentacles('rage', 'fear').turnAt('spin')
    expect(t.told('strips').map(({ character }) => character)).toEqual([1, 2])
    expect(t.held('ann')[1]).toBe(1)
    expect(t.table.lair[1]).toBe(4 + 3)
  })

  it('TEC-POWER-4 with the position that it has before 1-D', () => {
    // Stop 14 is an Omen of Rage; the Great Old One leaves P1 for P5 only afterwards.
    const t = at(
      facing('yig', { oldOne: 'P1', ann: { on: 'P2', rage: 1 }, bob: { on: 'P4', rage: 1 } }),
    )
    t.draws(14).tentacles('fear', 'fear').turnAt('spin')
    expect(t.table.oldOne).toBe(4)
    expect([t.held('ann')[1], t.held('bob')[1]]).toEqual([0, 1])
  })

  it('TEC-POWER-6 Assistants are affected as players are', () => {
    const t = triggered(
      facing('yig', { ann: { on: 'P1', fear: 1 }, ash: { on: 'P4', fear: 2 } }),
      FEAR,
    )
    expect(t.told('strips')).toEqual([{ character: 1, colour: FEAR, count: 2 }])
  })
})

describe('Nyarlathotep', () => {
  const towns = { P1: { fear: 0 }, P2: { fear: 1 }, P3: { rage: 2 }, P4: {}, P5: {} }

  it('TEC-POWER-7 every town within one that has none of the colour receives one', () => {
    const t = triggered(
      facing('nyarlathotep', { ann: {}, bob: {}, towns, lair: { fear: 5, rage: 1 } }),
      FEAR,
    )
    expect(t.table.towns.map(({ madness }) => madness[0])).toEqual([0, 1, 1, 1, 0])
    expect(t.table.lair).toEqual([3, 1, 0])
  })

  it('TEC-POWER-8 his own card first, then clockwise, then counter-clockwise, while there are any', () => {
    const bare = { ann: {}, bob: {}, oldOne: 'P5' }
    const two = triggered(facing('nyarlathotep', { ...bare, lair: { fear: 2 } }), FEAR)
    expect(two.told('sows').map(({ town }) => town)).toEqual([4, 0])
    const three = triggered(facing('nyarlathotep', { ...bare, lair: { fear: 3 } }), FEAR)
    expect(three.told('sows').map(({ town }) => town)).toEqual([4, 0, 3])
    const none = triggered(facing('nyarlathotep', { ...bare, lair: { rage: 3 } }), FEAR)
    expect(none.told('sows')).toEqual([])
    expect(none.told('powerMisses')).toEqual([{ colour: FEAR, why: 'nothing' }])
  })
})

describe('Yog-Sothoth', () => {
  it('TEC-POWER-9 TEC-POWER-10 each character within one discards a Page Card of that rune; tokens stay', () => {
    const t = triggered(
      facing('yogSothoth', {
        ann: { on: 'P3', pages: ['F01', 'R01'] },
        bob: { on: 'P4', pages: ['R02'] },
        cid: { on: 'P1', pages: ['F02'] },
        dee: { on: 'P2', pages: ['F03'] },
        rows: [2, 1, 1, 0, 0],
      }),
      FEAR,
    )
    expect(t.pages('ann')).toEqual(['R01'])
    expect(t.pages('bob')).toEqual(['R02'])
    expect(t.pages('cid')).toEqual(['F02'])
    expect(t.pages('dee')).toEqual([])
    expect(t.table.pageDiscard).toEqual([pageOf('F01'), pageOf('F03')])
    expect(t.table.rows).toEqual([2, 1, 1, 0, 0])
    expect(t.table.rewards).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
  })

  it('TEC-POWER-11 of several the one gained last', () => {
    const pages = ['F05', 'F02', 'R01']
    const t = triggered(facing('yogSothoth', { ann: { on: 'P3', pages }, bob: {} }), FEAR)
    expect(t.pages('ann')).toEqual(['F05', 'R01'])
  })

  it('TEC-POWER-9 nothing happens to those without such a card', () => {
    const t = triggered(facing('yogSothoth', { ann: { on: 'P3', pages: ['R01'] }, bob: {} }), FEAR)
    expect(t.pages('ann')).toEqual(['R01'])
    expect(t.told('powerMisses')).toEqual([{ colour: FEAR, why: 'nothing' }])
  })
})

describe('Yig', () => {
  it('TEC-POWER-12 TEC-POWER-13 all of the colour from the mats to the Shambler Mat; no curse, no delirium', () => {
    const t = triggered(
      facing('yig', {
        ann: { on: 'P3', fear: 2, rage: 1 },
        bob: { on: 'P4', fear: 1 },
        cid: { on: 'P5', fear: 2 },
        lair: { fear: 4 },
      }),
      FEAR,
    )
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
    expect(t.held('bob')).toEqual([0, 0, 0, 0])
    expect(t.held('cid')).toEqual([2, 0, 0, 0])
    expect(t.table.lair[0]).toBe(7)
    expect(t.told('mindAccursed')).toEqual([])
    expect(t.table.characters.map(({ brain }) => brain)).toEqual([0, 0, 0])
  })
})

describe('Cthulhu', () => {
  it('TEC-POWER-14 TEC-CHOICE-3 the active player deals all of the colour, one at a time', () => {
    const t = triggered(
      facing('cthulhu', {
        ann: { on: 'P3' },
        bob: { on: 'P4' },
        cid: { on: 'P1' },
        lair: { fear: 3, rage: 2 },
      }),
      FEAR,
    )
    expect(t.asked).toBe('ann cthulhuDeals.choose')
    expect(t.offered).toEqual(['deal ann', 'deal bob'])
    t.pick('deal', 'bob').pick('deal', 'ann').pick('deal', 'bob')
    expect([t.held('ann')[0], t.held('bob')[0], t.held('cid')[0]]).toEqual([1, 2, 0])
    expect(t.table.lair).toEqual([0, 2, 0])
    expect(t.asked).toBe('ann stepTwo.choose')
  })

  it('TEC-POWER-15 the deal stops when a track becomes accursed; the rest stays', () => {
    const t = triggered(
      facing('cthulhu', { ann: { on: 'P3', fear: 2 }, bob: { on: 'P4' }, lair: { fear: 5 } }),
      FEAR,
    )
    t.pick('deal', 'bob').pick('deal', 'ann')
    expect(t.told('mindAccursed')).toEqual([{ character: 0, colour: 0, track: 2, from: 'lair' }])
    expect([t.held('ann')[0], t.held('bob')[0], t.table.lair[0]]).toEqual([0, 1, 5 - 1 + 2])
    expect(t.character('ann').brain).toBe(1)
    expect(t.asked).toBe('ann stepTwo.choose')
  })

  it('TEC-POWER-16 it may not be stopped early, and goes on by itself with a single receiver', () => {
    const t = triggered(
      facing('cthulhu', { ann: { on: 'P3' }, bob: { on: 'P1' }, lair: { fear: 5 } }),
      FEAR,
    )
    expect(t.held('ann')[0]).toBe(0)
    expect(t.character('ann').brain).toBe(1)
    expect(t.table.lair[0]).toBe(5)
    const asked = triggered(
      facing('cthulhu', { ann: { on: 'P3' }, bob: { on: 'P3' }, lair: { fear: 5 } }),
      FEAR,
    )
    expect(asked.offered).toEqual(['deal ann', 'deal bob']) // and no way out
  })

  it('TEC-POWER-17 with nobody within one nothing is dealt', () => {
    const t = triggered(
      facing('cthulhu', { ann: { on: 'P1' }, bob: { on: 'P5' }, lair: { fear: 5 } }),
      FEAR,
    )
    expect(t.told('powerMisses')).toEqual([{ colour: FEAR, why: 'nobody' }])
    expect(t.table.lair[0]).toBe(5)
  })

  it('TEC-POWER-18 one whose track is full may receive as well', () => {
    const t = triggered(
      facing('cthulhu', { ann: { on: 'P3', fear: 2 }, bob: { on: 'P2' }, lair: { fear: 1 } }),
      FEAR,
    )
    expect(t.offers('deal', 'ann')).toBe(true)
    t.pick('deal', 'bob')
    expect(t.held('bob')[0]).toBe(1)
  })
})
