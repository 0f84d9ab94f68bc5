import { Engine, settingsOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { Scenario } from './scenario.ts'
import { miniTitle, type MiniState } from './testing/mini-title.ts'
import { scenario } from './vitest.ts'

const title = miniTitle()
const engine = new Engine(title)

/** Two seats; the deck's top card is 16, seat 0 holds 19 and 20, seat 1 holds 17 and 18. */
function dealt(change: (s: MiniState) => void = () => {}) {
  const state = title.setUp(2, settingsOf(title.switches, {}, 2))
  const t = scenario(engine, state).go().forget()
  change(t.state)
  return t
}

describe('a scenario', () => {
  it('plays a hand-built state on to its first decision', () => {
    const t = scenario(engine, title.setUp(2, settingsOf(title.switches, {}, 2))).go()
    expect(t.asked).toEqual({ seat: 0, key: 'turn.choose' })
    expect(t.told('turn')).toEqual([{ seat: 0 }])
  })

  it('picks by name for whoever is asked, on scripted dice', () => {
    const t = dealt().dice(4, 1).pick('wager', 3).pick('wager', 5)
    expect(t.table.coins).toEqual([8, 0])
    expect(t.told('thrown').map(({ won }) => won)).toEqual([3, -5])
  })

  it('lists what is offered, with amounts as one entry', () => {
    const t = dealt((s) => s.table.pile.push(19))
    expect(t.offered).toEqual(['pass', 'draw', 'play 20', 'wager 1..5'])
    expect(t.refusals).toEqual(['play 19: too-low'])
    expect(t.offers('wager', 5)).toBe(true)
    expect(t.offers('wager', 6)).toBe(false)
    expect(t.offers('play')).toBe(true)
    expect(t.refusal('play', 19)).toBe('too-low')
    expect(t.refusal('play')).toBe('too-low')
    expect(t.refusal('play', 20)).toBeUndefined()
  })

  it('says who is asked, what is offered and what is refused if a pick is not offered', () => {
    const t = dealt((s) => s.table.pile.push(19))
    expect(() => t.pick('play', 19)).toThrow(
      [
        'play 19 is not offered to seat 0; seat 0 is asked turn.choose',
        'offered: pass, draw, play 20, wager 1..5',
        'refused: play 19: too-low',
      ].join('\n  '),
    )
    expect(() => t.pick('fly')).toThrow('there is no verb fly; there are pass, draw, play')
  })

  it('checks the seat of a pick', () => {
    const t = dealt().pickAs(0, 'pass')
    expect(() => t.pickAs(0, 'pass')).toThrow("seat 0 can't pick pass: seat 1 is asked turn.choose")
    expect(t.pickAs(1, 'draw').state.hands[1]?.cards).toEqual([17, 18, 16])
  })

  it('takes the default pick', () => {
    const t = dealt()
    expect(t.defaultPick).toBe('pass')
    expect(t.takeDefault().asked?.seat).toBe(1)
  })

  it('interjects for a seat that is not asked', () => {
    const t = dealt((s) => (s.table.turn = 9))
    expect(t.anytime(1).options).toEqual(['concede'])
    t.interject(1, 'concede')
    expect(t.outcome).toEqual({ ending: 'conceded', winners: [0] })
    expect(t.asked).toBeNull()
  })

  it('does not interject what is not offered', () => {
    const t = dealt()
    expect(t.anytime(1).offers('concede')).toBe(false)
    expect(() => t.interject(1, 'concede')).toThrow('concede is not offered to seat 1')
  })

  it('attempts what must be rejected', () => {
    const t = dealt()
    expect(t.attempt(1, 'pass')).toBe('not-your-decision')
    expect(t.attempt(0, 'play', 7)).toBe('not-offered')
    expect(t.attempt(0, -1)).toBe('not-offered')
    expect(() => t.attempt(0, 'pass')).toThrow('pass of seat 0 was accepted')
  })

  it('tells events, private ones to their seat alone, and the rules they name', () => {
    const t = dealt().pick('draw')
    expect(t.told('sees')).toEqual([{ card: 16 }])
    expect(t.heard(0)).toEqual(['drew', 'sees', 'turn'])
    expect(t.heard(1)).toEqual(['drew', 'turn'])
    expect(t.rulesCited).toEqual(['MINI-DRAW-1', 'MINI-TURN-1'])
    expect(t.forget().events).toEqual([])
  })

  it('says how far a pick had come when a die is missing', () => {
    const t = dealt()
    expect(() => t.pick('wager', 1)).toThrow(
      'wager 1: a d6 was thrown that the script does not hold (after nothing)',
    )
  })

  it('knows what was scripted and never came', () => {
    const t = new Scenario(engine, dealt().state).dice(4).draws(1, 2)
    expect(() => t.useUp()).toThrow('scripted but never used: dice 4 and 2 draws')
    expect(() => t.pick('wager', 1).useUp()).toThrow('scripted but never used: 2 draws')
  })
})

describe('a test that scripts too many dice', () => {
  it.fails('fails', () => {
    expect(dealt().dice(1).asked?.seat).toBe(0)
  })
})
