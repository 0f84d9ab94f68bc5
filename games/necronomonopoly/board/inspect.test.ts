import { Engine, FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardNumber, deckCards } from '../pieces/cards.ts'
import { necronomonopoly } from '../index.ts'
import type { Tell } from '../text/telling.ts'
import { inspect } from './inspect.ts'

const names = ['Ada', 'Bram']
const RIVERSIDE_HOSPITAL = 26
const BOOK_OF_EIBON = 25

/** The first question of a match, with Riverside Hospital sold to Bram. */
function telling(reader: number | null): Tell {
  const { table, hands } = new Engine(necronomonopoly).start(2, {}, new FastChance('looking'))
  table.owners[RIVERSIDE_HOSPITAL] = 1
  const hand = reader === null ? null : (hands[reader] ?? null)
  return { name: (seat) => names[seat] ?? '', table, hand, reader, asked: null }
}

describe('a closer look at Necronomonopoly', () => {
  it('a Lot has its price, its rents and its owner, told to whoever reads', () => {
    const look = inspect(`space:${RIVERSIDE_HOSPITAL}`, telling(0))
    expect(look).toMatchObject({ heading: 'Riverside Hospital', rule: 'NEC-LOT-5' })
    expect(look?.lines[0]).toBe("Bram's, rent 11.")
    expect(look?.lines[1]).toContain('Price 26. Rent 11, 33 or 80')
    expect(inspect(`space:${RIVERSIDE_HOSPITAL}`, telling(1))?.lines[0]).toBe('Yours, rent 11.')
    expect(inspect(`space:${RIVERSIDE_HOSPITAL}`, telling(null))?.lines[0]).toBe("Bram's, rent 11.")
  })

  it('a Tome that nobody has is for sale, and says what it does', () => {
    const look = inspect(`space:${BOOK_OF_EIBON}`, telling(0))
    expect(look?.lines[0]).toBe('Great Tome, for sale at 24.')
    expect(look?.lines[2]).toContain('Your Spells cost nothing')
  })

  it('Mi-Go says what it costs this reader', () => {
    expect(inspect('space:0', telling(0))?.lines).toContain('For you now: toll 10.')
  })

  it('a Monster says what meeting it costs, and where it is once it is on the board', () => {
    const ghoul = cardNumber('ghoul')
    const t = telling(0)
    const before = inspect(`card:${ghoul}`, t)
    expect(before?.heading).toBe('Ghoul')
    expect(before?.lines[0]).toMatch(/^Monster\. Meeting it costs \d+ Sanity\./)
    expect(before?.lines.join(' ')).not.toContain('On ')
    t.table.spaceOf[ghoul] = RIVERSIDE_HOSPITAL
    expect(inspect(`card:${ghoul}`, t)?.lines).toContainEqual(
      expect.stringMatching(/^On Riverside Hospital \(26\)\. For you: Ghoul, loss \d+\.$/),
    )
  })

  it('the deck says how many cards it has, and nothing of which', () => {
    const t = telling(0)
    const { deck } = t.table
    expect(inspect('deck:0', t)?.lines[0]).toBe(
      `${deck} cards, face down. Whatever leaves play goes to the bottom.`,
    )
  })

  it('a card that one holds says when it can be used, unless this is the moment', () => {
    const held = deckCards.findIndex(({ when }) => when.includes('meet'))
    const t = telling(0)
    const said = (asked: Tell['asked'], reader = 0) =>
      inspect(`card:${held}`, { ...t, reader, asked })?.lines.join(' ') ?? ''
    const meeting = { key: 'encounter.meet', seat: 0 } as unknown as Tell['asked']
    const buying = { key: 'buying.choose', seat: 0 } as unknown as Tell['asked']
    expect(said(buying)).not.toContain('Not now')
    t.table.players[0]?.held.push(held)
    expect(said(buying)).toMatch(/Not now: it can be used .*when you meet a Monster/)
    expect(said(null)).toContain('Not now')
    expect(said(meeting)).not.toContain('Not now')
    expect(said(buying, 1)).not.toContain('Not now') // somebody else's card
    t.table.used[held] = true
    expect(said(buying)).toContain('Used until')
    expect(said(buying)).not.toContain('Not now')
  })
})
