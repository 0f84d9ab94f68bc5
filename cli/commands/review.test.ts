import fs from 'node:fs'
import path from 'node:path'
import { nightWatchGame } from '@eldertable/match/testing/night-watch.ts'
import type { GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { scratch } from '../testing/folder.ts'
import { run } from '../testing/run.ts'

/** Night Watch with an opinion of what a position is worth: all have the same chance. */
const judged: GameEntry = {
  ...nightWatchGame,
  searchProfile: {
    turns: 1,
    evaluate: (state) => state.hands.map(() => 1 / state.hands.length),
    rolloutPolicies: [nightWatchGame.habits.habit],
  },
}

async function saved(name: string, turns = '2'): Promise<string> {
  const file = scratch(name)
  const seats = [
    '--bots',
    'sleepy,sleepy',
    '--seats',
    '2',
    '--seed',
    'x',
    '--set',
    `turns=${turns}`,
  ]
  await run(['play', 'night-watch', ...seats, '--save', file])
  return file
}

interface Report {
  isTrusted: boolean
  seats: {
    parts: { start: number; luck: number; own: number; others: number } | null
    result: number
  }[]
  curves: number[][]
}

describe('eldertable review', () => {
  it('says where the result of each seat came from, in parts that add up', async () => {
    const file = await saved('match.json')
    const { code, out } = await run(['review', file, '--json'], [], [judged])
    expect(code).toBe(0)
    const { seats, curves } = JSON.parse(out) as Report
    expect(seats).toHaveLength(2)
    for (const { parts, result } of seats) {
      const { start = 0, luck = 0, own = 0, others = 0 } = parts ?? {}
      expect(start + luck + own + others).toBeCloseTo(result, 9)
    }
    expect(seats.map(({ result }) => result).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(curves.map((curve) => curve.at(-1))).toEqual(seats.map(({ result }) => result))
  })

  it('prints a table whose figures add up, the luck and the decisions of the seat that is asked for', async () => {
    const file = await saved('match.json')
    const { out } = await run(['review', file, '--seat', '1'], [], [judged])
    const row = /^Bram +([\d.]+) % +([+−][\d.]+) % +([+−][\d.]+) % +([+−][\d.]+) % +(\d+) %/m.exec(
      out,
    )
    const figures = (row ?? []).slice(1).map((text) => Number(text.replace('−', '-')))
    const [start = 0, luck = 0, own = 0, others = 0, result] = figures
    expect(Math.round((start + luck + own + others) * 10) / 10).toBe(result)
    expect(out).toMatch('What chance did for Bram')
    expect(out).toMatch("What Bram's decisions cost")
  })

  it('says nothing of luck where nobody knows well enough what a position is worth', async () => {
    const doubtful = {
      ...judged,
      searchProfile: {
        ...judged.searchProfile,
        shown: () => ({ inHints: false, inReviews: false }),
      },
    } as GameEntry
    const file = await saved('match.json')
    const { out } = await run(['review', file], [], [doubtful])
    expect(out).toMatch('not known well enough here to part luck from decisions')
    expect(out).not.toMatch('What chance did')
    expect(out).toMatch(/^Bram +\d+ %/m)
    const { isTrusted, seats, curves } = JSON.parse(
      (await run(['review', file, '--json'], [], [doubtful])).out,
    ) as Report
    expect([isTrusted, seats[0]?.parts, curves]).toEqual([false, null, []])
  })

  it('adds up a folder, tells of files that are none, and goes on', async () => {
    const folder = path.dirname(await saved('match.json'))
    fs.copyFileSync(path.join(folder, 'match.json'), path.join(folder, 'second.json'))
    fs.writeFileSync(path.join(folder, 'other.json'), '{}')
    const { code, out, err } = await run(['review', folder], [], [judged])
    expect(code).toBe(0)
    expect(out).toMatch('Night Watch: 2 matches')
    expect(out).toMatch(/By luck a seat's chance moved by \d+\.\d % a match/)
    expect(err).toMatch(/other\.json: The file is JSON, but not an Eldertable match/)
  })

  it('refuses what can not be reviewed, in a sentence', async () => {
    const file = await saved('match.json')
    expect(await run(['review', file])).toMatchObject({
      code: 1,
      err: `${file}: Nobody has said yet what positions of Night Watch are worth.\n`,
    })
    const text = fs.readFileSync(file, 'utf8')
    const lines = text.split('\n')
    const last = lines.findLastIndex((line) => line.includes('"pick":'))
    const open = JSON.parse(
      [
        ...lines.slice(0, last - 1),
        lines[last - 1]?.replace(/,$/, ''),
        ...lines.slice(last + 1),
      ].join('\n'),
    ) as object
    fs.writeFileSync(file, JSON.stringify({ ...open, result: null, key: undefined }))
    expect(await run(['review', file], [], [judged])).toMatchObject({
      code: 1,
      err: `${file}: It is not over yet.\n`,
    })
    const empty = path.dirname(scratch('none'))
    expect((await run(['review', empty], [], [judged])).err).toBe('There is no match to review.\n')
    expect((await run(['review', `${empty}/none`], [], [judged])).err).toMatch('no such file')
  })
})
