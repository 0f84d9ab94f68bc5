import { labels, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at } from '../testing/at.ts'
import { DIRECTOR } from '../state.ts'
import { moments } from './moments.ts'
import { options } from './options.ts'

const moll = theCard('moll')

const two = () => at({ pools: [{ has: ['lobsterman', 'moll'] }, { has: ['doctor'] }] })

describe('great moments', () => {
  const own = () => tellingTo(two(), 'ann')
  const others = () => tellingTo(two(), 'bob')

  it('say what they mean for whoever reads', () => {
    expect(moments.maddened?.({ who: moll, stat: 2 }, own())?.lines[0]).toContain('BRAINS counts 4')
    expect(moments.maddened?.({ who: moll, stat: 2 }, others())).toBeNull()
    const star = { who: moll }
    expect(moments.awarded?.(star, own())?.lines).toHaveLength(1)
    expect(moments.awarded?.(star, others())?.lines).toEqual([])
    expect(moments.eliminated?.(star, own())).toMatchObject({ heading: 'The Moll is lost' })
  })

  it('tell who plays alone at the very beginning that there are three pools', () => {
    const alone = at({
      people: 1,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['moll'] }],
    })
    const begin = (reel: number) => moments.reel?.({ reel }, tellingTo(alone, 'ann'))?.lines[0]
    expect(begin(1)).toMatch(/^Alone you play three pools/)
    expect(begin(3)).toBeUndefined()
    expect(moments.reel?.({ reel: 1 }, own())?.lines[0]).toMatch(/^You begin with/)
  })
})

describe('how a reel opens', () => {
  it('I32-CREAT-7 is said once, where it happens first', () => {
    const lines = (reel: number) => moments.reel?.({ reel }, tellingTo(two(), 'bob'))?.lines.join()
    expect(lines(2)).toContain('a third monster on the screen sends one of the three to Ann')
    for (const reel of [1, 3, 4]) expect(lines(reel)).not.toContain('a third monster')
  })
})

describe('options that a newcomer weighs', () => {
  const asked = (key: string, about: object = {}) => ({
    ...tellingTo(two(), 'ann'),
    asked: { key, seat: 0, about } as never,
  })

  it('say what each of those has who might be chosen for an event', () => {
    const choice = (key: string) => options.choose(moll, asked(key))
    expect(choice('confession.choose')).toBe('The Moll (GUTS, 6 or less: 42 %)')
    expect(choice('wire.choose')).toBe('The Moll (BRAINS, 6 or less: 42 %)')
    expect(choice('lastStand.choose')).toMatch(/^The Moll \(0 rest spoints, gets clear with /)
    expect(choice('vote.tie')).toBe('The Moll')
  })

  it('say whom one asks for a card, and what there is in a sanctuary', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', cards: ['fire-axe'] }] }],
      corners: ['gilman-house'],
    })
    const [axe = -1] = t.survivor('doctor').cards
    const told = tellingTo(t, 'ann')
    expect(options.askFor(axe, told)).toBe('Ask the Doctor for the Fire Axe (this is the action)')
    expect(options.enter(0, told)).toMatch(
      /^Go into the Gilman House \(\d locks, \d+ mythos tokens to find\)$/,
    )
  })

  it('say to whoever leads monsters what a prey could pay with', () => {
    expect(options.strike(moll, asked('strike.choose', { side: DIRECTOR, throng: 0 }))).toMatch(
      /^Attack the Moll \(0 rest, \d+ power, gets clear with \d+ or less: \d+ %\)$/,
    )
  })

  it('say how likely an attack fells what it is aimed at, with the best that is in hand', () => {
    const t = at({
      pools: [{ has: [{ is: 'quarterback', cards: ['fire-axe'] }] }, { has: ['doctor'] }],
      screen: ['loafer', 'elder', null],
    })
    t.act()
    const [loafer, elder] = labels(t, 'attack').map((label) => Number(/(\d+) %/.exec(label)?.[1]))
    // Eight or less hits with 26 of 36 throws, and a Loafer falls then for sure.
    expect(loafer).toBe(72)
    expect(elder).toBeLessThan(40)
    expect(elder).toBeGreaterThan(0)
  })

  it('I32-TURN-7 say who sits out before all of a pool acts, and that nobody is left', () => {
    const t = at({ pools: [{ has: [{ is: 'moll', dibs: true }] }, { has: ['doctor'] }] })
    expect(labels(t, 'poolActions')).toEqual([
      'Let the turn go by (the Moll has used this turn for first dibs)',
    ])
  })
})
