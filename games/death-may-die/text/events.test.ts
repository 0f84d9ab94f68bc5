import { expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'
import { events } from './events.ts'
import { deal } from './options.ts'
import { together } from './together.ts'
import type { Tell } from './telling.ts'
import { dealOf, thingItem } from '../verbs.ts'

const telling = ({ table }: DmdScenario): Tell => ({
  name: () => '',
  table,
  hand: null,
  reader: null,
  asked: null,
})

const thingOf = (t: DmdScenario, kind: string): number =>
  t.table.things.findIndex((one) => one.kind === kind)

it.each([
  ['2', 'idol', {}, 'The Idol breaks.', 'Ian picks up an Idol.'],
  ['1', 'retort', {}, 'The Retort is destroyed.', 'Ian picks up a Retort.'],
  ['3', 'bones', { open: ['4B-a'] }, 'The Bones are at rest.', 'Ian picks up the Bones.'],
] as const)(
  'tokens of episode %s have the right article: %s',
  (episode, kind, more, gone, picked) => {
    const t = at({ episode, ann: { is: 'ian' }, ...more })
    const tell = telling(t)
    const thing = thingOf(t, kind)
    expect(events.thingGone({ thing }, tell)).toBe(gone)
    expect(events.picksUp({ hero: 0, thing }, tell)).toBe(picked)
  },
)

it('dice with two symbols are told apart from two dice', () => {
  const t = at({ ann: { is: 'ian' }, foes: { '1A-a': ['cultist'] } })
  const targets = [t.table.enemies.findIndex(({ space }) => space >= 0)]
  const dice = [4, 5, 5]
  const words = events.rolls({ hero: 0, kind: 'attack', foe: -1, targets, dice }, telling(t))
  expect(words).toBe(
    'Ian attacks the Cultist: tentacle, success with tentacle, success with tentacle.',
  )
})

it('DMD-TERM-17 nobody is told of stress that does not fit', () => {
  const t = at({ ann: { is: 'ian', stress: 5 }, bob: { is: 'beth' } }).forget()
  t.resolve('ct.m1')
  expect(t.told('stress')).toEqual([{ hero: 1, amount: 1 }])
})

it('DMD-TRADE-6 carried tokens are told apart only where there are two alike', () => {
  const words = (carries: Record<string, number>): string => {
    const t = at({ episode: '2', ann: { is: 'ian', carries }, bob: { is: 'beth' } })
    const held = t.table.things.findIndex(({ holder }) => holder === 0)
    return deal(dealOf(1, true, thingItem(held)), telling(t))
  }
  expect(words({ '2B-b': 0 })).toBe('give the Idol to Sister Beth')
  expect(words({ '2B-b': 0, '6B-a': 0 })).toBe('give an Idol to Sister Beth')
  expect(words({ '2B-b': 2, '6B-a': 0 })).toBe('give the Idol with 2 cracks to Sister Beth')
})

it('DMD-EPTWO-8 DMD-INSANE-4 DMD-ENEMY-11 what comes to somebody says what it comes from', () => {
  const tell = telling(at({ ann: { is: 'ian' }, bob: { is: 'beth' } }))
  const both = [
    { hero: 0, amount: 1 },
    { hero: 1, amount: 1 },
  ]
  const rule = 'DMD-EPTWO-8'
  expect(events.stress({ hero: 0, amount: 1 }, tell, rule)).toBe(
    'Ian takes 1 stress for holding an Idol.',
  )
  expect(together.stress?.(both, tell, [rule, rule])).toBe(
    'Ian and Sister Beth take 1 stress for holding an Idol.',
  )
  const [first] = both
  expect(first && together.stress?.([first, first], tell, ['DMD-ENEMY-9', 'DMD-CTHULHU-6'])).toBe(
    "Ian takes 1 stress from a Cultist in R'lyeh. Ian takes 1 stress for standing in R'lyeh.",
  )
  expect(events.signs({ hero: 0, amount: 1 }, tell, 'DMD-ENEMY-11')).toBe(
    'Ian takes 1 Yellow Sign for the elder sign of a Cultist.',
  )
  expect(events.placed({ hero: 0, space: 0, foe: -1 }, tell, 'DMD-INSANE-4')).toMatch(
    /^Paranoia sends Ian to /,
  )
})

it('DMD-SANITY-6 what a level gives is said of others, not to whoever reads', () => {
  const tell = telling(at({ ann: { is: 'borden' }, bob: { is: 'beth' } }))
  const words = [0, 1, 2].flatMap((skill) =>
    [2, 3, 4].map((level) => events.levelsUp({ hero: 0, skill, level }, tell)),
  )
  expect(words.join(' ')).toContain('do not follow them')
  for (const line of words) expect(line).not.toMatch(/\byou/)
})
