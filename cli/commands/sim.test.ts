import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { run } from '../testing/run.ts'
import type { SimReport } from '../threads/sim-report.ts'

const SIM = ['sim', 'night-watch', '--matches', '40', '--seats', '3']

async function json(...args: string[]): Promise<SimReport> {
  const { out, code, err } = await run([...SIM, ...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as SimReport
}

/** Without what is different in every run. */
function timeless(report: SimReport): SimReport {
  return { ...report, seconds: 0, picksPerSecond: 0 }
}

describe('eldertable sim', () => {
  it('reports wins, lengths and endings', async () => {
    const report = await json('--bots', 'sleepy,random')
    expect(report).toMatchObject({
      title: 'night-watch',
      seats: 3,
      bots: ['sleepy', 'random', 'random'],
      seed: '1',
      matches: 40,
      finished: 40,
      unfinished: 0,
      endings: { dawn: 40 },
      turns: { p5: 6, median: 6, p95: 6 },
      faults: [0, 0, 0],
    })
    expect(report.wins.map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'sleepy'],
      [1, 'random'],
      [2, 'random'],
    ])
    for (const { wins, rate, low, high } of report.wins) {
      expect(rate).toBe(wins / 40)
      expect(low).toBeLessThanOrEqual(rate)
      expect(high).toBeGreaterThanOrEqual(rate)
    }
    expect(report.byBot.map(({ bot, entries }) => [bot, entries])).toEqual([
      ['sleepy', 40],
      ['random', 80],
    ])
    expect(report.picks).toBeGreaterThan(40 * 6)
  })

  it('tells wins apart by what the title tells seats apart by', async () => {
    const { byTrait, wins } = await json('--bots', 'random')
    const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
    expect(byTrait.length).toBeGreaterThan(1)
    expect(new Set(byTrait.map(({ kind }) => kind))).toEqual(new Set(['alarms left']))
    expect(byTrait.map(({ name }) => name)).toEqual(byTrait.map(({ name }) => name).toSorted())
    expect(sum(byTrait.map(({ entries }) => entries))).toBe(40 * 3)
    expect(sum(byTrait.map((one) => one.wins))).toBe(sum(wins.map((one) => one.wins)))
    for (const one of byTrait) expect(one.rate).toBe(one.wins / one.entries)
    const { out } = await run([...SIM, '--bots', 'random'])
    expect(out).toMatch(/^alarms left \d {2}of \d+ +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m)
  })

  it('gives the same for the same seed and something else for another', async () => {
    const bots = ['--bots', 'random']
    expect(timeless(await json(...bots))).toEqual(timeless(await json(...bots)))
    expect((await json(...bots, '--seed', '2')).picks).not.toBe((await json(...bots)).picks)
  })

  it('uses settings, and the bot of the title if none is named', async () => {
    const report = await json('--set', 'turns=9')
    expect(report.turns.median).toBe(9)
    expect(report.bots).toEqual(['habit', 'habit', 'habit'])
  })

  it('counts matches that do not end, and bots that fail', async () => {
    const stopped = await json('--bots', 'random', '--limit', '5')
    expect(stopped).toMatchObject({ finished: 0, unfinished: 40, endings: {} })
    expect(stopped.wins[0]).toMatchObject({ wins: 0, low: 0, high: 1 })
    const failing = await json('--bots', 'sleepy,lost,liar')
    expect(failing.faults[0]).toBe(0)
    expect(failing.faults[1]).toBeGreaterThan(0)
    expect(failing.faults[2]).toBeGreaterThan(0)
  })

  it('prints a table', async () => {
    const { out } = await run([...SIM, '--bots', 'sleepy,lost', '--limit', '20'])
    expect(out).toMatch('Night Watch: 40 matches, 3 seats, seed 1')
    expect(out).toMatch(/^\d+ unfinished after 20 picks; not in the figures below$/m)
    expect(out).toMatch(/^seat 0 +sleepy +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m)
    expect(out).toMatch(/^faults .* seat 1 \(lost\) \d+/m)
  })

  it.each([
    [['sim', 'nightwatch'], 'There is no title nightwatch. Did you mean night-watch?'],
    [['sim', 'night-watch', '--seats', '1'], 'Night Watch takes 2 to 4 seats, not 1.'],
    [
      ['sim', 'night-watch', '--seats', '2', '--bots', 'random,random,random'],
      '--bots names 3 bots for 2 seats.',
    ],
    [['sim', 'night-watch', '--matches', '0'], 'It must be a whole number from 1 up.'],
    [['sim', 'night-watch', '--matches', '1e3'], 'It must be a whole number from 1 up.'],
    [['sim', 'night-watch', '--what'], "unknown option '--what'"],
    [['sim'], "missing required argument 'title'"],
    [['simm'], 'Did you mean sim?'],
  ])('refuses bad arguments: %j', async (args, message) => {
    const { code, err } = await run(args)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })
})

describe('eldertable as a program', () => {
  const room = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

  function eldertable(...args: string[]): {
    status: number | null
    stdout: string
    stderr: string
  } {
    const program = ['--import', 'tsx', path.join(room, 'main.ts'), ...args]
    return spawnSync(process.execPath, program, { cwd: room, encoding: 'utf8' })
  }

  it('simulates the same in one thread and in two', () => {
    const sim = (jobs: string): SimReport => {
      const args = ['--matches', '6', '--seats', '2', '--bots', 'random', '--jobs', jobs, '--json']
      const { stdout, stderr } = eldertable('sim', 'necronomonopoly', ...args)
      expect(stderr).toBe('')
      return timeless(JSON.parse(stdout) as SimReport)
    }
    const one = sim('1')
    expect(one).toMatchObject({ matches: 6 })
    expect(sim('2')).toEqual(one)
  }, 180_000)

  it('sets the exit code', () => {
    expect(eldertable('titles')).toMatchObject({ status: 0, stderr: '' })
    expect(eldertable('play', 'necronomonopol')).toMatchObject({
      status: 2,
      stderr: 'There is no title necronomonopol. Did you mean necronomonopoly?\n',
    })
  }, 180_000)
})
