import type { LogEntry } from '@eldertable/protocol'
import { describe, expect, it } from 'vitest'
import { Match } from '../match.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1 } from '../testing/workshop.ts'
import { logAfter, logAfterAtEase } from './log-after.ts'

describe('a log that is read again', () => {
  it('lets others have their turn the more often, the more was taken back and restored', async () => {
    const seats = seatsOf('person', 'person')
    const match = Match.open({ game: workshop1, seats, key: KEY, undo: 'free' })
    for (let i = 0; i < 1_000; i++) match.command(0, match.moment, shopPick.gather)
    const toAndFro = Array.from({ length: 200 }, (): LogEntry[] => [
      { do: 'undo', seat: 0, to: 0 },
      { do: 'redo', seat: 0, to: match.position },
    ]).flat()
    const { beginning } = match
    const entries = [...match.log, ...toAndFro]
    const length = entries.length + 1
    let pauses = 0
    const pause = async (): Promise<void> => void pauses++
    const log = await logAfterAtEase(beginning, entries, length, pause)
    // Four hundred thousand picks were moved.
    expect(pauses).toBeGreaterThanOrEqual(8)
    const atOnce = logAfter(beginning, entries, length)
    expect(log.line.slice()).toEqual(atOnce.line.slice())
    expect([log.length, log.moment]).toEqual([atOnce.length, atOnce.moment])
  })
})
