import type { Event } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { stateAt } from '../position.ts'
import { outcomes } from '../text/outcomes.ts'
import { continues, leadsTo } from './log-lines.ts'
import { telling } from './words.ts'

const moll = theCard('moll')
const doctor = theCard('doctor')
const { table } = stateAt({ pools: [{ has: ['moll'] }, { has: ['doctor'] }] })
const t = telling(table, [{ name: 'Ann' }, { name: 'Bob' }])

const event = (key: string, is: object): Event => ({ key, rule: '', is }) as unknown as Event
const throws = event('throws', { who: moll })
const mad = (who: number) => event('maddened', { who, stat: 1 })

describe('a line of the log', () => {
  it('has a throw with what came of it, and does not name the survivor again', () => {
    expect(continues(mad(moll), [throws])).toBe(true)
    const words = (who: number) => outcomes.maddened?.({ who, stat: 1 }, t, [throws])
    expect(words(moll)).toBe('SPEED goes insane, and counts 4 until it is cured.')
    expect(words(doctor)).toBe('SPEED of the Doctor goes insane, and counts 4 until it is cured.')
  })

  it('has a rest with what it brings, and an attack with what it does', () => {
    expect(
      continues(event('gainsRest', { who: moll, amount: 2 }), [event('rests', { who: moll })]),
    ).toBe(true)
    expect(outcomes.gainsRest?.({ who: moll, amount: 2 }, t, [])).toBe('2 rest spoints gained.')
    const attacks = event('attacks', { who: moll, throng: 0, card: -1, corner: -1 })
    expect(continues(event('suffers', { who: moll, damage: 3 }), [attacks])).toBe(true)
    expect(continues(event('throws', { who: moll }), [attacks])).toBe(false)
  })

  it('begins anew with what is a deed of its own', () => {
    expect(continues(event('reveals', { card: 0 }), [throws])).toBe(false)
    expect(
      continues(event('gainsRest', { who: moll, amount: 2 }), [event('horror', { card: 0 })]),
    ).toBe(false)
  })

  it('says where a card goes only if it has not been named', () => {
    const slips = event('slips', { who: moll, card: 3 })
    expect(continues(event('discards', { card: 3 }), [slips])).toBe(true)
    expect(outcomes.discards?.({ card: 3 }, t, [slips])).toBe('')
    const loss = [event('eliminated', { who: moll })]
    expect(outcomes.discards?.({ card: theCard('necronomicon') }, t, loss)).toBe(
      'The Necronomicon goes to the discards.',
    )
  })

  it('tells of the die of madness only where somebody chooses by it', () => {
    const die = event('insanityDie', { who: moll, die: 5 })
    expect(leadsTo(die, mad(moll))).toBe(true)
    expect(leadsTo(die, die)).toBe(true)
    expect(leadsTo(die, event('victim', { who: doctor }))).toBe(false)
  })

  it('needs no reason for a prey that is the only one in reach', () => {
    const prey = (why: string) => event('picksVictim', { who: moll, why })
    const attacks = event('attacks', { who: moll })
    expect(leadsTo(prey('only'), attacks)).toBe(true)
    expect(leadsTo(prey('slow'), attacks)).toBe(false)
  })
})
