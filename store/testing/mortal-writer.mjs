// The thread that writes, with two words that end it: of a line of chat that says "die before" nothing is done, and of
// one that says "die after" nobody hears that it was done.
import { parentPort } from 'node:worker_threads'

/** @typedef {import('../sqlite/jobs.ts').Job} Job */

if (parentPort === null) throw new Error('This is a thread')
const port = parentPort
/** @param {readonly Job[] | 'close'} said @param {string} word */
const says = (said, word) =>
  said !== 'close' && said.some((job) => job.do === 'say' && job.line.text === word)

let isDoomed = false
const on = port.on.bind(port)
// @ts-expect-error of all that it listens to this is the one that matters
port.on = (name, listener) =>
  on(name, (/** @type {readonly Job[] | 'close'} */ said) => {
    if (says(said, 'die before')) process.exit()
    isDoomed = says(said, 'die after')
    listener(said)
  })
const tell = port.postMessage.bind(port)
port.postMessage = (/** @type {unknown} */ answer) => (isDoomed ? process.exit() : tell(answer))

await import('../writer-thread.mjs')
