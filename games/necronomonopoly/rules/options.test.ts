import { BadSetting, FastChance, type Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardAt, type CardKey } from '../pieces/cards.ts'
import { at, engine, newMatch, type NecScenario, type Table } from '../testing/at.ts'

/** Ann meets a Monster on A Moment of Silence, by walking past it. */
function meetInSilence(key: CardKey, table: Table = {}): NecScenario {
  const monsters = [[key, 20] as const, ['zombie', 39] as const]
  return at({
    settings: { silence: true },
    ...table,
    ann: { on: 14, ...table.ann },
    monsters,
  }).walk('ann', 9)
}

const start = (settings: Settings): ReturnType<typeof engine.start> =>
  engine.start(2, settings, new FastChance('options'))

/** Ann lands on the Hither Gate and rolls with a third die. */
const rollWild = (table: Table, ...dice: number[]): NecScenario =>
  at({
    ...table,
    ann: { on: 4, owns: ['gilman-house'], ...table.ann },
    settings: { wildGates: true },
  })
    .dice(1, 2)
    .dice(...dice)
    .go()

const rowsOf = (t: NecScenario): number[] => t.told('gateRow').map(({ row }) => row)

describe('Options', () => {
  it('NEC-OPT-1 with silence on, an encounter on A Moment of Silence takes no Sanity', () => {
    const t = meetInSilence('ghoul', { ann: { holds: ['old-school-friend'] } })
    expect(t.told('meets')).toMatchObject([{ seat: 0, loss: 0 }])
    expect(t.sanity('ann')).toBe(150)
    // There is nothing to discard an Ally for.
    expect(t.asked).toBe('bob monsterStep.name')
    const off = meetInSilence('ghoul', { settings: {} })
    expect(off.sanity('ann')).toBe(144)
    // One space further it is as always.
    const monsters = [['ghoul', 21] as const, ['zombie', 39] as const]
    const beside = at({ settings: { silence: true }, ann: { on: 14 }, monsters }).walk('ann', 9)
    expect(beside.player('ann')).toMatchObject({ space: 21, sanity: 144 })
    expect(start({}).table.settings.silence).toBe(false)
  })

  it('NEC-OPT-2 nobody is Keeper unless the option says so', () => {
    const t = newMatch(2).dice(6, 6, 1, 1).dice(1, 2).go()
    expect(t.table.keeper).toBe(-1)
    expect(t.told('keeper')).toEqual([])
    expect(start({}).table.keeper).toBe(-1)
  })

  it('NEC-OPT-2 with roll, the players throw for the title before they throw for the first turn', () => {
    const t = newMatch(3, { keeper: 'roll' })
    t.dice(1, 1, 3, 4, 2, 5).dice(1, 2, 2, 2)
    t.dice(6, 6, 1, 1, 1, 1).dice(1, 2).go()
    expect(t.told('keeperThrow').map(({ seat }) => seat)).toEqual([0, 1, 2, 1, 2])
    expect(t.told('keeper')).toEqual([{ seat: 2 }])
    const keys = t.events.map(({ key }) => key)
    expect(keys.lastIndexOf('keeperThrow')).toBeLessThan(keys.indexOf('firstThrow'))
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-OPT-2 the title never affects play', () => {
    const play = (keeper: string): NecScenario => {
      const t = newMatch(2, { keeper }).dice(1, 1, 6, 6).dice(1, 2).go()
      t.pick('buy', 'marsh-refinery')
      return t.dice(1, 2).pick('endBuying')
    }
    const [host, nobody] = [play('host'), play('engine')]
    expect(host.table.keeper).toBe(0)
    expect(host.told('keeper')).toEqual([{ seat: 0 }])
    const { keeper: _, settings: __, ...without } = nobody.table
    expect(host.table).toMatchObject(without)
    expect(host.offered).toEqual(nobody.offered)
  })

  it('NEC-OPT-3 the round limit is 100, none for 0, otherwise 20 to 200', () => {
    expect(start({}).table.settings.roundLimit).toBe(100)
    for (const roundLimit of [0, 20, 200]) expect(() => start({ roundLimit })).not.toThrow()
    for (const roundLimit of [1, 19, 201, -1, 20.5])
      expect(() => start({ roundLimit })).toThrow(BadSetting)
  })

  it('NEC-OPT-3 a game not won by the end of the last round ends, and not before', () => {
    const play = (round: number, roundLimit: number): NecScenario =>
      at({ settings: { roundLimit }, round, turn: 'bob', ann: { on: 20 }, bob: { on: 13 } })
    const last = play(20, 20).dice(3, 4).go()
    expect(last.outcome).toMatchObject({ ending: 'round-limit' })
    const before = play(19, 20).dice(3, 4).dice(1, 2).go()
    expect(before.outcome).toBeNull()
    expect(before.table.round).toBe(20)
    // In the last round itself everybody has a turn.
    const ann = at({ settings: { roundLimit: 20 }, round: 20, ann: { on: 13 }, bob: { on: 20 } })
    expect(ann.dice(3, 4).dice(1, 2).go().asked).toBe('bob buying.choose')
    const without = play(200, 0).dice(3, 4).dice(1, 2).go()
    expect(without.outcome).toBeNull()
    expect(without.table.round).toBe(201)
  })

  it('NEC-OPT-4 with wildGates, a third die lowers on 1 and raises on 6', () => {
    expect(rowsOf(rollWild({}, 4, 5, 1))).toEqual([8])
    expect(rowsOf(rollWild({}, 3, 4, 6))).toEqual([8])
    for (const die of [2, 3, 4, 5]) expect(rowsOf(rollWild({}, 3, 5, die))).toEqual([8])
    // So rows 1 and 13 can be reached by dice alone.
    expect(rowsOf(rollWild({}, 1, 1, 1))).toEqual([1])
    expect(rowsOf(rollWild({}, 6, 6, 6))).toEqual([13])
  })

  it('NEC-OPT-4 the third die falls with every Gate roll and before any other shift', () => {
    expect(rowsOf(rollWild({}, 5, 5, 6, 2, 5, 6))).toEqual([11, 8])
    const t = rollWild({ ann: { holds: ['randolph-carter', 'the-silver-key'] } }, 6, 6, 6)
    expect(t.asked).toBe('ann gate.shift')
    expect(t.refusal('raise', 'randolph-carter')).toBe('row-limit')
    t.pick('lower', 'randolph-carter').pick('pass')
    expect(rowsOf(t)).toEqual([12])
    expect(start({}).table.settings.wildGates).toBe(false)
  })

  it('NEC-OPT-5 trade none makes every offer illegal', () => {
    const table: Table = { ann: { on: 13, owns: ['gilman-house'], holds: ['laudanum'] } }
    const none = at({ ...table, settings: { trade: 'none' } })
    none.go().pick('pass').dice(1, 2).pick('pass')
    expect(none.asked).toBe('ann buying.choose')
    expect(none.refusal('trade')).toBe('trade-off')
    expect(none.attempt(0, 'trade')).toBe('not-offered')
    const standard = at(table).go().pick('pass').dice(1, 2).pick('pass')
    expect(standard.offers('trade')).toBe(true)
  })

  it('NEC-OPT-5 trade open lets Items and Books change hands too, but no Ally', () => {
    const draft = (settings: Settings): NecScenario =>
      at({
        settings,
        ann: {
          on: 13,
          holds: [
            'antarctic-soapstone',
            'azathoth-and-other-horrors',
            'elder-sign',
            'herbert-west',
          ],
        },
      })
        .dice(1, 2)
        .go()
        .pick('trade')
        .pick('partner', 'bob')
    const open = draft({ trade: 'open' })
    for (const card of ['antarctic-soapstone', 'azathoth-and-other-horrors', 'elder-sign'])
      expect(open.offers('give', card)).toBe(true)
    expect(open.refusal('give', 'herbert-west')).toBe('not-tradable')
    open.pick('give', 'antarctic-soapstone').pick('takeSanity', 5).pick('propose')
    open.pickAs('bob', 'accept')
    expect(open.holds('bob')).toEqual(['antarctic-soapstone'])
    const standard = draft({ trade: 'standard' })
    for (const card of ['antarctic-soapstone', 'azathoth-and-other-horrors', 'herbert-west'])
      expect(standard.refusal('give', card)).toBe('not-tradable')
    expect(standard.offers('give', 'elder-sign')).toBe(true)
    expect(start({}).table.settings.trade).toBe('standard')
  })

  it('NEC-OPT-6 everybody starts with the Sanity that the option names', () => {
    for (const startingSanity of [100, 200]) {
      const t = newMatch(3, { startingSanity }).dice(6, 6, 1, 1, 1, 1).dice(1, 2).go()
      for (const name of ['ann', 'bob', 'cid'] as const) expect(t.sanity(name)).toBe(startingSanity)
    }
    expect(start({}).table.settings.startingSanity).toBe(150)
  })

  it('NEC-OPT-7 with teeming, the first three Monsters of the deck wait on 10, 20 and 30', () => {
    const t = newMatch(2, { teeming: true })
    const top: CardKey[] = [
      'cthulhu',
      'elder-sign',
      'gug',
      'ghatanothoa',
      'zombie',
      'ghoul',
      'ghast',
    ]
    for (const key of top.toReversed()) {
      const { deck } = t.state.box
      const card = t.card(key)
      deck.splice(deck.indexOf(card), 1)
      deck.unshift(card)
    }
    t.dice(6, 6, 1, 1).go()
    expect(t.monsters).toEqual([
      ['gug', 10],
      ['zombie', 20],
      ['ghoul', 30],
    ])
    expect(t.deck.slice(0, 4)).toEqual(['cthulhu', 'elder-sign', 'ghatanothoa', 'ghast'])
    expect(t.deck).toHaveLength(80)
    expect(t.asked).toBe('ann monsterStep.name')
    expect(start({}).table.settings.teeming).toBe(false)
  })

  it('NEC-OPT-7 it is the shuffled deck that they are taken from', () => {
    const shuffled: number[] = []
    const chance = new (class extends FastChance {
      override shuffle(items: number[]): void {
        super.shuffle(items)
        shuffled.push(...items)
      }
    })('teeming')
    const { table } = engine.start(2, { teeming: true }, chance)
    const first = shuffled.filter((card) => cardAt(card).type === 'monster').slice(0, 3)
    expect(table.monsters).toEqual(first)
  })

  it('NEC-OPT-8 with silence on, a Monster there still stops a walk and has its extra effect', () => {
    expect(meetInSilence('ghoul').player('ann')).toMatchObject({ space: 20, sanity: 150 })
    const allies: Table = { ann: { holds: ['old-school-friend'] } }
    const robbed = meetInSilence('moon-beast', allies)
    expect(robbed.holds('ann')).toEqual([])
    expect(robbed.sanity('ann')).toBe(150)
    const carried = meetInSilence('dimensional-shambler')
    expect(carried.asked).toBe('ann nearest.choose')
    carried.pick('goTo', 'hither-gate')
    expect(carried.player('ann')).toMatchObject({ space: 7, sanity: 150 })
  })

  it('NEC-OPT-9 silence covers Great Old Ones but not the attacks of Cultists', () => {
    const old = meetInSilence('ghatanothoa')
    expect(old.player('ann')).toMatchObject({ space: 20, sanity: 150, skipsMove: true })
    const attacked = at({
      settings: { silence: true },
      ann: { on: 20 },
      bob: { cultist: true, on: 24, friends: ['zombie'] },
      cid: { on: 20 },
      turn: 'bob',
    })
    attacked.go().dice(1, 3).dice(2).dice(6).dice(1, 2).pick('walk')
    expect(attacked.told('attacks').map(({ victim }) => victim)).toEqual([2, 0])
    expect([attacked.sanity('cid'), attacked.sanity('ann')]).toEqual([150 - 2 - 5, 150 - 6 - 5])
  })
})
