import { describe, expect, it } from 'vitest'
import { at, type Position, type TecScenario } from '../testing/at.ts'

/** Ann before her actions with a Chaos Tentacle, and Ash on P2. */
const ann = (position: Position): TecScenario =>
  at({
    ...position,
    ann: { chaos: 1, ...position.ann },
    ash: { on: 'P2', ...position.ash },
  }).actions()

const extras = ['extraMove', 'extraTranslate', 'extraBanish', 'extraSeal'] as const

describe('Extra Assistant actions', () => {
  it('TEC-SOLO-10 each costs one of the player’s own Chaos Tentacles and none of its actions', () => {
    const t = ann({ ann: { chaos: 2 }, ash: { chaos: 2 }, towns: { P2: { shamblers: ['fear'] } } })
    t.rolls(0).pick('extraBanish', 'ash')
    expect(t.held('ann')).toEqual([0, 0, 0, 1])
    expect(t.held('ash')).toEqual([0, 0, 0, 2])
    expect(t.table.supply[3]).toBe(17 - 10 - 3)
    expect(t.table.actions).toBe(3)
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.told('extraAction')).toEqual([{ character: 0, assistant: 1, action: 'banish' }])
  })

  it('TEC-SOLO-10 and cannot be had without, whatever the Assistant has', () => {
    const t = ann({
      ann: { chaos: 0 },
      ash: { chaos: 2, fear: 2 },
      towns: { P2: { page: 'F01', shamblers: ['fear'] } },
    })
    for (const extra of extras) expect(t.refusal(extra, 'ash')).toBe('no-chaos')
    expect(t.attempt(0, 'extraBanish', t.numberOf('ash'))).toBe('not-offered')
  })

  it('TEC-SOLO-10 TEC-ACTION-10 at any time between actions, before a forced Move and after the last', () => {
    const forced = ann({ ann: { on: 'P3' }, oldOne: 'P3', towns: { P2: { shamblers: ['fear'] } } })
    expect(forced.refusal('collect')).toBe('must-move')
    forced.rolls(0).pick('extraBanish', 'ash')
    expect(forced.refusal('endTurn')).toBe('must-move')
    const last = ann({ towns: { P2: { shamblers: ['fear'] } } })
    last.table.actions = 0
    expect(last.refusal('collect')).toBe('no-actions')
    expect(last.offers('extraBanish', 'ash')).toBe(true)
  })

  it('TEC-SOLO-11 TEC-CHOICE-15 a Move goes where the player says, 1 and 1 more for each Fear of the Assistant', () => {
    const t = ann({}).pick('extraMove', 'ash')
    expect(t.asked).toBe('ann extraMove.choose')
    expect(t.offered).toEqual(['goTo P1', 'goTo P3', 'back'])
    expect(t.refusals).toEqual(['goTo P2: here-already', 'goTo P4: too-far', 'goTo P5: too-far'])
    t.pick('goTo', 0)
    expect(t.character('ash').town).toBe(0)
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    const far = ann({ ash: { fear: 1 } }).pick('extraMove', 'ash')
    expect(far.offered).toEqual(['goTo P1', 'goTo P3', 'goTo P4', 'goTo P5', 'back'])
    // Fear of the player does not count.
    const own = ann({ ann: { fear: 2 } }).pick('extraMove', 'ash')
    expect(own.refusal('goTo', 3)).toBe('too-far')
  })

  it('TEC-SOLO-11 TEC-ASSIST-7 the Great Old One does not bar its way', () => {
    const t = ann({ oldOne: 'P3', ash: { fear: 1 } }).pick('extraMove', 'ash')
    expect(t.offers('goTo', 2)).toBe(true)
    t.pick('goTo', 3)
    expect(t.character('ash').town).toBe(3)
  })

  it('TEC-SOLO-11 TEC-ASSIST-9 TEC-ASSIST-10 TEC-ASSIST-11 with the draws and then the reveal', () => {
    const t = ann({ ash: { rage: 2 }, towns: { P1: { shamblers: ['fear', 'fear'] } } })
    t.tentacles('rage', 'greed').pick('extraMove', 'ash').pick('goTo', 0)
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
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.town('P1').shamblers).toEqual([0, 0, -1])
  })

  it('TEC-CHOICE-15 a Move can be thought over as long as nothing has happened', () => {
    const t = ann({}).pick('extraMove', 'ash').pick('back')
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.held('ann')).toEqual([0, 0, 0, 1])
    expect(t.told('extraAction')).toEqual([])
  })

  it('TEC-SOLO-12 Translate by the Assistant’s own rules, if it can pay by itself', () => {
    const towns = { P2: { page: 'F01' } }
    const t = ann({ ash: { fear: 1, chaos: 2 }, towns }).pick('extraTranslate', 'ash')
    expect(t.pages('ash')).toEqual(['F01'])
    expect(t.pages('ann')).toEqual([])
    expect(t.held('ash')).toEqual([0, 0, 0, 1])
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.told('extraAction')).toEqual([{ character: 0, assistant: 1, action: 'translate' }])
    const poor = ann({ ann: { on: 'P2', fear: 2 }, ash: { rage: 2 }, towns })
    expect(poor.refusal('extraTranslate', 'ash')).toBe('page-too-dear')
    expect(ann({ ash: { fear: 2 } }).refusal('extraTranslate', 'ash')).toBe('face-down')
    const none = ann({ ash: { fear: 2 }, towns: { P2: { page: 'none' } } })
    expect(none.refusal('extraTranslate', 'ash')).toBe('no-page')
  })

  it('TEC-SOLO-12 Banish by its own rules, if there is a Shambler on its card', () => {
    const shamblers = ['rage', 'fear'] as const
    const t = ann({ ash: { rage: 1, brain: 1 }, lair: { rage: 3 }, towns: { P2: { shamblers } } })
    t.rolls(2, 0).rolls(1, 0).pick('extraBanish', 'ash')
    expect(t.told('rerollsAll')).toHaveLength(1)
    expect(t.town('P2').shamblers).toEqual([-1, 0, -1])
    expect(t.table.lair).toEqual([0, 1, 0])
    // The Chaos is spent even if the attempt fails.
    const failed = ann({ towns: { P2: { shamblers } } })
      .rolls(1, 1)
      .pick('extraBanish', 'ash')
    expect(failed.held('ann')).toEqual([0, 0, 0, 0])
    expect(failed.town('P2').shamblers).toEqual([1, 0, -1])
    const none = ann({ towns: { P1: { shamblers } } })
    expect(none.refusal('extraBanish', 'ash')).toBe('no-shambler')
  })

  it('TEC-SOLO-12 Seal by its own rules, in Phase Two where the Great Old One is', () => {
    const able = { rage: 1, pages: ['R01'] }
    const t = ann({ phase: 2, oldOne: 'P2', ash: able }).rolls(2).pick('extraSeal', 'ash')
    expect(t.table.portals).toEqual([-1, -1, 1, -1, -1, -1])
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.told('extraAction')).toEqual([{ character: 0, assistant: 1, action: 'seal' }])
    expect(ann({ oldOne: 'P2', ash: able }).refusal('extraSeal', 'ash')).toBe('phase-one')
    const away = ann({ phase: 2, oldOne: 'P3', ash: able })
    expect(away.refusal('extraSeal', 'ash')).toBe('not-with-old-one')
    const unable = ann({ phase: 2, oldOne: 'P2', ash: { rage: 1, pages: ['F01'] } })
    expect(unable.refusal('extraSeal', 'ash')).toBe('assistant-cannot')
  })

  it('TEC-SOLO-12 TEC-ASSIST-25 a translation that begins Phase Two opens the Seal at once', () => {
    const t = ann({
      ann: { chaos: 2 },
      ash: { fear: 2, rage: 1, pages: ['R01'] },
      oldOne: 'P2',
      rows: [4, 5, 5, 5, 5],
      towns: { P2: { page: 'F01' } },
    })
    t.pick('extraTranslate', 'ash')
    expect(t.table.phase).toBe(2)
    expect(t.offers('extraSeal', 'ash')).toBe(true)
  })

  it('TEC-VARIANT-3 TEC-CHOICE-15 a solo player chooses between two Assistants', () => {
    const t = ann({ bea: { on: 'P4' }, towns: { P4: { shamblers: ['rage'] } } })
    expect(t.refusal('extraBanish', 'ash')).toBe('no-shambler')
    t.rolls(0).pick('extraBanish', 'bea')
    expect(t.town('P4').shamblers).toEqual([-1, -1, -1])
  })

  it('TEC-VARIANT-7 of two players each pays its own Assistant only', () => {
    const both = { ann: { chaos: 1 }, bob: { chaos: 1 }, ash: {}, bea: {} }
    const first = at(both).actions()
    expect(first.offers('extraMove', 'ash')).toBe(true)
    expect(first.attempt(0, 'extraMove', first.numberOf('bea'))).toBe('not-offered')
    expect(first.refusals.filter((one) => one.startsWith('extra'))).toHaveLength(3)
    const second = at({ ...both, turn: 'bob' }).actions()
    expect(second.offers('extraMove', 'bea')).toBe(true)
    expect(second.offers('extraMove', 'ash')).toBe(false)
  })

  it('TEC-VARIANT-12 any player pays the Assistant of all in its own turn', () => {
    for (const turn of ['ann', 'bob', 'cid'] as const) {
      const t = at({ cid: {}, ash: {}, turn, [turn]: { chaos: 1 } }).actions()
      t.pick('extraMove', 'ash').pick('goTo', 1)
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
      towns: { P2: { page: 'none', shamblers: ['rage'] } },
    })
    t.table.stop = 6
    t.tentacles('chaos').rolls(2).actions()
    expect(t.held('ash')).toEqual([0, 0, 0, 1])
    expect(t.held('bea')).toEqual([0, 0, 0, 0])
  })

  it('TEC-SOLO-10 there is none without Assistants', () => {
    const t = at({ ann: { chaos: 2 }, bob: {} }).actions()
    expect(extras.some((extra) => t.offers(extra))).toBe(false)
    expect(t.refusals.some((one) => one.startsWith('extra'))).toBe(false)
  })
})
