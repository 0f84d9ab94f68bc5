import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'

describe('Action: Attack', () => {
  it('DMD-ATTACK-1 DMD-ATTACK-2 DMD-RESULT-2 each success is a wound on the enemy chosen', () => {
    const t = at({ ann: { is: 'adam' }, foes: { '1A-a': ['fire-vampire', 'cultist'] } })
    t.rolls('S S B').pick('attack', 'fire-vampire').pick('keepDice')
    expect(t.foes('1A-a')).toEqual(['cultist', 'fire-vampire 2'])
  })

  it('DMD-ATTACK-3 DMD-ATTACK-4 the dead go back to the supply without wounds', () => {
    const t = at({ ann: { is: 'adam' }, foes: { '1A-a': ['cultist'] } })
    t.rolls('S S S').pick('attack', 'cultist').pick('keepDice')
    expect(t.foes('1A-a')).toEqual([])
    expect(
      t.table.enemies.filter(({ kind }) => kind === 'cultist').every(({ wounds }) => wounds === 0),
    ).toBe(true)
  })

  it('DMD-ATTACK-6 DMD-MARKS-1 DMD-MARKS-2 DMD-ATTACK-8 whoever shoots reaches other spaces', () => {
    const foes = { '1A-a': ['cultist'], '2A-a': ['cultist'], '2A-b': ['fire-vampire'] }
    const t = at({ ann: { is: 'adam' }, foes })
    expect(t.offers('attack', 'cultist#2')).toBe(true)
    expect(t.refusal('attack', 'fire-vampire')).toBe('out-of-range')
    expect(
      at({ ann: { is: 'adam', levels: { marksman: 2 } }, foes }).offers('attack', 'fire-vampire'),
    ).toBe(true)
  })

  it('DMD-MARKS-3 DMD-MARKS-4 more dice at targets outside one’s space', () => {
    const foes = { '1A-a': ['cultist'], '2A-a': ['fire-vampire'] }
    const dice = (marksman: number, target: string, words: string) =>
      at({ ann: { is: 'adam', levels: { marksman } }, foes })
        .rolls(words)
        .pick('attack', target).table.roll?.dice.length
    expect(dice(3, 'fire-vampire', 'B B B | B')).toBe(4)
    expect(dice(4, 'fire-vampire', 'B B B | B B')).toBe(5)
    expect(dice(4, 'cultist', 'B B B')).toBe(3)
  })

  it('DMD-ATTACK-7 DMD-BRAWL-1 DMD-BRAWL-2 only enemies in one’s own space share an attack', () => {
    const foes = { '1A-a': ['cultist', 'cultist 1'], '2A-a': ['cultist'] }
    const t = at({ ann: { is: 'ian', levels: { brawling: 2 } }, foes }).pick('attack', 'cultist#1')
    expect(t.offered).toEqual(['strike', 'alsoTarget cultist'])
  })

  it('DMD-BRAWL-3 two free rerolls in each attack in one’s own space', () => {
    const t = at({
      ann: { is: 'ian', levels: { brawling: 3 }, stress: 5 },
      foes: { '1A-a': ['cultist'] },
    })
    t.rolls('B B B | B').pick('attack', 'cultist')
    expect(t.refusal('reroll', 0)).toBe('stress-full')
    t.rolls('B')
      .pick('rerollFree', 2 * 64)
      .rolls('S')
      .pick('rerollFree', 2 * 64)
    expect(t.asked).toBe('ann actions.choose')
    expect(t.foes('1A-a')).toEqual(['cultist 1'])
  })

  it('DMD-BRAWL-4 the full number of successes for every target', () => {
    const t = at({
      ann: { is: 'ian', levels: { brawling: 4 } },
      foes: { '1A-a': ['cultist', 'fire-vampire'] },
    })
    t.pick('attack', 'cultist')
      .rolls('S S B | B')
      .pick('alsoTarget', 'fire-vampire')
      .pick('keepDice')
    expect(t.foes('1A-a')).toEqual(['fire-vampire 2'])
  })

  it('DMD-ATTACK-9 DMD-RITUAL-2 DMD-RITUAL-3 the Elder One is no target before the ritual is disrupted', () => {
    const elder = { on: '1A-a' }
    expect(at({ elder }).refusal('attack', 'elder')).toBe('ritual-stands')
    expect(at({ elder, disrupted: true }).offers('attack', 'elder')).toBe(true)
  })

  it('DMD-ATTACK-10 DMD-CARD-1 DMD-CARD-11 one weapon counts, chosen with the target', () => {
    const has = ['Fire Axe', 'Service Revolver']
    const t = at({
      ann: { is: 'adam', has },
      foes: { '1A-a': ['cultist'], '2A-a': ['fire-vampire'] },
    })
    t.pick('attack', 'cultist')
    expect(t.offered).toEqual(['wield Fire Axe', 'wield Service Revolver'])
    t.rolls('B B B | S').pick('wield', 'Fire Axe').pick('keepDice')
    t.rolls('B B B | S').pick('attack', 'fire-vampire') // the Revolver alone works there
    expect(t.table.roll?.dice).toHaveLength(4)
  })

  it('DMD-CARD-2 a weapon’s range replaces a smaller one and does not add to Marksman', () => {
    const foes = { '2A-a': ['cultist'], '2A-b': ['fire-vampire'] }
    const t = at({ ann: { is: 'ian', has: ['Service Revolver'] }, foes })
    expect(t.offers('attack', 'cultist')).toBe(true)
    const marksman = at({ ann: { is: 'adam', has: ['Service Revolver'] }, foes })
    expect(marksman.refusal('attack', 'fire-vampire')).toBe('out-of-range')
  })

  it('DMD-CARD-12 a weapon against a kind gives the higher number, near only', () => {
    const arena = (on: string) =>
      at({
        episode: '2',
        ann: { is: 'adam', on, has: ['Fishbone Dagger'] },
        foes: { '2B-a': ['deep-one', 'cultist'] },
      })
    expect(
      arena('2B-a').rolls('B B B | B B').pick('attack', 'deep-one').table.roll?.dice,
    ).toHaveLength(5)
    expect(
      arena('2B-a').rolls('B B B | B').pick('attack', 'cultist').table.roll?.dice,
    ).toHaveLength(4)
    expect(arena('2B-b').rolls('B B B').pick('attack', 'deep-one').table.roll?.dice).toHaveLength(3)
  })

  it('DMD-ATTACK-11 if something thrown kills the target, another one is chosen, or nothing is rolled', () => {
    const ann = { is: 'adam', has: ['Beaker of Vitriol'] } as const
    const t = at({ ann, foes: { '1A-a': ['cultist'] } }).pick('attack', 'cultist')
    expect(t.asked).toBe('ann attack.items')
    t.pick('useCard', 'Beaker of Vitriol')
    expect(t.told('rolls')).toEqual([])
    expect([t.asked, t.table.actions]).toEqual(['ann actions.choose', 2])
    const two = at({ ann, foes: { '1A-a': ['cultist', 'fire-vampire'] } }).pick('attack', 'cultist')
    two
      .pick('useCard', 'Beaker of Vitriol')
      .rolls('S B B')
      .pick('chooseFoe', 'cultist')
      .pick('keepDice')
    expect(two.foes('1A-a')).toEqual(['fire-vampire 1'])
  })

  it('DMD-ATTACK-9 Brawling adds no Elder One that cannot be hurt yet', () => {
    const brawl = (disrupted: boolean) =>
      at({
        ann: { is: 'ian', levels: { brawling: 2 } },
        elder: { on: '1A-a' },
        disrupted,
        foes: { '1A-a': ['cultist'] },
      })
    expect(brawl(false).rolls('B B B | B').pick('attack', 'cultist').asked).toBe('ann roll.reroll')
    const mortal = brawl(true).pick('attack', 'cultist')
    expect(mortal.offered).toEqual(['strike', 'alsoTarget elder'])
  })

  it('DMD-ATTACK-7 DMD-BRAWL-2 Brawling adds nobody to a shot into another space', () => {
    const t = at({
      ann: { is: 'ian', levels: { brawling: 2 }, has: ['Service Revolver'] },
      foes: { '2A-a': ['cultist', 'fire-vampire'] },
    })
    expect(t.rolls('B B B | B').pick('attack', 'cultist').asked).toBe('ann roll.reroll')
  })
})

describe('Attacks from afar, and on the Elder One among others', () => {
  it('DMD-ATTACK-6 the Elder One is shot at from as far as a weapon reaches, and no farther', () => {
    const shot = (on: string): DmdScenario =>
      at({
        episode: '3',
        ann: { is: 'fatima', on: '13A-a', has: ['Hunting Rifle'] },
        elder: { on },
        disrupted: true,
      })
    expect(shot('4B-a').offers('attack', 'elder')).toBe(true)
    expect(shot('8B-a').refusal('attack', 'elder')).toBe('out-of-range')
  })

  it('DMD-ATTACK-10 DMD-CARD-2 a weapon that does not reach is not to be chosen beside one that does', () => {
    const ann = { is: 'fatima', has: ['Fire Axe', 'Service Revolver'] } as const
    const near = at({ ann, foes: { '1A-a': ['cultist'] } }).pick('attack', 'cultist')
    expect(near.offered).toEqual(['wield Fire Axe', 'wield Service Revolver'])
    const far = at({ ann, foes: { '2A-a': ['cultist'] } }).rolls('B B B | B')
    expect(far.pick('attack', 'cultist').asked).toBe('ann roll.reroll')
  })

  it('DMD-BRAWL-2 for whoever does not answer, the Elder One gets what its stage still takes', () => {
    const ann = { is: 'ian', levels: { brawling: 2 } } as const
    const divide = (wounds: number): string | undefined => {
      const elder = { on: '1A-a', wounds }
      const t = at({ ann, elder, disrupted: true, foes: { '1A-a': ['cultist'] } })
      t.pick('attack', 'elder').rolls('S S B | B').pick('alsoTarget', 'cultist').pick('keepDice')
      return t.defaultPick
    }
    expect(divide(7)).toBe('assign 1')
    expect(divide(5)).toBe('assign 0')
  })
})
