import fs from 'node:fs'
import { readMatchFile, type MatchFile } from '@eldertable/protocol'
import { longWatchGame } from '@eldertable/match/testing/long-watch.ts'
import { nightWatchGame } from '@eldertable/match/testing/night-watch.ts'
import { describe, expect, it } from 'vitest'
import { scratch } from '../testing/folder.ts'
import { run } from '../testing/run.ts'

const read = (path: string): MatchFile =>
  readMatchFile(fs.readFileSync(path, 'utf8'), [nightWatchGame.title])

const SOLO = ['play', 'night-watch', '--bots', 'sleepy', '--seed', 'x', '--set', 'turns=2']

describe('eldertable play', () => {
  it('plays a match from a pipe to its end', async () => {
    const { code, out } = await run(SOLO, ['1', '2', '1'])
    expect(code).toBe(0)
    const commitment = /^Commitment of the dice: [0-9a-f]{64}$/m
    expect(out).toMatch('Night Watch: Ada, Bram (sleepy bot)')
    expect(out).toMatch(commitment)
    expect(out).toMatch(/You hear whisper \d\./)
    expect(out).toMatch('Your watch, after 0 throws. NW-WATCH-1')
    expect(out).toMatch(/^ {3}1 {2}Throw the die {2}NW-WATCH-2$/m)
    expect(out).toMatch(/^ {2}!1 {2}Resign {9}NW-END-2$/m)
    expect(out).toMatch(/> 1\nAda throws a \d\./)
    expect(out).toMatch(/Bram throws a \d\.\n(.|\n)*Bram has thrown\. NW-ALARM-1/)
    expect(out).toMatch(/Dawn: .* watched best\.\nKey of the dice: [0-9a-f]{64}$/m)
  })

  it('shows the board in short when a turn begins, and all of it on request', async () => {
    const { out } = await run(SOLO, ['board'])
    const [before = '', after = ''] = out.split('> board')
    expect(before).toMatch('Points\n  Ada: 0\n  Bram: 0\nYour watch')
    expect(before).not.toMatch('Your whisper')
    expect(after).toMatch(/Points\n {2}Ada: 0\n {2}Bram: 0\nYour whisper\n {2}\d/)
  })

  it('says what is refused and why, and shows rules', async () => {
    const input = ['?', '1', '1', '1', '1', '?', 'rule', 'rule nw-watch-2', 'rule NW-NO-1']
    const bots = ['--bots', 'none', '--seats', '2', '--set', 'turns=1']
    const { out } = await run(['play', 'night-watch', ...bots], input)
    expect(out).toMatch('> ?\nNothing is refused here.')
    expect(out).toMatch('The watch\n  NW-WATCH-1  The watcher throws or rests.\n')
    expect(out).toMatch('  NW-WATCH-2  A throw adds its face.\n')
    expect(out).toMatch('There is no rule NW-NO-1.')
  })

  it('asks for amounts, in the same line or the next', async () => {
    const hotSeat = ['play', 'night-watch', '--bots', 'none', '--seats', '2', '--seed', 'x']
    const one = await run(hotSeat, ['1', '2 3'])
    const two = await run(hotSeat, ['1', '2', '3'])
    expect(one.out).toMatch('2  Raise the alarm (1) (or up to 3)')
    expect(one.out).toMatch('Bram raises the alarm (3).')
    expect(two.out).toMatch('How many, 1 to 3? 3\nBram raises the alarm (3).')
    const bad = await run(hotSeat, ['1', '2 4', '2 x', '2', '', '2 0'])
    expect(bad.out.match(/It must be a whole number from 1 to 3\./g)).toHaveLength(4)
    expect(bad.out).not.toMatch('raises the alarm')
  })

  it('explains what it does not understand', async () => {
    const { out, code } = await run(SOLO, ['9', '0', '3', '!2', 'dance', '', 'help'])
    expect(out.match(/Type a number from 1 to 2, or help\./g)).toHaveLength(5)
    expect(out).toMatch('rule [ID]  a rule of the rulebook')
    expect(out).toMatch('The input has ended; the match is not saved.')
    expect(code).toBe(0)
  })

  it('does what can be done at any moment, if that is really meant', async () => {
    const { out } = await run(SOLO, ['!1'])
    expect(out).toMatch('> !1\nAda resigns.\n\nThe watch is broken off: Bram win.')
  })

  it('tells the log', async () => {
    const { out } = await run(SOLO, ['1', 'log 2'])
    expect(out.split('> log 2')[1]).toMatch(
      /^\n {2}The watch of Ada begins\.\n {2}Ada throws a \d\./,
    )
  })

  it('takes standing orders and lifts them', async () => {
    const seats = ['play', 'night-watch', '--bots', 'none', '--seats', '2', '--seed', 'x']
    const input = ['orders', '1', 'orders', 'orders turn', '1', 'orders', '2']
    const { out } = await run(seats, input)
    expect(out).toMatch("No standing orders.\nThis question can't be passed")
    expect(out).toMatch('> orders turn\nPassed, and so on until the turn ends.')
    expect(out.match(/Bram: Ada has thrown/g)).toHaveLength(1) // and not after the second throw
    const path = scratch('orders.json')
    await run(
      [...seats, '--save', path],
      ['1', 'orders same', '1', '1', '2', 'orders', 'orders lift 1'],
    )
    const picks = read(path).log.flatMap((one) => (one.do === undefined ? [one] : []))
    expect(picks.map(({ by }) => by ?? 'person')).toEqual([
      'person',
      'order',
      'person',
      'order',
      'person',
      'order',
      'person',
    ])
  })

  it('takes picks back and restores them, but not dice', async () => {
    const seats = ['play', 'night-watch', '--bots', 'none', '--seats', '2', '--seed', 'x']
    const input = ['undo', '1', 'undo', '2 3', 'undo', '1', 'undo turn', 'redo', 'redo', 'undo x']
    const { out } = await run(seats, input)
    expect(out).toMatch('> undo\nThere is nothing to take back.')
    expect(out).toMatch("> undo\nDice were thrown: that can't be taken back.")
    expect(out).toMatch(/Bram raises the alarm \(3\)\.\n(.|\n)*> undo\nTook back 1 pick\./)
    expect(out).toMatch(/> undo turn\nTook back 1 pick\./)
    expect(out).toMatch(/> redo\nRestored 1 pick\./)
    expect(out).toMatch('> redo\nThere is nothing to restore.')
    expect(out).toMatch('Type undo, undo action or undo turn.')
  })

  it('takes anything back if that was agreed', async () => {
    const path = scratch('free.json')
    const input = ['1', '1', 'undo', 'undo', '1', 'quit']
    const { out } = await run([...SOLO, '--free-undo', '--save', path], input)
    expect(out.match(/Took back/g)).toHaveLength(2)
    expect(out.match(/Ada throws a \d/g)).toHaveLength(3)
    expect(read(path)).toMatchObject({ undo: 'free' })
    expect((await run(['verify', path])).code).toBe(0)
    const resumed = await run(['play', '--resume', path, '--free-undo'])
    expect(resumed.err).toBe("--free-undo can't be changed in a match that is resumed.\n")
  })

  it('does not show one person what only another may know', async () => {
    const { out } = await run(['play', 'night-watch', '--bots', 'none', '--seats', '2'], ['1'])
    const [ada = '', bram = ''] = out.split('> 1')
    expect(ada.match(/You hear/g)).toHaveLength(1)
    expect(bram.match(/You hear/g)).toHaveLength(1)
    expect(ada).toMatch('Ada: Your watch')
    expect(bram).toMatch('Bram: Ada has thrown.')
  })

  it('saves and resumes to the same end', async () => {
    const whole = scratch('whole.json')
    const input = ['1', '1', '2', '1', '1', '2', '1', '1']
    const args = ['play', 'night-watch', '--seats', '2', '--seed', 'x', '--set', 'turns=4']
    expect((await run([...args, '--save', whole], input)).code).toBe(0)
    expect(read(whole).result).toMatchObject({ ending: 'dawn' })
    expect(read(whole).seed).toBe('x')

    const part = scratch('part.json')
    const first = await run(args, [...input.slice(0, 3), `save ${part}`, 'quit'])
    expect(first.out).toMatch(`Saved. Go on with: npx eldertable play --resume ${part}`)
    expect(read(part).result).toBeNull()
    const second = await run(['play', '--resume', part], input.slice(3))
    expect(second.code).toBe(0)
    expect(second.out).toMatch(/Resumed after \d+ picks, in turn \d/)
    expect(second.out).toMatch(`Saved. Check it with: npx eldertable verify ${part}`)
    expect(read(part)).toEqual(read(whole))
    expect((await run(['play', '--resume', part])).out).toMatch('Dawn: ')
  })

  it('plays a match of bots alone', async () => {
    const bots = ['--bots', 'sleepy,random,random,random']
    const { out, code } = await run(['play', 'night-watch', ...bots])
    expect(code).toBe(0)
    expect(out).toMatch('Dawn: ')
    expect(out).not.toMatch('You hear')
  })

  it('has other dice every time without a seed', async () => {
    const keys = await Promise.all(
      [1, 2].map(() => run(['play', 'night-watch', '--bots', 'random,random,random,random'])),
    )
    expect(keys[0]?.out.match(/Key .*/)?.[0]).not.toBe(keys[1]?.out.match(/Key .*/)?.[0])
  })

  it.each([
    ['9', 'sides=warden', 0, 'Dawn'],
    ['5', 'sides=pairs', 2, 'The setting sides can be alone or warden or together, not pairs. Odd'],
    ['4', 'password=on', 2, 'The setting password can be off, not on. Who watches alone'],
  ])('plays with %s seats and %s, or says why not', async (seats, setting, exit, words) => {
    const bots = Array.from({ length: Number(seats) }, () => 'sleepy').join()
    const args = ['play', 'long-watch', '--seats', seats, '--set', setting, '--bots', bots]
    const { code, err, out } = await run(args, [], [longWatchGame])
    expect(code).toBe(exit)
    expect(out + err).toContain(words)
  })

  it.each([
    [['night-wach'], 'There is no title night-wach. Did you mean night-watch?'],
    [['zzzzzzzzzz'], 'There is no title zzzzzzzzzz. The titles are: night-watch.'],
    [['night-watch', '--seats', '9'], 'Night Watch takes 2 to 4 seats, not 9.'],
    [
      ['night-watch', '--seats', '2', '--bots', 'random,random,random'],
      '--bots names 3 bots for 2 seats.',
    ],
    [
      ['night-watch', '--bots', 'sleepi'],
      'There is no bot sleepi for night-watch. Did you mean sleepy?',
    ],
    [['night-watch', '--set', 'turns=0'], 'The setting turns can be 1 to 50, not 0.'],
    [['night-watch', '--set', 'moon=half'], 'The setting moon can be new or full, not half.'],
    [
      ['night-watch', '--seats', '3', '--set', 'moon=full'],
      'The setting moon can be new, not full.',
    ],
    [['night-watch', '--set', 'dark=2'], 'The setting dark can be on or off, not 2.'],
    [['night-watch', '--set', 'turn=3'], 'There is no setting turn. Did you mean turns?'],
    [['night-watch', '--set', 'turns'], '--set wants name=value, not turns.'],
    [['night-watch', '--names', 'A,B,C,D,E'], '--names has 5 names for 4 seats.'],
    [
      ['--resume', '/nowhere.json'],
      "The file /nowhere.json can't be read: there is no such file or folder.",
    ],
    [['--resume', 'x', '--seed', '1'], "--seed can't be changed in a match that is resumed."],
    [
      [],
      'Which game? Without a terminal to ask at, name it: npx eldertable play night-watch. The titles are: night-watch.',
    ],
  ])('refuses bad arguments: %j', async (args, message) => {
    const { code, err, out } = await run(['play', ...args])
    expect(err).toBe(`${message}\n`)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it('does not resume a file that was tampered with', async () => {
    const path = scratch('match.json')
    await run([...SOLO, '--save', path], ['1'])
    fs.writeFileSync(path, fs.readFileSync(path, 'utf8').replace('"pick":0', '"pick":7'))
    const { code, err } = await run(['play', '--resume', path])
    expect(err).toBe(`${path}: Pick 1 of the log: that pick is not allowed there.\n`)
    expect(code).toBe(1)
  })
})
