import { describe, expect, it } from 'vitest'
import { at, type Position, type TecScenario } from '../testing/at.ts'

/** Ann before her actions with a Chaos Tentacle, and Ash on P2. */
const ann = (position: Position): TecScenario =>
  at({ ...position, ann: { chaos: 1, ...position.ann }, ash: { on: 2, ...position.ash } }).actions()

const extras = ['extraMove', 'extraTranslate', 'extraBanish', 'extraSeal'] as const

describe('Extra Assistant actions', () => {
  it('TEC-SOLO-10 each costs one of the player’s own Chaos Tentacles and none of its actions', () => {
    const t = ann({ ann: { chaos: 2 }, ash: { chaos: 2 }, towns: { 2: { shamblers: ['fear'] } } })
    t.rolls(0).choose('extraBanish', 'ash')
    expect(t.held('ann')).toEqual([0, 0, 0, 1])
    expect(t.held('ash')).toEqual([0, 0, 0, 2])
    expect(t.table.supply[3]).toBe(17 - 10 - 3)
    expect(t.table.actions).toBe(3)
    expect(t.question).toBe('ann stepTwo.choose')
    expect(t.told('extraAction')).toEqual([{ character: 0, assistant: 1, action: 'banish' }])
  })

  it('TEC-SOLO-10 and cannot be had without, whatever the Assistant has', () => {
    const t = ann({
      ann: { chaos: 0 },
      ash: { chaos: 2, fear: 2 },
      towns: { 2: { page: 'F01', shamblers: ['fear'] } },
    })
    for (const extra of extras) expect(t.whyNot(extra, 'ash')).toBe('no-chaos')
    expect(t.attempt(0, 'extraBanish', t.numberOf('ash'))).toBe('not-offered')
  })

  it('TEC-SOLO-10 TEC-ACTION-10 at any time between actions, before a forced Move and after the last', () => {
    const forced = ann({ ann: { on: 3 }, oldOne: 3, towns: { 2: { shamblers: ['fear'] } } })
    expect(forced.whyNot('collect')).toBe('must-move')
    forced.rolls(0).choose('extraBanish', 'ash')
    expect(forced.whyNot('endTurn')).toBe('must-move')
    const last = ann({ towns: { 2: { shamblers: ['fear'] } } })
    last.table.actions = 0
    expect(last.whyNot('collect')).toBe('no-actions')
    expect(last.isOffered('extraBanish', 'ash')).toBe(true)
  })

  it('TEC-SOLO-11 TEC-CHOICE-15 a Move goes where the player says, 1 and 1 more for each Fear of the Assistant', () => {
    const t = ann({}).choose('extraMove', 'ash')
    expect(t.question).toBe('ann extraMove.choose')
    expect(t.offered).toEqual(['goTo 0', 'goTo 2', 'back'])
    expect(t.refusals).toEqual(['goTo 1: here-already', 'goTo 3: too-far', 'goTo 4: too-far'])
    t.choose('goTo', 0)
    expect(t.character('ash').town).toBe(0)
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    const far = ann({ ash: { fear: 1 } }).choose('extraMove', 'ash')
    expect(far.offered).toEqual(['goTo 0', 'goTo 2', 'goTo 3', 'goTo 4', 'back'])
    // Fear of the player does not count.
    const own = ann({ ann: { fear: 2 } }).choose('extraMove', 'ash')
    expect(own.whyNot('goTo', 3)).toBe('too-far')
  })

  it('TEC-SOLO-11 TEC-ASSIST-7 the Great Old One does not bar its way', () => {
    const t = ann({ oldOne: 3, ash: { fear: 1 } }).choose('extraMove', 'ash')
    expect(t.isOffered('goTo', 2)).toBe(true)
    t.choose('goTo', 3)
    expect(t.character('ash').town).toBe(3)
  })

  it('TEC-SOLO-11 TEC-ASSIST-9 TEC-ASSIST-10 TEC-ASSIST-11 with the draws and then the reveal', () => {
    const t = ann({ ash: { rage: 2 }, towns: { 1: { shamblers: ['fear', 'fear'] } } })
    t.tentacles('rage', 'greed').choose('extraMove', 'ash').choose('goTo', 0)
    expect(t.character('ash').brain).toBe(1)
    expect(t.held('ash')).toEqual([0, 0, 1, 0])
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.events.map(({ key }) => key)).toEqual([
      'extraAction',
      'moves',
      'drawing',
      'mindAccursed',
      'delirium',
      'haunts',
      'reveals',
    ])
    // No other step of its turn follows.
    expect(t.question).toBe('ann stepTwo.choose')
    expect(t.town(1).shamblers).toEqual([0, 0, -1])
  })

  it('TEC-CHOICE-15 a Move can be thought over as long as nothing has happened', () => {
    const t = ann({}).choose('extraMove', 'ash').choose('back')
    expect(t.question).toBe('ann stepTwo.choose')
    expect(t.held('ann')).toEqual([0, 0, 0, 1])
    expect(t.told('extraAction')).toEqual([])
  })

  it('TEC-SOLO-12 Translate by the Assistant’s own rules, if it can pay by itself', () => {
    const towns = { 2: { page: 'F01' } }
    const t = ann({ ash: { fear: 1, chaos: 2 }, towns }).choose('extraTranslate', 'ash')
    expect(t.pages('ash')).toEqual(['F01'])
    expect(t.pages('ann')).toEqual([])
    expect(t.held('ash')).toEqual([0, 0, 0, 1])
    const poor = ann({ ann: { on: 2, fear: 2 }, ash: { rage: 2 }, towns })
    expect(poor.whyNot('extraTranslate', 'ash')).toBe('page-too-dear')
    expect(ann({ ash: { fear: 2 } }).whyNot('extraTranslate', 'ash')).toBe('face-down')
    const none = ann({ ash: { fear: 2 }, towns: { 2: { page: 'none' } } })
    expect(none.whyNot('extraTranslate', 'ash')).toBe('no-page')
  })

  it('TEC-SOLO-12 Banish by its own rules, if there is a Shambler on its card', () => {
    const shamblers = ['rage', 'fear'] as const
    const t = ann({ ash: { rage: 1, brain: 1 }, lair: { rage: 3 }, towns: { 2: { shamblers } } })
    t.rolls(2, 0).rolls(1, 0).choose('extraBanish', 'ash')
    expect(t.told('rerollsAll')).toHaveLength(1)
    expect(t.town(2).shamblers).toEqual([-1, 0, -1])
    expect(t.table.lair).toEqual([0, 1, 0])
    // The Chaos is spent even if the attempt fails.
    const failed = ann({ towns: { 2: { shamblers } } })
      .rolls(1, 1)
      .choose('extraBanish', 'ash')
    expect(failed.held('ann')).toEqual([0, 0, 0, 0])
    expect(failed.town(2).shamblers).toEqual([1, 0, -1])
    const none = ann({ towns: { 1: { shamblers } } })
    expect(none.whyNot('extraBanish', 'ash')).toBe('no-shambler')
  })

  it('TEC-SOLO-12 Seal by its own rules, in Phase Two where the Great Old One is', () => {
    const able = { rage: 1, pages: ['R01'] }
    const t = ann({ phase: 2, oldOne: 2, ash: able }).rolls(2).choose('extraSeal', 'ash')
    expect(t.table.portals).toEqual([-1, -1, 1, -1, -1, -1])
    expect(ann({ oldOne: 2, ash: able }).whyNot('extraSeal', 'ash')).toBe('phase-one')
    const away = ann({ phase: 2, oldOne: 3, ash: able })
    expect(away.whyNot('extraSeal', 'ash')).toBe('not-with-old-one')
    const unable = ann({ phase: 2, oldOne: 2, ash: { rage: 1, pages: ['F01'] } })
    expect(unable.whyNot('extraSeal', 'ash')).toBe('assistant-cannot')
  })

  it('TEC-SOLO-12 TEC-ASSIST-25 a translation that begins Phase Two opens the Seal at once', () => {
    const t = ann({
      ann: { chaos: 2 },
      ash: { fear: 2, rage: 1, pages: ['R01'] },
      oldOne: 2,
      rows: [4, 5, 5, 5, 5],
      towns: { 2: { page: 'F01' } },
    })
    t.choose('extraTranslate', 'ash')
    expect(t.table.phase).toBe(2)
    expect(t.isOffered('extraSeal', 'ash')).toBe(true)
  })

  it('TEC-VARIANT-3 TEC-CHOICE-15 a solo player chooses between two Assistants', () => {
    const t = ann({ bea: { on: 4 }, towns: { 4: { shamblers: ['rage'] } } })
    expect(t.whyNot('extraBanish', 'ash')).toBe('no-shambler')
    t.rolls(0).choose('extraBanish', 'bea')
    expect(t.town(4).shamblers).toEqual([-1, -1, -1])
  })

  it('TEC-VARIANT-7 of two players each pays its own Assistant only', () => {
    const both = { ann: { chaos: 1 }, bob: { chaos: 1 }, ash: {}, bea: {} }
    const first = at(both).actions()
    expect(first.isOffered('extraMove', 'ash')).toBe(true)
    expect(first.attempt(0, 'extraMove', first.numberOf('bea'))).toBe('not-offered')
    expect(first.refusals.filter((one) => one.startsWith('extra'))).toHaveLength(3)
    const second = at({ ...both, turn: 'bob' }).actions()
    expect(second.isOffered('extraMove', 'bea')).toBe(true)
    expect(second.isOffered('extraMove', 'ash')).toBe(false)
  })

  it('TEC-VARIANT-12 any player pays the Assistant of all in its own turn', () => {
    for (const turn of ['ann', 'bob', 'cid'] as const) {
      const t = at({ cid: {}, ash: {}, turn, [turn]: { chaos: 1 } }).actions()
      t.choose('extraMove', 'ash').choose('goTo', 1)
      expect(t.character('ash').town).toBe(1)
      expect(t.held(turn)).toEqual([0, 0, 0, 0])
    }
  })

  it('TEC-VARIANT-15 nobody pays Assistants by themselves', () => {
    const settings = { assistants: 'selfPlaying' }
    const t = at({ ash: { chaos: 2 }, bea: { chaos: 2 }, turn: 'ash', settings })
    t.table.stop = 0
    t.actions()
    expect(t.offered).toEqual(['nextSpin'])
    expect(t.refusals).toEqual([])
  })

  it('TEC-VARIANT-17 Chaos that an Assistant draws after moving stays with it', () => {
    const t = at({
      ash: {},
      bea: {},
      turn: 'ash',
      settings: { assistants: 'selfPlaying' },
      bag: { chaos: 1, eldritch: 3 },
      towns: { 2: { page: 'none', shamblers: ['rage'] } },
    })
    t.table.stop = 6
    t.tentacles('chaos').rolls(2).actions()
    expect(t.held('ash')).toEqual([0, 0, 0, 1])
    expect(t.held('bea')).toEqual([0, 0, 0, 0])
  })

  it('TEC-SOLO-10 there is none without Assistants', () => {
    const t = at({ ann: { chaos: 2 }, bob: {} }).actions()
    expect(extras.some((extra) => t.isOffered(extra))).toBe(false)
    expect(t.refusals.some((one) => one.startsWith('extra'))).toBe(false)
  })
})
