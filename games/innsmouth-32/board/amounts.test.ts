import type { Amounts } from '@eldertable/board-kit'
import { Engine, pickOf, ScriptedChance, type Event } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardsCalled, theCard } from '../pieces/cards.ts'
import { innsmouth32 } from '../index.ts'
import { stateAt, type Position } from '../position.ts'
import { giftOf, V, type Verb } from '../verbs.ts'
import { amounts, follows, sure } from './amounts.ts'
import { telling } from './words.ts'

const engine = new Engine(innsmouth32)
const [thug = -1] = cardsCalled('thug')
const [loafer = -1] = cardsCalled('loafer')

/** A match in the middle of which somebody is asked for spoints. */
class Table {
  readonly #state
  readonly #chance = new ScriptedChance()
  readonly #events: Event[] = []

  constructor(more: Position = {}) {
    this.#state = stateAt({
      pools: [
        { has: [{ is: 'lobsterman', rest: 2 }], power: 4 },
        { has: ['doctor'], power: 3 },
      ],
      screen: ['thug', 'whiskey', null],
      ...more,
    })
    engine.advance(this.#state, this.#chance)
  }

  dice(...faces: number[]): this {
    this.#chance.dice(...faces)
    return this
  }

  pick(verb: Verb, argument = 0): this {
    return this.take(pickOf(V[verb], argument))
  }

  take(pick: number): this {
    const state = this.#state
    const refused = engine.play(state, engine.seatToAct(state), pick, this.#chance, this.#events)
    if (refused !== undefined) throw new Error(refused)
    return this
  }

  get key(): string | undefined {
    return engine.decision(this.#state)?.key
  }

  told(key: string): number {
    return this.#events.filter((event) => event.key === key).length
  }

  get steppers(): Amounts {
    const decision = engine.decision(this.#state)
    if (decision === null) throw new Error('nothing is asked')
    const t = { ...telling(this.#state.table, []), reader: decision.seat }
    const found = amounts(decision, engine.menu(this.#state).options, t)
    if (found === null) throw new Error('there are no steppers')
    return found
  }

  /** Takes all that the button does. */
  gives(...given: readonly number[]): this {
    for (const pick of this.steppers.picks(given)) this.take(pick)
    return this
  }
}

describe('the steppers for spoints', () => {
  const attack = (more?: Position) => new Table(more).pick('poolActions').pick('attack', thug)

  it('have a row for each purse, with the chance of what is given together', () => {
    const { steppers } = attack()
    expect(steppers.sources.map(({ name, most, first }) => [name, most, first])).toEqual([
      ['Rest of the Lobsterman', 2, 0],
      ['Your power', 4, 0],
    ])
    expect(steppers.comesTo([0, 0]).label).toBe('Throw now (7 or less: 58 %)')
    expect(steppers.comesTo([2, 1]).label).toBe('Spend 3 and throw (10 or less: 92 %)')
    expect(steppers.most).toBe(4) // I32-DICE-3: nothing counts beyond 11
  })

  it('have the lamp on the button where the throw is likelier to succeed than not', () => {
    const { steppers } = attack({
      pools: [{ has: [{ is: 'co-ed', rest: 3 }] }, { has: ['doctor'] }],
    })
    const lit = [0, 1, 2, 3].map((amount) => steppers.comesTo([amount]).isOrdinary)
    expect(lit.indexOf(true)).toBeGreaterThan(0)
  })

  it('have the lamp on a throw for somebody’s life only where little is left to think about', () => {
    const t = new Table({
      pools: [{ has: [{ is: 'lobsterman', rest: 6 }], power: 4 }, { has: ['doctor'] }],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', null],
      turn: 'director',
    })
      .pick('allOut')
      .dice(2, 3, 3)
      .pick('strike', theCard('lobsterman'))
      .pick('flail')
    const outcomes = [0, 1, 2, 3, 4, 5, 6].map((amount) => t.steppers.comesTo([amount, 0]))
    const lit = outcomes.filter(({ isOrdinary }) => isOrdinary).map(({ label }) => label)
    expect(lit.length).toBeGreaterThan(0)
    for (const label of lit) expect(label).toMatch(/: 9\d %\)$/)
    expect(outcomes.some(({ label }) => /: [5-8]\d %\)$/.test(label))).toBe(true)
  })

  it('give of several purses and are done, and no further question is answered by it', () => {
    const t = attack().gives(2, 1)
    expect([t.key, t.told('gives'), t.told('givesPower')]).toEqual(['commit.others', 1, 1])
    // The most that counts: nobody else is asked, and the blow has a question of its own.
    const all = attack().dice(3, 3).gives(2, 2)
    expect([all.key, all.told('throws')]).toEqual(['commit.own', 1])
    // All that one has: one is not asked again either.
    expect(
      attack({
        pools: [
          { has: ['lobsterman'], power: 1 },
          { has: ['doctor'], power: 3 },
        ],
      }).gives(1).key,
    ).toBe('commit.others')
  })

  const struck = (damage: number, more: Position = {}) =>
    new Table({
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', null],
      turn: 'director',
      ...more,
    })
      .pick('allOut')
      .dice(2, 3, damage)
      .pick('strike', theCard('lobsterman'))
      .pick('negate')

  it('I32-SPOINT-13 lay down the full sum against damage, of rest first', () => {
    const t = struck(5)
    expect(t.steppers.sources.map(({ first }) => first)).toEqual([2, 3])
    expect(t.steppers.comesTo([2, 3])).toEqual({
      label: 'Pay 5 (no harm is done)',
      canTake: true,
      isOrdinary: true,
    })
    expect(t.steppers.verbs).not.toContain('enough')
    expect(t.gives(2, 3).told('negates')).toBe(1)
  })

  it('I32-SPOINT-13 take no part of it, unless others can pay the rest', () => {
    expect(struck(5).steppers.comesTo([2, 2])).toMatchObject({
      label: 'Pay 4 (the others must pay 1)',
      canTake: true,
    })
    const alone: Position = {
      pools: [
        { has: [{ is: 'lobsterman', rest: 2 }], power: 4 },
        { has: ['doctor'], power: 3, order: 'never' },
      ],
    }
    expect(struck(5, alone).steppers.comesTo([2, 2])).toMatchObject({
      label: 'Pay 4 (1 short, and only the full sum helps)',
      canTake: false,
    })
  })

  it('spend what belongs to the survivor’s own pool before what others have', () => {
    const pools: Position['pools'] = [
      { has: ['moll'], power: 4 },
      { has: ['lobsterman'], power: 4 },
      { has: ['doctor'], power: 4 },
    ]
    const { sources } = struck(5, { people: 1, pools, settings: { director: 'human' } }).steppers
    expect(sources.map(({ name, first }) => [name, first])).toEqual([
      ['Power of your pool 2', 4],
      ['Power of your pool 1', 1],
      ['Power of your pool 3', 0],
    ])
  })

  it('are left out where a blow fells for sure: one button is left', () => {
    const t = new Table({
      pools: [{ has: [{ is: 'quarterback', rest: 2 }] }, {}],
      screen: ['loafer', 'whiskey', null],
    })
    t.pick('poolActions').pick('attack', loafer).dice(2, 2).pick('enough')
    expect(t.steppers.sources).toEqual([])
    expect(t.steppers.comesTo([])).toMatchObject({
      label: 'Strike now (it falls for sure)',
      isOrdinary: true,
    })
  })

  it('need nobody where a blow fells for sure, and somebody where it may not', () => {
    const blow = { who: loafer, for: 'damage', kind: 'damage', needs: 3, left: 9, per: 1 }
    const asks = (figure: number) =>
      sure({ key: 'commit.own', rule: '', seat: 0, about: { ...blow, figure }, passable: true })
    expect(asks(2)).toBe(pickOf(V.enough))
    expect(asks(1)).toBeNull()
  })
})

describe('I32-SPOINT-2 what pays off a blow', () => {
  const lobsterman = theCard('lobsterman')
  /** What follows once it is said that a blow is paid off. */
  function follow(damage: number, more: Position = {}): readonly number[] {
    const { table } = stateAt({
      pools: [
        { has: [{ is: 'lobsterman', rest: 2 }], power: 4 },
        { has: ['doctor'], power: 3 },
      ],
      ...more,
    })
    const asked = {
      key: 'harm.answer',
      seat: 0,
      about: { who: lobsterman, damage, drag: 0 },
    } as const
    const t = { ...telling(table, [{ name: 'Ann' }, { name: 'Bob' }]), asked }
    return follows({ verb: 'negate', argument: 0 }, t)
  }

  it('is rest first, which helps nobody else, and then power', () => {
    expect(follow(2)).toEqual([pickOf(V.giveRest, 2)])
    expect(follow(5)).toEqual([pickOf(V.giveRest, 2), pickOf(V.givePower, giftOf(0, 3))])
  })

  it('is asked for where others have to help, or several pools could', () => {
    expect(follow(7)).toEqual([])
    const pools: Position['pools'] = [
      { has: [{ is: 'lobsterman', rest: 2 }], power: 4 },
      { has: ['doctor'], power: 3, order: 'freely' },
    ]
    expect(follow(5, { pools })).toEqual([])
    expect(follow(2, { pools })).toEqual([pickOf(V.giveRest, 2)])
  })
})
