import { describe, expect, it } from 'vitest'
import { argumentOf, Menu, numberVerbs, pickOf, PickList, verbOf, type Offer } from '../index.ts'
import { candleMatch, candles } from '../testing/candle-match.ts'

const verbs = { go: 'none', take: 'thing', pay: 'amount' } as const
const VERB = numberVerbs(verbs)
const menuOf = (offer: (o: Offer) => void): Menu => {
  const menu = new Menu(verbs, { 'too-far': 'LT-4' })
  offer(menu)
  return menu
}
/** Every pick that a menu stands for, with its amounts counted out. */
const picksOf = (menu: Menu): number[] =>
  menu.options.flatMap(({ pick, argument, upTo = argument }) =>
    Array.from({ length: upTo - argument + 1 }, (_, more) => pick + more),
  )

describe('a pick', () => {
  it('is one number made of verb and argument', () => {
    for (const verb of [0, 1, 77, 0xffff])
      for (const argument of [0, 1, 0xffff]) {
        const pick = pickOf(verb, argument)
        expect([verbOf(pick), argumentOf(pick)]).toEqual([verb, argument])
      }
  })

  it('counts the verbs in the order of the table', () => {
    expect(VERB).toEqual({ go: 0, take: 1, pay: 2 })
  })
})

describe('a menu', () => {
  it('names verb, target and rule of what is allowed', () => {
    const { options } = menuOf((o) => {
      o.allow(VERB.go)
      o.allow(VERB.take, 3, 'LT-2')
      o.range(VERB.pay, 2, 6, 'LT-3')
    })
    expect(options).toEqual([
      { pick: pickOf(VERB.go), verb: 'go', argument: 0 },
      { pick: pickOf(VERB.take, 3), verb: 'take', argument: 3, target: 'thing:3', rule: 'LT-2' },
      {
        pick: pickOf(VERB.pay, 2),
        verb: 'pay',
        argument: 2,
        upTo: 6,
        target: 'amount:2',
        rule: 'LT-3',
      },
    ])
  })

  it('names reason and rule of what is refused', () => {
    const { refusals } = menuOf((o) => o.refuse(VERB.take, 3, 'too-far'))
    expect(refusals).toEqual([
      { verb: 'take', argument: 3, target: 'thing:3', reason: 'too-far', rule: 'LT-4' },
    ])
  })

  it('stops at a reason or a verb that the title does not have', () => {
    expect(() => menuOf((o) => o.refuse(VERB.go, 0, 'bored'))).toThrow('bored')
    expect(() => menuOf((o) => o.allow(9))).toThrow('no verb number 9')
  })
})

describe('a list of picks', () => {
  it('holds what is allowed and passes over what is refused', () => {
    const list = new PickList()
    list.allow(VERB.take, 4)
    list.refuse()
    list.range(VERB.pay, 1, 2)
    expect(list.picks.slice(0, list.count)).toEqual([
      pickOf(VERB.take, 4),
      pickOf(VERB.pay, 1),
      pickOf(VERB.pay, 2),
    ])
  })

  it('forgets everything when it is emptied', () => {
    const list = new PickList()
    list.range(VERB.pay, 1, 5)
    list.clear()
    list.allow(VERB.go)
    expect(list.count).toBe(1)
    expect(list.has(pickOf(VERB.go))).toBe(true)
    expect(list.has(pickOf(VERB.pay, 2))).toBe(false)
  })
})

describe('menu and list', () => {
  it('agree about what is allowed unless there is a reason why not', () => {
    const list = new PickList()
    list.allowUnless(undefined, VERB.take, 4)
    list.allowUnless('too-far', VERB.go)
    expect(list.picks.slice(0, list.count)).toEqual([pickOf(VERB.take, 4)])
    const menu = menuOf((o) => {
      o.allowUnless(undefined, VERB.take, 4, 'LT-2')
      o.allowUnless('too-far', VERB.go, 0, 'LT-2')
    })
    expect(menu.options).toMatchObject([{ verb: 'take', argument: 4, rule: 'LT-2' }])
    expect(menu.refusals).toMatchObject([{ verb: 'go', reason: 'too-far', rule: 'LT-4' }])
  })

  it('agree about a range, be it of many, of one or of none', () => {
    for (const [high, options] of [
      [4, 1],
      [2, 1],
      [1, 0],
    ] as const) {
      const list = new PickList()
      list.range(VERB.pay, 2, high)
      const menu = menuOf((o) => o.range(VERB.pay, 2, high))
      expect(picksOf(menu)).toEqual(list.picks.slice(0, list.count))
      expect(menu.options).toHaveLength(options)
    }
  })

  it('agree at every decision of a match, and refuse nothing that they allow', () => {
    let refused = 0
    for (let match = 0; match < 30; match++)
      for (const { state, picks } of candleMatch(`agree ${match}`)) {
        const menu = candles.menu(state)
        expect(picksOf(menu)).toEqual(picks)
        const refusals = menu.refusals.map(({ verb, argument }) => `${verb} ${argument}`)
        const allowed = picks.map(
          (pick) => `${Object.keys(candles.title.verbs)[verbOf(pick)]} ${argumentOf(pick)}`,
        )
        expect(refusals.filter((refusal) => allowed.includes(refusal))).toEqual([])
        refused += refusals.length
      }
    expect(refused).toBeGreaterThan(0)
  })
})
