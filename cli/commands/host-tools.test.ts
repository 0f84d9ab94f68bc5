import fs from 'node:fs'
import path from 'node:path'
import { Match, wholeLedgerOf } from '@eldertable/match'
import { nightWatchGame } from '@eldertable/match/testing/night-watch.ts'
import { openMatch, playedMatch, seatsOf } from '@eldertable/match/testing/open-match.ts'
import { workshop1, workshop2 } from '@eldertable/match/testing/workshop.ts'
import { openStore, type MatchStatus, type Store } from '@eldertable/store'
import { openRaw } from '@eldertable/store/testing/raw.ts'
import { aMatch } from '@eldertable/store/testing/samples.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scratch } from '../testing/folder.ts'
import { run, type Ran } from '../testing/run.ts'

const DAY = 24 * 3_600_000
const games = [nightWatchGame, workshop1]

interface House {
  readonly folder: string
  readonly url: string
  /** Open all the while, as by a server that is running. */
  readonly store: Store
  /** Stores a match under a code; this many days ago. */
  keep(code: string, match: Match | undefined, status: MatchStatus, age?: number): Promise<void>
  tool(...args: string[]): Promise<Ran>
}

async function house(): Promise<House> {
  const file = scratch('live.db')
  const url = `sqlite:${file}`
  const store = await openStore(url)
  onTestFinished(() => store.close())
  return {
    folder: path.dirname(file),
    url,
    store,
    async keep(code, match, status, age = 0) {
      const { id: title = 'night-watch', version: titleVersion = 1 } = match?.title ?? {}
      const at = Date.now() - age * DAY
      const seats = JSON.stringify(match?.seats ?? seatsOf('person'))
      const key = match?.key ?? 'f'.repeat(64)
      const about = { code, title, titleVersion, seats, status, key, createdAt: at, updatedAt: at }
      const head = aMatch({ ...about, counter: match?.counter ?? 0 })
      await store.createMatch(head, [], match && wholeLedgerOf(match))
    },
    tool: (...args) => run([...args, '--database', url], [], games),
  }
}

/** Damages the stored entry of this number. */
async function damage({ store, url }: House, code: string, n: number): Promise<void> {
  const head = await store.matchByCode(code)
  const raw = openRaw(url)
  const entry = '{"seat":0,"pick":77,"chance":[]}'
  await raw.db
    .updateTable('log')
    .set({ entry })
    .where('match_id', '=', head?.id)
    .where('n', '=', n)
    .execute()
  await raw.db.deleteFrom('snapshot').where('match_id', '=', head?.id).execute()
  await raw.close()
}

describe('eldertable show', () => {
  it('lists tables, and shows one as a spectator sees it', async () => {
    const at = await house()
    expect((await at.tool('show')).out).toBe('There are no tables.\n')
    await at.keep('OLDONE', playedMatch(), 'finished', 3)
    await at.keep('NEWONE', openMatch(), 'playing')
    await at.keep('WAITIN', undefined, 'gathering', 1)
    const { out } = await at.tool('show')
    expect(out.split('\n').map((line) => line.slice(0, 6))).toEqual([
      'NEWONE',
      'WAITIN',
      'OLDONE',
      '',
    ])
    expect((await at.tool('show', '--limit', '1')).out).toMatch(/^NEWONE .*Ada, Bram, Cora\n$/)
    const one = await at.tool('show', 'newone')
    expect(one.out).toMatch(/title +night-watch, version 4\nstate +playing\n/)
    expect(one.out).toMatch('0 picks in force')
    expect(one.out).toMatch(/Ada is asked\.\n$/)
    expect(one.out).not.toMatch(/whisper \d|0123456789abcdef/)
    expect((await at.tool('show', 'OLDONE')).out).toMatch(/Dawn: .*\n$/)
    expect(await at.tool('show', 'NOBODY')).toMatchObject({
      code: 1,
      err: 'No table has the id or code NOBODY.\n',
    })
  })
})

describe('eldertable export', () => {
  it('saves a match that can be verified', async () => {
    const at = await house()
    await at.keep('OLDONE', playedMatch(), 'finished')
    const file = path.join(at.folder, 'match.json')
    expect(await at.tool('export', 'OLDONE', file)).toMatchObject({ code: 0 })
    expect(await run(['verify', file])).toMatchObject({ code: 0 })
  })

  it('writes over nothing', async () => {
    const at = await house()
    await at.keep('OLDONE', playedMatch(), 'finished')
    const file = path.join(at.folder, 'match.json')
    fs.writeFileSync(file, 'something dear')
    expect(await at.tool('export', 'OLDONE', file)).toMatchObject({
      code: 1,
      err: `The file ${file} can't be written: there is one already, and nothing is written over it.\n`,
    })
    expect(fs.readFileSync(file, 'utf8')).toBe('something dear')
    // Nor does anything stay behind where it can't be written.
    const nowhere = path.join(at.folder, 'no-folder', 'match.json')
    expect(await at.tool('export', 'OLDONE', nowhere)).toMatchObject({ code: 1 })
    expect(fs.readdirSync(at.folder).filter((name) => name.startsWith('match'))).toEqual([
      'match.json',
    ])
  })

  it('saves a running one only if that is meant', async () => {
    const at = await house()
    await at.keep('NEWONE', openMatch(), 'playing')
    const file = path.join(at.folder, 'match.json')
    expect(await at.tool('export', 'NEWONE', file)).toMatchObject({ code: 2 })
    expect(fs.existsSync(file)).toBe(false)
    expect(await at.tool('export', 'NEWONE', file, '--running')).toMatchObject({ code: 0 })
    expect(fs.statSync(file).mode & 0o077).toBe(0)
    expect(await run(['verify', file])).toMatchObject({ code: 0 })
  })

  it('saves as it is what can not be opened, and says so', async () => {
    const at = await house()
    await at.keep('BROKEN', playedMatch(), 'finished')
    await damage(at, 'BROKEN', 2)
    const file = path.join(at.folder, 'match.json')
    expect(await at.tool('export', 'BROKEN', file)).toMatchObject({
      code: 1,
      out: `Saved as ${file}.\n`,
      err: "It can't be opened. Pick 2 of the log: that seat is not asked.\n",
    })
    expect((await run(['verify', file])).err).toMatch('Not verified. Pick 2 of the log')
  })
})

describe('eldertable validate', () => {
  it('says of every match what becomes of it, and changes nothing', async () => {
    const at = await house()
    const shop = Match.open({ game: workshop1, seats: seatsOf('person'), key: 'a'.repeat(64) })
    await at.keep('OLDONE', playedMatch(), 'finished')
    await at.keep('NEWONE', openMatch(), 'playing')
    await at.keep('MYSHOP', shop, 'playing')
    await at.keep('WAITIN', undefined, 'gathering')
    await at.keep('GIVEUP', undefined, 'finished')
    expect(await at.tool('validate')).toMatchObject({
      code: 0,
      out: '3 matches: 3 keep their rules, 0 migrate, 0 break.\n',
    })
    const later = [nightWatchGame, workshop2.migrating]
    expect(await run(['validate', '--database', at.url], [], later)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^MYSHOP {2}workshop {2}migrates from version 1 to 2\n3 matches: 2 keep their rules, 1 migrate, 0 break\.\n$/,
      ),
    })
    await damage(at, 'OLDONE', 4)
    const found = await run(['validate', '--database', at.url], [], [nightWatchGame])
    expect(found).toMatchObject({ code: 1, err: 'Not every stored match can go on.\n' })
    expect(found.out).toMatch('OLDONE  night-watch  breaks at entry 4: Pick 4 of the log: ')
    expect(found.out).toMatch(
      'MYSHOP  workshop  breaks at entry 0: There is no title workshop here.',
    )
    expect(found.out).toMatch(/3 matches: 1 keep their rules, 0 migrate, 2 break\.\n$/)
    expect(await at.store.matchByCode('MYSHOP')).toMatchObject({ revision: 0, titleVersion: 1 })
  })
})

describe('eldertable prune', () => {
  it('removes by age and state, and before that says what', async () => {
    const at = await house()
    await at.keep('OLDONE', playedMatch(), 'finished', 100)
    await at.keep('RECENT', playedMatch(), 'finished', 10)
    await at.keep('ASLEEP', openMatch(), 'playing', 100)
    await at.keep('WAITIN', undefined, 'gathering', 100)
    const there = async () => {
      const codes = ['OLDONE', 'RECENT', 'ASLEEP', 'WAITIN']
      const found = await Promise.all(codes.map((code) => at.store.matchByCode(code)))
      return codes.filter((_, i) => found[i] !== undefined)
    }
    const dry = await at.tool('prune', '--older-than', '30', '--dry-run')
    expect(dry.out).toMatch(/^OLDONE {2}finished {2}[^\n]*\n1 match would be removed\.\n$/)
    expect(await there()).toEqual(['OLDONE', 'RECENT', 'ASLEEP', 'WAITIN'])
    expect((await at.tool('prune', '--older-than', '30')).out).toMatch(/1 match removed\.\n$/)
    expect(await there()).toEqual(['RECENT', 'ASLEEP', 'WAITIN'])
    const states = ['--state', 'gathering,playing']
    expect((await at.tool('prune', '--older-than', '30', ...states)).out).toMatch(
      '2 matches removed',
    )
    expect(await there()).toEqual(['RECENT'])
    expect((await at.tool('prune', '--older-than', '30')).out).toBe('0 matches removed.\n')
  })

  it('needs an age and states that there are', async () => {
    const at = await house()
    expect((await at.tool('prune')).code).toBe(2)
    expect((await at.tool('prune', '--older-than', 'x')).code).toBe(2)
    expect((await at.tool('prune', '--older-than', '1', '--state', 'lost')).code).toBe(2)
  })
})

describe('eldertable backup', () => {
  it('makes a copy that a server could use, while another one is open', async () => {
    const at = await house()
    await at.keep('NEWONE', openMatch(), 'playing')
    const copy = path.join(at.folder, 'copy.db')
    const { code, out } = await at.tool('backup', copy)
    expect(code).toBe(0)
    expect(out).toMatch(/copy\.db holds 1 match, [\d,]+ bytes\.\n/)
    const { out: shown } = await run(['show', '--database', `sqlite:${copy}`], [], games)
    expect(shown).toMatch(/^NEWONE {2}playing/)
    expect(await at.tool('backup', copy)).toMatchObject({
      code: 1,
      err: `There is something at ${copy} already.\n`,
    })
  })

  it('says what is for PostgreSQL', async () => {
    const { code, err } = await run(['backup', 'x', '--database', 'postgres://nowhere/db'])
    expect(code).toBe(2)
    expect(err).toMatch('For PostgreSQL: pg_dump --format=custom --file=x')
  })
})

describe('all of them', () => {
  it.each([
    ['show'],
    ['export', 'X', 'y'],
    ['validate'],
    ['prune', '--older-than', '1'],
    ['backup', 'x'],
  ])('make no database where there is none: %s', async (...args) => {
    const file = scratch('none.db')
    expect(await run([...args, '--database', `sqlite:${file}`])).toMatchObject({
      code: 1,
      err: `There is no database at ${file}.\n`,
    })
    expect(fs.existsSync(file)).toBe(false)
  })
})
