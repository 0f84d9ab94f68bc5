import { describe, expect, it } from 'vitest'
import { FACE_DOWN, NO_PAGE } from '../state.ts'
import { P1 } from '../testing/town-numbers.ts'
import { at, pageOf, type CharacterPosition, type Position } from '../testing/at.ts'

const ann: CharacterPosition = { on: 'P1', mat: 'priest' }
const bob: CharacterPosition = { on: 'P1', mat: 'medium' }
/** Pays for any page in one way only. */
const rich: CharacterPosition = { ...ann, fear: 2, rage: 2, greed: 2 }

function translating(page: string, position: Position = {}) {
  return at({ ann: rich, bob, ...position, towns: { P1: { page } } })
    .actions()
    .pick('translate')
}

const ways = (...all: string[]): string[] => [...all.map((way) => `pay ${way}`), 'back']

describe('Translate', () => {
  it('TEC-TRANS-1 needs a face-up Page Card at one’s own Town Card', () => {
    const towns = { P2: { page: 'F01' }, P5: { page: 'none' } }
    const t = at({ ann: rich, bob, towns }).actions()
    expect(t.refusal('translate')).toBe('face-down')
    t.pick('move', 'P2')
    expect(t.offers('translate')).toBe(true)
    const none = at({ ann: { ...rich, on: 'P5' }, bob, towns }).actions()
    expect(none.refusal('translate')).toBe('no-page')
  })

  it('TEC-TRANS-2 the tentacles shown are spent', () => {
    const t = translating('F03')
    expect(t.held('ann')).toEqual([0, 1, 2, 0])
    expect(t.table.discard.slice(0, 3)).toEqual([2, 1, 0])
    expect(t.held('bob')).toEqual([0, 0, 0, 0])
    expect(t.told('pays')).toEqual([
      { character: 0, from: 0, spent: [2, 1, 0, 0], for: 'translate' },
    ])
    expect(t.table.actions).toBe(2)
  })

  it('TEC-TRANS-2 each may be replaced by Chaos', () => {
    const t = translating('F02', { ann: { ...ann, fear: 1, rage: 1, chaos: 2 } })
    expect(t.offered).toEqual(
      ways('1 fear + 1 rage', '1 fear + 1 chaos', '1 rage + 1 chaos', '2 chaos'),
    )
    t.pick('pay', '1 rage + 1 chaos')
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    expect(t.pages('ann')).toEqual(['F02'])
  })

  it('TEC-TRANS-2 who can’t pay in full can’t translate', () => {
    const page = { P1: { page: 'F03' } }
    const lacking = { ...ann, fear: 2, greed: 2 }
    const t = at({ ann: lacking, bob: { ...bob, rage: 2, chaos: 2 }, towns: page }).actions()
    expect(t.refusal('translate')).toBe('page-too-dear')
    expect(
      at({ ann: { ...lacking, chaos: 1 }, bob, towns: page })
        .actions()
        .offers('translate'),
    ).toBe(true)
    const twoShort = { ...ann, fear: 1, chaos: 1 }
    expect(at({ ann: twoShort, bob, towns: page }).actions().refusal('translate')).toBe(
      'page-too-dear',
    )
  })

  it('TEC-TRANS-3 one Page Token in the row of each number', () => {
    const t = translating('F09', { rows: [0, 2, 0, 1, 0] })
    expect(t.table.rows).toEqual([1, 3, 0, 2, 0])
    expect(t.told('translates')).toEqual([
      {
        character: 0,
        town: P1,
        card: pageOf('F09'),
        rows: [0, 1, 3],
        rowsDone: [],
        columnsDone: [],
      },
    ])
  })

  it('TEC-TRANS-4 a row that is full gets none', () => {
    const t = translating('F03', { rows: [5, 0, 0, 4, 0] })
    expect(t.table.rows).toEqual([5, 0, 0, 5, 0])
    expect(t.told('translates')).toMatchObject([{ rows: [3], rowsDone: [3] }])
  })

  it('TEC-TRANS-5 a page may be translated for its rune alone', () => {
    const t = translating('F01', { rows: [5, 0, 0, 0, 0] })
    expect(t.table.rows).toEqual([5, 0, 0, 0, 0])
    expect(t.table.discard[3]).toBe(0)
    expect(t.pages('ann')).toEqual(['F01'])
  })

  it('TEC-TRANS-6 a complete row sends its Chaos to the Discard Mat, once', () => {
    const t = translating('F01', { rows: [4, 0, 0, 0, 0] })
    expect(t.told('translates')).toMatchObject([{ rowsDone: [0], columnsDone: [] }])
    expect(t.table.rewards).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(t.table.discard[3]).toBe(1)
    const before = translating('F01', { rows: [3, 0, 0, 0, 0] })
    expect(before.table.discard[3]).toBe(0)
  })

  it('TEC-TRANS-7 a complete column sends its Chaos to the Discard Mat', () => {
    const t = translating('F01', { rows: [1, 2, 3, 4, 2] })
    expect(t.told('translates')).toMatchObject([{ rowsDone: [], columnsDone: [1] }])
    expect(t.table.rewards).toEqual([1, 1, 1, 1, 1, 0, 0, 1, 1, 1])
    expect(t.table.discard[3]).toBe(1)
  })

  it('TEC-TRANS-8 several rows and columns at once are all rewarded', () => {
    const t = translating('F09', { rows: [4, 4, 5, 4, 5] })
    expect(t.told('translates')).toMatchObject([{ rowsDone: [0, 1, 3], columnsDone: [4] }])
    expect(t.told('phaseTwo')).toMatchObject([{ discard: [2, 1, 1, 4, 0] }])
    expect(t.table.rewards).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('TEC-TRANS-9 the page is kept beside the mat, as the rune gained last', () => {
    const t = translating('F01', { ann: { ...rich, pages: ['R05'] } })
    expect(t.pages('ann')).toEqual(['R05', 'F01'])
    expect(t.pages('bob')).toEqual([])
  })

  it('TEC-TRANS-10 a new page is dealt face down from the deck', () => {
    const t = translating('F01', { deck: ['G07', 'G08'] })
    expect(t.town('P1').page).toBe(FACE_DOWN)
    expect(t.state.box.faceDown[P1]).toBe(pageOf('G07'))
    expect(t.state.box.deck[0]).toBe(pageOf('G08'))
    expect(t.told('dealsPage')).toEqual([{ town: P1 }])
  })

  it('TEC-TRANS-11 staying does not turn it up, an effect or coming back does', () => {
    const t = translating('F01', { deck: ['G07'] })
    expect(t.refusal('translate')).toBe('face-down')
    t.pick('townAction') // the Library turns it up
    expect(t.town('P1').page).toBe(pageOf('G07'))
    const u = translating('F01', { deck: ['G07'] })
    u.pick('move', 'P2')
    expect(u.town('P1').page).toBe(FACE_DOWN)
    u.pick('move', 'P1')
    expect(u.town('P1').page).toBe(pageOf('G07'))
  })

  it('TEC-TRANS-12 an empty deck is renewed from the page discard pile', () => {
    const t = at({ ann: rich, bob, towns: { P1: { page: 'F01' } } })
    t.table.pageDiscard = t.state.box.deck.splice(0)
    const pile = [...t.table.pageDiscard]
    t.table.deck = 0
    t.actions().pick('translate')
    expect(t.told('deckRenewed')).toEqual([{ count: pile.length }])
    expect(t.shuffled).toHaveLength(1)
    expect(t.table.pageDiscard).toEqual([])
    expect(t.town('P1').page).toBe(FACE_DOWN)
    expect(t.table.deck).toBe(pile.length - 1)
  })

  it('TEC-TRANS-12 without a discard pile the place stays empty', () => {
    const t = at({ ann: rich, bob, towns: { P1: { page: 'F01' } } })
    t.character('bob').pages = t.state.box.deck.splice(0)
    t.table.deck = 0
    t.actions().pick('translate')
    expect(t.told('deckEmpty')).toEqual([{ town: P1 }])
    expect(t.town('P1').page).toBe(NO_PAGE)
    expect(t.refusal('translate')).toBe('no-page')
  })

  it('TEC-TRANS-13 in Phase Two as well', () => {
    const t = translating('R10', { phase: 2 })
    expect(t.pages('ann')).toEqual(['R10'])
    expect(t.table.rows).toEqual([5, 5, 5, 5, 5])
    expect(t.told('phaseTwo')).toEqual([])
  })

  it('TEC-CHOICE-11 how to pay is asked only if there is more than one way', () => {
    const t = translating('F02', { ann: { ...ann, fear: 1, rage: 1, chaos: 1 } })
    expect(t.asked).toBe('ann pay.choose')
    t.pick('back')
    expect(t.table.actions).toBe(3)
    expect(t.held('ann')).toEqual([1, 1, 0, 1])
    expect(t.town('P1').page).toBe(pageOf('F02'))
    expect(translating('F02').asked).toBe('ann stepTwo.choose')
  })
})
