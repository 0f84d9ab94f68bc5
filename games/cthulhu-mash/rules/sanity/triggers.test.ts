import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { mad, sane, saneMariner, variant } from '../../testing/mad.ts'
import { doc, eye } from '../../testing/one.ts'
import { tileNumber } from '../../tiles/tiles.ts'

const LENG = 16 + tileNumber('leng-plateau')

// What checks are about: tiles come after eight kinds of monster and eight of generator.
const CAMP = 16 + tileNumber('base-camp')

const CULTIST = 0

describe('What else shakes', () => {
  it('CM-SANE-11 CM-RULING-61 to begin on the own start tile is not to enter it, to come back to it is, once', () => {
    const t = before({
      settings: variant,
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R3C1', isNew: true },
        { is: 'psychotherapist', at: 'leng-plateau R6C1' },
      ],
      tiles: ['leng-plateau', { is: 'base-camp', isPopulated: false }],
      generators: ['cultist-idol'],
      from: 'turn',
    })
    // The idol and its cultist appear where he does not see them.
    t.dice(1, 6, 6).go()
    expect(t.told('checks')).toEqual([])
    // Leng Plateau shakes whoever enters, 1 / 1d6, and so does Base Camp, 0 / 1d3: now he does enter it.
    t.dice(1, 1).pick('gate')
    expect(t.told('checks')).toMatchObject([{ seat: 0, isPassed: true }])
    t.dice(1, 1).pick('gate')
    expect(t.where('ann')).toBe('base-camp R3C1')
    expect(t.told('checks').map(({ source }) => source)).toEqual([LENG, CAMP])
    t.pick('gate').pick('gate')
    expect(t.told('checks')).toHaveLength(2)
  })

  it('CM-SANE-11 CM-RULING-61 who comes in by the entry gate of a shared start enters it', () => {
    const t = before({
      settings: variant,
      heroes: [
        { is: 'arctic-explorer', life: 'comes', health: 5, isNew: true },
        { is: 'psychotherapist', life: 'comes', health: 3, isNew: true },
      ],
      tiles: [
        { is: 'base-camp', turned: 2, isPopulated: false, isStart: true },
        { is: 'leng-plateau', row: 1, column: 0, isHidden: true },
      ],
      entry: 1,
      generators: ['cultist-idol'],
      from: 'turn',
    })
    t.dice(1, 6, 6, 1, 1).go()
    expect(t.told('checks')).toMatchObject([{ seat: 0, source: CAMP }])
  })

  it('CM-SANE-15 going through a gate costs 1 sanity', () => {
    const t = at(saneMariner({ at: 'R4C6', sanity: 42 }))
    t.pick('gate')
    expect(t.hero('ann').sanity).toBe(41)
  })

  it('CM-SANE-15 CM-SANE-18 Create Gate costs a point of sanity for the spell and one for the gate', () => {
    const t = mad({ is: 'mariner-merchant', spells: ['create-gate'] }).go()
    t.pick('cast', 'create-gate').pick('goTo', 'medical-school R3C1')
    expect(t.hero('ann').sanity).toBe(40)
  })

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

  it('CM-SANE-15 CM-OBJ-52 a Picture Gate costs 1 sanity like any gate', () => {
    const t = mad(
      { is: 'mariner-merchant' },
      { piles: [{ at: 'R1C6', unseen: ['picture-gate'] }], actions: 2 },
    ).go()
    t.draws(0).dice(5, 4).pick('pickTop')
    expect(t.space('ann')).toBe('R5C4')
    expect(t.hero('ann').sanity).toBe(41)
  })

  it('CM-SANE-16 CM-RULING-58 when one dies all other living characters check, wherever they are', () => {
    const t = at({
      settings: variant,
      heroes: [
        { is: 'private-eye', at: 'R3C1', health: 1 },
        { is: 'psychotherapist', at: 'R6C6' },
        { is: 'arctic-explorer', at: 'leng-plateau R3C1' },
      ],
      tiles: ['cultist-temple', 'leng-plateau'],
      foes: [{ is: 'cultist-idol', at: 'leng-plateau R6C1' }],
      piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }],
    })
    t.until('turn').dice(5, 6, 6, 4, 3).pick('pickTop')
    expect(t.told('checks')).toMatchObject([
      { seat: 1, isPassed: true },
      { seat: 2, isPassed: false },
    ])
    expect(t.hero('bob').sanity).toBe(56)
    expect(t.hero('cid').sanity).toBe(60)
  })

  it('CM-SANE-17 CM-OBJ-22 CM-OBJ-24 drinking a life and blowing the shell cost 1', () => {
    const t = sane(
      { is: 'private-eye', objects: ['sacrificial-knife', 'rlyeh-seashell'] },
      { foes: [{ is: 'deep-one', at: 'R4C1' }] },
    )
    t.pick('charm', 'deep-one').pick('rest')
    expect(t.hero('ann').sanity).toBe(55)
    t.dice(1).pick('attack', 'sacrificial-knife at deep-one')
    expect(t.hero('ann').sanity).toBe(55)
    t.dice(4).pick('attack', 'sacrificial-knife at deep-one')
    expect(t.hero('ann').sanity).toBe(54)
  })

  it('CM-SANE-18 every casting costs 1 sanity, without any roll', () => {
    const t = at(saneMariner({ spells: ['flesh-ward'], sanity: 42 }))
    t.pick('cast', 'flesh-ward')
    expect(t.hero('ann').sanity).toBe(41)
  })

  it('CM-SANE-42 a broken generator gives 4 back to every living character on its tile, never above the base', () => {
    const broken = (
      by: number,
      sanity: [ann: number, bob: number, cid: number],
      elsewhere = 40,
    ) => {
      const t = at({
        settings: { ...variant, sharedStart: 'off' },
        heroes: [
          { is: 'arctic-explorer', at: 'R6C3', sanity: sanity[0] },
          { is: 'psychotherapist', at: 'R1C6', sanity: sanity[1] },
          { is: 'mariner-merchant', at: 'R4C1', sanity: sanity[2] },
          { is: 'private-eye', at: 'innsmouth-dock R6C1', sanity: elsewhere },
        ],
        tiles: ['medical-school', 'innsmouth-dock'],
        foes: [
          { is: 'cultist-idol', at: 'R6C4', health: 1 },
          { is: 'cultist-idol', at: 'innsmouth-dock R6C6' },
        ],
      })
      t.dice(by, ...(by > 1 ? [1] : [])).pick('attack', 'hands at cultist-idol')
      return (['ann', 'bob', 'cid', 'dee'] as const).map((name) => t.hero(name).sanity)
    }
    expect(broken(8, [50, 54, 42])).toEqual([54, 56, 42, 40])
    // Nothing brings those back who have no point left.
    expect(broken(8, [50, 0, 30])).toEqual([54, 0, 34, 40])
    expect(broken(1, [50, 54, 30])).toEqual([50, 54, 30, 40])
  })
})

describe('Whoever is switched', () => {
  it('CM-SANE-11 CM-SANE-15 CM-TERM-20 has entered a tile too, and come through a gate', () => {
    const t = at({
      settings: { ...variant, sharedStart: 'off' },
      heroes: [
        { ...eye, at: 'cultist-temple R4C6' },
        { ...doc, at: 'medical-school R3C1' },
      ],
      tiles: ['cultist-temple', 'medical-school'],
      foes: [{ is: 'cultist-idol', at: 'medical-school R6C1' }],
    })
    // The temple costs 1d3 even if the check is passed.
    t.untilTurnEnds().dice(1, 1, 1).pick('gate')
    expect(t.told('checks').map(({ seat }) => seat)).toEqual([1])
    expect([t.hero('ann').sanity, t.hero('bob').sanity]).toEqual([55, 54])
  })
})
