import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../testing/at.ts'
import { byPolicy } from '../testing/by-policy.ts'
import { caster, one, two } from '../testing/one.ts'
import { shufflesIn } from '../testing/shuffled.ts'

describe('What a hit brings with it', () => {
  it('CM-OBJ-24 CM-SANE-17 the Sacrificial Knife drains characters as it drains monsters', () => {
    const t = one(
      { is: 'arctic-explorer', health: 2, objects: ['sacrificial-knife'] },
      {},
      { at: 'R3C2', health: 1 },
    )
    t.dice(8).pick('attack', 'sacrificial-knife at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-SPELL-15 Steal Life takes from characters too, and from nobody whom it costs nothing', () => {
    const stolen = (bob: object): MashScenario =>
      one(
        { is: 'psychotherapist', health: 1, spells: ['steal-life'] },
        {},
        { is: 'private-eye', at: 'R3C2', ...bob },
      )
        .dice(6)
        .pick('attack', 'steal-life at bob')
    expect(stolen({}).hero('ann').health).toBe(2)
    expect(stolen({ hasWard: true }).hero('ann').health).toBe(1)
  })

  it('CM-OPT-9 CM-ITEM-15 a monster uses up what has one use, hit or miss, and no more than that', () => {
    const t = byPolicy(
      {
        settings: { monstersUseObjects: true },
        foes: [{ is: 'moon-beast', at: 'R3C2', objects: ['herbs', 'acid-vial'] }],
      },
      { health: 3 },
    )
    t.dice(6, 2).go()
    expect(t.hero('ann').health).toBe(1)
    expect(t.foe('moon-beast').objects).toHaveLength(1)
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-FOE-16 CM-SPELL-9 a vampire that is made to strike a monster clings to nobody', () => {
    const t = caster(['mental-suggestion'], {
      foes: [
        { is: 'star-vampire', at: 'R3C4' },
        { is: 'cultist', at: 'R3C5' },
      ],
    })
    t.dice(8).pick('attack', 'mental-suggestion at star-vampire')
    t.dice(6).pick('foeStrike', 'cultist')
    expect(t.told('hits')).toHaveLength(2)
    expect(t.foe('star-vampire')).toMatchObject({ victim: -1 })
    expect([t.space('star-vampire'), t.foe('cultist').health]).toEqual(['R3C4', 1])
  })

  it('CM-REACT-8 CM-REACT-9 what is thrown back is no blow, so nobody parries it', () => {
    const t = one(
      { is: 'mariner-merchant', objects: ['revolver-32'] },
      {},
      { is: 'psychotherapist', at: 'R3C4', spells: ['reflection'] },
    )
    t.dice(6).pick('attack', 'revolver-32 at bob').pick('reflect')
    expect(t.told('parries')).toEqual([])
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([2, 3])
  })
})

describe('What a hazard brings with it', () => {
  it('CM-REACT-14 CM-REACT-11 nobody braces against it, stamina or not', () => {
    // The brazier R2C2 costs a point.
    const t = two({ is: 'arctic-explorer', at: 'R1C2', mentality: 4 })
    t.pick('step', 'R2C2')
    expect(t.asked).toBe('ann move.choose')
    expect(t.hero('ann')).toMatchObject({ health: 4, mentality: 4 })
  })

  it('CM-DEATH-13 CM-ICON-20 who is slain on a shaft that takes only the pushed leaves nothing either', () => {
    const slain = (space: string): MashScenario =>
      one(
        { is: 'arctic-explorer', at: 'mine-lab R1C3' },
        { tiles: ['mine-lab'] },
        { at: space, health: 1, objects: ['herbs'], home: 'none' },
      )
        .dice(8)
        .pick('attack', 'hands at bob')
    const t = slain('mine-lab R1C2')
    expect([t.table.objectDiscards.length, t.lying('R1C2').open.length]).toEqual([1, 0])
    const u = slain('mine-lab R1C4')
    expect([u.table.objectDiscards.length, u.lying('R1C4').open.length]).toEqual([0, 1])
  })

  it('CM-DEATH-13 CM-DEATH-12 a death on a skull does not follow one into the next life', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'ice-floats R6C2', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'ice-floats R4C1' },
      ],
      tiles: ['ice-floats', 'train-station', 'medical-school'],
    })
    t.pick('step', 'R6C1')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', fate: 'lie', spot: -1 })
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-DEATH-18 nothing that was in force outlives its bearer', () => {
    const t = one(
      { is: 'arctic-explorer' },
      { tiles: ['cultist-temple', 'train-station', 'base-camp'] },
      { at: 'R3C2', health: 1, isFlying: true, hasWard: false, losesTurn: true },
    )
    Object.assign(t.hero('bob'), { hasRazor: true, surplus: 1, charmed: 6 })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.hero('bob')).toMatchObject({
      isFlying: false,
      hasRazor: false,
      losesTurn: false,
      surplus: 0,
      charmed: -1,
    })
  })
})

describe('What a death brings with it', () => {
  it('CM-OBJ-22 a Deep One that dies is charmed by nobody when it comes back', () => {
    const t = two({}, { foes: [{ is: 'deep-one', at: 'R3C2' }] })
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.dice(8).pick('attack', 'hands at deep-one')
    expect(t.hero('ann').charmed).toBe(-1)
  })

  it('CM-GENER-9 the discarded generators become the stack, shuffled, and are no discards any more', () => {
    const t = two({}, { tiles: ['cultist-temple', { is: 'moon-base', isPopulated: false }] })
    t.table.generatorDiscards.push(...t.state.box.generators.splice(0))
    t.table.generatorsLeft = 0
    const isShuffled = shufflesIn(t)
    t.dice(1, 5, 3).run('populate', { place: 1, by: 0, left: -1 })
    expect(isShuffled('generators')).toBe(true)
    expect([t.table.generatorDiscards, t.table.generatorsLeft]).toEqual([[], 47])
    expect(t.table.foes).toHaveLength(1)
  })

  it('CM-OPT-24 with victim-actions nothing is drained by what is no action, nor by what monsters do', () => {
    const t = two(
      { is: 'psychotherapist', objects: ['cock-fighter'] },
      {
        settings: { vampireDrain: 'victim-actions', monsterControl: 'left-player' },
        foes: [
          { is: 'star-vampire', at: 'R3C1', on: 0 },
          { is: 'cultist', at: 'R3C2' },
        ],
      },
    )
    t.dice(1).pick('attack', 'cock at star-vampire')
    expect(t.hero('ann').health).toBe(3)
    t.pick('endTurn').pick('rouse', 'cultist').dice(1).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(3)
  })
})

describe('Getting out of a hold', () => {
  it('CM-PLACE-6 CM-OPT-9 a monster that gets out of quicksand spills nothing', () => {
    const sunk = { kind: 'space', escape: 2, sinksIn: 2 } as const
    const position: Position = {
      settings: { monstersUseObjects: true, monsterControl: 'left-player' },
      tiles: ['abhoth-swamp', 'base-camp', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R5C2', holds: [sunk], objects: ['herbs'] }],
      from: 'monsters',
    }
    const t = two({ at: 'R1C2' }, position, { at: 'R1C6' })
    t.pick('rouse', 'moon-beast').dice(1).pick('foeBreak', 'space').pick('escapeTo', 'R6C2')
    expect(t.foe('moon-beast')).toMatchObject({ holds: [] })
    expect(t.foe('moon-beast').objects).toHaveLength(1)
  })
})

describe('Through a gate', () => {
  it('CM-RULING-15 CM-TERM-20 who is switched on its own tile has not entered it', () => {
    const t = one(
      { is: 'psychotherapist', at: 'R3C2', spells: ['create-gate'] },
      { foes: [{ is: 'cultist-idol', at: 'R6C1' }] },
      { at: 'R4C6' },
    )
    t.pick('cast', 'create-gate').pick('goTo', 'cultist-temple R4C6')
    expect([t.space('ann'), t.space('bob')]).toEqual(['R4C6', 'R3C2'])
    expect(t.asked).toBe('ann actions.choose')
  })
})
