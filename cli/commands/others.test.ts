import fs from 'node:fs'
import path from 'node:path'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { random } from '@eldertable/bots'
import { withBots, type GameEntry } from '@eldertable/kernel'
import { readRulebook } from '@eldertable/rulebook'
import { describe, expect, it } from 'vitest'
import { rulebookOnDisk } from '../rulebook.ts'
import { scratch } from '../testing/folder.ts'
import { run } from '../testing/run.ts'

describe('eldertable titles', () => {
  it('lists the games, and the bots and settings of one', async () => {
    expect((await run(['titles'])).out).toMatch(/^night-watch {2}2 to 4 seats {2}Throw as often/)
    const { out } = await run(['titles', 'night-watch'])
    expect(out).toMatch('bots   habit, sleepy, lost, liar, random')
    expect(out).toMatch(/turns {2}1 to 50 \(6\) +How many watches a night has\. +NW-OPT-1/)
    expect(out).toMatch(/dark {3}on or off \(off\)/)
    expect((await run(['titles', 'x'])).code).toBe(2)
  })
})

describe('eldertable rules', () => {
  it('lists chapters, and finds rules by id, chapter and words', async () => {
    expect((await run(['rules', 'night-watch'])).out).toBe(
      'The watch  2  NW-WATCH\nThe alarm  1  NW-ALARM\n',
    )
    const one = 'The watch\n  NW-WATCH-2  A throw adds its face.\n'
    expect((await run(['rules', 'night-watch', 'nw-watch-2'])).out).toBe(one)
    expect((await run(['rules', 'night-watch', 'ADDS', 'face'])).out).toBe(one)
    const chapter = await run(['rules', 'night-watch', 'NW-WATCH'])
    expect(chapter.out.match(/NW-WATCH-\d/g)).toEqual(['NW-WATCH-1', 'NW-WATCH-2'])
    expect(await run(['rules', 'night-watch', 'dragon'])).toMatchObject({
      code: 1,
      err: 'No rule of Night Watch has dragon.\n',
    })
  })

  it('finds the rulebook of a title beside its code', () => {
    const { rules } = readRulebook(rulebookOnDisk('necronomonopoly'))
    expect(rules.length).toBeGreaterThan(100)
    expect(rules[0]).toMatchObject({
      id: 'NEC-SETUP-1',
      chapter: 'Set-up',
      text: 'A game has two to six players.',
    })
    expect(rules.at(-1)).toMatchObject({
      id: 'NEC-CARD-68',
      text: expect.stringMatching(/^Reservoir Levy · 1 · Lose 2 Sanity/),
    })
    expect(rulebookOnDisk('chess')).toEqual([])
  })
})

describe('eldertable fuzz', () => {
  const sound = withBots(lastCandle, { habit: random })
  const broken: GameEntry = {
    ...sound,
    title: {
      ...sound.title,
      faults: (s) => (s.table.turn > 4 ? ['the fifth turn is cursed'] : []),
    },
  }

  it('finds nothing where there is nothing', async () => {
    const { code, out } = await run(['fuzz', 'last-candle', '--picks', '500'], [], [sound])
    expect(out).toMatch(/^500 picks in \d+ matches\n/)
    expect(out).toMatch('No violation.')
    expect(code).toBe(0)
  })

  it('writes a violation to a file that can be replayed', async () => {
    const out = scratch('found')
    const found = await run(['fuzz', 'last-candle', '--picks', '500', '--out', out], [], [broken])
    expect(found.code).toBe(1)
    expect(found.out).toMatch('the fifth turn is cursed')
    const [name = ''] = fs.readdirSync(out)
    const file = path.join(out, name)
    expect(found.err).toBe(`A violation. Replay it with: npx eldertable fuzz --replay ${file}\n`)
    const again = await run(['fuzz', '--replay', file], [], [broken])
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('Still violated.') })
    const mended = await run(['fuzz', '--replay', file], [], [sound])
    expect(mended).toMatchObject({ code: 0, out: expect.stringContaining('Mended') })
  })

  it('refuses what it can not use', async () => {
    expect((await run(['fuzz'])).code).toBe(2)
    const file = scratch('no.json')
    fs.writeFileSync(file, '{')
    expect(await run(['fuzz', '--replay', file])).toMatchObject({
      code: 1,
      err: `${file}: The file is not readable as JSON: it is damaged or cut off.\n`,
    })
  })
})

describe('eldertable words', () => {
  it('reads the board at the beginning, in the middle and at the end', async () => {
    const { code, out } = await run(['words', 'night-watch', '--seats', '2'])
    expect(code).toBe(0)
    const parts = out.split(/^After \d+ picks?$/m)
    expect(parts).toHaveLength(4)
    const candle = await run(
      ['words', 'last-candle'],
      [],
      [withBots(lastCandle, { habit: random })],
    )
    expect(candle.out).toContain('Burning: 13 of 13.')
    expect(candle.out).toContain('It is your turn, with 13 candles burning.')
    expect(candle.out).toContain('Snuff one candle')
    expect(candle.out).toMatch(/The last candle is out|Only .* stayed/)
  })

  it('says which games there are', async () => {
    expect((await run(['words', 'chess'])).code).toBe(2)
  })
})
