import { describe, expect, it } from 'vitest'
import { SPELL_SLUGS, type SpellSlug } from '../../pieces/spells.ts'
import { at, before } from '../../testing/at.ts'
import { eyeWith } from '../../testing/one.ts'

const spells = (tomes: readonly number[]): SpellSlug[] =>
  SPELL_SLUGS.filter((_, spell) => (tomes[spell] ?? -1) >= 0)

describe('Tomes and tools', () => {
  it('CM-OBJ-3 CM-OBJ-5 CM-OBJ-7 CM-OBJ-16 CM-OBJ-17 CM-OBJ-21 CM-OBJ-23 CM-OBJ-25 CM-SPELL-17 CM-CAST-1 reading a tome gives it 1 or 2 spells', () => {
    const counts = {
      'anonymous-letter': 1,
      'book-of-dzyan': 1,
      'cthaat-aquadingen': 2,
      'nameless-cults': 1,
      necronomicon: 2,
      'ponape-scripture': 1,
      'rlyeh-text': 1,
      'shrewsbury-manuscript': 1,
    } as const
    for (const [tome, count] of Object.entries(counts)) {
      const t = at({
        heroes: [
          { is: 'arctic-explorer', at: 'R3C1', objects: [tome as keyof typeof counts] },
          { is: 'psychotherapist', at: 'R1C6' },
        ],
        tiles: ['cultist-temple'],
        spells: ['heal', 'fly', 'reach'],
      })
      expect(t.offers('cast', 'fly')).toBe(false)
      t.pick('read', tome)
      expect(t.table.actions).toBe(3)
      expect(spells(t.table.tomes)).toEqual(count === 1 ? ['heal'] : ['fly', 'heal'])
      expect(t.table.spellsLeft).toBe(16 - count)
      expect(t.offers('read', tome)).toBe(false)
      expect(t.hero('ann')).toMatchObject({ mentality: 4, spells: [] })
    }
  })

  it('CM-HERO-6 CM-OBJ-16 only a tile that lies face down is spied on', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R3C1', objects: ['leng-glasses'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: [
        { is: 'cultist-temple', row: 1, column: 1 },
        { is: 'train-station', row: 1, column: 2 },
        { is: 'mine-lab', row: 0, column: 1, isHidden: true },
      ],
    })
    expect(t.offered.filter((option) => /^(spy|scout)/.test(option))).toEqual([
      'spy north',
      'spy south',
      'scout north',
      'scout south',
    ])
  })

  it('CM-OBJ-12 CM-GATE-21 CM-SPAWN-5 the glasses turn up a neighbour and populate it, without monsters', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R4C1', objects: ['leng-glasses'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      generators: ['cultist-idol'],
    })
    expect(t.offers('spy', 'north')).toBe(false)
    t.dice(1, 4, 1).pick('spy', 'east')
    if (t.asked === 'ann reveal.rotate') t.pick('turnTile', 0)
    expect(t.where('cultist-idol')).toBe('mine-lab R4C1')
    expect(t.foes('cultist')).toEqual([])
    expect(t.carries('ann')).toEqual([])
    expect(t.table.actions).toBe(3)
    expect(t.where('ann')).toBe('cultist-temple R4C1')
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

  it('CM-OBJ-19 CM-TURN-13 the chime takes their next step from monsters and attacking generators of the tile alone', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['paralyzing-chime'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple', 'leng-plateau'],
      foes: [
        { is: 'cultist', at: 'R6C6' },
        { is: 'whirlpool', at: 'R6C5' },
        { is: 'cultist-idol', at: 'R6C4' },
        { is: 'mi-go', at: 'leng-plateau R3C3' },
      ],
      actions: 2,
    })
    t.pick('use', 'paralyzing-chime')
    expect(t.foe('cultist').losesStep).toBe(true)
    expect(t.foe('whirlpool').losesStep).toBe(true)
    expect(t.foe('cultist-idol').losesStep).toBe(false)
    expect(t.foe('mi-go').losesStep).toBe(false)
    expect(t.carries('ann')).toEqual([])
    t.untilTurnEnds().pick('endTurn')
    expect(t.asked).toBe('turn is over')
    expect(t.foe('cultist').losesStep).toBe(false)
    expect(t.space('cultist')).toBe('R6C6')
  })

  it('CM-OBJ-19 the Paralyzing Chime makes every monster and the Whirlpool miss their next step', () => {
    const t = eyeWith(
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

  it('CM-OBJ-26 CM-ITEM-10 CM-PLACE-17 the key opens the chest: six objects one by one, traps at once, what is too much lies open', () => {
    const t = at({
      heroes: [
        {
          is: 'private-eye',
          at: 'mariners-ship R5C1',
          mentality: 0,
          objects: ['skeleton-key', 'herbs', 'herbs', 'sword-cane', 'necronomicon'],
        },
        { is: 'psychotherapist', at: 'mariners-ship R1C5' },
      ],
      tiles: ['cultist-temple', 'mariners-ship'],
      objects: ['bicycle', 'snare', 'bolos', 'herbs', 'wheelbarrow', 'net', 'pitchfork'],
    })
    t.pick('use', 'skeleton-key')
    expect(t.carries('ann')).toEqual([
      'herbs',
      'herbs',
      'sword-cane',
      'necronomicon',
      'bicycle',
      'bolos',
      'wheelbarrow',
      'net',
    ])
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
    expect(t.lying('mariners-ship R5C1')).toEqual({ open: ['herbs'], unseen: 0, tissue: 0 })
    expect(t.table.actions).toBe(3)
  })

  it('CM-OBJ-26 the key is of no use anywhere else, and the Eye may search the chest once for one more', () => {
    const heroes = (space: string) =>
      [
        { is: 'private-eye', at: space, objects: ['skeleton-key'] },
        { is: 'psychotherapist', at: 'R1C5' },
      ] as const
    const away = at({ heroes: heroes('R5C2'), tiles: ['mariners-ship'] })
    expect(away.refusal('use', 'skeleton-key')).toBe('no-chest')
    const t = at({
      heroes: heroes('R5C1'),
      tiles: ['mariners-ship'],
      objects: ['bolos', 'herbs', 'net', 'pitchfork', 'bicycle', 'sword-cane', 'wheelbarrow'],
    })
    t.pick('use', 'skeleton-key')
    expect(t.asked).toBe('ann loot.search')
    t.pick('search')
    expect(t.carries('ann')).toHaveLength(7)
    expect(t.hero('ann').mentality).toBe(3)
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
    expect(eyeWith(['skeleton-key'], []).refusal('use', 'skeleton-key')).toBe('no-chest')
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
