import { describe, expect, it } from 'vitest'
import type { MashScenario } from '../testing/at.ts'
import { mad } from '../testing/mad.ts'
import { tileNumber } from '../tiles/tiles.ts'

const CAVERN = 16 + tileNumber('coastal-cavern')
const GNOPH_KEH = 3
const DEEP_ONE = 1

describe('What shakes whom, in detail', () => {
  it('CM-SANE-13 who has seen a Shoggoth is shaken by everything else as before', () => {
    const t = mad({ is: 'mariner-merchant' }, { foes: [{ is: 'deep-one', at: 'R2C6' }] })
    t.hero('ann').met.push(CAVERN)
    t.dice(1, 1).runOnly('sights', { seat: 0, index: 0 })
    expect(t.told('checks').map(({ seat }) => seat)).toEqual([0])
  })

  it('CM-SANE-10 the marked space of a tile must be in sight', () => {
    const looked = (at: string): number => {
      const t = mad(
        { is: 'mariner-merchant', at },
        { tiles: ['university-library'], foes: [] },
        { at: 'R6C2' },
      )
      t.hero('bob').met.push(16 + tileNumber('university-library'))
      const dice = at === 'R4C6' ? [1, 1] : []
      t.dice(...dice).runOnly('sights', { seat: 0, index: 0 })
      return t.told('checks').length
    }
    // The moving shadow is on R5C6; shelves hide it and the body from R4C3.
    expect([looked('R4C6'), looked('R4C3')]).toEqual([1, 0])
  })

  it('CM-SANE-26 with empty hands nothing is dropped; a wheelbarrow that falls takes its load with it', () => {
    const raved = (t: MashScenario): MashScenario =>
      t.dice(9, 9, 5, 1, 1, 4).runOnly('check', { seat: 0, source: GNOPH_KEH })
    const empty = raved(mad({ is: 'mariner-merchant' }))
    expect(empty.told('drops')).toEqual([])
    expect(empty.hero('ann').losesTurn || empty.table.isCut).toBe(true)
    const laden = mad({
      is: 'private-eye',
      objects: [
        'wheelbarrow',
        'net',
        'bolos',
        'pitchfork',
        'sword-cane',
        'handcuffs',
        'magic-spear',
        'herbs',
      ],
    })
    laden.draws(0)
    raved(laden)
    expect(laden.asked).toBe('ann overload.choose')
    laden.pick('drop', 'net')
    expect(laden.carries('ann')).toHaveLength(6)
  })

  it('CM-SANE-15 CM-OBJ-52 a Picture Gate costs 1 sanity like any gate', () => {
    const t = mad(
      { is: 'mariner-merchant' },
      { piles: [{ at: 'R1C6', unseen: ['picture-gate'] }], actions: 2 },
    ).go()
    t.draws(0).dice(5, 4).pick('pickTop')
    expect(t.space('ann')).toBe('R5C4')
    expect(t.hero('ann').sanity).toBe(41)
  })

  it('CM-SANE-10 CM-SPELL-10 one looks about after parting the sands', () => {
    const t = mad(
      { is: 'mariner-merchant', at: 'R2C5', spells: ['parting-sands'] },
      { foes: [{ is: 'deep-one', at: 'R3C2' }] },
    ).go()
    t.hero('bob').met.push(DEEP_ONE)
    t.dice(1, 1).pick('part', 'R3C5')
    expect(t.told('checks')).toHaveLength(1)
  })
})

describe('The insane in detail', () => {
  it('CM-SANE-30 on a 1 it leaves alone whoever stands beside it', () => {
    const t = mad(
      { is: 'mariner-merchant', sanity: 18, at: 'R3C3' },
      { foes: [{ is: 'star-mound', at: 'R3C4' }] },
    )
    t.dice(1).go()
    expect(t.told('attacks')).toEqual([])
  })
})
