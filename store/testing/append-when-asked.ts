// A process that serves a new database with one match: for each line of its input it appends once, and prints how often
// it has when that was acknowledged. In between it is quiet. `append-when-asked URL WRITER ID`, with the writer of `appender`.
import { createInterface } from 'node:readline'
import { openStore } from '../open-store.ts'
import { batch } from './batches.ts'
import { aMatch } from './samples.ts'

const [url = '', writer = '', id = ''] = process.argv.slice(2)
const store = await openStore(url, {
  toServe: true,
  ...(writer !== '' && { writer: new URL(writer) }),
})

await store.createMatch(aMatch({ id }))
let revision = 0
for await (const _ of createInterface({ input: process.stdin })) {
  const { entries, change } = batch(revision)
  if (!(await store.append(id, revision, entries, change))) throw new Error(`not at ${revision}`)
  revision++
  console.log(revision)
}
