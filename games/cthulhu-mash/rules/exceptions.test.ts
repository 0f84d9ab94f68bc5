import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../testing/at.ts'
import { byPolicy } from '../testing/by-policy.ts'
import { mad, variant } from '../testing/mad.ts'
import { doc, eye, one, two } from '../testing/one.ts'

const CULTIST = 0
const net = { kind: 'net', escape: 2 } as const

describe('What can be used, and what cannot', () => {
  it('CM-CAST-1 only a tome is read', () => {
    const t = two({ objects: ['pitchfork', 'herbs', 'necronomicon'] })
    expect(t.offered.filter((option) => option.startsWith('read'))).toEqual(['read necronomicon'])
  })

  it('CM-HOME-1 CM-HOME-2 a hammock restores mentality and leaves wounds alone', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'mariners-ship R1C6', health: 1, mentality: 1 },
      { tiles: ['mariners-ship', 'train-station'] },
      { at: 'train-station R1C1' },
    )
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 1, mentality: 3 })
  })

  it('CM-SPELL-7 CM-SPELL-8 who knows only Heal refills nobody', () => {
    const t = one({ is: 'psychotherapist', spells: ['heal'] }, {}, { at: 'R3C2', mentality: 1 })
    expect(t.offers('castOn')).toBe(false)
  })
})

describe('What is lost, and what is not', () => {
  it('CM-OBJ-22 the death of another monster ends no charm', () => {
    const t = two(
      { objects: ['rlyeh-seashell'] },
      {
        foes: [
          { is: 'deep-one', at: 'R3C4' },
          { is: 'cultist', at: 'R4C1' },
        ],
      },
    )
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.dice(8).pick('attack', 'hands at cultist')
    expect(t.hero('ann').charmed).toBe(t.foe('deep-one').piece)
  })

  it('CM-ITEM-18 whoever drops the chosen movement object uses the other', () => {
    const t = two({ objects: ['bicycle', 'dog-sled'] })
    t.pick('wear', 'dog-sled').pick('drop', 'dog-sled')
    expect(t.hero('ann').mover).toBe(-1)
  })

  it('CM-FOE-19 a vampire without room is not put into an obstacle', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R4C2', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R4C2', on: 0 },
          { is: 'star-vampire', at: 'R4C2', on: 0 },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'star-vampire#1').pick('drain')
    // R5C2 to the north is an obstacle.
    expect([t.space('star-vampire', 1), t.space('star-vampire', 2)]).toEqual(['R4C2', 'R5C3'])
  })
})

describe('Machines and explosions', () => {
  it('CM-PLACE-18 CM-REACT-9 nobody parries a drill', () => {
    const t = two(
      { at: 'mine-lab R2C6' },
      { tiles: ['mine-lab', 'base-camp', 'mariners-ship'] },
      { is: 'mariner-merchant', at: 'mine-lab R2C5' },
    )
    t.dice(8).pick('drill', 'bob')
    expect(t.hero('bob').health).toBe(1)
  })
})

describe('Coming onto a tile', () => {
  it('CM-SPAWN-5 CM-GATE-23 nothing spawns for a monster that is pushed there', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'train-station R6C2' },
        { ...doc, at: 'train-station R1C1' },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'university-library', turned: 2 },
      ],
      foes: [
        { is: 'moon-beast', at: 'train-station R6C3' },
        { is: 'cultist-idol', at: 'university-library R6C6' },
      ],
    })
    t.dice(8).pick('push', 'moon-beast').pick('pushGate', 'train-station R6C3')
    expect(t.where('moon-beast')).toBe('university-library R4C6')
    expect(t.foes('cultist')).toEqual([])
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

  it('CM-DEATH-10 CM-PROMPT-6 a character makes room where it likes, also with automatic monsters', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'private-eye', life: 'respawns' },
        { ...doc, at: 'train-station R1C6' },
      ],
      tiles: ['train-station', 'medical-school'],
      from: 'turn',
    }).go()
    expect(t.asked).toBe('bob makeRoom.aside')
    expect(t.offered.toSorted()).toEqual(['moveAside R1C5', 'moveAside R2C6'])
  })
})

describe('Monsters and what lies about', () => {
  const walked = (at: string, settings: Position['settings'], control: string): MashScenario => {
    const t = before({
      settings: { ...settings, monsterControl: control },
      heroes: [
        { ...doc, at: 'R3C1' },
        { ...eye, at: 'R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station'],
      foes: [{ is: 'moon-beast', at }],
      piles: [{ at: 'R3C2', open: ['net', 'bolos'] }],
      from: 'monsters',
    }).untilTurnEnds()
    if (control === 'automatic') return t.dice(2).go()
    return t.go().pick('rouse', 'moon-beast').pick('foeWalk', 'R3C2')
  }

  it('CM-ITEM-11 CM-FOE-5 CM-OPT-9 they pick up nothing without the option, nor unasked with a human controller', () => {
    const left = (t: MashScenario): number => t.lying('R3C2').open.length
    expect(left(walked('R3C4', {}, 'automatic'))).toBe(2)
    expect(left(walked('R3C4', { monstersUseObjects: true }, 'automatic'))).toBe(0)
    expect(left(walked('R3C4', { monstersUseObjects: true }, 'left-player'))).toBe(2)
  })

  it('CM-AUTO-22 each object costs a point', () => {
    expect(walked('R3C6', { monstersUseObjects: true }, 'automatic').lying('R3C2').open).toEqual([
      'bolos',
    ])
  })
})

describe('Exceptions of the policy', () => {
  const decided = (more: Position, ...dice: number[]): MashScenario =>
    byPolicy(more)
      .dice(...dice)
      .go()

  it('CM-AUTO-9 CM-AUTO-10 an attached vampire that is held tries to break free', () => {
    const t = decided({ foes: [{ is: 'star-vampire', at: 'R3C1', on: 0, holds: [net] }] }, 6, 6)
    expect(t.decided).toEqual(['CM-AUTO-10', 'CM-AUTO-10'])
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-AUTO-10 of equal holds the oldest is tried first', () => {
    const web = { kind: 'web', escape: 2 } as const
    const t = decided({ foes: [{ is: 'elder-thing', at: 'R3C4', holds: [web, net] }] }, 6)
    expect(t.told('tries').map(({ kind }) => kind)).toEqual(['web'])
  })

  it('CM-AUTO-11 only the Web Shield keeps webs off', () => {
    const t = decided(
      {
        heroes: [
          { ...doc, at: 'R3C1', objects: ['cast-iron-skillet'] },
          { ...eye, at: 'train-station R1C6' },
        ],
        foes: [{ is: 'leng-spider', at: 'R3C4' }],
      },
      1,
      1,
    )
    expect(t.decided).toContain('CM-AUTO-11')
  })
})

describe('The end of a round', () => {
  it('CM-COOP-12 CM-OPT-17 whoever plays alone ends a round with every turn', () => {
    const t = before({
      settings: { victory: 'cooperative', turnLimit: 1 },
      heroes: [{ ...eye, at: 'R3C1' }],
      tiles: ['cultist-temple'],
      foes: [{ is: 'cultist-idol', at: 'R6C6' }],
      from: 'end',
    })
    t.until('turn').go()
    expect(t.outcome?.ending).toBe('tooLate')
  })
})

describe('Sanity at the machine', () => {
  it('CM-SANE-33 CM-SANE-36 a wanderer stops there, though its roll would take it further', () => {
    const t = mad({ is: 'mariner-merchant', sanity: 18, at: 'R2C6' })
    t.dice(2, 6, 2).go()
    expect([t.space('ann'), t.hero('ann').sanity]).toEqual(['R3C6', 22])
  })
})
