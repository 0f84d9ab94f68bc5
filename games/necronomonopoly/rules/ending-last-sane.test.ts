import { describe, expect, it } from 'vitest'
import { at, type Name, type NecScenario } from '../testing/at.ts'

describe('Ending: the last sane player', () => {
  it('NEC-END-1 the last sane player wins the moment the others are not', () => {
    const t = at({ ann: { on: 10, sanity: 5 }, bob: { owns: ['strange-high-house'] } })
    t.dice(1, 3).go()
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [1] })
    expect(t.sanity('bob')).toBe(155)
    expect(t.asked).toBeNull()
    // There and then: her token is not even put on space 10.
    expect(t.player('ann').space).toBe(14)
  })

  it('NEC-END-1 with two sane players the game goes on', () => {
    const t = at({
      ann: { on: 10, sanity: 5 },
      bob: { on: 20, owns: ['strange-high-house'] },
      cid: {},
      dee: { cultist: true },
    })
    t.dice(1, 3).dice(1, 2).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.outcome).toBeNull()
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-END-2 one effect never drives the last two mad together', () => {
    const dream = (turn: Name): NecScenario =>
      at({
        turn,
        ann: { on: 36, sanity: 4 },
        bob: { on: 36, sanity: 4 },
        cid: { cultist: true },
        deck: ['dreams-of-the-drowned-city'],
      })
        .dice(1, 2)
        .go()
    const ann = dream('ann')
    expect(ann.outcome).toEqual({ ending: 'last-sane', winners: [1] })
    expect(ann.player('bob')).toMatchObject({ sanity: 4, standing: 'sane' })
    const bob = dream('bob')
    expect(bob.outcome).toEqual({ ending: 'last-sane', winners: [0] })
    expect(bob.player('ann')).toMatchObject({ sanity: 4, standing: 'sane' })
  })
})
