import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { ServedElsewhere } from '../faults.ts'
import { isBusy } from './busy.ts'
import { makePrivate } from './file.ts'

/**
 * Claims a database file, by its own name, for this process until the answer is called. The claim is SQLite's own lock
 * on an empty file beside it: the system gives it up with the process, however that ends, and whoever only wants to
 * read or to copy the database itself is not kept out.
 */
export function lockFile(file: string): () => void {
  const name = `${file}-served`
  makePrivate(name)
  const lock = new DatabaseSync(name)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new ServedElsewhere(path.basename(file)) : error
  }
  return () => lock.close()
}
