import { Engine, FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { tinyEpicCthulhu } from '../index.ts'
import { FACE_DOWN } from '../state.ts'
import type { Tell } from '../text/telling.ts'
import { inspect } from './inspect.ts'

const names = ['Ada', 'Bram']

function telling(reader: number | null = 0): Tell {
  const engine = new Engine(tinyEpicCthulhu)
  const settings = { characters: 'random', townLayout: 'fixedA', greatOldOne: 'yig' }
  const { table } = engine.start(2, settings, new FastChance('looking'))
  const hand = reader === null ? null : {}
  return { name: (seat) => names[seat] ?? '', table, hand, reader, asked: null }
}

describe('a closer look at Tiny Epic Cthulhu', () => {
  it('a town says what can be done there, for how much, and what lies there', () => {
    const t = telling()
    const position = t.table.towns.findIndex(({ site }) => site === 0)
    t.table.towns[position] = {
      site: 0,
      madness: [2, 0, 0],
      shamblers: [1, -1, -1],
      eldritch: 3,
      page: FACE_DOWN,
    }
    const look = inspect(`town:${position}`, t)
    expect(look).toMatchObject({ heading: 'Tidewater Library', rule: 'TEC-SITE-1' })
    expect(look?.lines[0]).toContain('Town action (free): Turn the page here face up')
    expect(look?.lines[1]).toContain('2 Fear; 1 Shambler (Rage); page face down')
    expect(inspect(`shambler:${position * 3}`, t)?.heading).toBe('Shambler of Rage')
    expect(inspect(`shambler:${position * 3 + 1}`, t)).toBeNull()
  })

  it('a portal says what it takes to seal it, and that it is sealed', () => {
    const t = telling()
    expect(inspect('portal:3', t)?.lines[0]).toBe('Open. It can be sealed in Phase Two.')
    expect(inspect('portal:3', t)?.lines[1]).toContain('together 4 or more')
    t.table.phase = 2
    t.table.portals[3] = 1
    expect(inspect('portal:3', t)?.lines[0]).toBe('Sealed with Rage.')
    expect(inspect('portal:6', t)).toBeNull()
  })

  it('a character is you to its player and goes by name for the others', () => {
    const own = telling(0).table.characters.findIndex(({ seat }) => seat === 0)
    expect(inspect(`character:${own}`, telling(0))?.lines[0]).toMatch(/^You/)
    expect(inspect(`character:${own}`, telling(1))?.lines[0]).toMatch(/^Ada/)
    expect(inspect(`character:${own}`, telling(null))?.lines[0]).toMatch(/^Ada/)
  })

  it('the stores say what is in them', () => {
    const t = telling()
    t.table.discard = [2, 0, 0, 1, 0]
    expect(inspect('store:1', t)?.lines[0]).toBe('2 Fear and 1 Chaos.')
    expect(inspect('store:3', t)).toBeNull()
  })
})
