import { describe, expect, it } from 'vitest'
import { mats } from '../pieces/mats.ts'
import { P1 } from '../testing/town-numbers.ts'
import { at, type CharacterPosition, type Position } from '../testing/at.ts'
import { shamblerAt } from '../verbs.ts'

const scientist: CharacterPosition = { on: 'P1', mat: 'scientist' }
const priest: CharacterPosition = { on: 'P1', mat: 'priest' }
const historian: CharacterPosition = { on: 'P1', mat: 'historian' }
const courier: CharacterPosition = { on: 'P1', mat: 'courier' }
const medium: CharacterPosition = { on: 'P1', mat: 'medium' }
const veteran: CharacterPosition = { on: 'P1', mat: 'veteran' }

const turnOf = (ann: CharacterPosition, position: Position = {}) =>
  at({
    ann,
    bob: { on: 'P3', mat: ann.mat === 'priest' ? 'medium' : 'priest' },
    oldOne: 'P4',
    ...position,
  }).actions()

const ways = (verb: string, ...all: string[]): string[] => all.map((way) => `${verb} ${way}`)

describe('Character abilities', () => {
  it('TEC-ABILITY-1 a player uses the one of the own mat, in Step 2 of the own turn', () => {
    const t = turnOf({ ...priest, brain: 1, chaos: 1 }, { bob: { ...medium, on: 'P1' } })
    expect(t.attempt(1, 'ability')).toBe('not-your-decision')
    t.pick('ability')
    expect(t.told('ability')).toEqual([
      { character: 0, mat: mats.findIndex(({ key }) => key === 'priest') },
    ])
    expect(t.told('drawing')).toEqual([])
  })

  it('TEC-ABILITY-2 it takes no action', () => {
    const t = turnOf({ ...scientist, fear: 2 }).pick('ability')
    expect(t.table.actions).toBe(3)
    t.pick('move', 'P2').pick('move', 'P1').pick('move', 'P2')
    const idle = turnOf({ ...medium, on: 'P1' })
    idle.pick('move', 'P2').pick('move', 'P1').pick('move', 'P2')
    expect(idle.offers('ability')).toBe(true)
  })

  it('TEC-ABILITY-3 any number of times, as long as it can be paid for and carried out', () => {
    const t = turnOf({ ...scientist, fear: 2, rage: 2, greed: 2 })
    t.pick('ability').pick('pay', '2 fear')
    t.pick('ability').pick('pay', '2 greed')
    expect(t.held('ann')).toEqual([0, 2, 0, 2])
    expect(t.refusal('ability')).toBe('ability-no-effect')
    expect(turnOf({ ...scientist, fear: 1, rage: 1 }).refusal('ability')).toBe('ability-too-dear')
  })

  it('TEC-ABILITY-4 between actions, except for those that are used during one', () => {
    expect(turnOf(historian).refusal('ability')).toBe('ability-in-action')
    expect(turnOf({ ...veteran, fear: 2 }).refusal('ability')).toBe('ability-in-action')
    const t = turnOf(medium, { towns: { P1: { fear: 1, rage: 1 } } }).pick('collect')
    expect(t.offers('ability')).toBe(false)
  })

  it('TEC-ABILITY-5 an Assistant has none', () => {
    const position: Position = {
      ann: { ...veteran, chaos: 1 },
      oldOne: 'P4',
      towns: { P1: { page: 'F01' } },
    }
    const fearAndRage = at({ ...position, ash: { ...historian, fear: 1, rage: 1 } }).actions()
    expect(fearAndRage.refusal('extraTranslate', 'ash')).toBe('page-too-dear') // no Marginalia
    const fear = at({ ...position, ash: { ...historian, fear: 2 } }).actions()
    expect(fear.offers('extraTranslate', 'ash')).toBe(true)
    expect(fear.refusal('ability')).toBe('ability-in-action') // the Veteran's, not the Historian's
  })

  it('TEC-CHAR-1 Distil turns 2 Madness of the same colour into 1 Chaos', () => {
    const t = turnOf({ ...scientist, fear: 2, rage: 1, greed: 2 })
    const supply = t.table.supply[3] ?? 0
    t.pick('ability')
    expect(t.offered).toEqual([...ways('pay', '2 fear', '2 greed'), 'back'])
    t.pick('pay', '2 greed')
    expect(t.held('ann')).toEqual([2, 1, 0, 1])
    expect(t.table.supply[3]).toBe(supply - 1)
    expect(t.table.discard.slice(0, 3)).toEqual([0, 0, 2])
  })

  it('TEC-CHAR-1 Distil needs Chaos in the supply and a space on the track, and takes no Chaos', () => {
    expect(turnOf({ ...scientist, fear: 2, chaos: 2 }).refusal('ability')).toBe('ability-no-effect')
    const empty = turnOf({ ...scientist, fear: 2 }, { supply: { chaos: 0 } })
    expect(empty.refusal('ability')).toBe('ability-no-effect')
    expect(turnOf({ ...scientist, fear: 1, chaos: 1 }).refusal('ability')).toBe('ability-too-dear')
  })

  it('TEC-CHAR-2 Absolve moves a Brain Token of one’s own card down, for 1 Chaos', () => {
    const t = turnOf(
      { ...priest, brain: 1, chaos: 2 },
      { bob: { ...medium, brain: 3 }, cid: { on: 'P2', brain: 2 }, dee: { ...courier, brain: 0 } },
    ).pick('ability')
    expect(t.offered).toEqual(['chooseCharacter ann', 'chooseCharacter bob', 'back'])
    t.pick('chooseCharacter', 'bob')
    expect(t.table.characters.map(({ brain }) => brain)).toEqual([1, 2, 2, 0])
    expect(t.held('ann')).toEqual([0, 0, 0, 1])
    t.pick('ability').pick('chooseCharacter', 'ann')
    expect(t.character('ann').brain).toBe(0)
    expect(t.refusal('ability')).toBe('ability-too-dear')
  })

  it('TEC-CHAR-2 Absolve has no use on the bottom space', () => {
    const t = turnOf({ ...priest, chaos: 1 }, { bob: { on: 'P2', brain: 3 } })
    expect(t.refusal('ability')).toBe('ability-no-effect')
  })

  it('TEC-CHAR-3 Marginalia: one tentacle shown may be of any other colour', () => {
    const page = { P1: { page: 'F03' } } // 2 Fear, 1 Rage
    const t = turnOf({ ...historian, fear: 2, rage: 1, greed: 1, chaos: 1 }, { towns: page })
    t.pick('translate')
    expect(t.offered).toEqual([
      ...ways(
        'pay',
        '2 fear + 1 rage',
        '2 fear + 1 chaos',
        '1 fear + 1 rage + 1 chaos',
        '2 fear + 1 greed',
        '1 fear + 1 rage + 1 greed',
        '1 fear + 1 greed + 1 chaos',
        '1 rage + 1 greed + 1 chaos',
      ),
      'back',
    ])
    t.pick('pay', '1 fear + 1 greed + 1 chaos')
    expect(t.held('ann')).toEqual([1, 1, 0, 0])
    expect(t.pages('ann')).toEqual(['F03'])
  })

  it('TEC-CHAR-3 Marginalia helps once per Translate, in every Translate, and nobody else', () => {
    const towns = { P1: { page: 'F01' }, P2: { page: 'R01' } }
    expect(turnOf({ ...historian, rage: 2 }, { towns }).refusal('translate')).toBe('page-too-dear')
    expect(turnOf({ ...veteran, fear: 1, rage: 1 }, { towns }).refusal('translate')).toBe(
      'page-too-dear',
    )
    const t = turnOf({ ...historian, fear: 1, rage: 2, greed: 1 }, { towns })
    t.pick('translate').pick('pay', '1 fear + 1 greed')
    t.pick('move', 'P2').pick('translate')
    expect(t.pages('ann')).toEqual(['F01', 'R01'])
    const again = turnOf({ ...historian, fear: 1, rage: 2 }, { towns }).pick('translate')
    expect(again.held('ann')).toEqual([0, 1, 0, 0])
    expect(again.pick('move', 'P2').refusal('translate')).toBe('page-too-dear')
  })

  it('TEC-CHAR-3 Marginalia is for translating only', () => {
    const t = turnOf({ ...historian, fear: 1 }, { towns: { P1: { shamblers: ['rage'] } } })
    t.rolls(1).pick('banish')
    expect(t.told('banishFails')).toHaveLength(1)
  })

  it('TEC-CHAR-4 Hand Over moves one Madness Tentacle to or from somebody within one', () => {
    const t = turnOf(
      { ...courier, fear: 1 },
      {
        bob: { ...medium, on: 'P2', rage: 1 },
        cid: { on: 'P3', rage: 1 },
        dee: { ...veteran, on: 'P1' },
      },
    ).pick('ability')
    expect(t.offered).toEqual([
      'handOver fear to bob',
      'handOver rage from bob',
      'handOver fear to dee',
      'back',
    ])
    t.pick('handOver', 'rage from bob')
    expect([t.held('ann'), t.held('bob')]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
    t.pick('ability').pick('handOver', 'fear to dee')
    expect(t.held('dee')).toEqual([1, 0, 0, 0])
    expect(t.told('handsOver')).toEqual([
      { from: 1, to: 0, colour: 1 },
      { from: 0, to: 3, colour: 0 },
    ])
  })

  it('TEC-CHAR-4 Hand Over needs a space on the receiving track, and moves no Chaos', () => {
    const t = turnOf({ ...courier, fear: 2, chaos: 2 }, { bob: { ...medium, fear: 2 } })
    expect(t.refusal('ability')).toBe('ability-no-effect')
    const one = turnOf({ ...courier, fear: 2 }, { bob: { ...medium, fear: 1 } }).pick('ability')
    expect(one.held('bob')).toEqual([2, 0, 0, 0])
  })

  it('TEC-CHAR-4 Hand Over serves Assistants too', () => {
    const t = at({
      ann: { ...courier, greed: 1 },
      ash: { on: 'P2', mat: 'priest' },
      oldOne: 'P4',
    }).actions()
    t.pick('ability')
    expect(t.held('ash')).toEqual([0, 0, 1, 0])
  })

  it('TEC-CHAR-5 Open the Veil draws one tentacle onto one’s own mat', () => {
    const t = turnOf(medium, { bag: { fear: 1, chaos: 1, eldritch: 3 } })
    t.tentacles('fear').pick('ability')
    expect(t.held('ann')).toEqual([1, 0, 0, 0])
    t.tentacles('chaos').pick('ability')
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    expect(t.held('bob')).toEqual([0, 0, 0, 0])
    expect(t.town('P1').madness).toEqual([0, 0, 0])
    expect(t.table.actions).toBe(3)
  })

  it('TEC-CHAR-5 Open the Veil can curse tracks as a draw for a Shambler does', () => {
    const t = turnOf({ ...medium, fear: 2 }, { energy: 2 })
    t.tentacles('fear').pick('ability')
    expect(t.character('ann').brain).toBe(1)
    expect(t.table.lair).toEqual([3, 0, 0])
    t.tentacles('eldritch').pick('ability')
    expect(t.table.strength).toBe(1)
  })

  it('TEC-CHAR-6 Point Blank: each Madness Tentacle spent removes one die', () => {
    const towns = { P1: { shamblers: ['rage', 'fear'] } } as const
    const t = turnOf({ ...veteran, fear: 1, greed: 1, chaos: 1 }, { towns }).pick('banish')
    expect(t.asked).toBe('ann banish.fewerDice')
    t.rolls(0).pick('spend', '1 greed')
    expect(t.table.dice).toEqual([0])
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    expect(t.table.discard.slice(0, 3)).toEqual([0, 0, 1])
    expect(t.told('pays')).toMatchObject([{ for: 'fewerDice' }])
  })

  it('TEC-CHAR-6 with no dice left the cost is 0, and there is nothing to reroll', () => {
    const towns = { P1: { shamblers: ['greed'] } } as const
    const t = turnOf({ ...veteran, fear: 1, brain: 2 }, { towns })
    t.pick('banish').pick('spend', '1 fear')
    expect(t.asked).toBe('ann banish.choose')
    expect(t.told('rolls')).toEqual([])
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.town('P1').shamblers).toEqual([-1, -1, -1])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-CHAR-6 TEC-ACTION-14 the Rage bonus counts what was held before', () => {
    const towns = { P1: { shamblers: ['fear'] } } as const
    const t = turnOf({ ...veteran, rage: 2 }, { towns, lair: { fear: 5 } })
    t.pick('banish').pick('spend', '1 rage')
    t.pick('banishShambler', shamblerAt(P1, 0))
    expect(t.table.lair).toEqual([2, 0, 0])
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
  })

  it('TEC-CHOICE-7 no more than one for each die, none if one likes, never Chaos', () => {
    const rich = { ...veteran, fear: 2, rage: 1, chaos: 2 }
    const t = turnOf(rich, { towns: { P1: { shamblers: ['fear'] } } }).pick('banish')
    expect(t.offered).toEqual([...ways('spend', 'nothing', '1 fear', '1 rage'), 'back'])
    t.pick('back')
    expect(t.table.actions).toBe(3)
    const two = turnOf(rich, { towns: { P1: { shamblers: ['fear', 'rage'] } } }).pick('banish')
    expect(two.offered).toEqual([
      ...ways('spend', 'nothing', '1 fear', '1 rage', '2 fear', '1 fear + 1 rage'),
      'back',
    ])
    two.rolls(2, 2).pick('spend', 'nothing')
    expect(two.table.dice).toEqual([2, 2])
  })

  it('TEC-CHOICE-7 a Veteran without Madness is not asked, nor is anybody else', () => {
    const towns = { P1: { shamblers: ['fear'] } } as const
    const poor = turnOf({ ...veteran, chaos: 2 }, { towns })
      .rolls(2)
      .pick('banish')
    expect(poor.asked).toBe('ann banish.choose')
    const other = turnOf({ ...priest, rage: 2, chaos: 2 }, { towns })
      .rolls(2)
      .pick('banish')
    expect(other.asked).toBe('ann banish.choose')
  })

  it('TEC-CHOICE-14 targets first, then how to pay; thinking again costs nothing', () => {
    const t = turnOf({ ...scientist, fear: 2, rage: 2 }).pick('ability')
    expect(t.asked).toBe('ann pay.choose')
    t.pick('back')
    expect(t.held('ann')).toEqual([2, 2, 0, 0])
    const u = turnOf({ ...priest, brain: 1, chaos: 1 }, { bob: { ...medium, brain: 1 } })
    u.pick('ability')
    expect(u.asked).toBe('ann ability.target')
    u.pick('back')
    expect(u.held('ann')).toEqual([0, 0, 0, 1])
    expect(u.events).toEqual([])
  })
})
