import { describe, expect, it } from 'vitest'
import { at, before } from '../testing/at.ts'
import { mad, variant } from '../testing/mad.ts'
import { doc, eye } from '../testing/one.ts'

const CULTIST = 0

describe('Coming onto a tile', () => {
  it('CM-SANE-15 being pushed through a gate costs sanity, coming in by the entry gate does not', () => {
    const t = at({
      settings: { ...variant, sharedStart: 'off' },
      heroes: [
        { is: 'mariner-merchant', at: 'innsmouth-dock R4C5' },
        { ...eye, at: 'innsmouth-dock R4C6' },
      ],
      tiles: ['innsmouth-dock', 'medical-school'],
      foes: [{ is: 'cultist-idol', at: 'innsmouth-dock R6C1' }],
    })
    t.dice(8).pick('push', 'bob').pick('pushGate', 'innsmouth-dock R4C6')
    expect([t.where('bob'), t.hero('bob').sanity]).toEqual(['medical-school R3C1', 55])
    const come = before({
      settings: variant,
      heroes: [
        { is: 'private-eye', life: 'comes', health: 4, isNew: true },
        { ...doc, at: 'R6C1' },
      ],
      tiles: [{ is: 'medical-school', isStart: true }],
      entry: 3,
      foes: [{ is: 'cultist-idol', at: 'R1C1' }],
      from: 'turn',
    })
    for (const name of ['ann', 'bob'] as const) come.hero(name).met.push(CULTIST)
    come.go()
    while (come.asked === 'bob spawn.place') come.takeDefault()
    expect(come.hero('ann').sanity).toBe(56)
  })
})

describe('The end of a round', () => {
  it('CM-COOP-12 CM-OPT-17 whoever plays alone ends a round with every turn', () => {
    const t = before({
      settings: { victory: 'cooperative', turnLimit: 1 },
      heroes: [{ ...eye, at: 'R3C1' }],
      tiles: ['cultist-temple'],
      foes: [{ is: 'cultist-idol', at: 'R6C6' }],
      from: 'end',
    })
    t.until('turn').go()
    expect(t.outcome?.ending).toBe('tooLate')
  })
})

describe('Sanity at the machine', () => {
  it('CM-SANE-33 CM-SANE-36 a wanderer stops there, though its roll would take it further', () => {
    const t = mad({ is: 'mariner-merchant', sanity: 18, at: 'R2C6' })
    t.dice(2, 6, 2).go()
    expect([t.space('ann'), t.hero('ann').sanity]).toEqual(['R3C6', 22])
  })
})
