import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '../testing/started.ts'
import { FileThread } from './file-thread.ts'

describe('the thread that reads files', { timeout: PATIENCE }, () => {
  let thread: FileThread | undefined
  afterEach(() => thread?.close())

  /** A thread that is never done with a file; gives what became of one, once that is known. */
  function send(guest: string, address: string): Promise<string> {
    thread ??= new FileThread(new URL('../testing/endless-worker.mjs', import.meta.url), PATIENCE)
    return thread.read({ as: 'replay', text: '' }, { guest, address }).then(
      () => 'read',
      (error: unknown) => (error as { reason: string }).reason,
    )
  }

  it('lets nobody fill its queue: neither a guest nor an address', async () => {
    const waiting = Array.from({ length: 8 }, (_, i) => send(`guest ${i % 4}`, 'one address'))
    expect(await send('guest 0', 'another address')).toBe('files-busy')
    expect(await send('guest 9', 'one address')).toBe('files-busy')
    const others = send('guest 9', 'a third address')
    await thread?.close()
    // They were let in, and would have been read.
    expect(new Set(await Promise.all([...waiting, others]))).toEqual(new Set(['going-away']))
    thread = undefined
  })
})
