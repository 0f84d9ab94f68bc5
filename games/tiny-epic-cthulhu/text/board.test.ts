import { section, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at, newMatch } from '../testing/at.ts'
import { en } from './en.ts'

const ann = 0
const bob = 1

describe('The board as text', () => {
  const position = {
    turn: 'bob',
    round: 6,
    ann: { on: 'P1', mat: 'medium', fear: 2, chaos: 1, brain: 1, pages: ['F03', 'R01'] },
    bob: { on: 'P3', mat: 'historian' },
    oldOne: 'P3',
    energy: 1,
    strength: 2,
    lair: { rage: 4 },
    rows: [5, 3, 3, 2, 1],
    pageDiscard: ['G01'],
    towns: {
      P1: { fear: 3, greed: 1, shamblers: ['rage', null, 'fear'], page: 'G09' },
      P2: { page: 'none' },
      P4: { site: 'pottersField', eldritch: 2 },
    },
  } as const

  it('says where the reader is, and what is there', () => {
    const t = at(position).actions()
    expect(section(t, ann, 'Where you are')).toEqual([
      'The Tidewater Library: 3 Fear and 1 Greed (Fear full); 2 Shamblers (Rage, empty, Fear); page for rows 2, 4 and 5, Greed rune, asks 1 Fear, 1 Rage and 2 Greed; 3 of 3 Eldritch.',
      'You hold 2 Fear and 1 Chaos. No space for more Fear. Mind at 1 of 4, 1 reroll.',
    ])
    expect(section(t, bob, 'Where you are')).toEqual([
      'Mercy Sanatorium: no madness; no Shambler; page face down; 3 of 3 Eldritch; with Nyarlathotep.',
      'Nyarlathotep is here: your first action has to be a move.',
      'You hold nothing. Mind clear, no reroll.',
    ])
    expect(section(t, null, 'Where Bob is')[1]).toBe(
      'Nyarlathotep is here: the first action has to be a move.',
    )
  })

  it('says whose turn it is and what is left of it', () => {
    const t = at(position).actions()
    expect(section(t, bob, 'The turn')).toEqual([
      'Round 6, turn 1: your turn, Actions.',
      '3 actions left.',
    ])
    expect(section(t, ann, 'The turn')[0]).toBe("Round 6, turn 1: Bob's turn, Actions.")
  })

  it('tells the latest spin and the dice', () => {
    const t = at(position)
    t.spin(9).tentacles('fear', 'fear', 'fear').turnAt('spin')
    t.table.dice = [2, 0]
    expect(section(t, null, 'The turn').slice(-2)).toEqual([
      'The wheel: the Fogbound Ferry at the front with Lull (Discard one tentacle of your choice from the Shambler Mat), the Curio Market at the tail.',
      'Dice: 2 and 0.',
    ])
  })

  it('lists everybody with everything', () => {
    const t = at(position).actions()
    expect(section(t, ann, 'Characters')).toEqual([
      'You: Odile Marsh, Medium. At the Tidewater Library. Holds 2 Fear and 1 Chaos. No space for more Fear. Mind at 1 of 4, 1 reroll. Runes: 1 Fear and 1 Rage. Pages, the latest last: Fear for rows 1 and 4; Rage for row 2.',
      'Your ability, Open the Veil: Draw a tentacle from the Bag, as if for a Shambler.',
      'Bob, whose turn it is: Professor Maud Ellery, Historian. At Mercy Sanatorium. Holds nothing. Mind clear, no reroll. No runes.',
    ])
  })

  it('says whose an Assistant is', () => {
    const t = at({ ann: {}, ash: { mat: 'priest', on: 'P2' } }).actions()
    expect(section(t, ann, 'Characters').at(-1)).toMatch(
      /^Father Wren: Assistant, yours, Priest\. At the Fogbound Ferry\./,
    )
    expect(section(t, null, 'Characters').at(-1)).toMatch(/^Father Wren: Assistant, Ann's, Priest/)
  })

  it('lists the towns clockwise, how far they are, and what they and the wheel do there', () => {
    const t = at(position).actions()
    const lines = section(t, ann, 'Towns, clockwise')
    expect(lines).toHaveLength(10)
    expect(lines.slice(2, 4)).toEqual([
      '2. The Fogbound Ferry, 1 clockwise: no madness; no Shambler; no page; 3 of 3 Eldritch.',
      'Town action (free): Sail to any other town and stop there, but not to the Great Old One in Phase One. On the wheel: Rift, Lull and Surge; strips Rage, Greed and Fear.',
    ])
    expect(lines[6]).toBe(
      "4. Potter's Field, 2 counter-clockwise: no madness; no Shambler; page face down; 2 of 3 Eldritch.",
    )
    expect(section(t, null, 'Towns, clockwise')[0]).toMatch(/^1\. The Tidewater Library: 3 Fear/)
  })

  it('tells how strong the Great Old One is and what it can do', () => {
    const t = at(position).actions()
    expect(section(t, ann, 'The Great Old One').slice(0, 5)).toEqual([
      'Nyarlathotep, Phase One, at Mercy Sanatorium.',
      'Strength: 3 drawn each spin; 4 more steps and all is lost.',
      'The boxes of its strength: 2, 2, 3, 3, 3 and 4; it has taken 2.',
      'Energy: 1 of 2; one more than 2 makes it stronger.',
      'Power of Fear: Each town within one of Nyarlathotep that has no Fear gets one from the Shambler Mat.',
    ])
  })

  it('lists the portals in Phase Two', () => {
    const t = at({
      ann: {},
      bob: {},
      phase: 2,
      portals: { 2: 'rage', 3: 'chaos', 5: 'greed' },
    }).actions()
    const lines = section(t, null, 'The Great Old One')
    expect(lines).toContain('Power of Rage: closed for good.')
    expect(lines.slice(-4)).toEqual([
      'Rage portal of 2: sealed with Rage.',
      'Rage portal of 4: sealed with Chaos.',
      'Greed portal of 2: open.',
      'Greed portal of 3: sealed with Greed.',
    ])
    expect(section(t, null, 'The Necronomicon').at(-1)).toBe('Every column is whole.')
  })

  it('counts pages and everything beside the towns', () => {
    const t = at(position).actions()
    expect(section(t, ann, 'The Necronomicon')).toEqual([
      '14 of 25 pages translated.',
      'Row 1: whole.',
      'Row 2: 3 of 5, then 1 Chaos.',
      'Row 3: 3 of 5, then 1 Chaos.',
      'Row 4: 2 of 5, then 1 Chaos.',
      'Row 5: 1 of 5, then 1 Chaos.',
      '1 Chaos each for columns 2, 3, 4 and 5.',
    ])
    expect(section(t, ann, 'Mats, Bag and supply')).toEqual([
      'Shambler Mat: 4 Fear, 4 Rage, 5 Greed Shamblers; if none is left, all is lost.',
      'Tentacles on the Shambler Mat: 4 Rage.',
      'Bag: 10 Fear, 11 Rage, 14 Greed and 3 Eldritch.',
      'Discard Mat: nothing.',
      'Supply: 8 Chaos and 5 Eldritch.',
      '23 pages in the deck.',
      'Discarded: the Greed page for row 4.',
    ])
  })

  it('can be read before anybody stands anywhere', () => {
    const t = newMatch(3, { assistants: 'shared', townLayout: 'fixedA' }).go()
    const headings = en.board(tellingTo(t, ann)).map(({ heading }) => heading)
    expect(headings).not.toContain('Where you are')
    expect(section(t, ann, 'The turn')).toEqual(['The table is being set up.'])
    expect(section(t, ann, 'Characters').at(-1)).toBe(
      'The Assistant: Assistant. Holds nothing. Mind clear, no reroll. No runes.',
    )
  })
})
