import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { games } from '@eldertable/games'
import {
  backAndForth,
  changedMinds,
  keep,
  longLine,
  wandering,
  type NastyMatch,
} from '@eldertable/server/testing/nasty-matches.ts'
import { Visitor } from '@eldertable/server/testing/visitor.ts'
import { openStore, type Store } from '@eldertable/store'
import { target, time, type Section } from '../report.ts'
import { crowd } from './crowd.ts'
import { deeds, type Visit } from './deeds.ts'
import { importing } from './importing.ts'
import { serve, type Served } from './served.ts'
import { note, type Worst } from './worst.ts'

/** Seconds for which nobody may hold up the thread that serves everybody. */
const AIM = 0.05

/** The longest stretch of the main thread while people do what they may at matches that are hard to play again. */
export async function measureMainThread(): Promise<Section> {
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-main-'))
  const url = `sqlite:${path.join(folder, 'nasty.db')}`
  const worst: Worst = new Map()
  const served = await serve(url, path.join(folder, 'bugs'))
  try {
    const ada = await Visitor.named(served.url, 'Ada')
    const bram = await Visitor.named(served.url, 'Bram')
    const store = await openStore(url)
    try {
      await warmUp(served, store, ada, bram)
      for (const match of nastyMatches()) {
        const id = await keep(store, match, ada.id, bram.id)
        await visit(worst, { served, match, id, ada, bram, clients: [] })
      }
      await importing(worst, served, ada)
      await crowd(worst, served, store, [ada, bram])
    } finally {
      await store.close()
    }
  } finally {
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const isMet = [...worst.values()].every(({ seconds }) => seconds <= AIM)
  return {
    heading: 'The longest stretch of the main thread',
    about: `What people do at stored matches that are hard to play again, on a server in a process of its own: for how long its main thread did nothing else, in the processor's time, and at which of the matches that was. As long as matches were played again on that thread, one visitor to one of them kept it for 12.7 s, and one to 24 of them for 35.5 s. Target: ${target(`none above ${time(AIM)}`, isMet)}.`,
    columns: ['deed', 'longest', 'where'],
    rows: Array.from(worst, ([what, { seconds, where }]) => [what, time(seconds), where]),
  }
}

function* nastyMatches(): Generator<NastyMatch> {
  for (const { title } of games) {
    // A match of Cthulhu Mash between random bots is longer than all that people have played.
    const isShort = title.id !== 'cthulhu-mash'
    if (title.earlier !== undefined && isShort) yield backAndForth(800, title.id)
    yield wandering(title.id, 6_000)
  }
  yield longLine(19_000)
  yield changedMinds(5_000, 7_000)
  yield longLine(30_000)
}

/** All threads are started, as on a server that has run for a while. */
async function warmUp(served: Served, store: Store, ada: Visitor, bram: Visitor): Promise<void> {
  for (const { title } of games) {
    const match = wandering(title.id, 500)
    const id = await keep(store, match, ada.id, bram.id)
    await visit(new Map(), { served, match, id, ada, bram, clients: [] })
  }
}

async function visit(worst: Worst, at: Visit): Promise<void> {
  const { what: where, isOver } = at.match
  for (const deed of deeds) {
    const isThere = deed.where === 'anywhere' || isOver === (deed.where === 'finished')
    if (isThere) note(worst, deed.what, await at.served.longest(() => deed.do(at)), where)
  }
}
