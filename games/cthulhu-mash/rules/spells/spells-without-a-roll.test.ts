import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { caster, casterAndExplorer, doc, eye, one } from '../../testing/one.ts'

describe('Spells that need no roll', () => {
  it('CM-SPELL-2 create gate leads to any gate space of a face-up tile; whoever stands there changes places', () => {
    const t = caster(['create-gate'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C2', spells: ['create-gate'] },
        { is: 'private-eye', at: 'mine-lab R4C6' },
      ],
      tiles: ['cultist-temple', 'mine-lab', { is: 'moon-base', isHidden: true }],
      foes: [{ is: 'cultist-idol', at: 'mine-lab R6C1' }],
    })
    t.pick('cast', 'create-gate')
    expect(t.offers('goTo', 'cultist-temple R6C3')).toBe(true)
    expect(t.offers('goTo', 'moon-base R6C3')).toBe(false)
    expect(t.offers('goTo', 'cultist-temple R6C1')).toBe(false)
    t.pick('goTo', 'mine-lab R4C6')
    expect(t.where('ann')).toBe('mine-lab R4C6')
    expect(t.where('bob')).toBe('cultist-temple R3C2')
    expect(t.asked).toBe('bob spawn.place')
    expect(t.hero('ann').mentality).toBe(4)
  })

  it('CM-SPELL-2 Create Gate leads to a gate space of any tile that lies open, changing places with whoever is there', () => {
    const t = casterAndExplorer(['create-gate'], {}, {}, { at: 'base-camp R6C3' })
    t.pick('cast', 'create-gate').pick('goTo', 'base-camp R6C3')
    expect([t.where('ann'), t.where('bob')]).toEqual(['base-camp R6C3', 'cultist-temple R3C1'])
  })

  it('CM-SPELL-2 CM-OBJ-53 who comes by Create Gate on foot is hurt by tissue, who flies is not', () => {
    const come = (isFlying: boolean): number => {
      const t = caster(['create-gate'], { piles: [{ at: 'R6C3', tissue: 1 }] }, { isFlying })
      return t.pick('cast', 'create-gate').pick('goTo', 'cultist-temple R6C3').hero('ann').health
    }
    expect([come(false), come(true)]).toEqual([2, 3])
  })

  it('CM-SPELL-2 Create Gate leads away: not to the gate space on which the caster stands', () => {
    const t = at({
      heroes: [
        { ...doc, at: 'R3C1', spells: ['create-gate'] },
        { ...eye, at: 'R6C6' },
      ],
      tiles: ['cultist-temple'],
    })
    t.pick('cast', 'create-gate')
    expect(t.offered).toEqual([
      'goTo cultist-temple R6C3',
      'goTo cultist-temple R4C6',
      'goTo cultist-temple R1C4',
    ])
  })

  it('CM-SPELL-3 a ward of an earlier turn that breaks in the own turn is not cast again in it', () => {
    const t = caster(
      ['flesh-ward'],
      { piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }] },
      { hasWard: true },
    )
    t.pick('pickTop').pick('stop')
    expect(t.hero('ann')).toMatchObject({ health: 3, hasWard: false })
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
  })

  it('CM-SPELL-3 Flesh Ward gives 1 defence and takes the first point of damage, then it is broken', () => {
    const t = casterAndExplorer(['flesh-ward'], { foes: [{ is: 'cultist', at: 'R3C2' }] })
    t.pick('cast', 'flesh-ward')
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
    t.pick('endTurn').pick('rouse', 'cultist')
    t.dice(5).pick('foeStrike', 'ann')
    expect(t.table.roll?.needed).toBe(6)
    expect(t.hero('ann')).toMatchObject({ health: 3, hasWard: true })
    t.untilTurnEnds().dice(6).pick('foeStrike', 'ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, hasWard: false })
  })

  it('CM-SPELL-3 a ward that still holds is not cast again', () => {
    const t = caster(['flesh-ward'], {}, { hasWard: true })
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
  })

  it('CM-SPELL-4 CM-FLY-6 fly lasts to the end of the turn', () => {
    const t = caster(['fly'], {}, { at: 'R6C3' })
    expect(t.offers('walk', 'R5C3')).toBe(true)
    t.pick('cast', 'fly')
    expect(t.refusal('cast', 'fly')).toBe('flying-already')
    t.pick('takeOff')
    expect(t.offers('walk', 'R4C3')).toBe(true)
    t.pick('walk', 'R4C3').pick('stop')
    expect(t.space('ann')).toBe('R4C3')
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').isFlying).toBe(false)
  })

  it('CM-SPELL-4 Fly lets its caster fly until the end of the turn', () => {
    const t = casterAndExplorer(['fly'], { foes: [{ is: 'cultist', at: 'R3C2' }] })
    t.pick('cast', 'fly').pick('takeOff')
    // Over the Cultist and past the brazier, where a walker could not go that far.
    t.pick('walk', 'R3C6').pick('stop')
    expect(t.space('ann')).toBe('R3C6')
    t.pick('endTurn').untilTurnEnds().pick('endStep')
    expect(t.hero('ann').isFlying).toBe(false)
  })

  it('CM-SPELL-4 who flies can still cast what it likes', () => {
    const t = caster(['create-gate', 'fly'], {}, { isFlying: true })
    expect(t.offers('cast', 'create-gate')).toBe(true)
  })

  it('CM-SPELL-7 CM-CAST-12 heal gives 1 health to oneself or an adjacent piece, up to its base', () => {
    const t = caster(['heal'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['heal'], health: 1 },
        { is: 'private-eye', at: 'R4C1', health: 3 },
        { is: 'arctic-explorer', at: 'R3C3', health: 1 },
      ],
      foes: [
        { is: 'moon-beast', at: 'R3C2', health: 1 },
        { is: 'moon-beast', at: 'R2C1' },
      ],
    })
    expect(t.offers('castOn', 'heal on cid')).toBe(false)
    expect(t.offers('castOn', 'heal on moon-beast#2')).toBe(false)
    t.pick('castOn', 'heal on ann').pick('castOn', 'heal on bob')
    t.pick('castOn', 'heal on moon-beast')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 2 })
    expect(t.hero('bob').health).toBe(4)
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.offers('castOn', 'heal on bob')).toBe(false)
    const walled = caster(['heal'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C2', spells: ['heal'] },
        { is: 'private-eye', at: 'R2C2', health: 1 },
      ],
    })
    expect(walled.offers('castOn')).toBe(false)
  })

  it('CM-SPELL-7 Heal gives 1 health to the caster or an adjacent piece, never beyond the base', () => {
    const t = casterAndExplorer(
      ['heal'],
      { foes: [{ is: 'moon-beast', at: 'R4C1', health: 1 }] },
      { health: 1 },
      { at: 'R3C2', health: 4 },
    )
    t.pick('castOn', 'heal on ann')
      .pick('castOn', 'heal on bob')
      .pick('castOn', 'heal on moon-beast')
    expect([t.hero('ann').health, t.hero('bob').health, t.foe('moon-beast').health]).toEqual([
      2, 5, 2,
    ])
    expect(t.offers('castOn', 'heal on bob')).toBe(false)
  })

  it('CM-SPELL-7 CM-SPELL-8 who knows only Heal refills nobody', () => {
    const t = one({ is: 'psychotherapist', spells: ['heal'] }, {}, { at: 'R3C2', mentality: 1 })
    expect(t.offers('castOn')).toBe(false)
  })

  it('CM-SPELL-7 Heal gives a generator or monster 1 point, and whoever flies can be healed', () => {
    const t = caster(['heal', 'fly'], { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] })
    t.pick('castOn', 'heal on star-mound')
    expect(t.foe('star-mound').health).toBe(2)
    const flying = caster(['heal', 'fly'], {}, { isFlying: true, health: 1 })
    expect(flying.offers('castOn', 'heal on ann')).toBe(true)
    expect(flying.refusal('cast', 'fly')).toBe('flying-already')
  })

  it('CM-SPELL-8 mental regeneration gives all of it back, the point just paid included, and nothing to monsters', () => {
    const t = caster(['mental-regeneration'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['mental-regeneration'], mentality: 2 },
        { is: 'private-eye', at: 'R4C1', mentality: 0 },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C2', health: 1 }],
    })
    expect(t.offers('castOn', 'mental-regeneration on moon-beast')).toBe(false)
    t.pick('castOn', 'mental-regeneration on bob')
    expect(t.hero('bob').mentality).toBe(4)
    expect(t.hero('ann').mentality).toBe(1)
    t.pick('castOn', 'mental-regeneration on ann')
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-SPELL-8 Mental Regeneration refills all mentality, the point just paid included', () => {
    const t = casterAndExplorer(
      ['mental-regeneration'],
      {},
      { mentality: 2 },
      { at: 'R3C2', mentality: 0 },
    )
    t.pick('castOn', 'mental-regeneration on bob')
    expect([t.hero('ann').mentality, t.hero('bob').mentality]).toEqual([1, 4])
    t.pick('castOn', 'mental-regeneration on ann')
    expect(t.hero('ann').mentality).toBe(5)
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

  it('CM-SPELL-10 parting sands goes through a line, or past the whole obstacle, and the space acts', () => {
    const t = caster(['parting-sands'], {}, { at: 'R3C2' })
    // Behind the wall lies R2C2 with its brazier; no other line is on her space.
    expect(t.offered.filter((one) => one.startsWith('part'))).toEqual(['part R2C2'])
    t.pick('part', 'R2C2')
    expect(t.space('ann')).toBe('R2C2')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 4 })
    // R2C3 and R2C4 are one obstacle.
    expect(t.offers('part', 'R3C2')).toBe(true)
    for (const space of ['R3C3', 'R3C4', 'R1C3', 'R1C4', 'R2C5'])
      expect(t.offers('part', space)).toBe(true)
    expect(t.offers('part', 'R1C5')).toBe(false)
    expect(t.offers('part', 'R2C3')).toBe(false)
    expect(t.offers('part', 'R2C2')).toBe(false)
    const blocked = caster(
      ['parting-sands'],
      { foes: [{ is: 'cultist', at: 'R2C2' }] },
      { at: 'R3C2' },
    )
    expect(blocked.offers('part')).toBe(false)
  })

  it('CM-SPELL-10 CM-ICON-18 through the sands onto a brazier on foot burns, in flight it does not', () => {
    const part = (isFlying: boolean): number => {
      const t = caster(['parting-sands'], {}, { at: 'R3C2', isFlying })
      return t.pick('part', 'R2C2').hero('ann').health
    }
    expect([part(false), part(true)]).toEqual([2, 3])
  })

  it('CM-SPELL-10 Parting Sands leads through a line, or past the whole obstacle behind it', () => {
    const t = at({
      tiles: ['train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['parting-sands'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
    })
    // The wall below R3C1.
    expect(t.offers('part', 'R2C1')).toBe(true)
    expect(t.offers('part', 'R4C1')).toBe(false)
    t.pick('part', 'R2C1')
    expect(t.space('ann')).toBe('R2C1')
    const train = at({
      tiles: ['train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R5C3', spells: ['parting-sands'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
    })
    // Train and booth are one obstacle.
    for (const space of ['R4C1', 'R4C5', 'R3C2', 'R3C4', 'R2C3', 'R5C2', 'R5C4'])
      expect([space, train.offers('part', space)]).toEqual([space, true])
    expect(train.offers('part', 'R3C1')).toBe(false)
  })
})
