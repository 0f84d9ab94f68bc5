import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../testing/at.ts'
import { mad, variant } from '../testing/mad.ts'
import { caster, doc, eye, one, two } from '../testing/one.ts'
import { shufflesIn } from '../testing/shuffled.ts'

/** The spaces that were stepped onto, in their order. */
const stepsOf = (t: MashScenario): (string | undefined)[] =>
  t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])

describe('Who is not helped', () => {
  const helps = (t: MashScenario): boolean => t.offers('help') || t.offers('treat')

  const beside = (bob: string, sanity: number): MashScenario =>
    at({
      settings: variant,
      heroes: [
        { is: 'mariner-merchant', at: 'R3C3', objects: ['herbs'] },
        { ...eye, at: bob, sanity, mentality: 1 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })

  it('CM-SANE-38 only the insane, on a space beside one, without a line between', () => {
    expect(helps(beside('R4C3', 20))).toBe(true)
    expect(helps(beside('R4C3', 56))).toBe(false)
    expect(helps(beside('R5C3', 20))).toBe(false)
    // A wall lies above R3C2.
    expect(helps(beside('R4C2', 20))).toBe(false)
  })
})

describe('What is not offered', () => {
  it('CM-SPELL-11 who does not know Reach fetches nothing', () => {
    const piles: Position['piles'] = [{ at: 'R3C4', open: ['net'] }]
    const t = caster(['fly'], { piles })
    expect([t.offers('fetch'), t.offers('fetchTop')]).toEqual([false, false])
    const knowing = caster(['reach'], { piles })
    expect([knowing.offers('fetch', 'net'), knowing.offers('fetchTop')]).toEqual([true, false])
  })

  it('CM-SPELL-8 CM-SPELL-7 nobody is healed by the wrong spell, nor refilled who is full', () => {
    const full = caster(['mental-regeneration'])
    expect(full.offers('castOn')).toBe(false)
    const t = one(
      { is: 'psychotherapist', spells: ['mental-regeneration'] },
      {},
      {
        at: 'R3C2',
        health: 1,
      },
    )
    expect(t.offers('castOn', 'heal on bob')).toBe(false)
  })

  it('CM-SPELL-4 who flies can still cast what it likes', () => {
    const t = caster(['create-gate', 'fly'], {}, { isFlying: true })
    expect(t.offers('cast', 'create-gate')).toBe(true)
  })
})

describe('Who is not asked', () => {
  it('CM-REACT-5 whoever is drilled, or struck by the own dynamite, has nothing to reflect', () => {
    const t = two(
      { at: 'mine-lab R2C6' },
      { tiles: ['mine-lab', 'base-camp', 'train-station'] },
      { at: 'mine-lab R2C4', spells: ['reflection'] },
    )
    t.dice(8).pick('drill', 'bob')
    expect(t.hero('bob').health).toBe(2)
    const u = one(
      { is: 'psychotherapist', spells: ['reflection'], objects: ['dynamite-bundle'] },
      { foes: [{ is: 'star-mound', at: 'R4C2' }] },
    )
    u.dice(6).pick('aim', 'dynamite-bundle at R4C2 0')
    expect(u.asked).toBe('ann actions.choose')
    expect(u.hero('ann').health).toBe(1)
  })

  it('CM-REACT-15 CM-REACT-16 the dust of somebody whom an earlier action touched, and this one did not', () => {
    const t = one(
      { is: 'private-eye', at: 'R3C2' },
      { foes: [{ is: 'star-mound', at: 'R4C2' }] },
      { at: 'R3C3', spells: ['temporal-dust'] },
    )
    t.dice(1).pick('attack', 'hands at bob')
    expect(t.asked).toBe('bob deed.ask')
    t.pick('decline').dice(2).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-16 who was displaced is asked', () => {
    const t = at({
      heroes: [
        { ...eye, at: 'train-station R6C3' },
        { ...doc, at: 'university-library R4C6', spells: ['temporal-dust'] },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'university-library', turned: 2 },
      ],
    })
    t.pick('gate')
    expect(t.asked).toBe('bob deed.ask')
  })
})

describe('Every step of a way', () => {
  it('CM-SANE-10 CM-MOVE-2 in the sanity variant nobody skips a space', () => {
    const t = mad({ is: 'mariner-merchant', at: 'R3C1' }).go().pick('walk', 'R3C5')
    expect(stepsOf(t)).toEqual(['R3C2', 'R3C3', 'R3C4', 'R3C5'])
  })
})

describe('Stacks that are shuffled', () => {
  it('CM-REACT-20 the generators of a tile that was turned up in vain', () => {
    const t = at({
      heroes: [
        { ...doc, at: 'R3C1', spells: ['temporal-dust'] },
        { ...eye, at: 'R1C6' },
      ],
      tiles: ['train-station', { is: 'mine-lab', isHidden: true }],
      generators: ['cultist-idol'],
    })
    const isShuffled = shufflesIn(t)
    t.dice(1, 6, 1).pick('gate').pick('turnTile', 0)
    while (t.asked === 'bob spawn.place') t.takeDefault()
    t.pick('wind')
    expect([isShuffled('generators'), isShuffled('objects')]).toEqual([true, false])
  })
})

describe('Turns of those who came in', () => {
  it('CM-COOP-12 a round is over with the turn of whoever sits before the first', () => {
    const ended = (turn: number): string | undefined => {
      const t = before({
        settings: { victory: 'cooperative', turnLimit: 1 },
        heroes: [{ ...eye, at: 'R3C1' }, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'cultist-idol', at: 'R6C6' }],
        turn,
        from: 'end',
      })
      t.table.first = 1
      t.until('turn').go()
      return t.outcome?.ending
    }
    expect([ended(1), ended(0)]).toEqual([undefined, 'tooLate'])
  })
})
