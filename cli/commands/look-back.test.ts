import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scratch } from '../testing/folder.ts'
import { run } from '../testing/run.ts'

/** A match file of which this was made of the text. */
async function saved(change: (text: string) => string = (text) => text): Promise<string> {
  const path = scratch('match.json')
  const seats = ['--bots', 'sleepy,sleepy', '--seats', '2', '--seed', 'x', '--set', 'turns=2']
  await run(['play', 'night-watch', ...seats, '--save', path])
  fs.writeFileSync(path, change(fs.readFileSync(path, 'utf8')))
  return path
}

describe('eldertable verify', () => {
  it('confirms an honest match', async () => {
    const { code, out } = await run(['verify', await saved()])
    expect(out).toMatch('Night Watch, 6 picks')
    expect(out).toMatch('dice        9 chance results compared with the key')
    expect(out).toMatch('picks       6 of 6 played again and allowed')
    expect(out).toMatch('whoever chose it could foresee them')
    expect(out).toMatch(/Verified\.\n$/)
    expect(code).toBe(0)
  })

  it.each<[string, RegExp, (text: string) => string]>([
    [
      'a pick',
      /^Not verified\. Pick 2 of the log: /,
      (t) => t.replace(/"pick":131072/, '"pick":9'),
    ],
    [
      'the dice',
      /^Not verified\. Pick 1 of the log: /,
      (t) => t.replace(/"chance":\[\d\]/, '"chance":[9]'),
    ],
    ['the key', /^Not verified\. Set-up: the key/, (t) => t.replace(/"key": "./, '"key": "')],
    ['the end', /^Not verified\. After 5 picks/, (t) => t.replace(/,\n[^\n]*\n {2}\],/, '\n  ],')],
    ['the result', /^Not verified\. After 6 picks/, (t) => t.replace('"dawn"', '"dusk"')],
    ['the seed', /the key is not that of the seed/, (t) => t.replace('"seed": "x"', '"seed": "y"')],
  ])('finds what was changed: %s', async (what, message, change) => {
    const mend = (text: string): string =>
      what === 'the key' ? change(text).replace(/("key": "[0-9a-f]{63})"/, '$10"') : change(text)
    const { code, err } = await run(['verify', await saved(mend)])
    expect(err).toMatch(message)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  it.each<[string, string, (text: string) => string]>([
    [
      'no key',
      'Incomplete. The key of the dice is not in the file: 9 chance results had to be taken at its word.',
      (t) => t.replace(/ {2}"key".*\n/, ''),
    ],
    [
      'all of it from another match',
      'Incomplete. What comes from another match (the set-up and 6 entries) only its own file can prove: 9 chance results.',
      (t) =>
        t.replace('"seed"', `"origin": {"commitment":"${'a'.repeat(64)}","entries":6},\n"seed"`),
    ],
  ])('says what nobody can check, with a code of its own: %s', async (_, message, change) => {
    const { code, err } = await run(['verify', await saved(change)])
    expect(err).toBe(`${message}\n`)
    expect(code).toBe(3)
  })

  it.each<[string, (text: string) => string]>([
    ['The file is not readable as JSON', (text) => text.slice(0, 200)],
    ['not an Eldertable match', () => '{"a": 1}'],
    ['format version 7', (text) => text.replace('"formatVersion": 2', '"formatVersion": 7')],
    ['There is no title chess here', (text) => text.replace('"night-watch"', '"chess"')],
    [
      'with version 9 of night-watch',
      (text) => text.replace('"titleVersion": 4', '"titleVersion": 9'),
    ],
    ['log.0.seat', (text) => text.replace('"seat":0', '"seat":null')],
  ])('says in one sentence what is wrong with a damaged file: %s', async (message, change) => {
    const path = await saved(change)
    for (const command of ['verify', 'replay']) {
      const { code, err, out } = await run([command, path])
      expect(err).toMatch(message)
      expect(err.startsWith(`${path}: `)).toBe(true)
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(out).toBe('')
      expect(code).toBe(1)
    }
  })

  it('needs a file that is there', async () => {
    expect((await run(['verify', '/nowhere.json'])).code).toBe(2)
    expect((await run(['verify'])).code).toBe(2)
  })
})

describe('eldertable replay', () => {
  it('tells the match to a spectator', async () => {
    const { code, out } = await run(['replay', await saved()])
    expect(out).toMatch(/^0 {2}The watch of Ada begins\.\n1 {2}Ada throws a \d\.\n/)
    expect(out).toMatch(/\n4 {2}Bram throws a \d\.\n/)
    expect(out).toMatch(/Points\n {2}Ada: \d/)
    expect(out).toMatch('Dawn: ')
    expect(out).not.toMatch(/whisper/)
    expect(code).toBe(0)
  })

  it('tells it to a seat, up to a pick', async () => {
    const path = await saved()
    const { out } = await run(['replay', path, '--at', '2', '--seat', 'bram'])
    expect(out).toMatch(
      /^0 {2}You hear whisper \d\.\n0 {2}The watch of Ada begins\.\n1 {2}Ada throws a \d\.\n\n/,
    )
    expect(out).toMatch(/Your whisper\n {2}\d/)
    expect(out).toMatch('Ada is asked. NW-WATCH-1')
    expect((await run(['replay', path, '--at', '2', '--seat', '1'])).out).toBe(out)
  })

  it('refuses what is not there', async () => {
    const path = await saved()
    expect(await run(['replay', path, '--at', '7'])).toMatchObject({
      code: 2,
      err: 'The match has only 6 picks.\n',
    })
    expect(await run(['replay', path, '--seat', 'zoe'])).toMatchObject({
      code: 2,
      err: 'There is no seat zoe. The seats are: 0 (Ada), 1 (Bram).\n',
    })
  })

  it('does not show a state that somebody has written into the match', async () => {
    const state = '{"table":{"turn":1,"outcome":null},"hands":[],"box":{}}'
    const entry = `{"do":"migrated","to":4,"counter":7,"state":${state}},`
    const path = await saved((text) => text.replace('"log": [', `"log": [${entry}`))
    const message = 'Entry 1 of the log: rules of version 4 do not become version 4.'
    expect(await run(['replay', path])).toMatchObject({ code: 1, err: `${path}: ${message}\n` })
    const verified = await run(['verify', path])
    expect(verified).toMatchObject({ code: 1, err: `Not verified. ${message}\n` })
  })

  it('stops at a pick that can not be', async () => {
    const path = await saved((text) => text.replace(/"pick":131072/, '"pick":9'))
    const { code, err } = await run(['replay', path])
    expect(err).toBe(`${path}: Pick 2 of the log: that pick is not allowed there.\n`)
    expect(code).toBe(1)
  })
})
