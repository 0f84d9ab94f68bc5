import { expect, it } from 'vitest'
import type { DmdSettings } from '../state.ts'
import { standard } from '../testing/standard.ts'
import { byMatch } from './by-match.ts'

it('DMD-SETUP-2 DMD-INV-6 what is worked out once is that of the match, whatever was asked about before', () => {
  const nameOf = ({ episode, elderOne, publishedSkills }: Partial<DmdSettings>): string =>
    `${episode} ${elderOne} ${publishedSkills}`
  const matches = (['1', '2', '3', '4', '5', '6'] as const).flatMap((episode) =>
    (['cthulhu', 'hastur'] as const).flatMap((elderOne) =>
      [false, true].map((publishedSkills) => ({ ...standard, episode, elderOne, publishedSkills })),
    ),
  )
  const called = byMatch((kind) => ({ name: nameOf(kind) }))
  const there = matches.map((one) => called(one).name)
  const back = matches.toReversed().map((one) => called(one).name)
  expect([there, back.toReversed()]).toEqual([matches.map(nameOf), matches.map(nameOf)])
})
