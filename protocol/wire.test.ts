import { describe, expect, it } from 'vitest'
import { sentences } from './wire-reasons.ts'
import { clientMessage, newTable, serverMessage } from './wire.ts'

const match = 'abcdefghijklmnopqrstuv'
const command = { match, id: 'one', at: 7 }

describe('what clients say', () => {
  it.each([
    { t: 'hello', v: 1 },
    { t: 'watch', match },
    { t: 'watch', match, from: 12 },
    { t: 'unwatch', match },
    { t: 'pick', ...command, pick: 65_536 },
    { t: 'undo', ...command, how: 'action' },
    { t: 'redo', ...command },
    { t: 'ask-undo', ...command, back: 'turn' },
    { t: 'ask-undo', ...command, back: 3 },
    { t: 'consent', match, id: 'one', request: 4, yes: false },
    { t: 'order', match, id: 'one', decision: 'buying.choose', until: 'turn-ends' },
    { t: 'lift', match, id: 'one', decision: 'buying.choose' },
    { t: 'aim', ...command, pick: 65_536 },
    { t: 'aim', ...command, pick: null },
    { t: 'suggest', ...command, pick: 65_536 },
    { t: 'suggest', ...command, pick: null },
    { t: 'say', match, id: 'one', text: 'Good evening' },
    { t: 'ping' },
  ])('is understood: %j', (message) => {
    expect(clientMessage.parse(message)).toEqual(message)
  })

  it.each([
    { t: 'pick', ...command, pick: -1 },
    { t: 'pick', ...command, pick: 1.5 },
    { t: 'pick', ...command, pick: 1, seat: 0 },
    { t: 'pick', ...command, pick: 1, id: '' },
    { t: 'pick', ...command, pick: 1, match: 'short' },
    { t: 'aim', ...command },
    { t: 'aim', ...command, pick: 1, seat: 0 },
    { t: 'suggest', ...command, pick: -1 },
    { t: 'suggest', match, id: 'one', pick: 1 },
    { t: 'undo', ...command, how: 'everything' },
    { t: 'say', match, id: 'one', text: ' ' },
    { t: 'say', match, id: 'one', text: 'x'.repeat(501) },
    { t: 'say', match, id: 'one', text: 'a\u202eb' },
    { t: 'ping', more: true },
    { t: 'shout' },
  ])('is not understood: %j', (message) => {
    expect(clientMessage.safeParse(message).success).toBe(false)
  })
})

describe('what the server says', () => {
  it('is checked as strictly', () => {
    expect(serverMessage.safeParse({ t: 'done', id: 'one' }).success).toBe(true)
    expect(serverMessage.safeParse({ t: 'done', id: 'one', state: {} }).success).toBe(false)
    const refused = { t: 'refused', id: 'one', sentence: 'No.' }
    expect(serverMessage.safeParse({ ...refused, reason: 'stale' }).success).toBe(true)
    expect(serverMessage.safeParse({ ...refused, reason: 'because' }).success).toBe(false)
  })

  it('tells of aims and suggestions who, when and what, and nothing else', () => {
    for (const t of ['aimed', 'suggested']) {
      const message = { t, match, seat: 1, at: 7, pick: 65_536 }
      expect(serverMessage.parse(message)).toEqual(message)
      expect(serverMessage.parse({ ...message, pick: null })).toEqual({ ...message, pick: null })
      expect(serverMessage.safeParse({ ...message, seat: null }).success).toBe(false)
      expect(serverMessage.safeParse({ ...message, hand: {} }).success).toBe(false)
    }
  })

  it('has a sentence for every reason', () => {
    for (const [reason, sentence] of Object.entries(sentences)) {
      expect(reason).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(sentence).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('a table', () => {
  it('needs a title and seats, and nothing else', () => {
    const seats = [{ player: 'me' as const }, { player: 'bot:habit' }]
    expect(newTable.parse({ title: 'necronomonopoly', seats })).toEqual({
      title: 'necronomonopoly',
      seats,
      settings: {},
      visibility: 'link',
      pace: 'live',
      undo: 'strict',
      ready: true,
      watching: 'open',
      clock: null,
    })
  })

  it('may be with or without advice, whatever its title has in mind', () => {
    const table = { title: 'necronomonopoly', seats: [{ player: 'me' as const }] }
    for (const advice of [true, false])
      expect(newTable.parse({ ...table, advice }).advice).toBe(advice)
    expect(newTable.safeParse({ ...table, advice: 'some' }).success).toBe(false)
  })
})
