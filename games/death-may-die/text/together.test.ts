import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { continues, leadsTo } from '../board/leads-to.ts'
import { NOBODY } from '../state.ts'
import { at, type DmdScenario } from '../testing/at.ts'
import { events } from './events.ts'
import { outcomes } from './outcomes.ts'
import { together } from './together.ts'

const scene = (): DmdScenario =>
  at({
    ann: { is: 'ian', on: '1A-a' },
    bob: { is: 'beth' },
    foes: { '1A-a': ['cultist', 'cultist', 'star-spawn'] },
  }).forget()

describe('What happens together is one line', () => {
  it('DMD-MOVE-3 of those who follow', () => {
    const t = scene()
    t.pick('move', '2A-a')
    const told = tellingTo(t, 0)
    expect(together.comes?.(t.told('comes'), told)).toBe(
      'Two Cultists and the Star Spawn follow you.',
    )
    expect(together.comes?.(t.told('comes'), tellingTo(t, 1))).toMatch(/ follow Ian\.$/)
  })

  it('of those who move by themselves, or appear, in several places', () => {
    const t = scene()
    const told = tellingTo(t, 0)
    const [first = -1, second = -1] = t.table.enemies.flatMap(({ space }, foe) =>
      space >= 0 ? [foe] : [],
    )
    const comes = (foe: number, from: string, to: string) => ({
      foe,
      from: t.space(from),
      to: t.space(to),
      follows: NOBODY,
    })
    expect(
      together.comes?.([comes(first, '1A-a', '2A-a'), comes(second, '4A-a', '2A-b')], told),
    ).toBe('Two Cultists move to Lecture Theatre, west and Lecture Theatre, east.')
    expect(
      together.comes?.([comes(first, '1A-a', '2A-a'), comes(second, '1A-a', '2A-a')], told),
    ).toBe("Two Cultists move from Porter's Lodge to Lecture Theatre, west.")
    const appears = (foe: number, space: string) => ({ foe, space: t.space(space) })
    expect(together.summons?.([appears(first, '1A-a'), appears(second, '2A-a')], told)).toBe(
      "Two Cultists appear in Porter's Lodge and Lecture Theatre, west.",
    )
    const star = t.table.enemies.findIndex(({ kind }) => kind === 'star-spawn')
    expect(together.summons?.([appears(first, '1A-a'), appears(star, '2A-a')], told)).toBe(
      "A Cultist appears in Porter's Lodge. The Star Spawn appears in Lecture Theatre, west.",
    )
    expect(together.summons?.([appears(first, '1A-a'), appears(star, '1A-a')], told)).toBe(
      "A Cultist and the Star Spawn appear in Porter's Lodge.",
    )
    expect(together.summons?.([appears(first, '1A-a')], told)).toBe(
      "A Cultist appears in Porter's Lodge.",
    )
  })

  it('of what comes to several investigators, the reader first', () => {
    const told = tellingTo(scene(), 1)
    const stress = [
      { hero: 0, amount: 1 },
      { hero: 1, amount: 1 },
    ]
    expect(together.stress?.(stress, told)).toBe('You and Ian take 1 stress.')
    expect(
      together.stress?.(
        [
          { hero: 0, amount: 1 },
          { hero: 1, amount: 2 },
        ],
        told,
      ),
    ).toBe('Ian takes 1 stress. You take 2 stress.')
  })

  it('DMD-SWIFT-2 of steps of one, and of somebody who is taken along', () => {
    const t = scene()
    const step = (hero: number, from: string, to: string) => ({
      hero,
      from: t.space(from),
      to: t.space(to),
    })
    const [there, on] = [step(0, '1A-a', '2A-a'), step(0, '2A-a', '2A-b')]
    expect(together.moves?.([there, on], tellingTo(t, 0))).toMatch(/^You move through .+ to .+\.$/)
    expect(together.moves?.([there, { ...there, hero: 1 }], tellingTo(t, 0))).toMatch(
      /^You move to (.+)\. Sister Beth moves to \1\.$/,
    )
  })

  it('of what comes to somebody twice, as one sum', () => {
    const losses = [0, 1, 0].map((hero) => ({ hero, amount: 1 }))
    expect(together.sanity?.(losses, tellingTo(scene(), 1))).toBe(
      'Ian loses 2 sanity. You lose 1 sanity.',
    )
  })

  it('of enemies that fall and of rooms that sink', () => {
    const t = scene()
    const [first = -1, second = -1] = t.table.enemies.flatMap(({ space }, foe) =>
      space >= 0 ? [foe] : [],
    )
    const kills = [first, second].map((foe) => ({ foe, space: t.space('1A-a') }))
    expect(together.kills?.(kills, tellingTo(t, 0))).toMatch(/^Two Cultists die in .+\.$/)
    const sinks = ['1A-a', '2A-a'].map((id) => ({ space: t.space(id) }))
    expect(together.sinks?.(sinks, tellingTo(t, 0))).toMatch(/^R'lyeh rises in .+ and .+\.$/)
  })
})

describe('A line of the log', () => {
  const event = (key: string, is: object) => ({ key, rule: '', is }) as never
  const loss = event('sanity', { hero: 0, amount: 1 })

  it('tells what came of one pick for one investigator', () => {
    const dies = event('kills', { foe: 3, space: 0 })
    expect(continues(loss, [dies])).toBe(true)
    expect(continues(loss, [event('stress', { hero: 1, amount: 1 }), dies])).toBe(false)
    expect(continues(loss, [event('resolves', { hero: 0, card: 0 })])).toBe(false)
    expect(continues(event('snaps', { hero: 0, insanity: 0 }), [loss])).toBe(false)
  })

  it('DMD-REST-1 says once who heals', () => {
    const healed = { hero: 0, amount: 2, isRest: true }
    const told = tellingTo(scene(), 0)
    expect(outcomes.calms?.(healed, told, [event('heals', healed)])).toBe('Also 2 stress.')
    const counted = event('counts', { hero: 0 })
    healed.isRest = false
    expect(outcomes.calms?.(healed, told, [counted])).toBe('You heal 2 stress.')
    const other = event('heals', { ...healed, hero: 1 })
    expect(outcomes.calms?.(healed, told, [other])).toBe('You heal 2 stress.')
  })
})

describe('A line says no more than is needed', () => {
  it('DMD-REROLL-1 the price of a reroll stands with it, stress for another reason does not', () => {
    const event = (key: string, is: object) => ({ key, rule: '', is }) as never
    const price = event('stress', { hero: 0, amount: 1 })
    const again = (stress: number) => event('rerolls', { hero: 0, die: 0, shows: 0, stress })
    expect(leadsTo(price, again(1))).toBe(true)
    expect(leadsTo(price, again(0))).toBe(false)
    expect(events.rerolls({ hero: 0, die: 1, shows: 0, stress: 1 }, tellingTo(scene(), 0))).toMatch(
      /^You take 1 stress and throw die 2 again: /,
    )
  })

  it('the wounds that kill are not told before the death of another', () => {
    const event = (key: string, is: object) => ({ key, rule: '', is }) as never
    const wound = event('hurts', { foe: 3, amount: 2 })
    expect(leadsTo(wound, event('kills', { foe: 3, space: 0 }))).toBe(true)
    expect(leadsTo(wound, event('kills', { foe: 4, space: 0 }))).toBe(false)
  })
})
