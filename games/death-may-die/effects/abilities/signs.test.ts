import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../../testing/at.ts'

describe('Yellow Signs', () => {
  it('DMD-HASTUR-9 the fourth stage takes 1 sanity for every two of them, rounded up, and all of them', () => {
    const t = at({
      elderOne: 'hastur',
      ann: { is: 'ian', signs: 3 },
      bob: { is: 'kid', signs: 0 },
      cid: { is: 'adam', signs: 1 },
      elder: { on: '9A-a', stage: 3 },
    }).runOnly('reveal', {})
    while (t.asked?.includes('terror') === true) t.takeDefault()
    expect(['ann', 'bob', 'cid'].map((one) => t.hero(one as 'ann').signs)).toEqual([0, 0, 0])
    expect(['ann', 'bob'].map((one) => t.hero(one as 'ann').sanity)).toEqual([2, 0])
  })

  /** A roll against Ann, who is on fire and as tough as published. */
  function suffers(kind: 'fire' | 'signs', roll: string): DmdScenario {
    const ann = { is: 'morgan', fire: 2, signs: 2, levels: { toughness: 2 } } as const
    const t = at({ elderOne: 'hastur', settings: { publishedSkills: true }, ann })
    const dice = roll.split(' ').length
    t.rolls(roll).runOnly('suffer', { hero: 0, kind, dice, tentacles: 0 })
    while (t.offers('keepDice')) t.pick('keepDice')
    return t
  }

  it('DMD-HASTUR-10 they are rolled for as neither an attack nor fire', () => {
    const signs = suffers('signs', 'S S B')
    expect(signs.tracks('ann')).toEqual([2, 0, 0])
    expect(signs.hero('ann').fire).toBe(2)
    expect(signs.rulesCited).toContain('DMD-HASTUR-10')
    const fire = suffers('fire', 'S S B')
    expect(fire.tracks('ann')).toEqual([1, 0, 0])
    expect(fire.hero('ann').fire).toBe(0)
    expect(fire.rulesCited).toContain('DMD-FIRE-2')
  })

  it('DMD-HASTUR-10 DMD-TOUGH-2 nor are their tentacles', () => {
    const signs = suffers('signs', 'T B B')
    expect([signs.offers('steel'), signs.hero('ann').sanity]).toEqual([false, 1])
    expect(suffers('fire', 'T B B').offers('steel')).toBe(true)
  })

  it('DMD-HASTUR-10 a die for each, three at most, and none without', () => {
    const dice = (signs: number): number => {
      const t = at({
        elderOne: 'hastur',
        ann: { is: 'ian', signs },
        elder: { on: '9A-a', stage: 4 },
      })
      t.state.box.stack.pop()
      const thrown = Math.min(3, signs)
      t.putAt('turn.end').rolls(Array.from({ length: thrown }, () => 'B').join(' '))
      t.untilTurnEnds().go()
      if (t.offers('effect', 'DMD-HASTUR-10')) t.pick('effect', 'DMD-HASTUR-10') // before they go
      return t.table.roll?.dice.length ?? 0
    }
    expect([dice(0), dice(1), dice(4)]).toEqual([0, 1, 3])
  })

  it('DMD-ENEMY-12 a Disciple that does not wound gives none', () => {
    const t = at({ elderOne: 'hastur', ann: { is: 'kid' }, foes: { '1A-a': ['hastur-disciple'] } })
    t.rolls('B B | B').assault('ann', 'hastur-disciple').pick('keepDice')
    expect(t.hero('ann').signs).toBe(0)
  })
})

describe('Wounds that are not dealt', () => {
  it('DMD-ENEMY-2 a Fire Vampire that does not wound brings no fire', () => {
    const burns = (roll: string): number => {
      const t = at({ ann: { is: 'kid' }, foes: { '1A-a': ['fire-vampire'] } })
      return t.rolls(roll).assault('ann', 'fire-vampire').pick('keepDice').fire('1A-a')
    }
    expect(burns('B B | B')).toBe(0)
    expect(burns('S B | B')).toBe(1)
  })

  it('DMD-ENEMY-10 one wound of the Star Spawn does not raise R’lyeh', () => {
    const raised = (roll: string): number => {
      const t = at({ ann: { is: 'kid' }, foes: { '1A-a': ['star-spawn'] } })
      t.rolls(roll).assault('ann', 'star-spawn').pick('keepDice')
      return t.table.rlyeh.filter(Boolean).length
    }
    expect(raised('S B B')).toBe(0)
    expect(raised('S S B')).toBe(1)
  })
})

describe('Who is in the company of the court', () => {
  it('DMD-HASTUR-8 whoever else stands there does not matter, and without the court there is no sign', () => {
    const signs = (...foes: string[]): number =>
      at({ elderOne: 'hastur', foes: { '1A-a': foes }, elder: { on: '9A-a', stage: 3 } })
        .runOnly('endEffects', { hero: 0, left: [1] })
        .hero('ann').signs
    expect([signs('cultist', 'hastur-disciple'), signs('cultist')]).toEqual([1, 0])
    const king = at({
      elderOne: 'hastur',
      foes: { '1A-a': ['cultist'] },
      elder: { on: '1A-a', stage: 3 },
    })
    expect(king.runOnly('endEffects', { hero: 0, left: [1] }).hero('ann').signs).toBe(1)
  })
})
