import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

const here = (space: string, ...kinds: string[]) => ({ [space]: kinds })

describe('What Discovery cards do', () => {
  it('DMD-CLAIM-10 e1 Bleach, Sand Bucket, Ether Bottle, Phlogiston', () => {
    const bleach = at({ ann: { fire: 2, has: ['Bleach'] }, fire: { '1A-a': 3 } }).pick(
      'useCard',
      'Bleach',
    )
    expect([bleach.fire('1A-a'), bleach.hero('ann').fire]).toEqual([0, 0])
    const bucket = at({ ann: { fire: 2, has: ['Sand Bucket'] }, fire: { '1A-a': 4 } }).pick(
      'act',
      'beat-out',
    )
    expect([bucket.fire('1A-a'), bucket.hero('ann').fire]).toEqual([0, 0])
    const ether = at({ ann: { stress: 4, has: ['Ether Bottle'] } }).pick('useCard', 'Ether Bottle')
    expect([ether.hero('ann').stress, ether.fire('1A-a')]).toEqual([0, 1])
    const blast = at({ ann: { has: ['Phlogiston'] }, foes: here('1A-a', 'cultist', 'cultist 1') })
    expect(blast.pick('useCard', 'Phlogiston').foes('1A-a')).toEqual(['cultist 1'])
    expect(blast.fire('1A-a')).toBe(1)
  })

  it('DMD-CLAIM-10 e1 Smelling Salts reroll any number of dice at once', () => {
    const t = at({
      ann: { is: 'ian', stress: 5, has: ['Smelling Salts'] },
      foes: here('1A-a', 'cultist'),
    })
    t.rolls('B B T | B').pick('attack', 'cultist').pick('useCard', 'Smelling Salts')
    t.pick('pickDie', 0).pick('pickDie', 2).rolls('S S').pick('throwPicked')
    expect(t.foes('1A-a')).toEqual([])
    expect(t.tracks('ann')).toEqual([0, 5, 0])
  })

  it('DMD-CLAIM-10 e2 Strange Gold pays for an entry', () => {
    const t = at({
      episode: '2',
      ann: { stress: 5, is: 'ian', has: ['Strange Gold'] },
      discovery: ['e2.d04'],
    })
    t.run('discovery', { hero: 0, tentacles: 0 }).pick('goldLeft', 'Strange Gold')
    expect(t.claims('ann')).toEqual(['Miss Gilman'])
    expect(t.tracks('ann')).toEqual([0, 5, 0])
  })

  it('DMD-CLAIM-10 e2 Coil of Rope, Wet Sacking, Signal Flare, Sea-Touched', () => {
    const rope = at({ episode: '2', ann: { is: 'rasputin', has: ['Coil of Rope'] } })
    rope
      .pick('move', '6B-b')
      .pick('step', '6B-a')
      .pick('step', '2B-b')
      .pick('useCard', 'Coil of Rope')
    expect(rope.pick('step', '2B-a').where('ann')).toBe('2B-a')
    const sacking = at({ episode: '2', ann: { on: '2B-b', has: ['Wet Sacking'] } }).pick(
      'act',
      'take-idol',
    )
    expect(sacking.hero('ann').sanity).toBe(0)
    const flare = at({
      episode: '2',
      ann: { stress: 1, has: ['Signal Flare'] },
      bob: { stress: 1 },
    })
    flare.pick('useCard', 'Signal Flare')
    expect([flare.tracks('ann'), flare.tracks('bob')]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ])
    const sea = at({
      episode: '2',
      ann: { is: 'adam', has: ['Sea-Touched'] },
      foes: here('1B-a', 'cultist'),
    })
    expect(sea.rolls('B B B | B').pick('attack', 'cultist').table.roll?.dice).toHaveLength(4)
  })

  it('DMD-CLAIM-10 e3 Whetstone, Father Merrick, Gnawed Thighbone, Bone Whistle, Burial Ledger, Ghoul-Taint', () => {
    const whet = at({
      episode: '3',
      ann: { is: 'adam', stress: 5, has: ['Whetstone', 'Father Merrick'] },
      foes: here('13A-a', 'ghoul'),
    })
    whet.rolls('B B B').pick('attack', 'ghoul')
    expect(whet.offered.filter((one) => one.startsWith('rerollFree'))).toHaveLength(6)
    whet.pick('keepDice')
    const bone = at({
      episode: '3',
      ann: { is: 'adam', stress: 2, has: ['Gnawed Thighbone'] },
      foes: here('13A-a', 'ghoul 2'),
    })
    bone.rolls('S B B | B').pick('attack', 'ghoul').pick('keepDice')
    expect(bone.hero('ann').stress).toBe(1)
    const whistle = at({
      episode: '3',
      ann: { has: ['Bone Whistle'] },
      foes: here('13A-a', 'ghoul', 'cultist'),
    })
    whistle.pick('useCard', 'Bone Whistle')
    expect([whistle.foes('13A-a'), whistle.foes('8B-b')]).toEqual([['cultist'], ['ghoul']])
    const ledger = at({ episode: '3', ann: { has: ['Burial Ledger'] } }).pick(
      'useCard',
      'Burial Ledger',
    )
    expect(ledger.told('turnsUp').length).toBeGreaterThan(0)
    const taint = at({
      episode: '3',
      ann: { has: ['Ghoul-Taint'] },
      foes: here('13A-a', 'ghoul', 'cultist'),
    })
    expect(taint.pick('move', '4B-a').foes('4B-a')).toEqual(['cultist'])
  })

  it('DMD-TERM-4 e3 Quicklime is for monsters alone', () => {
    const t = at({
      episode: '3',
      ann: { is: 'adam', has: ['Quicklime'] },
      foes: here('13A-a', 'ghoul', 'cultist'),
    })
    t.pick('attack', 'cultist').rolls('B B B').pick('useCard', 'Quicklime').pick('keepDice')
    expect(t.foes('13A-a')).toEqual(['cultist', 'ghoul 2'])
  })

  it('DMD-CLAIM-10 e4 Exposed Plate, Opera Glasses, Shutter Crank, Star-Struck', () => {
    const plate = at({
      episode: '4',
      ann: { is: 'rasputin', stress: 6, has: ['Exposed Plate'] },
      foes: here('13A-a', 'byakhee'),
    })
    plate
      .rolls('S | B B')
      .assault('ann', 'byakhee')
      .pick('useCard', 'Exposed Plate')
      .pick('pickDie', 0)
    expect(plate.tracks('ann')).toEqual([0, 6, 0])
    const glasses = at({
      episode: '4',
      ann: { is: 'adam', has: ['Opera Glasses'] },
      foes: here('4A-a', 'cultist'),
    })
    expect(glasses.offers('attack', 'cultist')).toBe(true)
    const crank = at({
      episode: '4',
      ann: { on: '12A-b', has: ['Shutter Crank'] },
      foes: here('12A-b', 'cultist'),
    })
    expect(crank.offers('act', 'bar-shutter')).toBe(true)
    const struck = at({ episode: '4', ann: { is: 'ian', has: ['Star-Struck'] } }).resolve('e4.m2')
    expect([struck.hero('ann').sanity, struck.hero('bob').sanity]).toEqual([2, 1])
  })

  it('DMD-CLAIM-10 e5 Limelight Burner, Duelling Pistol, Greasepaint, Winged Sandals, Flash Powder, Stage-Struck', () => {
    const burner = at({ episode: '5', ann: { has: ['Limelight Burner'] } }).pick(
      'act',
      'light-lamp',
    )
    expect(burner.table.actions).toBe(3)
    const pistol = at({
      episode: '5',
      ann: { is: 'ian', has: ['Duelling Pistol'] },
      foes: here('11B-a', 'cultist'),
    })
    pistol.rolls('B B B | B B').pick('attack', 'cultist').pick('keepDice')
    expect(pistol.claims('ann')).toEqual([])
    const paint = at({
      episode: '5',
      ann: { is: 'rasputin', has: ['Greasepaint'] },
      foes: here('13B-a', 'cultist'),
    })
    expect(paint.pick('move', '11B-a').pick('sneak', 'cultist').foes('13B-a')).toEqual(['cultist'])
    const sandals = at({ episode: '5', ann: { is: 'rasputin', has: ['Winged Sandals'] } })
    sandals
      .pick('move', '4A-a')
      .pick('step', '4A-b')
      .pick('step', '12B-a')
      .pick('useCard', 'Winged Sandals')
    expect(sandals.pick('step', '12B-b').where('ann')).toBe('12B-b')
    const flash = at({
      episode: '5',
      ann: { has: ['Flash Powder'] },
      foes: here('13B-a', 'hunting-horror', 'cultist'),
    })
    flash.pick('useCard', 'Flash Powder')
    expect(flash.foes('13B-a')).toEqual(['cultist', 'hunting-horror 1'])
    expect(flash.refusal('act', 'light-lamp')).toBe('lit-already')
    const stage = (lamps: string[]) =>
      at({ episode: '5', ann: { wounds: 4, has: ['Stage-Struck'] }, lamps })
        .pick('rest')
        .hero('ann').wounds
    expect([stage([]), stage(['13B-a'])]).toEqual([2, 1])
  })

  it('DMD-TERM-27 e6 Stick of Dynamite wounds enemies, then investigators; Survey Map places', () => {
    const t = at({
      episode: '6',
      ann: { is: 'adam', has: ['Stick of Dynamite'] },
      bob: { is: 'kid' },
      foes: here('15A-a', 'shoggoth'),
    })
    t.pick('attack', 'shoggoth').forget().rolls('B B B').pick('useCard', 'Stick of Dynamite')
    expect(t.told('hurts')).toEqual([{ foe: expect.any(Number), amount: 2 }])
    expect(t.tracks('bob')).toEqual([1, 0, 0])
    t.pick('keepDice')
    const map = at({ episode: '6', ann: { has: ['Survey Map'] } }).pick('useCard', 'Survey Map')
    expect(map.pick('chooseSpace', '5B-b').where('ann')).toBe('5B-b')
  })
})

describe('The option of published skills', () => {
  const settings = { publishedSkills: true }

  it('DMD-INV-7 changes Marksman, Swiftness, Toughness and Lucky', () => {
    const foes = here('2A-a', 'fire-vampire')
    const adam = (marksman: number) =>
      at({ settings, ann: { is: 'adam', levels: { marksman } }, foes })
    expect(
      adam(2).rolls('B B B | B B').pick('attack', 'fire-vampire').table.roll?.dice,
    ).toHaveLength(5)
    expect(adam(4).rolls('B B B | B B').pick('attack', 'fire-vampire').table.actions).toBe(3)
    const ian = at({ settings, ann: { is: 'ian' } }).pick('move', '4A-a')
    for (const to of ['4A-b', '7A-a', '8A-a']) ian.pick('step', to)
    expect([ian.where('ann'), ian.table.actions]).toEqual(['8A-a', 2])
    const hurt = (toughness: number) =>
      at({ settings, ann: { is: 'morgan', levels: { toughness } } })
    expect([
      hurt(1).wound('ann', 2).hero('ann').wounds,
      hurt(2).wound('ann', 2, 'attack').hero('ann').wounds,
    ]).toEqual([2, 1])
    expect([
      hurt(3).wound('ann', 2).hero('ann').wounds,
      hurt(4).wound('ann', 3).hero('ann').wounds,
    ]).toEqual([1, 1])
    const lucky = at({
      settings,
      ann: { is: 'elizabeth', stress: 8, levels: { lucky: 4 } },
      foes: here('1A-a', 'cultist'),
    })
    for (let roll = 0; roll < 2; roll++) {
      lucky.rolls('B B B').pick('attack', 'cultist')
      for (let i = 0; i < 3; i++) lucky.rolls('B').pick('rerollFree', 64)
    }
    expect(lucky.table.actions).toBe(1)
  })
})
