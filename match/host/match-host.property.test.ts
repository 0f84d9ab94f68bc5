import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { fuzzedGames } from '../testing/fuzzed.ts'
import { MemoryLedger, type Mishap } from '../testing/memory-ledger.ts'
import { seatsOf } from '../testing/open-match.ts'
import type { Answer } from './commands.ts'
import { MatchHost } from './match-host.ts'

interface Step {
  /** Which of two processes. */
  host: number
  deed: 'pick' | 'undo' | 'redo' | 'order' | 'resend' | 'refresh' | 'crash' | 'both'
  choice: number
  mishap: Mishap | null
}

const step: fc.Arbitrary<Step> = fc.record({
  host: fc.nat(1),
  deed: fc.oneof(
    { weight: 8, arbitrary: fc.constant('pick' as const) },
    {
      weight: 8,
      arbitrary: fc.constantFrom('undo', 'redo', 'order', 'resend', 'refresh', 'crash', 'both'),
    },
  ),
  choice: fc.nat(2 ** 31 - 1),
  mishap: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('fails' as const, 'loses-answer' as const) },
  ),
})

type Send = (host: MatchHost) => Promise<Answer<string>>

/** Two processes with one match, clients that send and resend, and a ledger that fails now and then. */
class Storm {
  readonly ledger = new MemoryLedger()
  readonly hosts: MatchHost[] = []
  readonly accepted = new Set<string>()
  readonly faults: unknown[] = []
  readonly #options = { snapshotEvery: 7, onFault: (error: unknown) => this.faults.push(error) }
  readonly #game: (typeof fuzzedGames)[number]
  #ids = 0
  #last: { id: string; send: Send } | undefined

  constructor(game: (typeof fuzzedGames)[number]) {
    this.#game = game
  }

  async begin(): Promise<void> {
    const given = { game: this.#game, seats: seatsOf('person', 'person', 'person') }
    this.#attach(0, await MatchHost.begin(this.ledger, given, this.#options))
    await this.crash(1)
  }

  /** The process is gone, and another one takes its place. */
  async crash(number: number): Promise<void> {
    this.#attach(number, await MatchHost.open(this.ledger, this.#game, this.#options))
  }

  async do({ host: number, deed, choice, mishap }: Step): Promise<void> {
    const host = this.hosts[number]
    if (host === undefined) throw new Error('no host')
    this.ledger.mishaps = mishap === null ? [] : [mishap]
    if (deed === 'refresh') return host.refresh()
    if (deed === 'crash') return this.crash(number)
    const command = deed === 'resend' ? this.#last : this.#command(host, deed, choice)
    if (command === undefined) return
    this.#last = command
    const hosts = deed === 'both' ? this.hosts : [host]
    await Promise.all(hosts.map((one) => this.#send(one, command)))
  }

  async #send(host: MatchHost, { id, send }: { id: string; send: Send }): Promise<void> {
    const answer = await send(host).catch(() => undefined)
    if (answer?.ok === true) this.accepted.add(id)
  }

  #command(host: MatchHost, deed: Step['deed'], choice: number): { id: string; send: Send } {
    const id = `c${this.#ids++}`
    const at = host.moment
    const { decision } = host.match
    const seat = decision?.seat ?? 0
    if (deed === 'undo') return { id, send: (h) => h.undo(choice % 3, { id, at, how: 'step' }) }
    if (deed === 'redo') return { id, send: (h) => h.redo(choice % 3, { id, at }) }
    if (deed === 'order') {
      const order = { id, decision: decision?.key ?? '', until: 'turn-ends' } as const
      return { id, send: (h) => h.order(seat, order) }
    }
    const options = host.view(seat).menu?.options ?? []
    const pick = options[choice % Math.max(1, options.length)]?.pick ?? -1
    return { id, send: (h) => h.pick(seat, { id, at, pick }) }
  }

  #attach(number: number, host: MatchHost): void {
    this.hosts[number] = host
    host.listen(({ length }) => {
      if (length > this.ledger.log.length) throw new Error('told before it was stored')
    })
  }
}

describe.each(fuzzedGames.map((game) => [game.title.id, game] as const))(
  'two hosts of %s on a bad day',
  (_, game) => {
    it('lose nothing, double nothing, and agree', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
          async (steps) => {
            const storm = new Storm(game)
            await storm.begin()
            for (const one of steps) await storm.do(one)
            storm.ledger.mishaps = []
            await Promise.all(storm.hosts.map((host) => host.refresh()))
            await storm.crash(1)
            const [one, other] = storm.hosts
            if (one === undefined || other === undefined) throw new Error('no hosts')
            expect(other.match.hash).toBe(one.match.hash)
            expect(other.length).toBe(storm.ledger.log.length)
            expect(other.heard(null)).toEqual(one.heard(null))
            const ids = one.match.log.flatMap((entry) =>
              'id' in entry && entry.id !== undefined ? [entry.id] : [],
            )
            expect(new Set(ids).size).toBe(ids.length)
            for (const id of storm.accepted) expect(ids).toContain(id)
            expect(storm.faults).toEqual([])
            expect(verify(game, one.toFile({ withKey: true })).verdict).toBe('verified')
          },
        ),
        { numRuns: 12 },
      )
    })
  },
)
