import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { stepInCamp } from '../../testing/monster-steps.ts'

describe('Monsters', () => {
  it('CM-FOE-1 CM-FOE-3 CM-FOE-4 CM-FOE-5 it walks up to its points, strikes, and has so many actions', () => {
    const t = stepInCamp({
      foes: [{ is: 'moon-beast', at: 'R3C6' }],
      piles: [{ at: 'R3C6', open: ['herbs'] }],
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offers('foeWalk', 'R3C4')).toBe(true)
    expect(t.offers('foeWalk', 'R1C3')).toBe(true)
    expect(t.offers('foeWalk', 'R1C2')).toBe(false)
    expect(t.offers('foePick')).toBe(false)
    t.pick('foeWalk', 'R3C4')
    expect(t.offers('push')).toBe(false)
    t.dice(5).untilTurnEnds().pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
    expect(t.asked).toBe('turn is over')
  })

  it('CM-FOE-2 without a ranged die it does not shoot, and a generator without dice does nothing', () => {
    const t = stepInCamp({
      foes: [
        { is: 'cultist', at: 'R3C5' },
        { is: 'mi-go', at: 'R1C1' },
        { is: 'guard-cell', at: 'R3C4' },
      ],
    })
    expect(t.offered).toEqual(['rouse cultist', 'rouse mi-go', 'endStep'])
    t.pick('rouse', 'mi-go')
    expect(t.offers('foeShoot', 'ann')).toBe(true)
    t.pick('rest').pick('rouse', 'cultist')
    expect(t.offers('foeShoot')).toBe(false)
  })

  it('CM-FOE-6 CM-FOE-7 never onto harm, though onto what only holds', () => {
    const dock = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C3' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'cultist', at: 'R3C2' }],
    })
    dock.pick('rouse', 'cultist')
    expect(dock.offers('foeWalk', 'R2C2')).toBe(false)
    expect(dock.offers('foeWalk', 'R2C3')).toBe(true)
    const leng = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R6C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['leng-plateau', 'train-station'],
      foes: [{ is: 'leng-spider', at: 'R4C1' }],
    })
    leng.pick('rouse', 'leng-spider').pick('foeWalk', 'R5C1')
    expect(leng.foe('leng-spider').holds).toMatchObject([{ kind: 'space', escape: 2 }])
    expect(leng.offered).toEqual(['foeBreak space', 'rest'])
  })

  it('CM-FOE-8 CM-FOE-9 CM-MON-9 CM-RULING-31 a web holds without harm, once in a turn', () => {
    const t = stepInCamp({
      foes: [
        { is: 'leng-spider', at: 'R3C1' },
        { is: 'leng-spider', at: 'R3C5' },
      ],
    })
    t.pick('rouse', 'leng-spider#1').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, holds: [{ kind: 'web', escape: 3 }] })
    t.pick('rest')
    t.hero('ann').holds = []
    t.pick('rouse', 'leng-spider').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-FOE-10 CM-MON-11 what flies passes over everybody and crosses low walls', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C3' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [
        { is: 'mi-go', at: 'R3C3' },
        { is: 'cultist', at: 'R3C4' },
      ],
    })
    t.pick('rouse', 'mi-go').pick('foeWalk', 'R5C3')
    expect(t.told('steps')).toHaveLength(2)
    // Whoever walks goes round by the ladder.
    t.forget().pick('rouse', 'cultist').pick('foeWalk', 'R4C4')
    expect(t.told('steps')).toHaveLength(3)
  })

  it('CM-FOE-11 CM-MON-11 what swims goes through water', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C3' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'deep-one', at: 'R3C2' }],
    })
    t.pick('rouse', 'deep-one').pick('foeWalk', 'R1C2')
    expect(t.foe('deep-one').health).toBe(1)
  })

  it('CM-FOE-12 CM-FOE-13 CM-FOE-14 CM-FOE-15 CM-RULING-34 a charge: in, a blow, and out, once in a step', () => {
    const t = stepInCamp({ foes: [{ is: 'gnoph-keh', at: 'R3C1' }] })
    t.pick('rouse', 'gnoph-keh')
    // Two steps in, and five points for the way out.
    expect(t.offers('charge', 'ann w to R3C4')).toBe(true)
    expect(t.offers('charge', 'ann w to R3C6')).toBe(true)
    expect(t.offers('charge', 'ann w to R3C3')).toBe(false)
    t.dice(2).pick('charge', 'ann w to R3C4')
    expect(t.told('misses')).toHaveLength(1)
    expect(t.space('gnoph-keh')).toBe('R3C4')
    expect(t.offers('charge')).toBe(false)
    expect(t.offers('foeStrike', 'ann')).toBe(true)
  })

  it('CM-FOE-13 CM-FOE-15 without points for the whole way there is no charge', () => {
    const t = stepInCamp({
      settings: { bootSparesMonsters: false },
      foes: [{ is: 'gnoph-keh', at: 'R3C1' }],
    })
    // Here every step costs two of its seven points: two in, one out.
    t.pick('rouse', 'gnoph-keh')
    expect(t.offers('charge', 'ann w to R3C4')).toBe(true)
    expect(t.offers('charge', 'ann w to R3C5')).toBe(false)
    const far = stepInCamp({
      settings: { bootSparesMonsters: false },
      heroes: [
        { is: 'psychotherapist', at: 'R3C4' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      foes: [{ is: 'gnoph-keh', at: 'R3C1' }],
    })
    far.pick('rouse', 'gnoph-keh')
    expect(far.offers('charge')).toBe(false)
  })

  it('CM-FOE-12 CM-FOE-13 beside its victim it must step away and back first', () => {
    const beside = (bootSparesMonsters: boolean): MashScenario =>
      stepInCamp({
        settings: { bootSparesMonsters },
        foes: [{ is: 'gnoph-keh', at: 'R3C2' }],
      }).pick('rouse', 'gnoph-keh')
    expect(beside(true).offers('charge', 'ann w to R3C4')).toBe(true)
    // At two points a step that would be eight of its seven.
    expect(beside(false).offers('charge')).toBe(false)
  })

  it('CM-FOE-15 a charge is carried out to the end though its victim dies', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['base-camp', 'medical-school'],
      foes: [{ is: 'gnoph-keh', at: 'R3C1' }],
    })
    t.untilTurnEnds().pick('rouse', 'gnoph-keh').dice(8).pick('charge', 'ann w to R4C4')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.space('gnoph-keh')).toBe('R4C4')
  })

  it('CM-FOE-23 CM-MON-10 tentacles reach like a shot and are parried like a blow', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'mariner-merchant', at: 'R3C3' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      foes: [
        { is: 'elder-thing', at: 'R3C5' },
        { is: 'mi-go', at: 'R3C1' },
      ],
    })
    t.pick('rouse', 'elder-thing').dice(4, 4).pick('foeShoot', 'ann')
    expect(t.told('parries')).toMatchObject([{ isParried: true }])
    t.pick('rouse', 'mi-go').untilTurnEnds().dice(4).pick('foeShoot', 'ann')
    expect(t.told('parries')).toHaveLength(1)
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-FOE-24 CM-GEN-9 the Whirlpool strikes once, and stays where it is', () => {
    const t = stepInCamp({ foes: [{ is: 'whirlpool', at: 'R3C4' }] })
    t.untilTurnEnds().pick('rouse', 'whirlpool')
    expect(t.offered).toEqual(['foeStrike ann', 'rest'])
    t.dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
    expect(t.asked).toBe('turn is over')
  })
})

describe('The monster step', () => {
  it('CM-PHASE-1 CM-PHASE-3 CM-PHASE-5 one after the other in any order, each to its end; actions may be left', () => {
    const t = stepInCamp({
      foes: [
        { is: 'cultist', at: 'R3C5' },
        { is: 'moon-beast', at: 'R4C4' },
      ],
    })
    t.pick('rouse', 'moon-beast').pick('foeWalk', 'R4C5')
    expect(t.asked).toBe('bob foeTurn.choose')
    expect(t.offers('rouse')).toBe(false)
    t.pick('rest')
    expect(t.offered).toEqual(['rouse cultist', 'endStep'])
    t.untilTurnEnds().pick('endStep')
    expect(t.asked).toBe('turn is over')
  })

  it('CM-PHASE-2 only the character whose turn it is is attacked', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C5' },
      ],
      foes: [{ is: 'cultist', at: 'R3C4' }],
    })
    t.pick('rouse', 'cultist')
    expect(t.offers('foeStrike', 'ann')).toBe(true)
    expect(t.offers('foeStrike', 'bob')).toBe(false)
  })

  it('CM-PHASE-4 when the character is dead the step is over', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['base-camp', 'medical-school'],
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'cultist', at: 'R3C2' },
      ],
    })
    t.untilTurnEnds().pick('rouse', 'cultist#1').dice(6).pick('foeStrike', 'ann')
    expect(t.asked).toBe('turn is over')
  })

  it('CM-PHASE-6 who lost its turn is passed over, once', () => {
    const t = stepInCamp({
      foes: [
        { is: 'cultist', at: 'R3C4', losesStep: true },
        { is: 'moon-beast', at: 'R3C1' },
      ],
    })
    expect(t.offered).toEqual(['rouse moon-beast', 'endStep'])
    expect(t.foe('cultist').losesStep).toBe(false)
  })

  it('CM-PHASE-7 the player to the left decides, be it a teammate', () => {
    const t = stepInCamp({
      settings: { teams: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R1C6', life: 'out', home: 'none' },
        { is: 'arctic-explorer', at: 'R1C5' },
        { is: 'mariner-merchant', at: 'R1C4' },
      ],
      foes: [{ is: 'cultist', at: 'R3C4' }],
    })
    expect(t.asked).toBe('cid monsterStep.choose')
  })

  it('CM-FOE-6 CM-PLACE-7 a led monster is sent onto nobody, nor into quicksand, but past both', () => {
    const sent = (
      is: 'elder-thing' | 'moon-beast',
      tile: 'mariners-ship' | 'abhoth-swamp',
      from: string,
      other: string,
    ) => {
      const t = at({
        heroes: [
          { is: 'private-eye', at: `${tile} R5C3` },
          { is: 'psychotherapist', at: 'medical-school R1C6' },
        ],
        tiles: [tile, 'medical-school'],
        foes: [
          { is, at: `${tile} ${from}` },
          { is: 'cultist', at: `${tile} ${other}` },
        ],
        from: 'monsters',
      })
      t.pick('rouse', is)
      return (space: string): boolean => t.offers('foeWalk', space)
    }
    const ship = sent('elder-thing', 'mariners-ship', 'R3C4', 'R3C3')
    expect([ship('R3C3'), ship('R3C2')]).toEqual([false, true])
    const swamp = sent('moon-beast', 'abhoth-swamp', 'R4C2', 'R1C6')
    expect([swamp('R4C3'), swamp('R5C2'), swamp('R4C1')]).toEqual([false, false, true])
  })
})
