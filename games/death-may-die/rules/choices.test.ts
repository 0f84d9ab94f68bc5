import { describe, expect, it } from 'vitest'
import { at, newMatch, type DmdScenario, type Position } from '../testing/at.ts'

describe('Questions', () => {
  it('DMD-CHOICE-1 figures that nobody could tell apart are offered once, and a single answer is taken', () => {
    const t = at({ foes: { '1A-a': ['cultist', 'cultist', 'cultist 1'] } })
    expect(t.offered.filter((one) => one.startsWith('attack'))).toHaveLength(2)
    expect(at({ ann: { wounds: 1 } }).pick('rest').asked).toBe('ann actions.choose')
  })

  it('DMD-CHOICE-1 DMD-TERM-11 where an enemy ends is asked once, and not at all if every way ends alike', () => {
    // Both are three links away from 9A-a, and both by way of 6A-b.
    const apart = at({
      ann: { on: '5A-c' },
      bob: { on: '3A-b' },
      foes: { '9A-a': ['cultist'] },
    }).resolve('e1.m3')
    expect(apart.foes('6A-b')).toEqual(['cultist'])
    expect(apart.told('comes')).toHaveLength(2)
    expect(apart.asked).toBe('mythos is over')
  })

  it('DMD-CHOICE-1 a tie between goals is asked about by the spaces where it can end', () => {
    const t = at({
      ann: { on: '8A-b' },
      bob: { on: '6A-b' },
      foes: { '9A-a': ['cultist'] },
    }).resolve('ct.m2')
    expect(t.asked).toBe('ann choose.one')
    expect(t.offered).toEqual(['chooseSpace 6A-b', 'chooseSpace 8A-b'])
    expect(t.pick('chooseSpace', '8A-b').foes('8A-b')).toEqual(['cultist'])
  })

  it('DMD-CHOICE-1 end-of-turn effects that do nothing, or the same in any order, are not asked about', () => {
    const ends = (position: Position, left: number[]) =>
      at(position).runOnly('endEffects', { hero: 0, left })
    const elder = { on: '9A-a', stage: 3 }
    const idle = ends({ ann: { on: '2A-a' }, elder: { on: '2A-a', stage: 3 } }, [0, 1])
    expect([idle.asked, idle.told('comes'), idle.told('stress')]).toEqual([
      'endEffects is over',
      [],
      [],
    ])
    const both = ends({ ann: { on: '2A-a' }, bob: { on: '2A-a' }, elder, rlyeh: ['2A-a'] }, [0, 1])
    expect([both.asked, both.told('comes').length, both.hero('ann').stress]).toEqual([
      'endEffects is over',
      1,
      1,
    ])
    const hastur: Position = { elderOne: 'hastur', elder, foes: { '1A-a': ['hastur-disciple'] } }
    const first = ends({ ...hastur, ann: { is: 'ian', signs: 1 } }, [0, 1])
    expect([first.asked, first.hero('ann').signs]).toEqual(['endEffects is over', 2])
    expect(ends({ ...hastur, ann: { is: 'ian', signs: 2 } }, [0, 1]).offered).toHaveLength(2)
  })

  it('DMD-CHOICE-1 with the option panic, stress may kill before the Elder One moves, so it is asked', () => {
    const t = at({
      ann: { on: '2A-a' },
      bob: { on: '2A-a' },
      elder: { on: '9A-a', stage: 3 },
      rlyeh: ['2A-a'],
      settings: { panic: true },
    }).runOnly('endEffects', { hero: 0, left: [0, 1] })
    expect(t.offered).toEqual(['effect DMD-CTHULHU-6', 'effect DMD-CTHULHU-8'])
  })

  it('DMD-ENDTURN-1 DMD-PRAYER-1 a prayer can come after the stress of a stage, though nobody had any before', () => {
    const t = at({ ann: { is: 'ahmed', on: '2A-a' }, elder: { on: '9A-a' }, rlyeh: ['2A-a'] })
    t.runOnly('endEffects', { hero: 0, left: [0, 8] })
    expect(t.hero('ann').stress).toBe(1)
    expect(t.asked).toBe('ann prayer.whom')
    expect(t.pick('chooseHero', 'ann').hero('ann').stress).toBe(0)
  })

  it('DMD-CHOICE-3 what happens at one moment comes in the order of the active player, and that can matter', () => {
    const beside = () =>
      at({
        elderOne: 'hastur',
        ann: { is: 'ian', signs: 2 },
        elder: { on: '9A-a', stage: 3 },
        foes: { '1A-a': ['hastur-disciple'] },
      }).runOnly('endEffects', { hero: 0, left: [0, 1] })
    const discarded = beside().pick('effect', 'DMD-HASTUR-8')
    expect(discarded.hero('ann')).toMatchObject({ signs: 0, sanity: 2 })
    const kept = beside().pick('effect', 'DMD-HASTUR-4')
    expect(kept.hero('ann')).toMatchObject({ signs: 3, sanity: 0 })
  })

  it.each([
    ['fire-vampire', 'fire-vampire 2'],
    ['fire-vampire 2', 'fire-vampire'],
  ])('DMD-CHOICE-5 where %s and %s move, the most wounded does so first', (one, other) => {
    const t = at({ ann: { on: '4A-a' }, foes: { '9A-a': [one, other] } }).resolve('e1.m1')
    while (t.asked?.includes('choose')) t.takeDefault()
    const [first] = t.told('comes')
    expect(t.table.enemies[first?.foe ?? -1]?.wounds).toBe(2)
  })

  it.each(['attack', 'fire', 'roll', 'text'] as const)(
    'DMD-TERM-6 damage is wounds, whoever takes it: what spares one spares the other, from %s',
    (from) => {
      const t = at({ ann: { is: 'morgan', levels: { toughness: 1 } } }).wound('ann', 2, from)
      expect(t.hero('ann').wounds).toBe(1)
      const shared = at({ ann: { is: 'ian', has: ['Jerome'] } }).wound('ann', 2, from)
      shared.pick('shield', 'Jerome')
      expect(shared.hero('ann').wounds).toBe(1)
      expect(shared.told('shields')).toHaveLength(1)
    },
  )

  it('DMD-TERM-23 DMD-TERM-28 markers never run out, and tokens that are removed come back', () => {
    const t = at({ ann: { is: 'ian', on: '3A-b' }, markers: { '5A-c': 3, '6A-b': 3, '8A-a': 3 } })
    t.rolls('S S S').pick('act', 'spoil').pick('keepDice')
    expect(t.table.things.map(({ markers }) => markers)).toEqual([3, 3, 3, 3])
    const fire = at({ ann: { has: ['Bleach'] }, fire: { '1A-a': 8 } })
      .pick('useCard', 'Bleach')
      .resolve('e1.m5')
    expect(fire.told('burns')).toHaveLength(4)
  })

  it('DMD-INV-10 a level that says instead replaces the one that speaks of the same thing', () => {
    const foes = { '1A-a': ['cultist', 'cultist 1', 'fire-vampire', 'fire-vampire 1'] }
    const t = at({ ann: { is: 'borden', levels: { stealth: 4 } }, foes }).pick('move', '2A-a')
    for (let i = 0; i < 4; i++) t.takeDefault()
    expect(t.foes('2A-a')).toEqual([]) // four, not three; and level 3 still wounds them
    expect(t.foes('1A-a')).toEqual(['cultist 1', 'fire-vampire 1', 'fire-vampire 2'])
    const tough = at({ ann: { is: 'morgan', levels: { toughness: 4 } } }).wound('ann', 5)
    expect(tough.hero('ann').wounds).toBe(3) // two, not one and two
  })

  it('DMD-CHOICE-5 map order is that of the spaces, and in a space that of the enemy table, the Elder One last', () => {
    const t = at({
      ann: { on: '3A-b' },
      elder: { on: '1A-a' },
      foes: { '9A-a': ['cultist'], '2A-a': ['cultist'], '1A-a': ['fire-vampire', 'cultist'] },
    })
    expect(t.foes('1A-a')).toEqual(['cultist', 'fire-vampire', 'elder'])
    t.resolve('ct.m2')
    while (t.asked?.includes('choose')) t.takeDefault()
    const order = t.told('comes').map(({ from }) => from)
    expect(order.length).toBeGreaterThan(1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

const finds = (episode: '1' | '2', id: string, ann: object): DmdScenario =>
  at({ episode, ann: { is: 'ian', ...ann }, discovery: [id] }).run('discovery', {
    hero: 0,
    tentacles: 0,
  })

describe('An entry', () => {
  it('DMD-DISC-3 of two that must be chosen the one that can be paid is taken for whoever does not answer', () => {
    const has = ['Strange Gold']
    const dread = (stress: number): DmdScenario => finds('2', 'e2.d08', { stress, has })
    expect([dread(4).refusal('takeLeft'), dread(4).defaultPick]).toEqual([
      'stress-too-high',
      'takeRight',
    ])
    expect(dread(3).defaultPick).toBe('takeLeft')
  })

  it('DMD-CLAIM-10 Strange Gold pays where stress is asked, and nowhere else', () => {
    const has = ['Strange Gold']
    const pays = (id: string): string[] =>
      finds('2', id, { has }).offered.filter((one) => one.startsWith('gold'))
    expect(pays('e2.d05')).toEqual(['goldLeft Strange Gold'])
    expect(pays('e2.d13')).toEqual(['goldRight Strange Gold'])
    expect(pays('e2.d07')).toEqual(['goldLeft Strange Gold', 'goldRight Strange Gold'])
  })
})

describe('What everybody may know of a question', () => {
  const about = (t: DmdScenario): unknown => t.engine.decision(t.state)?.about
  const foesNamed = (t: DmdScenario, place = 0): number =>
    t.table.enemies.findIndex(({ kind }, foe) => kind === 'cultist' && foe >= place)

  it('DMD-TERM-9 which enemy moves, and that it has several equally near to it', () => {
    const t = at({
      ann: { on: '8A-b' },
      bob: { on: '6A-b' },
      foes: { '9A-a': ['cultist'] },
    }).resolve('ct.m2')
    expect(about(t)).toMatchObject({ what: 'space', why: 'goal', foe: foesNamed(t) })
  })

  it('DMD-TERM-11 that it has several ways to the same end', () => {
    const t = at({
      ann: { on: '5A-c' },
      bob: { on: '5A-c' },
      foes: { '1A-a': ['cultist'] },
    }).resolve('ct.m2')
    expect(about(t)).toMatchObject({ what: 'space', why: 'way' })
  })

  it('DMD-TERM-15 which enemy is to be summoned, where several spaces are as near', () => {
    const t = at({ episode: '2', ann: { is: 'kid', on: '3B-c' } }).resolve('e2.m2')
    expect(about(t)).toMatchObject({ what: 'space', kind: 'deep-one' })
  })

  it('DMD-BRAWL-2 DMD-REROLL-1 who is attacked, and what lies on the table', () => {
    const ann = { is: 'ian', levels: { brawling: 2 } } as const
    const t = at({ ann, foes: { '1A-a': ['cultist', 'fire-vampire'] } }).pick('attack', 'cultist')
    const first = foesNamed(t)
    expect(about(t)).toMatchObject({ hero: 0, targets: [first] })
    t.rolls('B S B | B').pick('strike')
    expect(about(t)).toMatchObject({ hero: 0, kind: 'attack', dice: t.table.roll?.dice })
  })

  it('DMD-CLAIM-10 whom something is thrown at, and which dice are to be thrown again', () => {
    const ann = { is: 'ian', has: ['Beaker of Vitriol', 'Smelling Salts'] } as const
    const t = at({ ann, foes: { '1A-a': ['cultist'] } }).pick('attack', 'cultist')
    expect([t.asked, about(t)]).toEqual(['ann attack.items', { hero: 0, targets: [foesNamed(t)] }])
    t.rolls('B B B | B').pick('strike')
    expect(t.claims('ann')).toEqual(['Beaker of Vitriol', 'Smelling Salts'])
    t.pick('useCard', 'Smelling Salts').pick('pickDie', 1)
    expect(about(t)).toEqual({ hero: 0, picked: [1] })
  })

  it('DMD-OMENS-1 DMD-OMENS-4 DMD-OMENS-5 which Mythos cards have been drawn', () => {
    const ann = {
      is: 'fatima',
      levels: { 'read-the-omens': 4 },
      has: ['Observing Log'],
    } as const
    const t = at({ episode: '4', ann, mythos: ['ct.m5', 'ct.m3'] }).endActions()
    expect(t.table.actions).toBe(0)
    const { drawn } = t.table
    expect([t.asked, about(t)]).toEqual(['ann mythos.read', { hero: 0, cards: drawn }])
    t.pick('keepMythos', 'ct.m5')
    const kept = { hero: 0, cards: drawn.slice(0, 1) }
    expect([t.asked, about(t)]).toEqual(['ann mythos.log', kept])
    expect([t.pick('decline').asked, about(t)]).toEqual(['ann mythos.cancel', kept])
  })
})

describe('What everybody may know of other questions', () => {
  const about = (t: DmdScenario): unknown => t.engine.decision(t.state)?.about

  it('DMD-TERM-9 where one of several is to move, none of them is named before it is chosen', () => {
    const t = at({ ann: { is: 'ian' }, foes: { '3A-a': ['cultist', 'cultist 1'] } })
    expect(about(t.resolve('e1.m8'))).toEqual({ what: 'foe', why: 'move' })
  })

  it('DMD-SETUP-13 whoever drafts an insanity sees the two that there are to choose from', () => {
    const settings = { insanityDraft: true, randomInvestigators: true }
    const t = newMatch(2, settings).go()
    const cards = t.offered.length
    expect([cards, about(t)]).toEqual([2, { hero: 0, cards: [0, 1] }])
  })
})
