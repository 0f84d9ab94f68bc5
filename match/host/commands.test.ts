import { FastChance } from '@eldertable/kernel'
import type { LogEntry } from '@eldertable/protocol'
import { describe, expect, it } from 'vitest'
import { LatestCommands } from './commands.ts'

const pick = (seat: number, id?: string): LogEntry => ({
  seat,
  pick: 1,
  chance: [],
  ...(id !== undefined && { id }),
})

describe('the latest commands', () => {
  it('are those that one finds by looking through the end of the log', () => {
    const chance = new FastChance('commands')
    const commands = new LatestCommands()
    const log: LogEntry[] = []
    for (let round = 0; round < 60; round++) {
      const more = chance.below(200)
      for (let i = 0; i < more; i++)
        log.push(pick(chance.below(3), chance.below(4) === 0 ? undefined : `${chance.below(900)}`))
      for (let asked = 0; asked < 20; asked++) {
        const [seat, id] = [chance.below(3), `${chance.below(900)}`]
        const place = log.findLastIndex((entry, at) => {
          const isRecent = at >= log.length - 2_000
          return isRecent && entry.do === undefined && entry.seat === seat && entry.id === id
        })
        const answer = place < 0 ? undefined : { ok: true, length: place + 2 }
        expect(commands.answerTo(log, seat, id, () => true)).toEqual(answer)
      }
    }
    expect(log.length).toBeGreaterThan(4_000)
  })

  it('do not take one for another', () => {
    const log = [pick(0, 'a'), pick(1, '0 a')]
    const commands = new LatestCommands()
    expect(commands.answerTo(log, 0, 'a', () => false)).toEqual({ ok: false, why: 'id-taken' })
    expect(commands.answerTo(log, 1, 'a', () => true)).toBeUndefined()
    expect(commands.answerTo(log, 0, '0 a', () => true)).toBeUndefined()
  })
})
