import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'
import { foesIn } from './figures.ts'

describe('Fight', () => {
  it('DMD-FIGHT-1 DMD-FIGHT-2 DMD-FIGHT-3 every enemy attacks the active investigator alone, in the order chosen', () => {
    const t = at({
      ann: { is: 'rasputin' },
      foes: { '1A-a': ['cultist', 'fire-vampire'] },
      mythos: ['e1.m2'],
    })
    t.endActions()
    while (t.asked === 'ann choose.one') t.takeDefault()
    expect(t.asked).toBe('ann fight.choose')
    expect(t.defaultPick).toBe('face fire-vampire')
    t.rolls('| B B').pick('face', 'cultist').rolls('B B | B').pick('keepDice')
    expect(t.told('attacks').map(({ hero }) => hero)).toEqual([0, 0])
    t.pick('keepDice')
    expect(t.table.discovery).toBe(15) // DMD-FIGHT-5
  })

  it('DMD-FIGHT-4 whoever is killed before its turn does not attack', () => {
    const t = at({
      ann: { is: 'ian', levels: { 'vengeance-obsession': 4 } },
      foes: { '1A-a': ['cultist', 'cultist 1'] },
    })
    t.rolls('| S B')
      .run('fight', { hero: 0, foes: [0, 1], rule: 'DMD-FIGHT-2' })
      .pick('face', 'cultist#1')
    t.pick('keepDice')
    expect(t.foes('1A-a')).toEqual([])
    expect(t.told('attacks')).toHaveLength(1)
  })

  it('DMD-FIGHT-6 DMD-ELDER-7 the Elder One attacks with the dice of its stage', () => {
    const t = at({ ann: { is: 'ian' }, elder: { on: '1A-a', stage: 3 } })
      .rolls('B B B | B')
      .assault('ann', 'elder')
    expect(t.table.roll?.dice).toHaveLength(4)
  })

  it('DMD-FIGHT-7 DMD-ARCANE-1 stress and skills work against these rolls', () => {
    const t = at({ ann: { is: 'fatima' }, foes: { '1A-a': ['fire-vampire'] } })
      .rolls('E B | B')
      .assault('ann', 'fire-vampire')
    expect(t.offers('reroll', 0)).toBe(true)
    t.pick('keepDice')
    expect(t.defaultPick).toBe('count 0')
  })

  it('DMD-FIGHT-8 DMD-FIGHT-9 enemies elsewhere do nothing, nor do those who come later', () => {
    const t = at({
      ann: { is: 'kid', sanity: 1, insanity: 'megalomania' },
      foes: { '1A-a': ['cultist'], '2A-a': ['fire-vampire'] },
      elderOne: 'hastur',
      mythos: ['ha.m1'],
    })
    t.untilTurnEnds().rolls('T | B').endActions().pick('keepDice')
    expect(t.foes('1A-a')).toEqual(['cultist', 'fire-vampire'])
    t.pick('levelUp', 0)
    expect(t.told('attacks')).toHaveLength(1)
  })

  it('DMD-MYTHOS-8 an attack by a Mythos card is like any other, and the same enemy may attack again', () => {
    const t = at({ ann: { is: 'ian' }, foes: { '1A-a': ['cultist'] }, mythos: ['ct.m8'] })
    t.untilTurnEnds().rolls('| B B').endActions().rolls('| B B').pick('keepDice').pick('keepDice')
    expect(t.told('attacks')).toHaveLength(2)
  })
})

describe('Protector', () => {
  const foes = { '1A-a': ['fire-vampire'] }

  it('DMD-PROTECT-1 DMD-PROTECT-5 Morgan takes an attack on somebody in his space, in every respect', () => {
    const t = at({ ann: { is: 'kid' }, bob: { is: 'morgan' }, foes }).assault('ann', 'fire-vampire')
    expect(t.asked).toBe('bob assault.protect')
    t.rolls('S ST | B').pick('protect')
    expect(t.asked).toBe('bob roll.reroll')
    t.pick('keepDice')
    expect([t.tracks('ann'), t.tracks('bob')]).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ])
  })

  it('DMD-PROTECT-2 within one space later', () => {
    const near = (protector: number) =>
      at({ ann: { is: 'kid' }, bob: { is: 'morgan', on: '2A-a', levels: { protector } }, foes })
    expect(near(1).rolls('B B | B').assault('ann', 'fire-vampire').asked).toBe('ann roll.reroll')
    expect(near(2).assault('ann', 'fire-vampire').asked).toBe('bob assault.protect')
  })

  it('DMD-PROTECT-3 DMD-PROTECT-4 two free rerolls in attacks on him, and no stress after one taken over', () => {
    const bob = { is: 'morgan', stress: 5, levels: { protector: 4 } } as const
    const t = at({ ann: { is: 'kid' }, bob, foes })
      .assault('ann', 'fire-vampire')
      .rolls('S B | B')
      .pick('protect')
    t.rolls('B')
      .pick('rerollFree', 3 * 64)
      .pick('keepDice')
    expect(t.tracks('bob')).toEqual([0, 0, 0])
  })

  it('DMD-PROTECT-4 an attack that was his from the start calms nobody', () => {
    // A Byakhee, because something comes after its attack.
    const ann = { is: 'morgan', stress: 3, levels: { protector: 4 } } as const
    const t = at({ episode: '4', ann, foes: { '13A-a': ['byakhee'] } })
    t.rolls('B | B B').assault('ann', 'byakhee').pick('keepDice')
    expect(t.hero('ann').stress).toBe(3)
  })

  it('DMD-PROTECT-5 the enemy’s ability is his too, and taking the attack over moves nobody', () => {
    const byakhee = { episode: '4', foes: { '13A-a': ['byakhee'] } } as const
    const t = at({ ...byakhee, ann: { is: 'kid' }, bob: { is: 'morgan' } }).assault(
      'ann',
      'byakhee',
    )
    t.rolls('S | S B').pick('protect').pick('keepDice')
    while (t.asked?.includes('choose')) t.takeDefault()
    expect([t.where('ann'), t.where('bob')]).toEqual(['13A-a', '12A-b']) // DMD-ENEMY-5
    const bob = { is: 'morgan', on: '2A-a', levels: { protector: 2 } } as const
    const near = at({ ann: { is: 'kid' }, bob, foes }).assault('ann', 'fire-vampire')
    near.rolls('S ST | B').pick('protect').pick('keepDice')
    expect([near.where('ann'), near.where('bob')]).toEqual(['1A-a', '2A-a'])
    expect(near.foes('1A-a')).toEqual(['fire-vampire'])
  })
})

describe('Whoever is asked to protect', () => {
  const foes = { '1A-a': ['fire-vampire'] }

  it('DMD-PROTECT-1 may sit first, and by declining leaves the attack where it was meant', () => {
    const t = at({ ann: { is: 'morgan' }, bob: { is: 'kid' }, turn: 'bob', foes })
    t.assault('bob', 'fire-vampire')
    expect(t.asked).toBe('ann assault.protect')
    t.rolls('S B | B').pick('decline')
    expect(t.asked).toBe('bob roll.reroll')
    t.pick('keepDice')
    expect([t.tracks('ann'), t.tracks('bob')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ])
  })
})

describe('Dice against one', () => {
  const free = (t: DmdScenario): string[] => t.offered.filter((one) => one.startsWith('rerollFree'))

  it('DMD-CLAIM-10 an Exposed Plate makes one die of an attack a blank, which no reroll turns', () => {
    const ann = { is: 'kid', has: ['Exposed Plate', 'Lens Cloth'] } as const
    const t = at({ episode: '4', ann, foes: { '13A-a': ['byakhee'] } })
    t.rolls('S | B B').assault('ann', 'byakhee').pick('useCard', 'Exposed Plate')
    expect(t.asked).toBe('ann roll.blank')
    t.pick('pickDie', 0)
    expect(t.claims('ann')).toEqual(['Lens Cloth'])
    expect(t.offered).toEqual(['keepDice', 'reroll 1', 'reroll 2', ...free(t)])
    expect(free(t)).toHaveLength(2)
    expect(t.pick('keepDice').tracks('ann')).toEqual([0, 0, 0])
  })

  it.each(['fire', 'signs'] as const)(
    'DMD-CARD-5 DMD-DICE-8 the roll for %s is one against: a guard rerolls it, and Smelling Salts do not',
    (kind) => {
      const ann = { is: 'kid', has: ['Lens Cloth', 'Smelling Salts'] } as const
      const t = at({ episode: '4', elderOne: 'hastur', ann })
      t.rolls('S').run('suffer', { hero: 0, kind, dice: 1, tentacles: 0 })
      expect(free(t)).toHaveLength(1)
      expect(t.offers('useCard', 'Smelling Salts')).toBe(false)
    },
  )

  it('DMD-BRAWL-3 gives no free reroll of what an enemy throws', () => {
    const ann = { is: 'ian', levels: { brawling: 3 } } as const
    const t = at({ ann, foes: { '1A-a': ['cultist'] } })
      .rolls('| S B')
      .assault('ann', 'cultist')
    expect([t.asked, free(t)]).toEqual(['ann roll.reroll', []])
  })
})

describe('What an attack by an enemy leads to', () => {
  it('DMD-ENEMY-2 DMD-PROTECT-5 DMD-DEATH-8 a Fire Vampire sets its space on fire once, even if who took its attack over goes mad', () => {
    const t = at({
      ann: { is: 'ian' },
      bob: { is: 'morgan', sanity: 19 },
      elder: { on: '9A-a' },
      foes: { '1A-a': ['fire-vampire'] },
    })
    t.assault('ann', 'fire-vampire').rolls('S ST | B').pickAs('bob', 'protect').pick('keepDice')
    expect([t.hero('bob').hasFallen, t.fire('1A-a')]).toEqual([true, 1])
  })

  it('DMD-FIGHT-4 enemies that are still there attack when another has been killed meanwhile', () => {
    const ann = { is: 'ian', levels: { 'vengeance-obsession': 4 } } as const
    const t = at({ ann, foes: { '1A-a': ['fire-vampire', 'cultist', 'star-spawn'] } })
    const foes = foesIn(t.state, t.hero('ann').space)
    t.runOnly('fight', { hero: 0, foes, rule: 'DMD-FIGHT-2' })
    t.rolls('S B | B').pick('face', 'fire-vampire').rolls('B B B').pick('keepDice')
    t.pick('keepDice')
    expect([t.asked, t.told('attacks').length]).toEqual(['fight is over', 2])
    expect(t.foes('1A-a')).toEqual(['star-spawn 2', 'fire-vampire 2'])
  })

  it('DMD-FIGHT-3 for whoever does not answer, the one with the most dice of both sorts comes first', () => {
    const t = at({
      episode: '6',
      ann: { is: 'ian', on: '9A-a' },
      foes: { '9A-a': ['star-spawn', 'chthonian'] },
    })
    const foes = foesIn(t.state, t.hero('ann').space)
    t.runOnly('fight', { hero: 0, foes, rule: 'DMD-FIGHT-2' })
    expect(t.defaultPick).toBe('face chthonian')
  })
})
