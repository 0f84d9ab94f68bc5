import { Drawn, hash, pickOf, type Event, type Pick, type Seat } from '@eldertable/kernel'
import type { Moment } from '../moment.ts'
import type { Oracle } from '../oracle.ts'

/** Picks that are not offered, or not to this seat, are rejected and leave no trace. */
export const intruder: Oracle = (m) => {
  const before = m.hash
  const events: Event[] = []
  const tried: string[] = []
  const rounds = Array.from({ length: m.is.thorough ? 8 : 1 }, () => attempts(m))
  for (const [seat, pick] of rounds.flat()) {
    if (m.mayInterject(seat, pick)) continue
    if (seat === m.asked && m.picks.includes(pick)) continue
    tried.push(`${pick} of seat ${seat}`)
    if (m.engine.play(m.state, seat, pick, noChance, events) === undefined)
      return `${pick} of seat ${seat} is not offered but was accepted`
  }
  if (events.length > 0) return `a rejected pick was told of (${tried.join(', ')})`
  return hash(m.state) === before ? undefined : `a rejected pick left a trace (${tried.join(', ')})`
}

const oddities = [-1, Number.NaN, 0.5, 2 ** 31, 2 ** 40, Infinity, Number.MAX_SAFE_INTEGER]

function attempts(m: Moment): [Seat, Pick][] {
  const { chance, last } = m.is
  const { engine, asked, picks, seats, menu } = m
  const seat = asked < 0 ? chance.below(seats) : asked
  const verbs = Object.keys(engine.title.verbs)
  const offered = picks[chance.below(Math.max(1, picks.length))] ?? 0
  const tries: [Seat, Pick][] = [
    [seat, pickOf(chance.below(verbs.length), chance.below(300))],
    [seat, offered + (chance.below(2) === 0 ? 1 : -1)],
    [(seat + 1 + chance.below(Math.max(1, seats - 1))) % seats, offered],
  ]
  if (m.is.step % 4 === 0) tries.push([seat, oddities[chance.below(oddities.length)] ?? -1])
  if (last !== null) tries.push([last.seat, last.pick])
  const refusal = menu.refusals[chance.below(Math.max(1, menu.refusals.length))]
  if (refusal !== undefined)
    tries.push([seat, pickOf(verbs.indexOf(refusal.verb), refusal.argument)])
  return tries
}

class NoChance extends Drawn {
  below(): number {
    throw new Error('a rejected pick drew a chance result')
  }
}

const noChance = new NoChance()
