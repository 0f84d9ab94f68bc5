import { describe, expect, it } from 'vitest'
import { at, before, type Position } from '../testing/at.ts'
import { two, type HeroAt } from '../testing/one.ts'

type Foes = NonNullable<Position['foes']>
type Objects = NonNullable<HeroAt['objects']>

/** The Private Eye with some objects. */
const armed = (objects: Objects, foes: Foes, more: Position = {}) =>
  two({ is: 'private-eye', objects }, { foes, ...more })

describe('weapons that strike an area', () => {
  const crowd: Foes = [
    { is: 'elder-thing', at: 'R3C4' },
    { is: 'moon-beast', at: 'R4C4' },
    { is: 'cultist', at: 'R3C5' },
    { is: 'gnoph-keh', at: 'R1C1' },
  ]

  it('CM-OBJ-9 a Dynamite Bundle does 2 damage to each piece hit in a 3x3 and is gone', () => {
    const t = armed(['dynamite-bundle'], crowd)
    t.dice(4).pick('aim', 'dynamite-bundle at R3C4 0')
    // One roll against each defence: 5, 4, 3; the Gnoph-Keh is outside.
    expect(t.foe('elder-thing').health).toBe(2)
    expect([t.foes('moon-beast').length, t.foes('cultist').length]).toEqual([0, 0])
    expect([t.foe('gnoph-keh').health, t.carries('ann')]).toEqual([2, []])
  })

  it('CM-OBJ-10 a Dynamite Stick does 1 damage in a 2x2 with the target space', () => {
    const t = armed(['dynamite-stick'], crowd)
    t.dice(5).pick('aim', 'dynamite-stick at R3C4 0')
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([1, 1])
    expect([t.foes('cultist').length, t.carries('ann')]).toEqual([0, []])
    const other = armed(['dynamite-stick'], crowd)
    other.dice(5).pick('aim', 'dynamite-stick at R3C4 3')
    expect([other.foe('moon-beast').health, other.foes('cultist').length]).toEqual([1, 1])
  })

  it('CM-OBJ-14 the Electric Gun adds 1 and runs through all that stand side by side', () => {
    const t = armed(['electric-gun'], crowd)
    t.dice(4).pick('attack', 'electric-gun at elder-thing')
    expect(t.table.roll).toMatchObject({ bonus: 1 })
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([1, 1])
    expect([t.foes('cultist').length, t.foe('gnoph-keh').health]).toEqual([0, 2])
  })

  it('CM-OBJ-14 the chain takes its user in if it reaches that far', () => {
    const t = armed(
      ['electric-gun'],
      [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    )
    t.dice(4).pick('attack', 'electric-gun at elder-thing')
    expect(t.hero('ann').health).toBe(3)
    expect([t.foe('moon-beast').health, t.foe('elder-thing').health]).toEqual([1, 1])
  })

  it('CM-OBJ-15 the Mist Projector makes one ranged roll against all in a cone', () => {
    const t = armed(['mist-projector'], crowd)
    // East is direction 1: R3C2, and behind it columns 3 to 5 of rows 2 to 4.
    t.dice(4).pick('aim', 'mist-projector at R3C1 1')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0 })
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([2, 1])
    expect([t.foes('cultist').length, t.foe('gnoph-keh').health]).toEqual([0, 2])
  })

  it('CM-OBJ-28 the Tommy Gun adds 1 and makes one roll against all in a 3x2', () => {
    const t = armed(['tommy-gun'], crowd)
    t.dice(3).pick('aim', 'tommy-gun at R3C4 1')
    expect(t.table.roll).toMatchObject({ bonus: 1 })
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([2, 1])
    expect([t.foes('cultist').length, t.foe('gnoph-keh').health]).toEqual([0, 2])
    expect(t.carries('ann')).toEqual(['tommy-gun'])
  })

  it('CM-OBJ-18 a Net that hits its target holds all whose defence the roll reaches, escape 2', () => {
    const t = armed(['net'], crowd)
    t.dice(4).pick('aim', 'net at R4C4 1')
    expect(t.foe('moon-beast')).toMatchObject({ health: 2, holds: [{ kind: 'net', escape: 2 }] })
    expect(t.foe('cultist').holds).toHaveLength(1)
    expect([t.foe('elder-thing').holds, t.carries('ann')]).toEqual([[], []])
  })

  it('CM-OBJ-18 a Net that misses its target holds nobody and lies there', () => {
    const t = armed(['net'], crowd)
    t.dice(3).pick('aim', 'net at R4C4 1')
    expect(['moon-beast', 'cultist'].map((slug) => t.foe(slug).holds)).toEqual([[], []])
    expect(t.lying('R4C4').open).toEqual(['net'])
  })
})

describe('tools', () => {
  it('CM-OBJ-19 the Paralyzing Chime makes every monster and the Whirlpool miss their next step', () => {
    const t = armed(
      ['paralyzing-chime'],
      [
        { is: 'cultist', at: 'R3C2' },
        { is: 'whirlpool', at: 'R4C1' },
        { is: 'cultist-idol', at: 'R6C1' },
      ],
    )
    t.pick('use', 'paralyzing-chime')
    expect(['cultist', 'whirlpool'].map((slug) => t.foe(slug).losesStep)).toEqual([true, true])
    expect([t.foe('cultist-idol').losesStep, t.carries('ann')]).toEqual([false, []])
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').health).toBe(4)
    expect(t.foe('cultist').losesStep).toBe(false)
  })

  it('CM-OBJ-12 the Leng Glasses turn up a hidden neighbour and place its generators, but no monsters', () => {
    const t = at({
      tiles: ['cultist-temple', { is: 'family-farm', isHidden: true }],
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['leng-glasses'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      generators: ['cultist-idol', 'star-mound'],
    })
    t.pick('spy', 'east')
    // Three gates, so a d6; then black and white for each generator.
    t.dice(3, 3, 3, 6, 6).pick('turnTile', 0)
    expect(t.where('cultist-idol')).toBe('family-farm R3C3')
    expect(t.where('star-mound')).toBe('family-farm R6C6')
    expect(t.table.foes).toHaveLength(2)
    expect([t.carries('ann'), t.where('ann')]).toEqual([[], 'cultist-temple R3C1'])
  })

  it('CM-OBJ-22 the Seashell has a Deep One in sight move or strike, and it leaves the user alone', () => {
    const t = armed(
      ['rlyeh-seashell'],
      [
        { is: 'deep-one', at: 'R3C2' },
        { is: 'cultist', at: 'R3C4' },
      ],
    )
    expect(t.offers('charm', 'cultist')).toBe(false)
    t.pick('charm', 'deep-one').pick('foeWalk', 'R3C3')
    t.dice(3).pick('charm', 'deep-one').pick('foeStrike', 'cultist')
    expect(t.foes('cultist')).toEqual([])
    t.pick('charm', 'deep-one').pick('foeWalk', 'R3C2')
    t.pick('endTurn').pick('rouse', 'deep-one')
    expect(t.offers('foeStrike', 'ann')).toBe(false)
    expect(t.carries('ann')).toEqual(['rlyeh-seashell'])
  })

  it('CM-OBJ-22 each use costs 1 sanity in the variant', () => {
    const t = armed(['rlyeh-seashell'], [{ is: 'deep-one', at: 'R3C2' }], {
      settings: { victory: 'cooperative', sanity: true },
    })
    const { sanity } = t.hero('ann')
    t.pick('charm', 'deep-one')
    expect(t.hero('ann').sanity).toBe(sanity - 1)
  })

  it('CM-OBJ-26 the Skeleton Key opens the chest: six objects straight into the hands, traps included', () => {
    const t = at({
      tiles: ['mariners-ship'],
      heroes: [
        { is: 'arctic-explorer', at: 'R5C1', objects: ['skeleton-key'] },
        { is: 'psychotherapist', at: 'R6C4' },
      ],
      objects: ['herbs', 'bicycle', 'snare', 'pitchfork', 'net', 'bolos'],
    })
    t.pick('use', 'skeleton-key')
    expect(t.carries('ann')).toEqual(['herbs', 'bicycle', 'pitchfork', 'net', 'bolos'])
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
  })

  it('CM-OBJ-26 elsewhere the Key is of no use, and what cannot be carried lies on the space', () => {
    expect(armed(['skeleton-key'], []).refusal('use', 'skeleton-key')).toBe('no-chest')
    const t = at({
      tiles: ['mariners-ship'],
      heroes: [
        {
          is: 'mariner-merchant',
          at: 'R5C1',
          objects: ['skeleton-key', 'pitchfork', 'bolos', 'sword-cane'],
        },
        { is: 'psychotherapist', at: 'R6C4' },
      ],
      objects: ['herbs', 'herbs', 'herbs', 'cultist-wine', 'cultist-wine', 'net'],
    })
    t.pick('use', 'skeleton-key')
    expect(t.carries('ann')).toHaveLength(8)
    expect(t.lying('R5C1').open).toEqual(['net'])
  })

  it('CM-OBJ-26 the drawing stops when the user leaves the space', () => {
    const t = before({
      tiles: ['mariners-ship', 'cultist-temple'],
      heroes: [
        { is: 'arctic-explorer', at: 'R5C1', objects: ['skeleton-key'] },
        { is: 'psychotherapist', at: 'R6C4' },
      ],
      objects: ['herbs', 'picture-gate', 'bicycle', 'pitchfork', 'net', 'bolos'],
    }).go()
    // The second tile, row 1, column 1.
    t.draws(1).dice(1, 1).pick('use', 'skeleton-key')
    expect([t.where('ann'), t.carries('ann')]).toEqual(['cultist-temple R1C1', ['herbs']])
  })
})
