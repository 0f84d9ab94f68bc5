import fs from 'node:fs'
import { random } from '@eldertable/bots'
import type { GameEntry, State } from '@eldertable/kernel'
import { nightWatchGame } from '@eldertable/match/testing/night-watch.ts'
import { describe, expect, it } from 'vitest'
import { scratch } from '../testing/folder.ts'
import { run } from '../testing/run.ts'
import type { SimReport } from '../threads/sim-report.ts'

const pointsOf = ({ table }: State): readonly number[] =>
  (table as unknown as { points: readonly number[] }).points

/** How far ahead of the best of the others each seat is. */
function leadsIn(state: State): number[] {
  const points = pointsOf(state)
  return points.map((mine, seat) => mine - Math.max(...points.filter((_, other) => other !== seat)))
}

/** Night Watch for bots that think: whoever is ahead in points is likely to win. */
const thinking: GameEntry = {
  ...nightWatchGame,
  searchProfile: {
    turns: 1,
    evaluate: (state) => leadsIn(state).map((lead) => 1 / (1 + Math.exp(-lead))),
    rolloutPolicies: [nightWatchGame.habits.habit, random],
    features: {
      names: ['always', 'lead'],
      of: (state) => leadsIn(state).map((lead) => [1, lead]),
    },
  },
}

const FIT = ['fit', 'night-watch', '--matches', '120', '--held-out', '60']
const fit = (...args: string[]) => run([...FIT, ...args], [], [thinking])

describe('eldertable fit', () => {
  it('finds out what a measure is worth, and how well that foretells other matches', async () => {
    const { code, out } = await fit()
    expect(code).toBe(0)
    expect(Number(/^lead +(-?[\d.]+)$/m.exec(out)?.[1])).toBeGreaterThan(0)
    const [, loss, nothing] = /^log loss +([\d.]+) \(knowing nothing: ([\d.]+)\)$/m.exec(out) ?? []
    expect(Number(loss)).toBeLessThan(Number(nothing))
    expect(out).toMatch(/^90\.0 % to 100\.0 % +\d+/m)
  })

  it('writes the weights with the command that made them, alike for the same seed', async () => {
    const [one, other] = [scratch('one.ts'), scratch('one.ts')]
    await fit('--write', one, '--seed', 'x')
    await fit('--write', other, '--seed', 'x')
    const text = fs.readFileSync(one, 'utf8')
    expect(text).toContain('eldertable fit night-watch --matches 120 --seed x')
    expect(text).toMatch(/^ {2}-?[\d.]+, \/\/ lead$/m)
    expect(fs.readFileSync(other, 'utf8').replaceAll(other, one)).toBe(text)
  })

  it('holds what bots think already against other matches, and fits nothing', async () => {
    const asIs = (game: GameEntry) =>
      run(['fit', 'night-watch', '--as-is', '--held-out', '60'], [], [game])
    const gainOf = (out: string): number =>
      Number(/^gain in log loss over knowing nothing: (-?[\d.]+)$/m.exec(out)?.[1])
    const { code, out } = await asIs(thinking)
    expect(code).toBe(0)
    expect(out).toMatch(/^said [\d.]+ %, won [\d.]+ %$/m)
    expect(out).toMatch(/^ {2}at 90 % of the match: -?[\d.]+$/m)
    const { searchProfile } = thinking
    if (searchProfile === undefined) throw new Error('it has a mind')
    const contrary: GameEntry = {
      ...thinking,
      searchProfile: {
        ...searchProfile,
        evaluate: (state) => searchProfile.evaluate(state).map((chance) => 1 - chance),
      },
    }
    expect(gainOf(out)).toBeGreaterThan(gainOf((await asIs(contrary)).out) + 0.5)
    expect((await asIs(nightWatchGame)).err).toMatch('does not say what a position is worth')
  })

  it('names the setting that it cannot vary, and how long strange bots play', async () => {
    const { code, err } = await fit('--any', 'nothing')
    expect(code).toBe(2)
    expect(err).toMatch('Night Watch has no setting nothing with several choices.')
    const file = scratch('strange.ts')
    expect((await fit('--strange', '2', '--write', file)).code).toBe(0)
    expect(fs.readFileSync(file, 'utf8')).toContain('--strange 2 --write')
  })

  it('plays every choice of one setting with every choice of another', async () => {
    const { title } = thinking
    const seen = new Set<string>()
    const setUp: typeof title.setUp = (seats, settings) => {
      seen.add(`${String(settings['moon'])} ${String(settings['dark'])}`)
      return title.setUp(seats, settings)
    }
    const game: GameEntry = { ...thinking, title: { ...title, setUp } }
    const any = ['--any', 'moon', '--any', 'dark']
    await run(['fit', 'night-watch', '--as-is', '--held-out', '4', ...any], [], [game])
    expect([...seen].toSorted()).toEqual(['full false', 'full true', 'new false', 'new true'])
  })

  it('fits something else that a title measures, as far as the end says something about it', async () => {
    const { searchProfile } = thinking
    if (searchProfile === undefined) throw new Error('it has a mind')
    const asked: (number | undefined)[] = []
    const game: GameEntry = {
      ...thinking,
      searchProfile: {
        ...searchProfile,
        otherFeatures: {
          first: {
            names: ['always'],
            of: (state) => state.hands.map(() => [1]),
            won: (end, seat) => {
              asked.push(end.table.outcome?.winners[0])
              return seat === 0 ? true : undefined
            },
          },
        },
      },
    }
    const fitFirst = (of: string) => run([...FIT, '--of', of], [], [game])
    const { out } = await fitFirst('first')
    expect(out).toMatch(/^held out +[\d,]+ samples, 100.0 % of them won$/m)
    expect(asked).not.toContain(undefined)
    expect((await fitFirst('last')).err).toMatch('Night Watch does not say how to measure last.')
  })

  it.each([
    ['a setting', ['--set', 'moon=full']],
    ['a setting that varies', ['--any', 'moon']],
  ])('plays with as many seats as %s allows, where nobody says how many', async (_, given) => {
    const { code, err } = await fit(...given)
    expect([code, err]).toEqual([0, ''])
  })

  it('says why nobody can sit down to the settings', async () => {
    const { code, err } = await fit('--set', 'moon=full', '--seats', '3')
    expect(code).toBe(2)
    expect(err).toMatch('The setting moon can be new, not full.')
  })

  it('has nothing to fit where a title measures nothing', async () => {
    const { code, err } = await run(FIT)
    expect(code).toBe(2)
    expect(err).toMatch('Night Watch does not say what to measure.')
  })
})

describe('eldertable sim with a bot that thinks', () => {
  const sim = async (bots: string): Promise<SimReport> => {
    const args = ['sim', 'night-watch', '--matches', '60', '--seats', '2', '--bots', bots]
    const { out, err } = await run([...args, '--json'], [], [thinking])
    expect(err).toBe('')
    return JSON.parse(out) as SimReport
  }

  it('wins more often than the habit that it thinks with', async () => {
    const report = await sim('thinker@60,sleepy')
    expect(report.faults).toEqual([0, 0])
    expect(report.wins[0]?.low).toBeGreaterThan(report.wins[1]?.high ?? 1)
  })

  it('knows it by its plays and by no other name', async () => {
    const args = ['sim', 'night-watch', '--bots', 'thinker@none']
    const { code, err } = await run(args, [], [thinking])
    expect(code).toBe(2)
    expect(err).toMatch('There is no bot thinker@none for night-watch.')
  })
})
