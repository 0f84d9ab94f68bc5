import { describe, expect, it } from 'vitest'
import { monsterNumber, type MonsterSlug } from '../../pieces/monsters.ts'
import { before, type MashScenario, newMatch } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { mad, sane, saneMariner } from '../../testing/mad.ts'
import type { TileSlug } from '../../tiles/tile-maps.ts'
import { tileNumber } from '../../tiles/tiles.ts'

const settings = { victory: 'cooperative', sanity: true, sharedStart: 'off' } as const
const MUTILATION = 15

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

  it('CM-SANE-1 CM-SANE-4 CM-SANE-5 worked example 5: a Deep One costs 0 / 1d6, checked against the base', () => {
    const seen = (...dice: number[]) => {
      const t = before(
        saneMariner(
          {},
          {
            foes: [
              { is: 'whirlpool', at: 'R4C4' },
              { is: 'cultist-idol', at: 'R6C6' },
            ],
            from: 'turn',
          },
        ),
      )
      // The Whirlpool spawns on a 1, the Idol does not; then the check and its loss.
      return t
        .dice(1, 5)
        .go()
        .dice(...dice)
        .pick('place', 'R4C3')
    }
    // 54 is tens 5, ones 4.
    const t = seen(5, 4, 4)
    expect([t.hero('ann').sanity, t.told('checks')]).toMatchObject([
      38,
      [{ roll: 54, isPassed: false }],
    ])
    expect(seen(4, 10).hero('ann').sanity).toBe(42)
  })

  it('CM-SANE-1 CM-SANE-2 everybody begins with its base', () => {
    const t = newMatch(2, { victory: 'cooperative', sanity: true }).dice(6, 1, 6, 1).go()
    t.pick('beCharacter', 'arctic-explorer').pick('beCharacter', 'mariner-merchant')
    t.until('prepare')
    while (t.asked !== 'prepare is over') t.takeDefault()
    expect([t.hero('ann').sanity, t.hero('bob').sanity]).toEqual([63, 42])
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

  it('CM-SANE-7 a kind of generator shakes each character once, and another of its kind nobody', () => {
    const checked = (...met: number[]): number[][] => {
      const t = before({
        settings,
        heroes: [
          { is: 'arctic-explorer', at: 'R4C1' },
          { is: 'psychotherapist', at: 'R4C6' },
        ],
        tiles: ['innsmouth-dock', { is: 'leng-plateau', isHidden: true }],
        foes: [
          { is: 'mutilation', at: 'R4C3' },
          { is: 'mutilation', at: 'R4C4' },
        ],
        from: 'turn',
      })
      t.hero('ann').met.push(...met)
      // Nothing spawns.
      t.dice(6, 6, ...[3, 3, 3, 3].slice(met.length * 2)).go()
      return t.told('checks').map(({ seat, source }) => [seat, source])
    }
    expect(checked()).toEqual([
      [0, MUTILATION],
      [1, MUTILATION],
    ])
    expect(checked(MUTILATION)).toEqual([[1, MUTILATION]])
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
})

describe('Which die is thrown', () => {
  const monster = (slug: MonsterSlug): number => monsterNumber(slug)

  const checked = (source: number, ...dice: number[]): string => {
    const t = mad({ is: 'mariner-merchant', objects: ['net'] })
    return dieThrown(() => t.dice(...dice).runOnly('check', { seat: 0, source }))
  }

  const tile = (slug: TileSlug): number => 16 + tileNumber(slug)

  it('CM-TERM-15 CM-SANE-4 CM-SANE-24 CM-SANE-26 two d10 for the check and for the idea, a d6 for what comes of it', () => {
    const source = monster('gnoph-keh')
    expect(checked(source)).toBe('d10')
    expect(checked(source, 9)).toBe('d10')
    // 99 fails, and 5 points call for an idea.
    expect(checked(source, 9, 9, 5)).toBe('d10')
    expect(checked(source, 9, 9, 5, 1)).toBe('d10')
    expect(checked(source, 9, 9, 5, 1, 1)).toBe('d6')
  })

  it('CM-TERM-14 CM-SANE-5 what is lost: a d6 stands for d2 and d3, a d8 for d4, and two dice are two dice', () => {
    expect(checked(MUTILATION, 9, 9)).toBe('d6')
    expect(checked(monster('cultist'), 9, 9)).toBe('d6')
    expect(checked(monster('deep-one'), 9, 9)).toBe('d6')
    expect(checked(monster('moon-beast'), 9, 9)).toBe('d8')
    expect(checked(monster('star-vampire'), 9, 9)).toBe('d10')
    expect(checked(tile('family-farm'), 9, 9)).toBe('d8')
    expect(checked(tile('abhoth-swamp'), 9, 9)).toBe('d8')
    expect(checked(tile('abhoth-swamp'), 9, 9, 1)).toBe('d8')
    expect(checked(tile('abhoth-swamp'), 1, 1)).toBe('d6')
    expect(checked(monster('cultist'), 1, 1)).toBe('no die')
  })
})
