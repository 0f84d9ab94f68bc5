import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'

// What is done for a player who does not answer (the column Default of the decision points).
describe('For whoever does not answer', () => {
  it('DMD-ATTACK-10 the weapon with the most dice for the target is taken', () => {
    const armed = (...has: string[]): DmdScenario =>
      at({ episode: '6', ann: { is: 'rasputin', has }, foes: { '15A-a': ['cultist'] } })
    const t = armed('Pickaxe', 'Shotgun')
    t.hero('ann').space = t.space('15A-a')
    t.pick('attack', 'cultist')
    expect(t.asked).toBe('ann attack.weapon')
    expect(t.defaultPick).toBe('wield Shotgun')
    const turned = armed('Shotgun', 'Pickaxe')
    turned.hero('ann').space = turned.space('15A-a')
    expect(turned.pick('attack', 'cultist').defaultPick).toBe('wield Shotgun')
  })

  it('DMD-BRAWL-2 successes go where they kill, and what is left goes on the last', () => {
    const ann = { is: 'ian', levels: { brawling: 2 } } as const
    const fight = (wounds: number): DmdScenario => {
      const foes = { '1A-a': [`cultist ${wounds}`, 'fire-vampire'] }
      const t = at({ ann, foes }).pick('attack', 'cultist')
      t.rolls('S S B | B').pick('alsoTarget', 'fire-vampire')
      return t.pick('keepDice')
    }
    const one = fight(1) // a Cultist with a wound needs one more
    expect(one.defaultPick).toBe('assign 1')
    expect(one.takeDefault().foes('1A-a')).toEqual(['fire-vampire 1'])
  })

  it('DMD-CLAIM-2 companions bear only what would kill', () => {
    const hurt = (wounds: number, amount: number): DmdScenario =>
      at({ ann: { is: 'kid', wounds, has: ['Duke Calloway'] } }).wound('ann', amount)
    expect(hurt(0, 2).defaultPick).toBe('bear') // five are too many
    expect(hurt(2, 2).defaultPick).toBe('bear')
    expect(hurt(3, 2).defaultPick).toBe('shield Duke Calloway')
    const t = hurt(3, 2).takeDefault()
    expect(t.defaultPick).toBe('bear')
    expect(t.takeDefault().tracks('ann')).toEqual([4, 0, 0])
  })

  it('DMD-PRAYER-1 the most wounded is prayed for', () => {
    const pray = (ann: number, bob: number, stress = 0): DmdScenario =>
      at({ ann: { is: 'ahmed', wounds: ann, stress }, bob: { wounds: bob } }).runOnly('prayer', {
        hero: 0,
        whom: -1,
      })
    expect(pray(1, 2).defaultPick).toBe('chooseHero bob')
    expect(pray(2, 1).defaultPick).toBe('chooseHero ann')
    expect(pray(0, 0, 1).defaultPick).toBe('chooseHero ann')
    expect(pray(1, 0).offered).toEqual(['chooseHero ann', 'decline'])
  })

  it('DMD-DISC-2 DMD-DISC-3 neither entry, and where one must be chosen the first that can be', () => {
    const finds = (id: string, stress = 0): DmdScenario =>
      at({ ann: { is: 'ian', stress }, discovery: [id] }).run('discovery', {
        hero: 0,
        tentacles: 0,
      })
    expect(finds('e1.d01').defaultPick).toBe('takeNeither')
    expect(finds('e1.d08').defaultPick).toBe('takeLeft')
    expect(finds('e1.d09').defaultPick).toBe('takeLeft')
  })

  it('DMD-BRAWL-2 and every target but the last is spared what would not kill it', () => {
    const ann = { is: 'ian', levels: { brawling: 2 } } as const
    const t = at({ ann, foes: { '1A-a': ['fire-vampire', 'cultist'] } })
    t.pick('attack', 'fire-vampire').rolls('S B B | B').pick('alsoTarget', 'cultist')
    t.pick('keepDice')
    expect(t.asked).toBe('ann attack.divide')
    expect(t.defaultPick).toBe('assign 0')
    expect(t.takeDefault().foes('1A-a')).toEqual(['cultist 1', 'fire-vampire'])
  })
})
