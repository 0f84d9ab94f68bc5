import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { caster, one, two } from '../testing/one.ts'
import { moveOf } from './characters/numbers.ts'

const six = ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs', 'magic-spear'] as const

const seven = [
  'herbs',
  'cultist-wine',
  'penicillin-vial',
  'sack-of-grits',
  'first-aid-kit',
  'ice-boots',
  'deep-one-necklace',
] as const

describe('What is in use, in detail', () => {
  it('CM-ITEM-18 what is chosen stays so when something else is dropped', () => {
    const t = two({
      objects: ['bicycle', 'dog-sled', 'net', 'leng-web-shield', 'cast-iron-skillet'],
    })
    t.pick('wear', 'dog-sled').pick('wear', 'cast-iron-skillet').pick('drop', 'net')
    const { mover, shield, objects } = t.hero('ann')
    expect([mover, shield]).toEqual([objects[1], objects[3]])
    expect(t.offers('wear', 'bicycle')).toBe(true)
    expect(t.offers('wear', 'dog-sled')).toBe(false)
  })

  it('CM-ITEM-9 CM-STAT-17 dropping what does not count is no way out of being overloaded', () => {
    const t = two({ is: 'private-eye', objects: ['wheelbarrow', 'dog-sled', ...six, ...seven] })
    t.pick('drop', 'wheelbarrow')
    expect(t.asked).toBe('ann overload.choose')
    expect(t.offered).not.toContain('drop dog-sled')
    expect(t.offered).toHaveLength(13)
  })
})

describe('Tools in detail', () => {
  it('CM-OBJ-22 only a Deep One that is free and in sight hears the shell', () => {
    const t = two(
      { is: 'private-eye', objects: ['rlyeh-seashell'] },
      {
        foes: [
          { is: 'cultist', at: 'R4C2' },
          { is: 'whirlpool', at: 'R4C1' },
          { is: 'deep-one', at: 'R1C1', holds: [{ kind: 'net', escape: 2 }] },
          { is: 'deep-one', at: 'R3C2' },
        ],
      },
    )
    expect(t.offered.filter((option) => option.startsWith('charm'))).toEqual(['charm deep-one'])
    t.pick('charm')
    expect(t.table.foes.find(({ piece }) => piece === t.hero('ann').charmed)?.holds).toEqual([])
    // It strikes whom it stands beside, and nobody else, without shooting.
    expect(t.offered.filter((option) => /^foe(Strike|Shoot)/.test(option))).toEqual([
      'foeStrike ann',
      'foeStrike cultist',
    ])
  })

  it('CM-SPELL-9 a monster in one’s power shoots as far as it can, and strikes only beside it', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['mental-suggestion'] },
      {
        foes: [
          { is: 'mi-go', at: 'R3C4' },
          { is: 'cultist', at: 'R3C5' },
        ],
      },
    )
    t.dice(8).pick('attack', 'mental-suggestion at mi-go')
    expect(t.offered.filter((option) => /^foe(Strike|Shoot)/.test(option)).toSorted()).toEqual([
      'foeShoot ann',
      'foeStrike cultist',
    ])
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
})

describe('Spells in detail', () => {
  it('CM-SPELL-7 Heal gives a generator or monster 1 point, and whoever flies can be healed', () => {
    const t = caster(['heal', 'fly'], { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] })
    t.pick('castOn', 'heal on star-mound')
    expect(t.foe('star-mound').health).toBe(2)
    const flying = caster(['heal', 'fly'], {}, { isFlying: true, health: 1 })
    expect(flying.offers('castOn', 'heal on ann')).toBe(true)
    expect(flying.refusal('cast', 'fly')).toBe('flying-already')
  })

  it('CM-SPELL-8 nobody is given mentality who lacks none', () => {
    const t = caster(
      ['mental-regeneration'],
      {
        heroes: [
          { is: 'psychotherapist', at: 'R3C1', spells: ['mental-regeneration'] },
          { is: 'private-eye', at: 'R3C2' },
          { is: 'mariner-merchant', at: 'R4C1', mentality: 1 },
        ],
      },
      {},
    )
    expect(t.offers('castOn', 'mental-regeneration on bob')).toBe(false)
    expect(t.offers('castOn', 'mental-regeneration on cid')).toBe(true)
  })

  it('CM-SPELL-6 the grasp takes 1 point of a monster that fails to break it', () => {
    const t = two(
      {},
      {
        foes: [
          {
            is: 'elder-thing',
            at: 'R3C4',
            holds: [{ kind: 'grasp-of-cthulhu', escape: 1, by: 1 }],
          },
        ],
        from: 'monsters',
      },
    ).pick('rouse', 'elder-thing')
    t.untilTurnEnds().dice(6).pick('foeBreak', 'grasp-of-cthulhu')
    expect(t.foe('elder-thing').health).toBe(1)
  })

  it('CM-REACT-5 one point of mentality is enough for a Reflection', () => {
    const t = two(
      { spells: ['reflection'], mentality: 1 },
      { foes: [{ is: 'mi-go', at: 'R3C4' }], from: 'monsters' },
    )
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.asked).toBe('ann blow.reflect')
  })

  it('CM-SPELL-11 Reach steals from characters alone, from whom has something, for whom has room', () => {
    const t = one(
      { is: 'psychotherapist', spells: ['reach'] },
      { foes: [{ is: 'cultist', at: 'R3C4' }] },
      { at: 'R3C3', objects: ['net'] },
    )
    expect(t.offers('attack', 'reach at bob')).toBe(true)
    expect(t.offers('attack', 'reach at cultist')).toBe(false)
    const poor = one({ is: 'psychotherapist', spells: ['reach'] }, {}, { at: 'R3C3' })
    expect(poor.offers('attack', 'reach at bob')).toBe(false)
  })
})

describe('Traps in detail', () => {
  it('CM-OBJ-51 CM-REACT-13 a ward takes the first shock of an earthquake', () => {
    const t = two({ hasWard: true }, { piles: [{ at: 'R3C1', unseen: ['mi-go-earthquake'] }] })
    t.dice(10, 1, 1).pick('pickTop')
    expect(t.hero('ann')).toMatchObject({ health: 5, hasWard: false })
  })

  it('CM-OBJ-52 CM-DEATH-13 whom the picture puts inside an obstacle is dead, and its objects are discarded', () => {
    const t = two({ objects: ['net'] }, { piles: [{ at: 'R3C1', unseen: ['picture-gate'] }] })
    t.draws(0).dice(5, 2).pick('pickTop')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', objects: [] })
    expect(t.table.objectDiscards).toHaveLength(2)
    expect(t.table.piles).toEqual([])
  })
})

describe('Movement objects in detail', () => {
  it('CM-MOVE-19 CM-OBJ-37 the one in use gives its points once', () => {
    const t = two({ objects: ['bicycle', 'dog-sled'] })
    expect(moveOf(t.hero('ann'), false)).toBe(8)
    expect(moveOf(t.hero('ann'), true)).toBe(6)
  })

  it('CM-OBJ-22 CM-OPT-2 who drops something else keeps the ready weapon, and the Deep One that listens', () => {
    const t = two(
      { objects: ['revolver-32', 'rlyeh-seashell', 'herbs'] },
      { settings: { readyWeapon: true }, foes: [{ is: 'deep-one', at: 'R3C4' }] },
    )
    const ann = t.hero('ann')
    const [revolver = -1] = ann.objects
    ann.ready = revolver
    ann.charmed = t.foe('deep-one').piece
    t.pick('drop', 'herbs')
    expect([ann.ready, ann.charmed]).toEqual([revolver, t.foe('deep-one').piece])
    t.pick('drop', 'rlyeh-seashell').pick('drop', 'revolver-32')
    expect([ann.ready, ann.charmed]).toEqual([-1, -1])
  })
})
