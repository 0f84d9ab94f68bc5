import type { Catalogue } from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { at } from '@eldertable/kernel/example/testing/at.ts'
import { describe, expect, it } from 'vitest'
import { TextAudit } from './text-audit.ts'

const { text } = lastCandle

/** What is found in matches of the kernel's example, some of whose words are changed. */
function faultsWith(change: Partial<typeof text>): string[] {
  const audit = new TextAudit({ ...lastCandle, text: { ...text, ...change } }, /\b[Yy]our?\b/)
  for (const seed of ['one', 'two', 'three']) audit.match(2, {}, seed)
  return audit.faults
}

describe('what is said in matches', () => {
  it('is whole, and said to whom it is meant', () => {
    expect(faultsWith({})).toEqual([])
  })

  it.each<[string, Partial<Catalogue>]>([
    ['undefined snuffs.', { events: { ...text.events, snuffed: () => 'undefined snuffs.' } }],
    ['a candle is out', { endings: { ...text.endings, darkness: () => 'a candle is out' } }],
    ['Snuff.', { options: { ...text.options, snuff: () => 'Snuff.' } }],
    ['no taper', { reasons: { ...text.reasons, 'all-alight': 'no taper' } }],
    [
      'turn.choose to null: It is your turn.',
      { prompts: { ...text.prompts, 'turn.choose': () => 'It is your turn.' } },
    ],
    [
      'turn.choose to 0: Ann decides what to do.',
      { prompts: { ...text.prompts, 'turn.choose': () => 'Ann decides what to do.' } },
    ],
    [
      'two options read alike: Snuff; Snuff',
      { options: { ...text.options, snuff: () => 'Snuff', relight: () => 'Snuff' } },
    ],
    ['nothing under Candles', { board: () => [{ heading: 'Candles', lines: [] }] }],
    [
      'to a spectator: You see it all.',
      { board: () => [{ heading: 'Candles', lines: ['You see it all.'] }] },
    ],
  ])('may have the fault %s', (fault, change) => {
    const found = faultsWith(change as Partial<typeof text>)
    expect(found.some((one) => one.startsWith(fault))).toBe(true)
  })

  it('goes on from a position', () => {
    const audit = new TextAudit(lastCandle, /\b[Yy]our?\b/)
    audit.matchFrom(at({ lit: 2 }).state, 'late')
    expect([...audit.sentences]).toContain('Burning: 2 of 13.')
    expect([...audit.sentences].some((one) => one.startsWith('The last candle is out.'))).toBe(true)
    expect(audit.faults).toEqual([])
  })
})
