import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../../testing/at.ts'

describe('Enemies', () => {
  it('DMD-ENEMY-1 DMD-ENEMY-3 a Deep One rolls one more die in Water, but for boots', () => {
    const dice = (on: string, has: string[], words: string) =>
      at({ episode: '2', ann: { on, has }, foes: { [on]: ['deep-one'] } })
        .rolls(words)
        .assault('ann', 'deep-one').table.roll?.dice.length
    expect(dice('7B-a', [], 'B B')).toBe(2)
    expect(dice('9B-a', [], 'B B | B')).toBe(3)
    expect(dice('9B-a', ['Wading Boots'], 'B B')).toBe(2)
    expect(dice('9B-a', ['Boathook'], 'B B | B')).toBe(3)
    expect(dice('7B-a', ['Wading Boots'], 'B B')).toBe(2)
  })

  it('DMD-ENEMY-4 a Ghoul rolls one more die beside another', () => {
    const dice = (ghouls: string[], words: string) =>
      at({ episode: '3', foes: { '13A-a': ghouls } })
        .rolls(words)
        .assault('ann', 'ghoul').table.roll?.dice.length
    expect(dice(['ghoul'], 'B | B')).toBe(2)
    expect(dice(['ghoul', 'ghoul'], 'B | B B')).toBe(3)
    expect(dice(['ghoul', 'cultist'], 'B | B')).toBe(2)
  })

  it('DMD-ENEMY-5 a Byakhee carries its victim to the gate nearest to it, unless harnessed', () => {
    const attack = (has: string[]) =>
      at({
        episode: '4',
        ann: { is: 'ian', on: '10A-b', has },
        foes: { '10A-b': ['byakhee', 'cultist'] },
      })
        .rolls('S | B B')
        .assault('ann', 'byakhee')
        .pick('keepDice')
    const t = attack([])
    expect(t.where('ann')).toBe('17B-a')
    expect(t.foes('17B-a')).toEqual(['byakhee 1'])
    expect(t.foes('10A-b')).toEqual(['cultist'])
    expect(attack(['Leather Harness']).where('ann')).toBe('10A-b')
    expect(attack(['Fire Iron']).where('ann')).toBe('17B-a')
  })

  it('DMD-ENEMY-6 DMD-EPFIVE-2 in the dark an attack puts at most 2 wounds on a Hunting Horror', () => {
    const attack = (lamps: string[]) =>
      at({
        episode: '5',
        ann: { is: 'ian', on: '11B-a' },
        foes: { '11B-a': ['hunting-horror'] },
        lamps,
      })
        .rolls('S S S | S')
        .pick('attack', 'hunting-horror')
        .pick('keepDice')
        .foes('11B-a')
    expect(attack([])).toEqual(['hunting-horror 2'])
    expect(attack(['11B-a'])).toEqual(['hunting-horror 4'])
  })

  it('DMD-ENEMY-7 the Shoggoth heals whenever the Elder One advances', () => {
    const t = at({ episode: '6', foes: { '17A-a': ['shoggoth 5'] } }).runOnly('advance', {
      isEpisodeFirst: false,
    })
    expect(t.foes('17A-a')).toEqual(['shoggoth'])
  })

  it('DMD-ENEMY-8 whoever is near is shaken when the Chthonian moves or comes', () => {
    const t = at({ episode: '6', ann: { on: '5B-a' }, bob: { on: '3A-a' } }).resolve('e6.m2')
    expect([t.tracks('ann'), t.tracks('bob')]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ])
  })

  it('DMD-ENEMY-9 DMD-CTHULHU-2 a Cultist in R’lyeh has a die more, and its wounds cost stress', () => {
    const t = at({ ann: { is: 'kid' }, foes: { '1A-a': ['cultist'] }, rlyeh: ['1A-a'] })
    t.rolls('| S B B').assault('ann', 'cultist').pick('keepDice')
    expect(t.tracks('ann')).toEqual([1, 1, 0])
  })

  it('DMD-ENEMY-10 DMD-CTHULHU-1 DMD-CTHULHU-3 two wounds of the Star Spawn raise R’lyeh, next door if it is there', () => {
    const t = at({
      ann: { is: 'kid', on: '3A-a' },
      foes: { '3A-a': ['star-spawn'] },
      rlyeh: ['3A-a'],
    })
    t.rolls('S S B | B').assault('ann', 'star-spawn').pick('keepDice')
    expect(t.asked).toBe('ann choose.one')
    t.pick('chooseSpace', '3A-b')
    expect(t.table.rlyeh.filter(Boolean)).toHaveLength(2)
  })

  it('DMD-ENEMY-11 DMD-ENEMY-12 DMD-HASTUR-1 Yellow Signs come with elder signs of Cultists and wounds of Disciples', () => {
    const t = at({
      elderOne: 'hastur',
      ann: { is: 'kid' },
      foes: { '1A-a': ['hastur-disciple', 'cultist'] },
    })
    t.rolls('S B | B').assault('ann', 'hastur-disciple').pick('keepDice')
    expect(t.hero('ann').signs).toBe(1)
    t.rolls('S | B').assault('ann', 'cultist').pick('keepDice')
    expect(t.hero('ann').signs).toBe(1)
  })

  it('DMD-ENEMY-9 no stress without a wound, nor outside R’lyeh', () => {
    const stress = (rlyeh: readonly string[], roll: string): number => {
      const t = at({ ann: { is: 'kid' }, foes: { '1A-a': ['cultist'] }, rlyeh })
      return t.rolls(roll).assault('ann', 'cultist').pick('keepDice').hero('ann').stress
    }
    expect([stress(['1A-a'], '| B B B'), stress(['2A-a'], '| S B')]).toEqual([0, 0])
    expect(stress(['1A-a'], '| S S B')).toBe(1)
  })

  it('DMD-CTHULHU-2 whatever attacks from R’lyeh has a die more, the Elder One too', () => {
    const dice = (rlyeh: readonly string[], who: string, roll: string): number | undefined => {
      const foes = { '1A-a': ['fire-vampire'] }
      const t = at({ ann: { is: 'kid' }, foes, elder: { on: '1A-a' }, rlyeh })
      return t.rolls(roll).assault('ann', who).table.roll?.dice.length
    }
    expect(dice(['1A-a'], 'fire-vampire', 'B B | B B')).toBe(4)
    expect(dice(['2A-a'], 'fire-vampire', 'B B | B')).toBe(3)
    expect(dice(['1A-a'], 'elder', 'B B B | B')).toBe(4)
  })
})

describe('Cthulhu', () => {
  it('DMD-CTHULHU-4 an advance raises R’lyeh where the active one is, with a Cultist', () => {
    const t = at({ ann: { on: '4A-a' } }).runOnly('advance', { isEpisodeFirst: false })
    expect(t.table.rlyeh[t.space('4A-a')]).toBe(true)
    expect(t.foes('4A-a')).toEqual(['cultist'])
  })

  it('DMD-CTHULHU-5 the second stage brings the Star Spawn, or heals it', () => {
    const t = at({ track: 4 }).runOnly('arrival', {})
    expect(t.foes('9A-a')).toEqual(['star-spawn'])
    expect(
      at({ foes: { '5A-a': ['star-spawn 5'] } })
        .runOnly('arrival', {})
        .foes('5A-a'),
    ).toEqual(['star-spawn'])
    const whole = at({ foes: { '5A-a': ['star-spawn'] } }).runOnly('arrival', {})
    expect(whole.told('recovers')).toEqual([])
  })

  it('DMD-CTHULHU-6 DMD-CTHULHU-8 at the end of a turn: stress in R’lyeh, and it comes nearer if nobody is with it', () => {
    const t = at({
      ann: { on: '2A-a' },
      elder: { on: '2A-b', stage: 3 },
      bob: { on: '9A-a' },
      rlyeh: ['2A-a'],
    })
    t.run('endEffects', { hero: 0, left: [0, 1] })
    expect(t.tracks('ann')).toEqual([0, 1, 0])
    expect(t.foes('2A-a')).toEqual(['elder'])
  })

  it('DMD-CTHULHU-7 the third stage costs everybody 1 sanity', () => {
    const t = at({ elder: { on: '9A-a' } }).runOnly('reveal', {})
    expect([t.tracks('ann'), t.tracks('bob')]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ])
  })

  it('DMD-CTHULHU-9 DMD-TERM-22 the fourth raises R’lyeh at its space and at the gates', () => {
    const t = at({ elder: { on: '5A-b', stage: 3 } }).runOnly('reveal', {})
    const spaces = ['5A-b', '9A-a', '3A-a', '7A-a'].map((id) => t.table.rlyeh[t.space(id)])
    expect(spaces).toEqual([true, true, true, true])
  })

  it('DMD-CTHULHU-10 whoever attacks it in the fourth stage takes stress', () => {
    const t = at({ ann: { is: 'adam' }, elder: { on: '1A-a', stage: 4 }, disrupted: true })
    t.rolls('B B B').pick('attack', 'elder').pick('keepDice')
    expect(t.tracks('ann')).toEqual([0, 1, 0])
  })

  it('DMD-CTHULHU-4 DMD-TERM-22 with no R’lyeh token left the Cultist comes at the blue gate', () => {
    const spaces = ['1A-a', '2A-a', '2A-b', '3A-a', '3A-b', '4A-a', '4A-b', '5A-a', '5A-b', '5A-c']
    const advances = (rlyeh: readonly string[]) =>
      at({ ann: { is: 'ian' }, rlyeh }).runOnly('advance', { isEpisodeFirst: false })
    const none = advances(spaces)
    expect(none.table.rlyeh.filter(Boolean)).toHaveLength(10)
    expect(none.foes('7A-a')).toEqual(['cultist'])
    const last = advances(spaces.slice(1))
    expect([last.foes('1A-a'), last.foes('7A-a')]).toEqual([['cultist'], []])
  })

  it('DMD-CTHULHU-10 also if somebody else was named first, and not if it is spared', () => {
    const brawl = () =>
      at({
        ann: { is: 'ian', levels: { brawling: 2 } },
        elder: { on: '1A-a', stage: 4 },
        disrupted: true,
        foes: { '1A-a': ['cultist'] },
      }).pick('attack', 'cultist')
    const both = brawl().rolls('S B B | B').pick('alsoTarget', 'elder').pick('keepDice')
    expect(both.pick('assign', 1).hero('ann').stress).toBe(1)
    const one = brawl().rolls('S B B | B').pick('strike').pick('keepDice')
    expect(one.hero('ann').stress).toBe(0)
  })
})

describe('Hastur', () => {
  const elderOne = 'hastur'

  it('DMD-HASTUR-2 an advance gives everybody a Yellow Sign, while there are any', () => {
    const t = at({ elderOne, ann: { signs: 5 }, bob: { signs: 6 } }).runOnly('advance', {
      isEpisodeFirst: false,
    })
    expect([t.hero('ann').signs, t.hero('bob').signs]).toEqual([6, 6])
  })

  it('DMD-HASTUR-4 three of them cost 2 sanity at the end of the turn', () => {
    const t = at({ elderOne, ann: { is: 'morgan', signs: 3 } }).runOnly('endEffects', {
      hero: 0,
      left: [0],
    })
    expect([t.hero('ann').signs, t.hero('ann').sanity]).toEqual([0, 2])
  })

  it('DMD-HASTUR-5 the second stage brings two Disciples', () => {
    const t = at({ elderOne }).runOnly('arrival', {})
    expect([t.foes('9A-a'), t.foes('3A-a')]).toEqual([['hastur-disciple'], ['hastur-disciple']])
  })

  it('DMD-HASTUR-6 two signs forbid rerolls against it', () => {
    const t = at({
      elderOne,
      ann: { is: 'adam', signs: 2 },
      elder: { on: '1A-a' },
      disrupted: true,
      foes: { '1A-a': ['cultist'] },
    })
    t.rolls('B B B').pick('attack', 'elder')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.rolls('B B B').pick('attack', 'cultist').offers('reroll', 0)).toBe(true)
  })

  it.each([
    [1, true],
    [2, false],
  ])('DMD-HASTUR-6 with %s signs an item may reroll against it: %s', (signs, mayUse) => {
    const t = at({
      elderOne,
      ann: { is: 'adam', signs, has: ['Smelling Salts'] },
      elder: { on: '1A-a' },
      disrupted: true,
    })
    t.rolls('B B B').pick('attack', 'elder')
    expect(t.offers('useCard', 'Smelling Salts')).toBe(mayUse)
  })

  it('DMD-HASTUR-7 the third stage: a sign for everybody, and it goes to whoever has most', () => {
    const t = at({
      elderOne,
      ann: {},
      bob: { on: '4A-a', signs: 1 },
      elder: { on: '9A-a' },
    }).runOnly('reveal', {})
    expect([t.hero('ann').signs, t.hero('bob').signs]).toEqual([1, 2])
    expect(t.foes('4A-a')).toEqual(['elder'])
  })

  it('DMD-HASTUR-8 a sign for sharing a space with the court', () => {
    const t = at({
      elderOne,
      foes: { '1A-a': ['hastur-disciple'] },
      elder: { on: '9A-a', stage: 3 },
    })
    expect(t.runOnly('endEffects', { hero: 0, left: [1] }).hero('ann').signs).toBe(1)
  })

  it('DMD-HASTUR-9 the fourth stage settles all signs for sanity', () => {
    const t = at({
      elderOne,
      ann: { is: 'morgan', signs: 3 },
      bob: { signs: 1 },
      elder: { on: '9A-a', stage: 3 },
    })
    t.runOnly('reveal', {})
    expect([t.hero('ann').sanity, t.hero('bob').sanity]).toEqual([2, 1])
    expect([t.hero('ann').signs, t.hero('bob').signs]).toEqual([0, 0])
  })

  it('DMD-HASTUR-10 in the fourth stage the signs are rolled for, three dice at most', () => {
    const t = at({ elderOne, ann: { is: 'ian', signs: 4 }, elder: { on: '9A-a', stage: 4 } })
    t.rolls('S T B')
      .runOnly('endEffects', { hero: 0, left: [2] })
      .pick('keepDice')
    expect(t.tracks('ann')).toEqual([1, 0, 1])
  })
})

describe('Whom an ability is not for', () => {
  it('DMD-ENEMY-3 water lends a die to Deep Ones alone', () => {
    const t = at({ episode: '2', ann: { is: 'kid', on: '9B-a' }, foes: { '9B-a': ['cultist'] } })
    expect(t.rolls('| B B').assault('ann', 'cultist').table.roll?.dice).toHaveLength(2)
  })

  it('DMD-ENEMY-4 a Ghoul lends no die to others', () => {
    const foes = { '13A-a': ['ghoul', 'ghoul', 'cultist'] }
    const t = at({ episode: '3', ann: { is: 'kid' }, foes })
    expect(t.rolls('| B B').assault('ann', 'cultist').table.roll?.dice).toHaveLength(2)
  })

  it('DMD-ENEMY-5 a Byakhee that was killed meanwhile carries nobody', () => {
    const ann = { is: 'ian', on: '10A-b', levels: { 'vengeance-obsession': 3 } } as const
    const t = at({ episode: '4', ann, foes: { '10A-b': ['byakhee 3'] } })
    t.rolls('S | B B').assault('ann', 'byakhee').pick('keepDice')
    expect([t.where('ann'), t.foes('10A-b'), t.told('placed')]).toEqual(['10A-b', [], []])
  })

  it('DMD-ENEMY-7 a Shoggoth with a single wound heals too, and of a whole one nothing is told', () => {
    const advance = (foe: string): DmdScenario =>
      at({ episode: '6', foes: { '17A-a': [foe] } }).runOnly('advance', { isEpisodeFirst: false })
    const hurt = advance('shoggoth 1')
    expect([hurt.foes('17A-a'), hurt.told('recovers').length]).toEqual([['shoggoth'], 1])
    expect(advance('shoggoth').told('recovers')).toEqual([])
  })

  it('DMD-ENEMY-10 the token of a Star Spawn brings no Cultist', () => {
    const t = at({ ann: { is: 'kid', on: '3A-a' }, foes: { '3A-a': ['star-spawn'] } })
    t.rolls('S S B').assault('ann', 'star-spawn').pick('keepDice')
    expect([t.table.rlyeh[t.space('3A-a')], t.foes('3A-a')]).toEqual([true, ['star-spawn']])
  })

  it('DMD-CTHULHU-10 Hastur does not trouble whoever attacks him', () => {
    const ann = { is: 'adam' } as const
    const elder = { on: '1A-a', stage: 4 } as const
    const t = at({ elderOne: 'hastur', ann, elder, disrupted: true })
    t.rolls('B B B').pick('attack', 'elder').pick('keepDice')
    expect(t.tracks('ann')).toEqual([0, 0, 0])
  })

  it('DMD-HASTUR-10 without a sign there is no roll, and no order to choose', () => {
    const ann = { is: 'ahmed', wounds: 1 } as const
    const t = at({ elderOne: 'hastur', ann, elder: { on: '9A-a', stage: 4 } })
    t.run('endEffects', { hero: 0, left: [0, 1, 2, 8] })
    expect([t.asked, t.told('rolls')]).toEqual(['ann prayer.whom', []])
  })
})
