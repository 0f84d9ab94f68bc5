// A process to be killed: appends to several matches at once, without end, and prints each append that was
// acknowledged. `appender URL WRITER ID…`, where the writer is a thread's program or empty.
import { writeSync } from 'node:fs'
import { openStore } from '../open-store.ts'
import { batch } from './batches.ts'

const [url = '', writer = '', ...ids] = process.argv.slice(2)
const store = await openStore(url, writer === '' ? {} : { writer: new URL(writer) })

async function appendForEver(id: string): Promise<never> {
  const { revision } = (await store.readMatch(id)) ?? { revision: 0 }
  for (let n = revision; ; n++) {
    const { entries, change } = batch(n)
    if (!(await store.append(id, n, entries, change))) throw new Error(`${id} is not at ${n}`)
    // Written before anything else happens: what was acknowledged is known to the test, whenever we die.
    writeSync(1, `${id} ${n}\n`)
  }
}

await Promise.all(ids.map(appendForEver))
