import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@eldertable/games'
import type { Answer, Assignment, Order } from './threads/share.ts'
import { perform, type Kind } from './threads/work.ts'

// A worker thread: does the parts that it is sent, one after the other, until it is ended.

const { kind, plan } = workerData as Assignment<Kind>
const answer = (answer: Answer<Kind>): void => parentPort?.postMessage(answer)

parentPort?.on('message', ({ number, part }: Order<Kind>) => {
  try {
    // The kind, the plan and the part were sent by the same hand and fit together.
    const result = (perform[kind] as Untyped)(games, plan, part, (done) => answer({ done }))
    answer({ number, result })
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) })
  }
})

type Untyped = (
  given: typeof games,
  plan: unknown,
  part: unknown,
  onDone: (count: number) => void,
) => Extract<Answer<Kind>, { number: number }>['result']
