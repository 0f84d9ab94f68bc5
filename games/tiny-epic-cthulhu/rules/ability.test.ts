import { describe, expect, it } from 'vitest'
import { mats } from '../content/mats.ts'
import { P1, P2, payment } from '../testing/arguments.ts'
import { at, type CharacterPosition, type Counts, type Position } from '../testing/at.ts'
import { giftOf, shamblerAt } from '../verbs.ts'

const scientist: CharacterPosition = { on: 1, mat: 'scientist' }
const priest: CharacterPosition = { on: 1, mat: 'priest' }
const historian: CharacterPosition = { on: 1, mat: 'historian' }
const courier: CharacterPosition = { on: 1, mat: 'courier' }
const medium: CharacterPosition = { on: 1, mat: 'medium' }
const veteran: CharacterPosition = { on: 1, mat: 'veteran' }

const turnOf = (ann: CharacterPosition, position: Position = {}) =>
  at({
    ann,
    bob: { on: 3, mat: ann.mat === 'priest' ? 'medium' : 'priest' },
    oldOne: 4,
    ...position,
  }).actions()

const ways = (verb: string, ...all: Counts[]): string[] =>
  all.map((way) => `${verb} ${payment(way)}`)

const fearTo = (other: number): number => giftOf(other, true, 0)
const rageFrom = (other: number): number => giftOf(other, false, 1)

describe('Character abilities', () => {
  it('TEC-ABILITY-1 a player uses the one of the own mat, in Step 2 of the own turn', () => {
    const t = turnOf({ ...priest, brain: 1, chaos: 1 }, { bob: { ...medium, on: 1 } })
    expect(t.attempt(1, 'ability')).toBe('not-your-decision')
    t.choose('ability')
    expect(t.told('ability')).toEqual([
      { character: 0, mat: mats.findIndex(({ key }) => key === 'priest') },
    ])
    expect(t.told('drawing')).toEqual([])
  })

  it('TEC-ABILITY-2 it takes no action', () => {
    const t = turnOf({ ...scientist, fear: 2 }).choose('ability')
    expect(t.table.actions).toBe(3)
    t.choose('move', P2).choose('move', P1).choose('move', P2)
    const idle = turnOf({ ...medium, on: 1 })
    idle.choose('move', P2).choose('move', P1).choose('move', P2)
    expect(idle.isOffered('ability')).toBe(true)
  })

  it('TEC-ABILITY-3 any number of times, as long as it can be paid for and carried out', () => {
    const t = turnOf({ ...scientist, fear: 2, rage: 2, greed: 2 })
    t.choose('ability').choose('pay', payment({ fear: 2 }))
    t.choose('ability').choose('pay', payment({ greed: 2 }))
    expect(t.held('ann')).toEqual([0, 2, 0, 2])
    expect(t.whyNot('ability')).toBe('ability-no-effect')
    expect(turnOf({ ...scientist, fear: 1, rage: 1 }).whyNot('ability')).toBe('ability-too-dear')
  })

  it('TEC-ABILITY-4 between actions, except for those that are used during one', () => {
    expect(turnOf(historian).whyNot('ability')).toBe('ability-in-action')
    expect(turnOf({ ...veteran, fear: 2 }).whyNot('ability')).toBe('ability-in-action')
    const t = turnOf(medium, { towns: { 1: { fear: 1, rage: 1 } } }).choose('collect')
    expect(t.isOffered('ability')).toBe(false)
  })

  it('TEC-ABILITY-5 an Assistant has none', () => {
    const position: Position = {
      ann: { ...veteran, chaos: 1 },
      oldOne: 4,
      towns: { 1: { page: 'F01' } },
    }
    const fearAndRage = at({ ...position, ash: { ...historian, fear: 1, rage: 1 } }).actions()
    expect(fearAndRage.whyNot('extraTranslate', 'ash')).toBe('page-too-dear') // no Marginalia
    const fear = at({ ...position, ash: { ...historian, fear: 2 } }).actions()
    expect(fear.isOffered('extraTranslate', 'ash')).toBe(true)
    expect(fear.whyNot('ability')).toBe('ability-in-action') // the Veteran's, not the Historian's
  })

  it('TEC-CHAR-1 Distil turns 2 Madness of the same colour into 1 Chaos', () => {
    const t = turnOf({ ...scientist, fear: 2, rage: 1, greed: 2 })
    const supply = t.table.supply[3] ?? 0
    t.choose('ability')
    expect(t.offered).toEqual([...ways('pay', { fear: 2 }, { greed: 2 }), 'back'])
    t.choose('pay', payment({ greed: 2 }))
    expect(t.held('ann')).toEqual([2, 1, 0, 1])
    expect(t.table.supply[3]).toBe(supply - 1)
    expect(t.table.discard.slice(0, 3)).toEqual([0, 0, 2])
  })

  it('TEC-CHAR-1 Distil needs Chaos in the supply and a space on the track, and takes no Chaos', () => {
    expect(turnOf({ ...scientist, fear: 2, chaos: 2 }).whyNot('ability')).toBe('ability-no-effect')
    const empty = turnOf({ ...scientist, fear: 2 }, { supply: { chaos: 0 } })
    expect(empty.whyNot('ability')).toBe('ability-no-effect')
    expect(turnOf({ ...scientist, fear: 1, chaos: 1 }).whyNot('ability')).toBe('ability-too-dear')
  })

  it('TEC-CHAR-2 Absolve moves a Brain Token of one’s own card down, for 1 Chaos', () => {
    const t = turnOf(
      { ...priest, brain: 1, chaos: 2 },
      { bob: { ...medium, brain: 3 }, cid: { on: 2, brain: 2 }, dee: { ...courier, brain: 0 } },
    ).choose('ability')
    expect(t.offered).toEqual(['chooseCharacter 0', 'chooseCharacter 1', 'back'])
    t.choose('chooseCharacter', 'bob')
    expect(t.table.characters.map(({ brain }) => brain)).toEqual([1, 2, 2, 0])
    expect(t.held('ann')).toEqual([0, 0, 0, 1])
    t.choose('ability').choose('chooseCharacter', 'ann')
    expect(t.character('ann').brain).toBe(0)
    expect(t.whyNot('ability')).toBe('ability-too-dear')
  })

  it('TEC-CHAR-2 Absolve has no use on the bottom space', () => {
    const t = turnOf({ ...priest, chaos: 1 }, { bob: { on: 2, brain: 3 } })
    expect(t.whyNot('ability')).toBe('ability-no-effect')
  })

  it('TEC-CHAR-3 Marginalia: one tentacle shown may be of any other colour', () => {
    const page = { 1: { page: 'F03' } } // 2 Fear, 1 Rage
    const t = turnOf({ ...historian, fear: 2, rage: 1, greed: 1, chaos: 1 }, { towns: page })
    t.choose('translate')
    expect(t.offered).toEqual([
      ...ways(
        'pay',
        { fear: 2, rage: 1 },
        { fear: 2, chaos: 1 },
        { fear: 1, rage: 1, chaos: 1 },
        { fear: 2, greed: 1 },
        { fear: 1, rage: 1, greed: 1 },
        { fear: 1, greed: 1, chaos: 1 },
        { rage: 1, greed: 1, chaos: 1 },
      ),
      'back',
    ])
    t.choose('pay', payment({ fear: 1, greed: 1, chaos: 1 }))
    expect(t.held('ann')).toEqual([1, 1, 0, 0])
    expect(t.pages('ann')).toEqual(['F03'])
  })

  it('TEC-CHAR-3 Marginalia helps once per Translate, in every Translate, and nobody else', () => {
    const towns = { 1: { page: 'F01' }, 2: { page: 'R01' } }
    expect(turnOf({ ...historian, rage: 2 }, { towns }).whyNot('translate')).toBe('page-too-dear')
    expect(turnOf({ ...veteran, fear: 1, rage: 1 }, { towns }).whyNot('translate')).toBe(
      'page-too-dear',
    )
    const t = turnOf({ ...historian, fear: 1, rage: 2, greed: 1 }, { towns })
    t.choose('translate').choose('pay', payment({ fear: 1, greed: 1 }))
    t.choose('move', P2).choose('translate')
    expect(t.pages('ann')).toEqual(['F01', 'R01'])
    const again = turnOf({ ...historian, fear: 1, rage: 2 }, { towns }).choose('translate')
    expect(again.held('ann')).toEqual([0, 1, 0, 0])
    expect(again.choose('move', P2).whyNot('translate')).toBe('page-too-dear')
  })

  it('TEC-CHAR-3 Marginalia is for translating only', () => {
    const t = turnOf({ ...historian, fear: 1 }, { towns: { 1: { shamblers: ['rage'] } } })
    t.rolls(1).choose('banish')
    expect(t.told('banishFails')).toHaveLength(1)
  })

  it('TEC-CHAR-4 Hand Over moves one Madness Tentacle to or from somebody within one', () => {
    const t = turnOf(
      { ...courier, fear: 1 },
      { bob: { ...medium, on: 2, rage: 1 }, cid: { on: 3, rage: 1 }, dee: { ...veteran, on: 1 } },
    ).choose('ability')
    const gifts = [fearTo(1), rageFrom(1), fearTo(3)]
    expect(t.offered).toEqual([...gifts.map((gift) => `handOver ${gift}`), 'back'])
    t.choose('handOver', rageFrom(1))
    expect([t.held('ann'), t.held('bob')]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
    t.choose('ability').choose('handOver', fearTo(3))
    expect(t.held('dee')).toEqual([1, 0, 0, 0])
    expect(t.told('handsOver')).toEqual([
      { from: 1, to: 0, colour: 1 },
      { from: 0, to: 3, colour: 0 },
    ])
  })

  it('TEC-CHAR-4 Hand Over needs a space on the receiving track, and moves no Chaos', () => {
    const t = turnOf({ ...courier, fear: 2, chaos: 2 }, { bob: { ...medium, fear: 2 } })
    expect(t.whyNot('ability')).toBe('ability-no-effect')
    const one = turnOf({ ...courier, fear: 2 }, { bob: { ...medium, fear: 1 } }).choose('ability')
    expect(one.held('bob')).toEqual([2, 0, 0, 0])
  })

  it('TEC-CHAR-4 Hand Over serves Assistants too', () => {
    const t = at({
      ann: { ...courier, greed: 1 },
      ash: { on: 2, mat: 'priest' },
      oldOne: 4,
    }).actions()
    t.choose('ability')
    expect(t.held('ash')).toEqual([0, 0, 1, 0])
  })

  it('TEC-CHAR-5 Open the Veil draws one tentacle onto one’s own mat', () => {
    const t = turnOf(medium, { bag: { fear: 1, chaos: 1, eldritch: 3 } })
    t.tentacles('fear').choose('ability')
    expect(t.held('ann')).toEqual([1, 0, 0, 0])
    t.tentacles('chaos').choose('ability')
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    expect(t.held('bob')).toEqual([0, 0, 0, 0])
    expect(t.town(1).madness).toEqual([0, 0, 0])
    expect(t.table.actions).toBe(3)
  })

  it('TEC-CHAR-5 Open the Veil can curse tracks as a draw for a Shambler does', () => {
    const t = turnOf({ ...medium, fear: 2 }, { energy: 2 })
    t.tentacles('fear').choose('ability')
    expect(t.character('ann').brain).toBe(1)
    expect(t.table.lair).toEqual([3, 0, 0])
    t.tentacles('eldritch').choose('ability')
    expect(t.table.strength).toBe(1)
  })

  it('TEC-CHAR-6 Point Blank: each Madness Tentacle spent removes one die', () => {
    const towns = { 1: { shamblers: ['rage', 'fear'] } } as const
    const t = turnOf({ ...veteran, fear: 1, greed: 1, chaos: 1 }, { towns }).choose('banish')
    expect(t.question).toBe('ann banish.fewerDice')
    t.rolls(0).choose('spend', payment({ greed: 1 }))
    expect(t.table.dice).toEqual([0])
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    expect(t.table.discard.slice(0, 3)).toEqual([0, 0, 1])
    expect(t.told('pays')).toMatchObject([{ for: 'fewerDice' }])
  })

  it('TEC-CHAR-6 with no dice left the cost is 0, and there is nothing to reroll', () => {
    const towns = { 1: { shamblers: ['greed'] } } as const
    const t = turnOf({ ...veteran, fear: 1, brain: 2 }, { towns })
    t.choose('banish').choose('spend', payment({ fear: 1 }))
    expect(t.question).toBe('ann banish.choose')
    expect(t.told('rolls')).toEqual([])
    t.choose('banishShambler', shamblerAt(P1, 0))
    expect(t.town(1).shamblers).toEqual([-1, -1, -1])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-CHAR-6 TEC-ACTION-14 the Rage bonus counts what was held before', () => {
    const towns = { 1: { shamblers: ['fear'] } } as const
    const t = turnOf({ ...veteran, rage: 2 }, { towns, lair: { fear: 5 } })
    t.choose('banish').choose('spend', payment({ rage: 1 }))
    t.choose('banishShambler', shamblerAt(P1, 0))
    expect(t.table.lair).toEqual([2, 0, 0])
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
  })

  it('TEC-CHOICE-7 no more than one for each die, none if one likes, never Chaos', () => {
    const rich = { ...veteran, fear: 2, rage: 1, chaos: 2 }
    const t = turnOf(rich, { towns: { 1: { shamblers: ['fear'] } } }).choose('banish')
    expect(t.offered).toEqual([...ways('spend', {}, { fear: 1 }, { rage: 1 }), 'back'])
    t.choose('back')
    expect(t.table.actions).toBe(3)
    const two = turnOf(rich, { towns: { 1: { shamblers: ['fear', 'rage'] } } }).choose('banish')
    expect(two.offered).toEqual([
      ...ways('spend', {}, { fear: 1 }, { rage: 1 }, { fear: 2 }, { fear: 1, rage: 1 }),
      'back',
    ])
    two.rolls(2, 2).choose('spend', payment({}))
    expect(two.table.dice).toEqual([2, 2])
  })

  it('TEC-CHOICE-7 a Veteran without Madness is not asked, nor is anybody else', () => {
    const towns = { 1: { shamblers: ['fear'] } } as const
    const poor = turnOf({ ...veteran, chaos: 2 }, { towns })
      .rolls(2)
      .choose('banish')
    expect(poor.question).toBe('ann banish.choose')
    const other = turnOf({ ...priest, rage: 2, chaos: 2 }, { towns })
      .rolls(2)
      .choose('banish')
    expect(other.question).toBe('ann banish.choose')
  })

  it('TEC-CHOICE-14 targets first, then how to pay; thinking again costs nothing', () => {
    const t = turnOf({ ...scientist, fear: 2, rage: 2 }).choose('ability')
    expect(t.question).toBe('ann pay.choose')
    t.choose('back')
    expect(t.held('ann')).toEqual([2, 2, 0, 0])
    const u = turnOf({ ...priest, brain: 1, chaos: 1 }, { bob: { ...medium, brain: 1 } })
    u.choose('ability')
    expect(u.question).toBe('ann ability.target')
    u.choose('back')
    expect(u.held('ann')).toEqual([0, 0, 0, 1])
    expect(u.events).toEqual([])
  })
})
