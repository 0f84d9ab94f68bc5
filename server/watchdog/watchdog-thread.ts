import { Worker } from 'node:worker_threads'
import { Attention } from './attention.ts'
import type { Watched } from './stuck-matches.ts'

/** Lets a thread look after this one, if there is a program for it; gives what is to be told of every match in hand. */
export function watchedOver(
  program: URL | undefined,
  given: Omit<Watched, 'memory'>,
): { attention: Attention; end: () => Promise<void> } {
  const attention = new Attention()
  if (program === undefined) return { attention, end: async () => {} }
  const workerData: Watched = { ...given, memory: attention.memory }
  const thread = new Worker(program, { workerData })
  thread.unref()
  return { attention, end: async () => void (await thread.terminate()) }
}
