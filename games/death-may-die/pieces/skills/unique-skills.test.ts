import { describe, expect, it } from 'vitest'
import { at, type Position } from '../../testing/at.ts'

describe('Unique skills', () => {
  it('DMD-VENGE-3 DMD-VENGE-4 every enemy there takes 2 wounds, and 2 stress are healed', () => {
    const t = at({
      ann: { is: 'ian', stress: 3, levels: { 'vengeance-obsession': 4 } },
      foes: { '1A-a': ['fire-vampire', 'cultist'] },
    })
    t.rolls('S B | B').assault('ann', 'fire-vampire').pick('keepDice')
    expect(t.foes('1A-a')).toEqual(['fire-vampire 2'])
    expect(t.tracks('ann')).toEqual([1, 1, 0])
  })

  it('DMD-VENGE-3 the Elder One beside the attacker too, once it can be hurt', () => {
    const avenged = (disrupted: boolean) => {
      const t = at({
        ann: { is: 'ian', levels: { 'vengeance-obsession': 3 } },
        elder: { on: '1A-a' },
        disrupted,
        foes: { '1A-a': ['cultist'], '2A-a': ['cultist'] },
      })
      t.rolls('| S B').assault('ann', 'cultist').pick('keepDice')
      expect([t.foes('1A-a'), t.foes('2A-a')]).toEqual([['cultist 1', 'elder'], ['cultist']])
      return t.table.elder.wounds
    }
    expect([avenged(true), avenged(false)]).toEqual([1, 0])
  })

  it.each([
    [1, 2],
    [2, 3],
    [4, 4],
  ])(
    'DMD-SAVAGE-1 DMD-SAVAGE-2 DMD-SAVAGE-4 Savage %i makes one success %i wounds on an enemy that is alone',
    (savage, wounds) => {
      const t = at({
        ann: { is: 'borden', levels: { savage } },
        elder: { on: '1A-a' },
        disrupted: true,
      })
      t.rolls('S B B').pick('attack', 'elder').pick('keepDice').pick('count', 1)
      expect(t.table.elder.wounds).toBe(wounds)
    },
  )

  it('DMD-SAVAGE-1 DMD-SAVAGE-3 not without a success, nor among others; a kill heals all stress', () => {
    const ann = { is: 'borden', stress: 3, levels: { savage: 3 } } as const
    const t = at({ ann, foes: { '1A-a': ['cultist'] } })
      .rolls('S B B')
      .pick('attack', 'cultist')
      .pick('keepDice')
    expect(t.pick('count', 1).tracks('ann')).toEqual([0, 0, 0])
    const none = at({ ann, foes: { '1A-a': ['cultist'] } })
      .rolls('B B B')
      .pick('attack', 'cultist')
      .pick('keepDice')
    expect(none.asked).toBe('ann actions.choose')
    const two = at({ ann, foes: { '1A-a': ['cultist 1', 'cultist'] } })
      .rolls('S B B')
      .pick('attack', 'cultist#1')
    expect(two.pick('keepDice').tracks('ann')).toEqual([0, 3, 0])
  })

  it('DMD-SAVAGE-1 adds nothing beside another enemy, of whatever kind', () => {
    const t = at({ ann: { is: 'borden' }, foes: { '1A-a': ['fire-vampire', 'cultist'] } })
    t.rolls('S B B').pick('attack', 'fire-vampire').pick('keepDice')
    expect([t.asked, t.foes('1A-a')]).toEqual(['ann actions.choose', ['cultist', 'fire-vampire 1']])
  })

  it('DMD-GATES-1 DMD-GATES-2 what is summoned at a gate near the Kid is half dead', () => {
    const t = at({ ann: { is: 'kid', on: '9A-a' } }).resolve('ct.m5')
    expect([t.foes('9A-a'), t.foes('7A-a')]).toEqual([['cultist 1'], ['cultist']])
    const next = at({ ann: { is: 'kid', on: '6A-b' } }).resolve('ct.m5')
    expect(next.foes('9A-a')).toEqual(['cultist'])
    const two = at({ ann: { is: 'kid', on: '6A-b', levels: { 'gate-manipulation': 2 } } }).resolve(
      'ct.m5',
    )
    expect(two.foes('9A-a')).toEqual(['cultist 1'])
  })

  it('DMD-GATES-3 DMD-GATES-4 near a gate the Kid rests anywhere, later for nothing and with one more die', () => {
    const kid = (level: number, on: string) =>
      at({
        ann: { is: 'kid', on, wounds: 1, levels: { 'gate-manipulation': level } },
        foes: { [on]: ['cultist'] },
      })
    expect(kid(2, '9A-a').refusal('rest')).toBe('not-safe')
    expect(kid(3, '5A-a').refusal('rest')).toBe('not-safe')
    expect(kid(3, '9A-a').pick('rest').table.actions).toBe(2)
    const four = kid(4, '9A-a').pick('rest')
    expect(four.table.actions).toBe(3)
    expect(four.rolls('B B B | B').pick('attack', 'cultist').table.roll?.dice).toHaveLength(4)
  })

  it('DMD-GATES-4 one Rest of a turn is free, and no second one', () => {
    const ann = { is: 'kid', on: '9A-a', stress: 7, levels: { 'gate-manipulation': 4 } } as const
    const t = at({ ann }).pick('rest')
    expect(t.table.actions).toBe(3)
    expect(t.pick('rest').table.actions).toBe(2)
  })

  it.each([
    [1, 2, 4],
    [1, 1, 3],
    [2, 1, 4],
    [3, 2, 5],
    [4, 2, 6],
  ])(
    'DMD-FUELED-1 DMD-FUELED-2 DMD-FUELED-3 DMD-FUELED-4 level %i at sanity %i: %i dice',
    (level, sanity, dice) => {
      const t = at({
        ann: { is: 'adam', sanity, levels: { 'fueled-by-madness': level } },
        foes: { '1A-a': ['cultist'] },
      })
      t.dice(...Array.from({ length: dice }, () => 1)).pick('attack', 'cultist')
      expect(t.table.roll?.dice).toHaveLength(dice)
    },
  )

  it('DMD-UNKILL-1 DMD-UNKILL-2 DMD-UNKILL-3 DMD-UNKILL-4 DMD-UNKILL-5 DMD-ENDING-6 Rasputin does not stay dead', () => {
    const die = (level: number, revivals: number) =>
      at({
        ann: { is: 'rasputin', wounds: 4, stress: 3, revivals, levels: { unkillable: level } },
      }).wound('ann', 2)
    expect(die(1, 0).tracks('ann')).toEqual([0, 3, 0])
    expect(die(1, 0).outcome).toBeNull()
    expect(die(1, 1).outcome?.ending).toBe('deadEarly')
    expect(die(2, 1).outcome).toBeNull()
    expect(die(3, 1).tracks('ann')).toEqual([0, 0, 0])
    expect([die(3, 2).outcome?.ending, die(4, 2).outcome]).toEqual(['deadEarly', null])
    expect(at({ ann: { is: 'rasputin', sanity: 19 } }).terrify('ann', 1).outcome?.ending).toBe(
      'madEarly',
    )
  })

  it('DMD-STRUNG-1 DMD-STRUNG-2 DMD-STRUNG-3 DMD-STRUNG-4 tentacles as successes, which stay tentacles', () => {
    const beth = (level: number) =>
      at({
        ann: { is: 'beth', wounds: 3, levels: { 'high-strung': level } },
        foes: { '1A-a': ['fire-vampire'] },
      })
        .rolls('T T B | B')
        .pick('attack', 'fire-vampire')
        .pick('keepDice')
    expect(beth(1).offered).toEqual(['count 0..1'])
    expect(beth(1).defaultPick).toBe('count 1')
    const two = beth(2).pick('count', 2)
    expect(two.foes('1A-a')).toEqual(['fire-vampire 2'])
    expect(two.tracks('ann')).toEqual([3, 0, 2])
    expect(beth(3).pick('count', 2).tracks('ann')).toEqual([1, 0, 2])
    const four = beth(4).pick('count', 2)
    expect(four.offered).toEqual(['count 0..1'])
    expect(four.pick('count', 1).foes('1A-a')).toEqual([])
    const ann = { is: 'beth', levels: { 'high-strung': 4 } } as const
    const large = at({ ann, foes: { '1A-a': ['star-spawn'] } }).rolls('T T B | B')
    large.pick('attack', 'star-spawn').pick('keepDice').pick('count', 0).pick('count', 1)
    expect(large.foes('1A-a')).toEqual(['star-spawn 2'])
  })

  it('DMD-ARCANE-1 DMD-ARCANE-2 DMD-ARCANE-4 elder signs as successes', () => {
    const fatima = (level: number) =>
      at({
        ann: { is: 'fatima', levels: { 'arcane-mastery': level } },
        foes: { '1A-a': ['fire-vampire'] },
      })
        .rolls('E E B')
        .pick('attack', 'fire-vampire')
        .pick('keepDice')
    expect(fatima(1).offered).toEqual(['count 0..1'])
    expect(fatima(2).pick('count', 2).foes('1A-a')).toEqual(['fire-vampire 2'])
    expect(fatima(4).pick('count', 2).foes('1A-a')).toEqual([])
  })

  it('DMD-PRAYER-1 DMD-PRAYER-2 DMD-PRAYER-3 DMD-PRAYER-4 Ahmed heals at the end of his turn', () => {
    const pray = (level: number) =>
      at({
        ann: { is: 'ahmed', stress: 3, levels: { 'healing-prayer': level } },
        bob: { wounds: 3, stress: 3 },
      }).run('prayer', { hero: 0, whom: -1 })
    expect(
      pray(1).pick('chooseHero', 'bob').pick('heal', '1 wounds 0 stress').tracks('bob'),
    ).toEqual([2, 3, 0])
    expect(
      pray(2).pick('chooseHero', 'bob').pick('heal', '1 wounds 1 stress').tracks('bob'),
    ).toEqual([2, 2, 0])
    expect(pray(3).pick('chooseHero', 'bob').tracks('bob')).toEqual([1, 1, 0])
    const all = pray(4)
    expect([all.tracks('ann'), all.tracks('bob')]).toEqual([
      [0, 1, 0],
      [1, 1, 0],
    ])
  })
})

describe('Unique skills, level by level', () => {
  it.each([
    [1, ['cultist', 'fire-vampire 1'], 3],
    [2, ['cultist', 'fire-vampire 1'], 2],
    [3, ['cultist 1', 'fire-vampire 1'], 2],
    [4, ['fire-vampire 2'], 1],
  ])(
    'DMD-VENGE-1 DMD-VENGE-2 DMD-VENGE-3 DMD-VENGE-4 level %i leaves %o and stress %i',
    (level, left, stress) => {
      const ian = (roll: string, wounds = 0) =>
        at({
          ann: { is: 'ian', wounds, stress: 3, levels: { 'vengeance-obsession': level } },
          foes: { '1A-a': ['fire-vampire', 'cultist'], '2A-a': ['cultist'] },
        })
          .rolls(roll)
          .assault('ann', 'fire-vampire')
          .pick('keepDice')
      const t = ian('S B | B')
      expect([t.foes('1A-a'), t.foes('2A-a'), t.hero('ann').stress]).toEqual([
        left,
        ['cultist'],
        stress,
      ])
      const missed = ian('B B | B')
      expect([missed.foes('1A-a'), missed.hero('ann').stress]).toEqual([
        ['cultist', 'fire-vampire'],
        3,
      ])
      expect(ian('S B | B', 6).outcome?.ending).toBe('deadEarly')
    },
  )

  it('DMD-SAVAGE-3 level 3 still adds two wounds, heals for a stage too, and not without a kill', () => {
    const borden = (level: number, wounds: number) =>
      at({
        ann: { is: 'borden', stress: 3, levels: { savage: level } },
        elder: { on: '1A-a', wounds },
        disrupted: true,
      })
        .rolls('S B B')
        .pick('attack', 'elder')
        .pick('keepDice')
        .pick('count', 1)
    expect([borden(3, 0).table.elder.wounds, borden(3, 0).hero('ann').stress]).toEqual([3, 3])
    expect([borden(3, 5).table.elder.stage, borden(3, 5).hero('ann').stress]).toEqual([3, 0])
    expect(borden(2, 5).hero('ann').stress).toBe(3)
  })

  it.each([1, 2, 3, 4])(
    'DMD-LUCKY-1 DMD-LUCKY-4 level %i: against her too, and for nobody else',
    (lucky) => {
      const foes = { '1A-a': ['fire-vampire'] }
      const t = at({
        ann: { is: 'elizabeth', stress: 8, levels: { lucky } },
        bob: { is: 'ian' },
        foes,
      })
      t.rolls('T B | B').assault('ann', 'fire-vampire')
      for (let taken = 0; taken < lucky; taken++) t.rolls('T').pick('rerollFree', 0)
      expect([t.asked, t.hero('ann').sanity]).toEqual(['fight is over', 1])
      t.rolls('T B | B').assault('bob', 'fire-vampire')
      expect(t.offered.filter((one) => one.startsWith('rerollFree'))).toEqual([])
    },
  )

  it.each([
    [1, 3],
    [2, 3],
    [3, 1],
    [4, 1],
  ])('DMD-OMENS-3 level %i: stress %i once a card is under the deck', (level, stress) => {
    const t = at({
      ann: { is: 'fatima', stress: 3, levels: { 'read-the-omens': level } },
      bob: { stress: 3 },
      mythos: ['ct.m5', 'ct.m3'],
      discovery: ['e1.d10'],
    }).endActions()
    if (level === 1) t.pick('replaceMythos')
    else t.pick('keepMythos', 'ct.m3')
    if (level === 4) t.pick('decline')
    expect([t.hero('ann').stress, t.hero('bob').stress]).toEqual([stress, 3])
    expect(t.discards).toEqual(['ct.m3'])
  })

  it('DMD-OMENS-3 DMD-OMENS-5 a card that an Observing Log puts under the deck heals nothing', () => {
    const t = at({
      episode: '4',
      ann: { is: 'fatima', stress: 5, levels: { 'read-the-omens': 3 }, has: ['Observing Log'] },
      mythos: ['ct.m5', 'e4.m2', 'ct.m3'],
      discovery: ['e4.d10'],
    }).endActions()
    t.pick('keepMythos', 'ct.m5')
    expect(t.hero('ann').stress).toBe(3) // for the other of the two
    t.pick('useCard', 'Observing Log')
    expect([t.hero('ann').stress, t.claims('ann'), t.discards]).toEqual([3, [], ['ct.m3']])
  })

  it('DMD-GATES-1 half the health is rounded up, and the Elder One is not concerned', () => {
    const kid = { is: 'kid', on: '9A-a' } as const
    expect(at({ ann: kid }).resolve('ct.m4').foes('9A-a')).toEqual(['star-spawn 4'])
    const t = at({ ann: kid, track: 4 }).runOnly('arrival', {})
    expect(t.table.elder.wounds).toBe(0)
  })

  it('DMD-STRUNG-4 not for one tentacle, nor in a roll against her', () => {
    const ann = { is: 'beth', levels: { 'high-strung': 4 } } as const
    const foes = { '1A-a': ['fire-vampire'] }
    const one = at({ ann, foes })
      .rolls('T B B | B')
      .pick('attack', 'fire-vampire')
      .pick('keepDice')
      .pick('count', 1)
    expect([one.asked, one.foes('1A-a')]).toEqual(['ann actions.choose', ['fire-vampire 1']])
    const against = at({ ann, foes })
      .rolls('T T | B')
      .assault('ann', 'fire-vampire')
      .pick('keepDice')
    expect(against.pick('count', 0).tracks('ann')).toEqual([0, 0, 2])
  })

  it('DMD-PRAYER-1 DMD-PRAYER-4 nobody outside his space, and he may leave it', () => {
    const ahmed = (level: number) =>
      at({
        ann: { is: 'ahmed', wounds: 3, levels: { 'healing-prayer': level } },
        bob: { on: '2A-a', wounds: 3 },
      }).run('prayer', { hero: 0, whom: -1 })
    expect(ahmed(1).offered).toEqual(['chooseHero ann', 'decline'])
    expect(ahmed(1).pick('decline').hero('ann').wounds).toBe(3)
    expect(ahmed(3).pick('chooseHero', 'ann').hero('ann').wounds).toBe(1)
    const all = ahmed(4)
    expect([all.hero('ann').wounds, all.hero('bob').wounds]).toEqual([1, 3])
  })

  it('DMD-PRAYER-1 for an Ahmed who does not answer it is whoever has most wounds', () => {
    const picked = (bob: object) =>
      at({ ann: { is: 'ahmed' }, bob }).run('prayer', { hero: 0, whom: -1 }).defaultPick
    expect(picked({ wounds: 1 })).toBe('chooseHero bob')
    expect(picked({ stress: 2 })).toBe('decline')
  })
})

describe('Skills of somebody who has none or is no more', () => {
  it('DMD-SAVAGE-1 DMD-INV-8 a companion who teaches something else makes nobody savage', () => {
    const attack = (is: 'ian' | 'borden'): string | null => {
      const t = at({ ann: { is, has: ['Jerome'] }, foes: { '1A-a': ['fire-vampire'] } })
      t.rolls(is === 'ian' ? 'S B B | B' : 'S B B').pick('attack', 'fire-vampire')
      return t.pick('keepDice').asked
    }
    expect(attack('borden')).toBe('ann roll.count')
    expect(attack('ian')).toBe('ann actions.choose')
  })

  it('DMD-GATES-1 whoever has fallen beside a gate hurts nobody who comes through it', () => {
    const come = (kid: Position['ann']): string[] =>
      at({
        turn: 'bob',
        ann: { is: 'kid', ...kid, levels: { 'gate-manipulation': 2 } },
        bob: { is: 'ian', on: '1A-a' },
        elder: { on: '1A-a' },
      })
        .resolve('e1.m1', 'bob')
        .foes('9A-a')
    expect(come({ on: '9A-a' })).toEqual(['fire-vampire 2'])
    expect(come({ fellAt: '9A-a' })).toEqual(['fire-vampire'])
  })

  it('DMD-GATES-1 what comes elsewhere than through a gate is not hurt', () => {
    const ann = { is: 'kid', on: '4B-a', levels: { 'gate-manipulation': 2 } } as const
    const t = at({ episode: '3', ann, bones: ['12A-b', '5B-c', '8B-a'] }).pick('act', 'open-grave')
    expect(t.foes('4B-a')).toEqual(['ghoul'])
  })
})
