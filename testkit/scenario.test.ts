import { done, type Frame, type Offer } from '@eldertable/kernel'
import {
  littleTitle,
  procedure as little,
  type LittleState,
} from '@eldertable/kernel/testing/little-title.ts'
import { secondThoughts } from '@eldertable/kernel/testing/second-thoughts.ts'
import { describe, expect, it } from 'vitest'
import { inOrder, type Names } from './names.ts'
import { Scenario, type ScenarioOptions } from './scenario.ts'
import { setUp } from './set-up.ts'
import { miniTitle, type Mini, type MiniState } from './testing/mini-title.ts'
import { scenario } from './vitest.ts'

const title = miniTitle()

/** Cards are called by their rank, of which there are two each: 18 and 19 are the copies of `nine`. */
const ranks = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const cards = Array.from({ length: 21 }, (_, card) => ranks[Math.floor(card / 2)])
const names: Names<MiniState> = {
  seats: ['ann', 'bob', 'cid', 'dee'],
  turn: ({ table }) => ['ann', 'bob'][(table.turn - 1) % 2] ?? '',
  things: { card: inOrder(() => cards) },
}

const newState = (): MiniState => setUp(title, 2)

/** Two seats; the deck's top card is 16, seat 0 holds 19 and 20, seat 1 holds 17 and 18. */
function dealt(change: (s: MiniState) => void = () => {}, options: ScenarioOptions<Mini> = {}) {
  const t = scenario(title, newState(), options).go().forget()
  change(t.state)
  return t
}

/** The same with names. */
const named = (change?: (s: MiniState) => void) => dealt(change, { names })

describe('a scenario', () => {
  it('plays a hand-built state on to its first decision', () => {
    const t = scenario(title, newState()).go()
    expect(t.asked).toBe('seat 0 turn.choose')
    expect(t.told('turn')).toEqual([{ seat: 0 }])
  })

  it('picks by name for whoever is asked, on scripted dice', () => {
    const t = dealt().dice(4, 1).pick('wager', 3).pick('wager', 5)
    expect(t.table.coins).toEqual([8, 0])
    expect(t.told('thrown').map(({ won }) => won)).toEqual([3, -5])
  })

  it('throws no die that is not in the box', () => {
    const t = dealt(undefined, { names: { ...names, dice: [4, 8] } })
    expect(() => t.pick('wager', 3)).toThrow('a d6 was thrown, and there is none in the box')
    const other = dealt(undefined, { names: { ...names, dice: [4, 6] } }).dice(4)
    expect(other.pick('wager', 3).told('thrown')).toHaveLength(1)
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
        'play 19 is not offered to seat 0; asked: seat 0 turn.choose',
        'offered: pass, draw, play 20, wager 1..5',
        'refused: play 19: too-low',
      ].join('\n  '),
    )

    expect(() => t.pick('fly' as 'pass')).toThrow(
      'there is no verb fly; there are pass, draw, play',
    )
  })

  it('checks the seat of a pick', () => {
    const t = dealt().pickAs(0, 'pass')
    expect(() => t.pickAs(0, 'pass')).toThrow("seat 0 can't pick pass: asked: seat 1 turn.choose")
    expect(t.pickAs(1, 'draw').state.hands[1]?.cards).toEqual([17, 18, 16])
  })

  it('takes the default pick', () => {
    const t = dealt()
    expect(t.defaultPick).toBe('pass')
    expect(t.takeDefault().asked).toBe('seat 1 turn.choose')
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
      [
        'a d6 was thrown that the script does not hold',
        'at turn.next > wager.throw',
        "by seat 0's wager 1 (asked: seat 0 turn.choose)",
        'after nothing',
      ].join('\n  '),
    )
  })

  it('says in whose turn a die is missing, and what has been told since the pick', () => {
    const flawed = miniTitle({ taken: (g, { seat }) => g.call('wager', { seat, stake: 1 }) })
    const t = new Scenario(flawed, newState(), { names }).go()
    expect(() => t.pick('draw')).toThrow(
      [
        'at turn.next > wager.throw, in the turn of ann',
        "by ann's draw (asked: ann turn.choose)",
        'after drew, sees',
      ].join('\n  '),
    )
  })

  it('fails if a die is thrown that the title does not have', () => {
    const t = new Scenario(title, dealt().state, { names: { dice: [6] } }).dice(4)
    expect(t.pick('wager', 1).told('thrown')).toMatchObject([{ face: 4 }])
    const other = new Scenario(title, dealt().state, { names: { dice: [8] } }).dice(4)
    expect(() => other.pick('wager', 1)).toThrow('a d6 was thrown, and there is none in the box')
  })

  it('knows what was shuffled, as it lay before', () => {
    const s = newState()
    const deck = [...s.box.deck]
    expect(new Scenario(title, s).go().shuffled).toEqual([deck])
  })

  it('knows what was scripted and never came', () => {
    const t = new Scenario(title, dealt().state).dice(4).draws(1, 2)
    expect(() => t.useUp()).toThrow('scripted but never used: dice 4 and 2 draws')
    expect(() => t.pick('wager', 1).useUp()).toThrow('scripted but never used: 2 draws')
  })
})

describe('names', () => {
  it('stand for seats and arguments, beside their numbers', () => {
    const t = named()
    expect(t.offered).toEqual(['pass', 'draw', 'play nine', 'play ten', 'wager 1..5'])
    expect(t.offers('play', 'ten')).toBe(true)
    expect(t.offers('play', 20)).toBe(true)
    expect(t.offers('play', 'two')).toBe(false)
    expect(t.pickAs('ann', 'play', 'ten').asked).toBe('bob turn.choose')
    expect(t.refusals).toEqual(['play eight: too-low', 'play nine: too-low'])
    expect(t.refusal('play', 'nine')).toBe('too-low')
    expect(t.attempt('ann', 'pass')).toBe('not-your-decision')
    expect(t.pickAs(1, 'draw').heard('bob')).toEqual(t.heard(1))
    expect(t.table.pile).toEqual([20])
  })

  it('mean any copy, and one if they say which', () => {
    const t = named()
    expect(t.offers('play', 'nine#1')).toBe(false)
    expect(t.offers('play', 'nine#2')).toBe(true)
    expect(t.attempt('ann', 'play', 'nine#1')).toBe('not-offered')
    expect(() => t.attempt('ann', 'play', 'nine')).toThrow('play nine of ann was accepted')
  })

  it('say which copy if there is a choice between them', () => {
    const t = named((s) => s.hands[0]?.cards.push(18))
    expect(t.offered).toEqual([
      'pass',
      'draw',
      'play nine#2',
      'play ten',
      'play nine#1',
      'wager 1..5',
    ])
    expect(() => t.pick('play', 'nine')).toThrow('play nine is offered in several ways to ann')
    expect(() => t.pick('play')).toThrow('play is offered in several ways to ann')
    expect(() => t.pick('wager')).toThrow('wager is offered in several ways to ann')
    expect(t.pick('play', 'nine#1').table.pile).toEqual([18])
  })

  it('that nobody or nothing has are an error', () => {
    const t = named()
    expect(() => t.pick('play', 'eleven')).toThrow('there is no card eleven to play')
    expect(() => t.pick('play', 'nine#3')).toThrow('there is no nine#3: card nine is there 2 times')
    expect(() => t.pick('wager', 'two')).toThrow('wager takes a number, not two')
    expect(() => t.pickAs('cid', 'pass')).toThrow('cid has no seat; there are ann, bob')
    expect(() => dealt().pickAs(2, 'pass')).toThrow('2 has no seat; there are seat 0, seat 1')
  })
})

describe('a stop', () => {
  const goOrStay = {
    rule: 'LT-1',
    who: () => 0,
    offer: (_s: LittleState, _f: object, o: Offer<string>) => {
      o.allow(0)
      o.allow(1)
    },
  }

  it('comes when a procedure is over, before anything that follows', () => {
    const t = named().dice(6).runOnly('wager', { seat: 1, stake: 2 })
    expect(t.asked).toBe('wager is over')
    expect(t.table.coins).toEqual([5, 7])
    expect(t.told('thrown')).toHaveLength(1)
    expect(t.offered).toEqual([])
    expect(() => t.pick('pass')).toThrow('wager is over')
    expect(() => t.takeDefault()).toThrow('nothing is asked: wager is over')
    expect(() => t.defaultPick).toThrow('nothing is asked: wager is over')
    expect(t.attempt('ann', 'pass')).toBe('not-your-decision')
    expect(t.goOn().asked).toBe('ann turn.choose')
    expect(() => t.goOn()).toThrow('play has not stopped')
  })

  it('waits below a procedure that is running, and hides no missing die of it', () => {
    const t = named()
    t.state.box.stack.push({ at: 'wager.throw', seat: 0, stake: 5 } as Frame)
    expect(() => t.until('wager').go()).toThrow('at turn.choose > testkit stop.here > wager.throw')
    expect(t.dice(1).go().asked).toBe('wager is over')
    expect(t.table.coins).toEqual([0, 5])
  })

  it('is not reached by a match that ends before', () => {
    const t = named((s) => (s.table.turn = s.table.lastTurn))
      .untilTurnEnds()
      .pick('pass')
    expect(t.asked).toBeNull()
    expect(t.outcome?.ending).toBe('turns-over')
  })

  it('is not passed by a step that leaves for something further out', () => {
    const outer = little('outer', {
      begin(g) {
        g.call('inner', {})
        return 'after'
      },
      after(g) {
        g.state.table.outcome = { ending: 'over', winners: [] }
        return done
      },
    })
    const inner = little('inner', {
      ask: { ...goOrStay, take: (g) => g.resumeAt('outer.after') },
    })
    const leaving = littleTitle([outer, inner])
    const t = new Scenario(leaving, leaving.setUp(2, {})).go().until('inner').pick('go')
    expect(t.asked).toBe('inner is over')
    expect(t.outcome).toBeNull()
    expect(t.goOn().outcome?.ending).toBe('over')
  })

  it('is there again when play goes back to before it', () => {
    const t = new Scenario(secondThoughts, secondThoughts.setUp(2, {})).go().until('action')
    t.dice(3).pick('draw').pick('takeBack')
    expect(t.asked).toBe('seat 0 action.choose')
    expect(t.pick('rest').asked).toBe('action is over')
    expect(t.goOn().asked).toBe('seat 1 action.choose')
  })

  it('needs a procedure that runs', () => {
    expect(() => named().until('wager')).toThrow('no wager is running, only turn.choose')
    expect(() => named().putAt('wager.throw')).toThrow('no wager is running')
  })
})

describe('a state that can not be', () => {
  const withoutCard = (): MiniState => {
    const state = newState()
    state.box.deck.pop()
    return state
  }
  const all = ['19 different cards, not 20', 'the size of the deck is wrong']

  it('is refused as a position, with what is wrong about it', () => {
    expect(() => new Scenario(title, withoutCard())).toThrow(
      "this position can't be (`impossible` if it is meant): " + all.join('; '),
    )
    expect(() => new Scenario(title, withoutCard(), { impossible: all.slice(1) })).toThrow(all[0])
  })

  it('is taken if it says so, and only then', () => {
    expect(scenario(title, withoutCard(), { impossible: all }).state.box.deck).toHaveLength(19)
    expect(scenario(title, withoutCard(), { impossible: true }).state.box.deck).toHaveLength(19)
    expect(() => new Scenario(title, newState(), { impossible: true })).toThrow(
      'nothing is impossible',
    )
    expect(() => new Scenario(title, newState(), { impossible: all })).toThrow(
      `not impossible after all: ${all.join('; ')}`,
    )
  })

  it('is noticed after the pick that leads there', () => {
    const flawed = miniTitle({ taken: (g) => g.state.table.deckSize++ })
    const t = new Scenario(flawed, newState()).go()
    expect(() => t.pick('pass')).toThrow(
      "this can't be: the size of the deck is wrong\n  at turn.choose\n  by seat 0's pass",
    )
  })

  it('is noticed if the test leads there by itself', () => {
    const t = new Scenario(title, newState()).go()
    t.table.deckSize = 3
    expect(() => t.checkFaults()).toThrow("this can't be: the size of the deck is wrong")
    expect(() => t.pick('pass')).toThrow("this can't be: the size of the deck is wrong")
  })
})

describe('a test that scripts too many dice', () => {
  it.fails('fails', () => {
    expect(dealt().dice(1).asked).toBe('seat 0 turn.choose')
  })
})
