import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { CompiledQuery } from 'kysely'
import { lengthOf } from '../group-commit.ts'
import type { MatchChange, Utterance } from '../store.ts'
import { prepareOn, type Changed } from './statements.ts'

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** What is to be written, as plain data: it may go to another thread. */
export type Job =
  | {
      readonly do: 'append'
      readonly id: string
      readonly revision: number
      readonly entries: readonly string[]
      readonly change: MatchChange
    }
  | { readonly do: 'say'; readonly id: string; readonly line: Utterance }
  /** The first statement and, if it changed a row, the others. */
  | { readonly do: 'run'; readonly first: Statement; readonly others: readonly Statement[] }
  /** Something, to see whether anything can be written. */
  | { readonly do: 'beat' }

/** What comes of each. */
interface Done {
  append: Changed | undefined
  say: number | undefined
  run: boolean
  beat: undefined
}

/** Does a job; the answer comes when it is on the disk. */
export type Write = <J extends Job>(job: J) => Promise<Done[J['do']]>

export const PULSE = 'update pulse set beats = (beats + 1) % 1000000'

/** In characters. */
export const weightOf = (job: Job): number => (job.do === 'append' ? lengthOf(job.entries) : 0)

/** Does jobs inside a transaction of the caller. */
export function doerOn(raw: DatabaseSyncInstance): (job: Job) => unknown {
  const statements = prepareOn(raw)
  const run = ({ sql, parameters }: Statement) => raw.prepare(sql).run(...parameters)
  return (job) => {
    switch (job.do) {
      case 'append':
        return statements.append(job.id, job.revision, job.entries, job.change)
      case 'say':
        return statements.say(job.id, job.line)
      case 'run':
        if (run(job.first).changes === 0) return false
        for (const other of job.others) run(other)
        return true
      case 'beat':
        raw.exec(PULSE)
        return undefined
    }
  }
}
