import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cardNumber } from '../pieces/cards.ts'
import type { Events } from '../events.ts'
import { at, type Name, type NecScenario } from '../testing/at.ts'
import { masonsHill } from '../testing/property.ts'
import { moments } from './moments.ts'

/** Ann cannot pay what Bob asks for Riverside Hospital. */
const ruin = (): NecScenario =>
  at({
    ann: { on: 20, sanity: 30, owns: ['necronomicon', 'green-lane'] },
    bob: { owns: masonsHill, holds: ['commitment-papers'] },
    cid: {},
    dee: { cultist: true, owns: ['book-of-eibon'] },
  })
    .dice(2, 4)
    .go()

const linesFor = (t: NecScenario, reader: Name): string => {
  const [is] = t.told('insane') as Events['insane'][]
  const moment = is === undefined ? null : moments.insane?.(is, tellingTo(t, reader) as never)
  return [moment?.heading, ...(moment?.lines ?? [])].join('\n')
}

describe('Great moments', () => {
  it('NEC-INSANE-12 whoever goes insane reads what broke them, what they are, and how they still win', () => {
    const said = linesFor(ruin(), 'ann')
    expect(said).toContain('You go insane')
    expect(said).toContain('You owe 80 Sanity for Riverside Hospital but have only 30')
    expect(said).toContain('Your last 30 go to Bob.')
    expect(said).toContain('You are a Cultist now. Your Lots and cards are gone; your 1 Great Tome')
    expect(said).toContain('bring the four Great Tomes together (you have 2 of 4)')
    expect(said).toContain('1d6 Sanity')
  })

  it('the sane read who is left to beat, and Cultists that they have one more', () => {
    expect(linesFor(ruin(), 'cid')).toContain('Still sane: Bob and you. The last of them wins.')
    expect(linesFor(ruin(), 'dee')).toContain('Ann is a Cultist like you, and wins with you.')
    expect(linesFor(ruin(), 'dee')).not.toContain('Still sane')
  })

  it('a Great Old One awakens, and another Monster does not', () => {
    const t = tellingTo(at(), 'ann') as never
    const rises = (key: 'cthulhu' | 'ghoul') =>
      moments.enters?.({ card: cardNumber(key), space: 23 }, t) ?? null
    expect(rises('cthulhu')?.heading).toBe('Cthulhu awakens')
    expect(rises('cthulhu')?.lines[0]).toMatch(/^On Round Hill\. Meeting it costs \d+ Sanity\./)
    expect(rises('ghoul')).toBeNull()
  })

  it('NEC-LOT-5 a whole locale says what its Lots now bring', () => {
    const t = at({ ann: { owns: masonsHill } })
    const whole = (reader: Name) =>
      moments.locale?.({ seat: 0, space: 26 }, tellingTo(t, reader) as never)
    expect(whole('ann')?.heading).toBe("All of Mason's Hill is yours")
    expect(whole('ann')?.lines[0]).toContain('pays you 80 on Riverside Hospital')
    expect(whole('bob')?.heading).toBe("Ann has all of Mason's Hill")
  })

  it('what is taken from the reader is one, what is taken from others is not', () => {
    const t = tellingTo(at({ ann: { sanity: 9 } }), 'ann') as never
    const taken = { seat: 1, from: 0, space: 23 }
    expect(moments.robs?.(taken, t)?.heading).toBe('You lose Round Hill')
    expect(moments.burnsDown?.(taken, t)?.heading).toBe('You lose Round Hill')
    expect(moments.deed?.({ ...taken, cost: 22 }, t)?.lines[0]).toContain('gives 22 Sanity')
    expect(moments.robs?.({ ...taken, from: 2 }, t)).toBeNull()
    expect(moments.sentToAsylum?.({ seat: 0 }, t)?.lines[0]).toContain('third throw')
    expect(moments.sentToAsylum?.({ seat: 1 }, t)).toBeNull()
  })

  it('NEC-END-9 the last round says who leads', () => {
    const t = at({ round: 100, ann: { sanity: 40 }, bob: { sanity: 90 } })
    const begins = (round: number) =>
      moments.turn?.({ seat: t.table.first, round }, tellingTo(t, 'ann') as never) ?? null
    expect(begins(100)?.lines).toContain('Bob 90 and You 40.')
    expect(begins(99)).toBeNull()
  })
})
