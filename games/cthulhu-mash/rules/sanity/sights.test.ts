import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { mad, sane, variant } from '../../testing/mad.ts'
import { doc } from '../../testing/one.ts'
import { tileNumber } from '../../tiles/tiles.ts'

const settings = { victory: 'cooperative', sanity: true, sharedStart: 'off' } as const
const CULTIST = 0
const DEEP_ONE = 1
const VAMPIRE = 7

/** The spaces that were stepped onto, in their order. */
const stepsOf = (t: MashScenario): (string | undefined)[] =>
  t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])

const MUTILATION = 15
const CAVERN = 16 + tileNumber('coastal-cavern')

describe('What is seen', () => {
  it('CM-SANE-10 a thing shakes when it first comes into sight, looked at after every step', () => {
    const t = at({
      settings,
      heroes: [{ is: 'arctic-explorer', at: 'R1C1' }],
      tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
      foes: [{ is: 'deep-one', at: 'R6C6' }],
    })
    // Walls and idols hide it from every space of the row but the last.
    const seen = t.told('checks').length
    t.dice(5, 4).pick('walk', 'R1C6')
    expect(t.told('checks').length - seen).toBe(1)
    expect(t.told('checks').at(-1)).toMatchObject({ seat: 0, source: 1, roll: 54, isPassed: true })
    expect(t.space('ann')).toBe('R1C6')
    t.pick('walk', 'R1C5').pick('walk', 'R1C6')
    expect(t.told('checks').length - seen).toBe(1)
  })

  it('CM-SANE-10 what a fallen piece hid is seen at once', () => {
    const t = before({
      settings,
      heroes: [{ is: 'arctic-explorer', at: 'R4C1' }],
      tiles: ['innsmouth-dock', { is: 'leng-plateau', isHidden: true }],
      foes: [
        { is: 'cultist', at: 'R4C2', health: 1 },
        { is: 'deep-one', at: 'R4C4' },
      ],
    })
    t.hero('ann').met.push(CULTIST)
    t.go()
    expect(t.told('checks')).toEqual([])
    // A miss shows nothing; a hit fells the Cultist, and the Deep One behind it is a check of 54.
    t.dice(1).pick('attack', 'hands at cultist')
    expect(t.told('checks')).toEqual([])
    t.dice(8, 5, 4).pick('attack', 'hands at cultist')
    expect(t.told('checks')).toMatchObject([{ seat: 0, source: DEEP_ONE, roll: 54 }])
  })

  it('CM-SANE-10 CM-FOE-16 so is what a vampire hid before it clung to somebody', () => {
    const t = before({
      settings: { ...settings, monsterControl: 'left-player' },
      heroes: [
        { is: 'arctic-explorer', at: 'R4C1' },
        { is: 'private-eye', at: 'medical-school R1C6' },
      ],
      tiles: ['innsmouth-dock', 'medical-school'],
      foes: [
        { is: 'star-vampire', at: 'R4C2' },
        { is: 'deep-one', at: 'R4C4' },
      ],
      from: 'monsters',
    })
    t.hero('ann').met.push(VAMPIRE)
    t.go().pick('rouse', 'star-vampire').dice(6, 5, 4).pick('foeStrike', 'ann')
    expect(t.foe('star-vampire').victim).toBe(0)
    expect(t.told('checks')).toMatchObject([{ seat: 0, source: DEEP_ONE, roll: 54 }])
  })

  it('CM-SANE-10 CM-MOVE-2 in the sanity variant nobody skips a space', () => {
    const t = mad({ is: 'mariner-merchant', at: 'R3C1' }).go().pick('walk', 'R3C5')
    expect(stepsOf(t)).toEqual(['R3C2', 'R3C3', 'R3C4', 'R3C5'])
  })

  it('CM-SANE-10 what walks into sight is seen', () => {
    const t = at({
      settings: { ...variant, sharedStart: 'off', monsterControl: 'left-player' },
      heroes: [
        { is: 'mariner-merchant', at: 'R2C5' },
        { ...doc, at: 'R6C6' },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'deep-one', at: 'R5C3' }],
      from: 'monsters',
    })
    t.hero('bob').met.push(1)
    t.pick('rouse', 'deep-one').dice(1, 1).pick('foeWalk', 'R2C3')
    expect(t.told('checks')).toMatchObject([{ seat: 0 }])
  })

  it('CM-SANE-10 CM-JUMP-6 who jumps looks about where it lands', () => {
    const t = at({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [
        { is: 'mariner-merchant', at: 'R2C5' },
        { ...doc, at: 'R6C6' },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'deep-one', at: 'R5C3' }],
    })
    t.hero('bob').met.push(1)
    t.dice(1, 1).pick('jump', 'R2C3')
    expect(t.told('checks')).toHaveLength(1)
  })

  it('CM-SANE-10 CM-PUSH-3 whoever sees a monster first because it was pushed into sight shudders at it', () => {
    // The wall beside R4C4 hides R4C5 from Bob on R4C1, but not R3C5.
    const t = mad(
      { is: 'arctic-explorer', at: 'R4C6' },
      { foes: [{ is: 'deep-one', at: 'R4C5' }], actions: 2 },
    )
    t.hero('ann').met.push(1)
    t.go().dice(8).pick('push', 'deep-one').dice(1, 1).pick('pushTo', 'R3C5')
    expect(t.told('checks').map(({ seat }) => seat)).toEqual([1])
  })

  it('CM-SANE-10 the marked space of a tile must be in sight', () => {
    const looked = (at: string): number => {
      const t = mad(
        { is: 'mariner-merchant', at },
        { tiles: ['university-library'], foes: [] },
        { at: 'R6C2' },
      )
      t.hero('bob').met.push(16 + tileNumber('university-library'))
      const dice = at === 'R4C6' ? [1, 1] : []
      t.dice(...dice).runOnly('sights', { seat: 0, index: 0 })
      return t.told('checks').length
    }
    // The moving shadow is on R5C6; shelves hide it and the body from R4C3.
    expect([looked('R4C6'), looked('R4C3')]).toEqual([1, 0])
  })

  it('CM-SANE-10 CM-SPELL-10 one looks about after parting the sands', () => {
    const t = mad(
      { is: 'mariner-merchant', at: 'R2C5', spells: ['parting-sands'] },
      { foes: [{ is: 'deep-one', at: 'R3C2' }] },
    ).go()
    t.hero('bob').met.push(DEEP_ONE)
    t.dice(1, 1).pick('part', 'R3C5')
    expect(t.told('checks')).toHaveLength(1)
  })

  it('CM-SANE-12 generators come before monsters, and the current character before the others', () => {
    const t = before({
      settings,
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'arctic-explorer', at: 'R3C6' },
      ],
      tiles: ['innsmouth-dock', { is: 'leng-plateau', isHidden: true }],
      foes: [
        { is: 'cultist', at: 'R3C3' },
        { is: 'mutilation', at: 'R4C3' },
      ],
      turn: 1,
      from: 'turn',
    })
    // No monster spawns; then four checks of 33.
    t.dice(6, 3, 3, 3, 3, 3, 3, 3, 3).go()
    expect(t.told('checks').map(({ seat, source }) => [seat, source])).toEqual([
      [1, MUTILATION],
      [1, CULTIST],
      [0, MUTILATION],
      [0, CULTIST],
    ])
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

  it('CM-SANE-13 who has seen a Shoggoth is shaken by everything else as before', () => {
    const t = mad({ is: 'mariner-merchant' }, { foes: [{ is: 'deep-one', at: 'R2C6' }] })
    t.hero('ann').met.push(CAVERN)
    t.dice(1, 1).runOnly('sights', { seat: 0, index: 0 })
    expect(t.told('checks').map(({ seat }) => seat)).toEqual([0])
  })
})
