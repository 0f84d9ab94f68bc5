import { describe, expect, it } from 'vitest'
import { SPELL_SLUGS, type SpellSlug } from '../../pieces/spells.ts'
import { at, before } from '../../testing/at.ts'

const spells = (tomes: readonly number[]): SpellSlug[] =>
  SPELL_SLUGS.filter((_, spell) => (tomes[spell] ?? -1) >= 0)

describe('Red objects: tomes and tools', () => {
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

  it('CM-OBJ-22 the seashell makes a Deep One in sight move or strike anybody, with no roll to charm it', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['rlyeh-seashell'] },
        { is: 'psychotherapist', at: 'R5C1' },
      ],
      tiles: ['cultist-temple'],
      foes: [
        { is: 'deep-one', at: 'R1C4' },
        { is: 'deep-one', at: 'R3C3' },
        { is: 'cultist', at: 'R3C6' },
      ],
    })
    expect(t.offers('charm', 'cultist')).toBe(false)
    expect(t.offers('charm', 'deep-one#1')).toBe(false)
    t.pick('charm', 'deep-one#2')
    expect(t.asked).toBe('ann control.choose')
    t.pick('foeWalk', 'R4C1').pick('charm', 'deep-one#2')
    expect(t.offers('foeStrike', 'ann')).toBe(true)
    t.dice(5).pick('foeStrike', 'bob')
    expect(t.hero('bob').health).toBe(2)
    expect(t.table.actions).toBe(2)
    expect(t.space('deep-one', 2)).toBe('R4C1')
    expect(t.hero('ann').charmed).toBe(t.foe('deep-one', 2).piece)
  })

  it('CM-OBJ-22 the one controlled last does not attack the user, unless the shell is gone or another one is charmed', () => {
    const start = () =>
      before({
        heroes: [
          { is: 'arctic-explorer', at: 'R3C1', objects: ['rlyeh-seashell'] },
          { is: 'psychotherapist', at: 'R1C6' },
        ],
        tiles: ['cultist-temple'],
        foes: [{ is: 'deep-one', at: 'R3C2' }],
      }).go()
    const t = start().pick('charm', 'deep-one').pick('rest').pick('endTurn')
    expect(t.asked).toBe('bob monsterStep.choose')
    t.pick('rouse', 'deep-one')
    expect(t.offers('foeStrike', 'ann')).toBe(false)
    expect(t.offers('foeWalk', 'R3C3')).toBe(true)
    const u = start().pick('charm', 'deep-one').pick('rest').pick('drop', 'rlyeh-seashell')
    u.pick('endTurn').pick('rouse', 'deep-one')
    expect(u.offers('foeStrike', 'ann')).toBe(true)
  })

  it('CM-OBJ-22 whoever charms another one is no longer safe from the first', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['rlyeh-seashell'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [
        { is: 'deep-one', at: 'R3C2' },
        { is: 'deep-one', at: 'R4C1' },
      ],
    })
    t.pick('charm', 'deep-one#1').pick('rest').pick('charm', 'deep-one#2').pick('rest')
    t.pick('endTurn').pick('rouse', 'deep-one#1')
    expect(t.offers('foeStrike', 'ann')).toBe(true)
    t.pick('rest')
    t.pick('rouse', 'deep-one')
    expect(t.offers('foeStrike', 'ann')).toBe(false)
  })
})
