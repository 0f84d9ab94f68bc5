import { log, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import type { Events } from '../events.ts'
import { at, matOf, pageOf } from '../testing/at.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'
import type { Tell } from './telling.ts'

describe('The log', () => {
  it('tells a turn of the wheel', () => {
    const t = at({ ann: {}, bob: {}, towns: { P1: { fear: 3 } }, oldOne: 'P3' })
    t.spin(4).tentacles('fear', 'rage', 'eldritch').turnAt('spin')
    expect(log(t)).toEqual([
      "Round 1: it is Ann's turn.",
      "The wheel stops at the Tidewater Library with a Surge, its tail at the Constable's Watch.",
      'A surge: one more tentacle is drawn.',
      '3 tentacles are drawn for the Tidewater Library.',
      'Fear overflows at the Tidewater Library: 4 go to the Shambler Mat.',
      'Nyarlathotep strikes with the power of Fear.',
      '1 Fear creeps from the Shambler Mat to Mercy Sanatorium.',
      "1 Fear creeps from the Shambler Mat to the Constable's Watch.",
      '1 Fear creeps from the Shambler Mat to the Fogbound Ferry.',
      'Rage settles on the Tidewater Library.',
      'An Eldritch feeds Nyarlathotep: energy 1.',
      "A Fear Shambler rises at the Constable's Watch.",
      "Nyarlathotep drifts to the Constable's Watch.",
    ])
  })

  it('tells what a player does, with what and to what end', () => {
    const t = at({
      ann: { rage: 1 },
      bob: {},
      lair: { rage: 3 },
      towns: { P1: { shamblers: ['rage'] } },
    }).actions()
    t.rolls(1).pick('banish').pick('banishShambler', 0)
    expect(log(t)).toEqual([
      'Ann rolls to banish: 1.',
      'Ann spends 1 Rage to banish.',
      'Ann banishes the Rage Shambler from the Tidewater Library, and 2 Rage leave the Shambler Mat.',
    ])
  })

  it('tells what a translation frees', () => {
    const t = at({
      ann: { fear: 2, rage: 1 },
      bob: {},
      towns: { P1: { page: 'F03' } },
      rows: [4, 1, 1, 0, 1],
    }).actions()
    t.pick('translate')
    expect(log(t)).toEqual([
      'Ann spends 2 Fear and 1 Rage on the page.',
      'Ann translates the Fear page for rows 1 and 4 at the Tidewater Library. Row 1 and column 1 are whole: 2 Chaos are freed.',
      'A page is laid face down at the Tidewater Library.',
    ])
  })

  it('calls whoever reads it you, in every place of a sentence', () => {
    const t = tellingTo(at({ ann: {}, bob: {} }), 'ann')
    expect(events.delirium({ character: 0, brain: 2 }, t)).toBe('Your mind slips to 2: 2 rerolls.')
    expect(events.moves({ character: 0, from: 0, to: 1, by: 'move' }, t)).toMatch(/^You move to /)
    expect(events.mustMove({ character: 0, town: 0 }, t)).toMatch(/: you have to leave\.$/)
    expect(events.first({ seat: 0 }, t)).toBe('You begin.')
    expect(events.handsOver({ from: 1, to: 0, colour: 0 }, t)).toMatch(/^Bob hands you 1 /)
  })

  it('has words for what hardly ever happens', () => {
    const t = tellingTo(at({ ann: {}, ash: { mat: 'priest' } }).actions(), null)
    const say = <K extends keyof Events>(key: K, is: Events[K]): string => events[key](is, t)
    const [ann, ash, fear, rage] = [0, 1, 0, 1]
    expect(say('first', { seat: ann })).toBe('An Assistant begins, and then comes Ann.')
    const card = pageOf('F03')
    expect(say('bagEmpty', {})).toBe('The Bag is empty, and nothing more is drawn.')
    expect(say('lullsNothing', {})).toBe('A lull, and the Shambler Mat is empty already.')
    expect(say('riftsNothing', {})).toBe('A rift opens, and the supply has no Chaos for it.')
    expect(say('drawing', { character: ash, count: 1, town: -1 })).toBe(
      'Father Wren has to draw 1 tentacle.',
    )
    expect(say('drawing', { character: ash, count: 1, town: 0 })).toBe(
      '1 tentacle is drawn for the Tidewater Library.',
    )
    expect(say('spawns', { town: 0, space: 0, colour: rage, wanted: fear })).toBe(
      'There is no Fear Shambler left: a Rage one rises at the Tidewater Library.',
    )
    expect(say('shamblersAccursed', { town: 0, colour: fear, track: [0, 1, 2] })).toBe(
      'Too many Shamblers for the Tidewater Library: all 4 go back to the Shambler Mat.',
    )
    expect(say('eldritchFalls', { town: 0, refilled: false })).toBe(
      'An Eldritch falls from the Tidewater Library to the Discard Mat and leaves a gap.',
    )
    expect(say('strength', { strength: 6, draws: 0 })).toBe('Nyarlathotep is at full strength.')
    expect(say('losesPage', { character: ash, card })).toBe(
      'Father Wren loses the Fear page for rows 1 and 4.',
    )
    expect(say('deckRenewed', { count: 2 })).toBe(
      'The deck is empty: 2 discarded pages make a new one.',
    )
    expect(say('deckEmpty', { town: 1 })).toBe('No page is left for the Fogbound Ferry.')
    expect(say('pays', { character: ann, from: ash, spent: [1, 0, 0, 0], for: 'ability' })).toBe(
      "Ann spends 1 Fear of Father Wren's for it.",
    )
    const seal = { character: ann, portal: 3, sum: 5 }
    expect(say('seals', { ...seal, from: ash, kind: rage })).toBe(
      "Ann reaches 5 and seals the Rage portal of 4 with Father Wren's Rage.",
    )
    expect(say('seals', { ...seal, from: ann, kind: 3 })).toBe(
      'Ann reaches 5 and seals the Rage portal of 4 with a Chaos.',
    )
    expect(say('closes', { colour: rage, count: 0 })).toBe('Rage is closed for good.')
    expect(say('powerClosed', { colour: rage })).toBe(
      'The power of Rage is closed and does not stir.',
    )
    const lines = { rowsDone: [], columnsDone: [] }
    expect(say('translates', { character: ash, town: 0, card, rows: [3], ...lines })).toBe(
      'Father Wren translates the Fear page for rows 1 and 4 at the Tidewater Library, which fills only row 4.',
    )
    expect(say('translates', { character: ash, town: 0, card, rows: [], ...lines })).toBe(
      'Father Wren translates the Fear page for rows 1 and 4 at the Tidewater Library, for the rune alone.',
    )
    expect(say('ability', { character: ann, mat: matOf('medium') })).toBe('Ann uses Open the Veil.')
    expect(say('extraAction', { character: ann, assistant: ash, action: 'seal' })).toBe(
      'Ann spends 1 Chaos to have Father Wren seal.',
    )
  })
})

describe('Endings', () => {
  it('each have their own sentence for the front page', () => {
    const t = tellingTo(
      at({
        ann: {},
        ash: { mat: 'priest' },
        rows: [5, 4, 0, 0, 0],
        portals: { 0: 'fear' },
        impossible: ['portal 0 is sealed in Phase One'],
      }).actions(),
      null,
    )
    expect(endings.sealed([0], t)).toMatch(/^The sixth portal is sealed, and Nyarlathotep/)
    expect(endings.strengthOne([], t)).toMatch(/with 16 of 25 pages still to be read/)
    expect(endings.strengthTwo([], t)).toMatch(/with 5 of 6 portals still open/)
    expect(endings.shamblers([], t)).toMatch(/^The last Shambler has left its lair/)
  })

  it('name whoever has gone mad', () => {
    const t = at({ ann: {}, ash: { mat: 'priest' } }).actions()
    const mad = (name: 'ann' | 'ash'): Tell => {
      for (const one of ['ann', 'ash'] as const) t.character(one).brain = one === name ? 4 : 0
      return tellingTo(t, null)
    }
    expect(endings.playerMad([], mad('ann'))).toMatch(/^Ann has gone completely mad/)
    expect(endings.assistantMad([], mad('ash'))).toMatch(/^Father Wren, who only came to help/)
    t.character('ash').brain = 0
  })
})
