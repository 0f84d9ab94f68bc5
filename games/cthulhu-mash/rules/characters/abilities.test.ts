import { describe, expect, it } from 'vitest'
import { KIND_OF, objectNumber } from '../../pieces/objects.ts'
import { newMatch, type MashScenario, type Position } from '../../testing/at.ts'
import { one, type HeroAt } from '../../testing/one.ts'

describe('Special abilities', () => {
  it('CM-HERO-2 CM-CHAR-7 CM-RULING-43 winter gear: no boot on ice, but the mud is mud', () => {
    const walks = (is: HeroAt['is'], tile: 'base-camp' | 'abhoth-swamp', space: string): boolean =>
      one({ is, at: 'R3C1' }, { tiles: [tile] }, { is: 'psychotherapist' }).offers('walk', space)
    expect(walks('arctic-explorer', 'base-camp', 'R4C6')).toBe(true)
    expect(walks('private-eye', 'base-camp', 'R3C4')).toBe(true)
    expect(walks('private-eye', 'base-camp', 'R3C5')).toBe(false)
    expect(walks('arctic-explorer', 'abhoth-swamp', 'R6C1')).toBe(true)
    expect(walks('arctic-explorer', 'abhoth-swamp', 'R6C2')).toBe(false)
  })

  it('CM-CHAR-8 CM-HERO-3 stamina does nothing against hazards and traps, nor while held', () => {
    const trap = one(
      { is: 'arctic-explorer' },
      { piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }] },
    ).pick('pickTop')
    expect(trap.hero('ann')).toMatchObject({ health: 4, mentality: 4 })
    expect(trap.asked).toBe('ann move.choose')
    const held = one(
      { is: 'private-eye', at: 'R4C1' },
      {},
      { is: 'arctic-explorer', at: 'R3C1', holds: [{ kind: 'net', escape: 2 }] },
    ).pick('attack', 'hands at bob')
    expect(held.asked).toBe('ann actions.choose')
    expect(held.hero('bob').health).toBe(4)
  })

  it('CM-HERO-4 CM-CHAR-9 strong footing: 2 more against pushes alone, and the top face still hits', () => {
    const pushed = (die: number): MashScenario =>
      one({ is: 'mariner-merchant', at: 'R4C1' }, {}, { is: 'arctic-explorer', at: 'R3C1' })
        .dice(die)
        .pick('push', 'bob')
    expect(pushed(5).asked).toBe('ann actions.choose')
    expect(pushed(6).asked).toBe('ann shove.where')
    const struck = one(
      { is: 'mariner-merchant', at: 'R4C1' },
      {},
      { is: 'arctic-explorer', at: 'R3C1', mentality: 0 },
    )
    struck.dice(4).pick('attack', 'hands at bob')
    expect(struck.hero('bob').health).toBe(4)
    const small = one(
      { is: 'private-eye', at: 'R4C1' },
      {},
      { is: 'arctic-explorer', at: 'R3C1', objects: ['winter-clothing', 'leng-web-shield'] },
    )
    small.dice(6).pick('push', 'bob')
    expect(small.asked).toBe('ann shove.where')
  })

  it('CM-HERO-5 CM-CHAR-10 CM-RULING-40 she parries with a d10 that reaches the total of the blow, free, but not while held', () => {
    const struck = (
      parry: number[],
      bob: Partial<HeroAt> = {},
      means = 'sword-cane',
    ): MashScenario =>
      one(
        { is: 'private-eye', at: 'R4C1', objects: ['sword-cane'] },
        {},
        { is: 'mariner-merchant', at: 'R3C1', ...bob },
      )
        .dice(...(bob.holds ? [] : [4, ...parry]))
        .pick('attack', `${means} at bob`)
    expect(struck([5]).hero('bob')).toMatchObject({ health: 3, mentality: 3 })
    expect(struck([4]).hero('bob').health).toBe(2)
    expect(struck([], { holds: [{ kind: 'net', escape: 2 }] }).hero('bob').health).toBe(2)
    const shot = one(
      { is: 'private-eye', objects: ['revolver-32'] },
      {},
      { is: 'mariner-merchant', at: 'R3C3' },
    )
    shot.dice(4).pick('attack', 'revolver-32 at bob')
    expect(shot.hero('bob').health).toBe(2)
  })

  it('CM-CHAR-11 CM-FOE-23 the tentacles of an Elder Thing can be parried, the shot of a Mi-Go cannot', () => {
    const t = one(
      { is: 'mariner-merchant' },
      {
        foes: [
          { is: 'elder-thing', at: 'R3C4' },
          { is: 'mi-go', at: 'R6C1' },
        ],
      },
    )
    t.pick('endTurn').pick('rouse', 'elder-thing').dice(5, 5).pick('foeShoot', 'ann')
    expect(t.hero('ann').health).toBe(3)
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-HERO-6 CM-CHAR-12 CM-CHAR-13 the albatross turns up a neighbour for 1 action and 1 mentality, without monsters', () => {
    const position: Position = {
      tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      generators: ['cultist-idol'],
    }
    const t = one({ is: 'mariner-merchant' }, position)
    t.dice(1, 4, 1).pick('scout', 'east')
    if (t.asked === 'ann reveal.rotate') t.pick('turnTile', 0)
    expect(t.where('cultist-idol')).toBe('mine-lab R4C1')
    expect(t.foes('cultist')).toEqual([])
    expect(t.hero('ann').mentality).toBe(2)
    expect(t.table.actions).toBe(4)
    expect(one({ is: 'mariner-merchant', mentality: 0 }, position).refusal('scout', 'east')).toBe(
      'no-mentality',
    )
    expect(one({ is: 'arctic-explorer' }, position).offers('scout')).toBe(false)
  })

  it('CM-HERO-7 CM-CHAR-14 fishing turns mentality into health by the water, past a dotted line but not a wall', () => {
    const sea = (at_: string, health: number): MashScenario =>
      one({ is: 'mariner-merchant', at: at_, health }, { tiles: ['mariners-ship'] })
    const t = sea('R2C1', 1)
    expect(t.offers('fish', 3)).toBe(false)
    t.pick('fish', 2)
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 1 })
    expect(t.table.actions).toBe(4)
    expect(sea('R5C1', 2).offers('fish', 1)).toBe(true)
    expect(sea('R5C1', 2).offers('fish', 2)).toBe(false)
    expect(sea('R4C3', 1).offers('fish')).toBe(false)
    const wet = sea('R1C1', 1).pick('fish', 1)
    expect(wet.hero('ann').health).toBe(2)
    expect(
      one({ is: 'arctic-explorer', at: 'R2C1', health: 1 }, { tiles: ['mariners-ship'] }).offers(
        'fish',
      ),
    ).toBe(false)
  })

  it('CM-HERO-9 CM-CHAR-17 CM-REACT-24 CM-RULING-42 after a failed escape the Eye pays the whole difference, or nothing', () => {
    const tied = (mentality: number, die: number): MashScenario =>
      one({ is: 'private-eye', mentality, holds: [{ kind: 'net', escape: 2 }] })
        .dice(die)
        .pick('breakFree', 'net')
    const t = tied(3, 5)
    expect(t.asked).toBe('ann escape.slip')
    t.pick('slip')
    expect(t.hero('ann')).toMatchObject({ mentality: 0, holds: [] })
    expect(tied(2, 5).asked).toBe('ann actions.choose')
    expect(tied(3, 5).pick('endure').hero('ann')).toMatchObject({ mentality: 3 })
    expect(tied(3, 2).hero('ann')).toMatchObject({ mentality: 3, holds: [] })
  })

  it('CM-HERO-11 CM-CHAR-19 the syringe holds a monster or character without harm or price, but no generator', () => {
    const t = one(
      { is: 'psychotherapist' },
      { foes: [{ is: 'cultist-idol', at: 'R3C2' }] },
      { at: 'R4C1' },
    )
    expect(t.offers('attack', 'syringe at cultist-idol')).toBe(false)
    t.dice(3).pick('attack', 'syringe at bob')
    expect(t.hero('bob').holds).toEqual([])
    t.dice(4).pick('attack', 'syringe at bob')
    expect(t.hero('bob')).toMatchObject({ health: 4, holds: [{ kind: 'sedative', escape: 3 }] })
    expect(t.hero('ann').mentality).toBe(5)
    expect(t.table.actions).toBe(3)
    expect(
      one({ is: 'arctic-explorer' }, {}, { at: 'R4C1' }).offers('attack', 'syringe at bob'),
    ).toBe(false)
  })

  it('CM-HERO-12 CM-HERO-13 CM-CHAR-20 CM-CHAR-21 CM-CHAR-22 CM-RULING-77 he memorizes spells of a read tome, five besides his own', () => {
    const t = one(
      { is: 'psychotherapist', spells: ['heal'], objects: ['necronomicon'] },
      { tomes: { necronomicon: ['fly', 'reach'] } },
    )
    t.pick('memorize', 'fly')
    expect(t.hero('ann')).toMatchObject({ mentality: 4, memorized: [3] })
    expect(t.table.actions).toBe(4)
    expect(t.offers('memorize', 'fly')).toBe(false)
    t.pick('drop', 'necronomicon')
    expect(t.offers('cast', 'fly')).toBe(true)
    expect(t.offers('memorize', 'reach')).toBe(false)
    const five = ['bind-enemy', 'create-gate', 'flesh-ward', 'fly', 'freezing-wrack'] as const
    const full = one(
      {
        is: 'psychotherapist',
        spells: ['heal'],
        memorized: five,
        objects: ['necronomicon', 'rlyeh-text', 'book-of-dzyan', 'cthaat-aquadingen'],
      },
      {
        tomes: {
          necronomicon: ['reach', 'bind-enemy'],
          'rlyeh-text': ['create-gate'],
          'book-of-dzyan': ['flesh-ward'],
          'cthaat-aquadingen': ['fly', 'freezing-wrack'],
        },
      },
    )
    expect(full.refusal('memorize', 'reach')).toBe('memory-full')
    const four = one(
      {
        is: 'psychotherapist',
        spells: ['heal'],
        memorized: five.slice(0, 4),
        objects: ['necronomicon', 'rlyeh-text', 'book-of-dzyan', 'cthaat-aquadingen'],
      },
      {
        tomes: {
          necronomicon: ['reach', 'bind-enemy'],
          'rlyeh-text': ['create-gate'],
          'book-of-dzyan': ['flesh-ward'],
          'cthaat-aquadingen': ['fly', 'freezing-wrack'],
        },
      },
    )
    expect(four.offers('memorize', 'reach')).toBe(true)
    const poor = one(
      { is: 'psychotherapist', mentality: 0, objects: ['necronomicon'] },
      { tomes: { necronomicon: ['fly'] } },
    )
    expect(poor.refusal('memorize', 'fly')).toBe('no-mentality')
    const other = one(
      { is: 'arctic-explorer', objects: ['necronomicon'] },
      { tomes: { necronomicon: ['fly'] } },
    )
    expect(other.offers('memorize')).toBe(false)
  })

  it('CM-HERO-14 CM-STAT-11 abilities under mentality are closed while held', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'R2C1', health: 1, holds: [{ kind: 'net', escape: 2 }] },
      { tiles: ['mariners-ship', { is: 'mine-lab', isHidden: true }] },
    )
    expect(t.offers('fish')).toBe(false)
    expect(t.offers('scout')).toBe(false)
  })

  it('CM-CHAR-15 CM-CHAR-16 CM-HERO-8 the revolver is the Eye’s from the start, and in the stack without her', () => {
    const revolver = KIND_OF.indexOf(objectNumber('revolver-32'))
    const play = (first: string, second: string): MashScenario => {
      const t = newMatch(2).dice(6, 1, 6, 1).go()
      t.pick('beCharacter', first).pick('beCharacter', second)
      while (t.asked?.endsWith('ownStarts.turn')) t.until('prepare').takeDefault()
      return t
    }
    const t = play('private-eye', 'psychotherapist')
    expect(t.carries('ann')).toEqual(['revolver-32'])
    expect(t.state.box.objects).not.toContain(revolver)
    expect(t.hero('bob').spells).toHaveLength(1)
    const u = play('arctic-explorer', 'mariner-merchant')
    expect(u.state.box.objects).toContain(revolver)
  })
})
