import { describe, expect, it } from 'vitest'
import { SerialQueue } from './serial-queue.ts'

/** Work that ends when it is told to, and notes when it begins and ends. */
function heldWork(notes: string[], name: string) {
  let finish = (): void => {}
  const promise = new Promise<void>((resolve) => (finish = resolve))
  return {
    finish,
    async run(): Promise<string> {
      notes.push(`${name} begins`)
      await promise
      notes.push(`${name} ends`)
      return name
    },
  }
}

describe('SerialQueue', () => {
  it('begins nothing before the work before it has ended, and gives each caller its own answer', async () => {
    const queue = new SerialQueue()
    const notes: string[] = []
    const one = heldWork(notes, 'one')
    const two = heldWork(notes, 'two')
    const answers = [queue.run(() => one.run()), queue.run(() => two.run())]
    two.finish()
    one.finish()
    expect(await Promise.all(answers)).toEqual(['one', 'two'])
    expect(notes).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('fails for the caller whose work failed, and goes on for the others', async () => {
    const queue = new SerialQueue()
    const failing = queue.run(() => Promise.reject(new Error('no')))
    const throwing = queue.run(() => {
      throw new Error('not at all')
    })
    const fine = queue.run(() => 3)
    await expect(failing).rejects.toThrow('no')
    await expect(throwing).rejects.toThrow('not at all')
    expect(await fine).toBe(3)
  })

  it('is settled when all is done that was asked for before', async () => {
    const queue = new SerialQueue()
    const notes: string[] = []
    const one = heldWork(notes, 'one')
    void queue.run(() => one.run())
    const settled = queue.settled().then(() => notes.push('settled'))
    one.finish()
    await settled
    expect(notes).toEqual(['one begins', 'one ends', 'settled'])
  })

  it('finishes what was asked for before it was closed, and refuses what comes after', async () => {
    const queue = new SerialQueue()
    const notes: string[] = []
    const one = heldWork(notes, 'one')
    const before = queue.run(() => one.run())
    const closing = queue.close(new Error('closed'))
    const after = queue.run(() => notes.push('after'))
    one.finish()
    expect(await before).toBe('one')
    await expect(after).rejects.toThrow('closed')
    await closing
    await expect(queue.run(() => notes.push('later'))).rejects.toThrow('closed')
    expect(notes).toEqual(['one begins', 'one ends'])
  })
})
