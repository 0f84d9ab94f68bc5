import { describe, expect, it } from 'vitest'
import { tileNumber } from '../../tiles/tiles.ts'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { variant } from '../../testing/mad.ts'
import { one, type HeroAt } from '../../testing/one.ts'

/** A cooperative table with sanity; a Cultist Idol, which shakes nobody, keeps it from being won. */
const sane = (ann: HeroAt, more: Position = {}, bob: Partial<HeroAt> = {}): MashScenario =>
  one(
    ann,
    {
      settings: variant,
      ...more,
      foes: [{ is: 'cultist-idol', at: 'R1C1' }, ...(more.foes ?? [])],
    },
    { is: 'psychotherapist', ...bob },
  )

// What checks are about: tiles come after eight kinds of monster and eight of generator.
const CAMP = 16 + tileNumber('base-camp')
const LENG = 16 + tileNumber('leng-plateau')

describe('Sanity checks', () => {
  it('CM-SANE-1 CM-SANE-4 CM-SANE-5 CM-SANE-7 CM-TERM-15 example 5: a first Deep One, a failed check, a second one that means nothing', () => {
    const t = sane(
      { is: 'mariner-merchant', objects: ['rlyeh-text'] },
      {
        foes: [
          { is: 'deep-one', at: 'R3C5' },
          { is: 'deep-one', at: 'R3C6' },
        ],
      },
      { at: 'R1C3' },
    )
    expect(t.hero('ann').sanity).toBe(42)
    t.dice(5, 4, 4).pick('walk', 'R3C2').pick('stop')
    expect(t.hero('ann').sanity).toBe(38)
    expect(t.hero('bob').sanity).toBe(56)
    // 40 passes against the base of 42, however many points are left: a tome then costs 1d3.
    t.dice(4, 10, 1).pick('read', 'rlyeh-text')
    expect(t.hero('ann').sanity).toBe(37)
    expect(t.told('checks').map(({ isPassed }) => isPassed)).toEqual([false, true])
    t.pick('walk', 'R3C3')
    expect(t.told('checks')).toHaveLength(2)
  })

  it('CM-SANE-4 CM-RULING-57 equal passes, and two tens are a hundred', () => {
    const look = (...dice: number[]): MashScenario =>
      sane({ is: 'mariner-merchant' }, { foes: [{ is: 'deep-one', at: 'R3C5' }] }, { at: 'R1C3' })
        .dice(...dice)
        .pick('walk', 'R3C2')
    expect(look(4, 2).hero('ann').sanity).toBe(42)
    expect(look(4, 3, 2).hero('ann').sanity).toBe(40)
    expect(look(10, 10, 1).told('checks')).toMatchObject([{ roll: 100, isPassed: false }])
    expect(look(10, 1).told('checks')).toMatchObject([{ roll: 1, isPassed: true }])
  })

  it('CM-SANE-24 CM-SANE-25 example 6: five points from one check call for an idea roll', () => {
    const look = (...dice: number[]): MashScenario =>
      sane(
        { is: 'mariner-merchant', objects: ['net', 'bolos'] },
        { foes: [{ is: 'deep-one', at: 'R3C5' }] },
        { at: 'R1C3' },
      )
        .until('actions')
        .dice(...dice)
        .pick('walk', 'R3C2')
    const calm = look(5, 4, 5, 7, 5)
    expect(calm.hero('ann').sanity).toBe(37)
    expect(calm.told('idea')).toEqual([{ seat: 0, roll: 75, isMad: false }])
    expect(look(5, 4, 4).told('idea')).toEqual([])
    // CM-SANE-26, CM-SANE-27: 36 is enough; the rest of her turn is lost.
    const lost = look(5, 4, 5, 3, 6, 3)
    expect(lost.asked).toBe('actions is over')
    expect(lost.carries('ann')).toEqual(['net', 'bolos'])
    expect(look(5, 4, 5, 3, 7).asked).toBe('ann move.choose')
  })

  it('CM-SANE-26 CM-SANE-27 on 4-6 a random object is dropped as well', () => {
    const t = sane(
      { is: 'mariner-merchant', objects: ['net', 'bolos'] },
      { foes: [{ is: 'deep-one', at: 'R3C5' }] },
      { at: 'R1C3' },
    )
    t.until('actions').dice(5, 4, 6, 1, 1, 4).draws(1).pick('walk', 'R3C2')
    expect(t.asked).toBe('actions is over')
    expect(t.carries('ann')).toEqual(['net'])
    expect(t.lying('R3C2').open).toEqual(['bolos'])
  })

  it('CM-SANE-27 outside the own actions the next actions step is lost', () => {
    const t = sane(
      { is: 'private-eye', at: 'R3C1', health: 1 },
      {
        piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }],
        tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      },
      { at: 'R6C6' },
    )
    // ann dies of the tissue; bob's check fails with 6 points, and the idea roll finds him.
    t.until('turn').dice(10, 10, 6, 1, 1, 2).pick('pickTop')
    expect(t.hero('ann').life).toBe('out')
    expect(t.hero('bob')).toMatchObject({ losesTurn: true, sanity: 50 })
    // CM-TURN-12: his generators still roll; then his actions are passed over.
    t.dice(6, 6).goOn()
    expect(t.told('losesTurn')).toEqual([{ seat: 1 }])
    expect(t.asked).toBe('bob actions.choose')
    expect(t.hero('bob').losesTurn).toBe(false)
  })

  it('CM-SANE-28 who is out of its wits already checks again, but loses one turn and not two', () => {
    const t = sane(
      { is: 'arctic-explorer', at: 'R3C2' },
      {
        foes: [
          { is: 'deep-one', at: 'R5C1' },
          { is: 'mi-go', at: 'R3C6' },
        ],
      },
      { at: 'R3C1' },
    )
    // ann steps aside, and everybody sees both: she is calm, he loses his head twice.
    const head = [10, 10, 6, 1, 1, 1]
    t.dice(1, 1, 1, 1, ...head, ...head)
      .pick('walk', 'R4C2')
      .pick('stop')
    expect(t.told('raves')).toEqual([
      { seat: 1, die: 1 },
      { seat: 1, die: 1 },
    ])
    expect(t.hero('bob').sanity).toBe(44)
    // Everybody misses; a 6 spawns nothing. His turn passes, hers comes, and the next one is his own.
    t.dice(1, 1, 6, 1, 1, 1, 6).pick('endTurn')
    expect(t.told('losesTurn')).toEqual([{ seat: 1 }])
    expect(t.asked).toBe('ann actions.choose')
    t.dice(1, 1, 1, 6).pick('endTurn')
    expect(t.asked).toBe('bob actions.choose')
    expect(t.told('losesTurn')).toHaveLength(1)
  })

  it('CM-SANE-6 CM-SANE-8 CM-SANE-15 CM-SANE-18 gates and spells cost 1 each time, without a check', () => {
    const t = sane(
      { is: 'private-eye', at: 'R4C6', spells: ['fly', 'heal'], health: 1 },
      {
        tiles: ['cultist-temple', 'mine-lab'],
        foes: [{ is: 'cultist-idol', at: 'mine-lab R6C1' }],
      },
      { at: 'R6C1' },
    )
    t.pick('castOn', 'heal on ann').pick('castOn', 'heal on ann')
    expect(t.hero('ann').sanity).toBe(54)
    // The Mine Lab shakes whoever enters it: 0 / 1d6 (CM-SANE-11); the Cultist that spawns is not looked at yet.
    t.dice(1, 1, 1, 1).pick('gate')
    expect(t.where('ann')).toBe('mine-lab R3C1')
    expect(t.hero('ann').sanity).toBe(53)
    // The temple costs 1d3 even on a passed check.
    t.until('actions').dice(1, 1, 1).pick('gate')
    expect(t.hero('ann').sanity).toBe(51)
    expect(t.hero('bob').sanity).toBe(56)
  })

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

  it('CM-SANE-8 CM-SANE-9 reading a tome: 1d3 on a passed check, 1d6 on a failed one', () => {
    const read = (...dice: number[]): number =>
      sane({ is: 'private-eye', objects: ['rlyeh-text'] })
        .dice(...dice)
        .pick('read', 'rlyeh-text')
        .hero('ann').sanity
    expect(read(5, 6, 5)).toBe(53)
    expect(read(5, 6, 1)).toBe(55)
    expect(read(5, 7, 4)).toBe(52)
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

  it('CM-SANE-13 CM-SANE-14 a Shoggoth once seen, here or there, takes the sting out of the others; tissue only of the tiles', () => {
    const cavern = (met: number[], more: Position = {}): MashScenario => {
      const t = at({
        settings: variant,
        heroes: [
          { is: 'private-eye', at: 'R4C1' },
          { is: 'psychotherapist', at: 'R1C4' },
        ],
        tiles: ['coastal-cavern'],
        foes: [{ is: 'cultist-idol', at: 'R1C6' }],
        ...more,
      })
      t.hero('ann').met = met
      t.hero('bob').met = [16 + 5]
      return t
    }
    // A passed check costs 1d6, the Shoggoth of the cavern is source 21, that of the city 23.
    const first = cavern([]).dice(1, 1, 3).pick('walk', 'R5C1')
    expect(first.hero('ann').sanity).toBe(53)
    expect(cavern([23]).pick('walk', 'R5C1').told('checks')).toEqual([])
    expect(cavern([100]).pick('walk', 'R5C1').told('checks')).toEqual([])
    const tissue = cavern([23], { piles: [{ at: 'R4C1', unseen: ['shoggoth-tissue'] }] })
    expect(tissue.pick('pickTop').told('checks')).toEqual([])
    const two = sane(
      { is: 'private-eye' },
      { piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue', 'shoggoth-tissue'] }] },
      { at: 'R1C4' },
    )
    two.dice(1, 1, 2).pick('pickTop').dice(1, 1, 4).pick('pickTop')
    expect(two.hero('ann').sanity).toBe(53)
  })
})
