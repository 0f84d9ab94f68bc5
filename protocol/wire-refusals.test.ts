import type { Refusal } from '@eldertable/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gathered, spreadOut } from './wire-refusals.ts'

const options = [{ pick: 7, verb: 'move', argument: 7, target: 'space:7' }]
const refused = (verb: string, argument: number, reason: string): Refusal => ({
  verb,
  argument,
  ...(verb !== 'wait' && { target: `space:${argument}` }),
  reason,
  rule: `X-${reason}`,
})

describe('refusals on their way', () => {
  it('are told together if verb and reason are the same', () => {
    const refusals = [
      refused('move', 1, 'too-far'),
      refused('move', 2, 'wall'),
      refused('move', 3, 'too-far'),
      refused('wait', 0, 'too-far'),
    ]
    const sent = gathered({ options, refusals })
    expect(sent).toEqual({
      options,
      refusals: [{ ...refusals[0], also: [3] }, refusals[1], refusals[3]],
    })
    expect(spreadOut(sent)).toEqual({
      options,
      refusals: [refusals[0], refusals[2], refusals[1], refusals[3]],
    })
  })

  it('are all there afterwards and none besides, also after a journey as JSON', () => {
    const some = fc.array(
      fc
        .tuple(
          fc.constantFrom('move', 'hit', 'wait'),
          fc.nat(500),
          fc.constantFrom('too-far', 'wall'),
        )
        .map((row) => refused(...row)),
    )
    const texts = (refusals: readonly Refusal[]) =>
      refusals.map(({ verb, argument, reason, rule, target }) =>
        JSON.stringify([verb, argument, reason, rule, target]),
      )
    fc.assert(
      fc.property(some, (refusals) => {
        const sent = JSON.parse(JSON.stringify(gathered({ options, refusals }))) as ReturnType<
          typeof gathered
        >
        expect(texts(spreadOut(sent).refusals).toSorted()).toEqual(texts(refusals).toSorted())
      }),
    )
  })

  it('of four hundred places take a tenth of the room', () => {
    const refusals = Array.from({ length: 400 }, (_, place) =>
      refused('move', place, place % 3 === 0 ? 'too-far' : 'wall'),
    )
    const menu = { options, refusals }
    const room = (value: object): number => JSON.stringify(value).length
    expect(room(gathered(menu))).toBeLessThan(room(menu) / 10)
  })
})
