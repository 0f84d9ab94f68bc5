import { describe, expect, it } from 'vitest'
import { FileShelf } from './file-shelf.ts'

describe('the shelf of files', () => {
  it('makes each file once, for all who ask', async () => {
    const shelf = new FileShelf()
    let made = 0
    const make = async (): Promise<string> => `file ${++made}`
    const texts = await Promise.all([1, 2, 3].map(() => shelf.text('a', make)))
    expect(texts.map(String)).toEqual(['file 1', 'file 1', 'file 1'])
    expect(String(await shelf.text('a', make))).toBe('file 1')
    expect(String(await shelf.text('b', make))).toBe('file 2')
  })

  it('keeps no more than there is room for', async () => {
    const { length } = await new FileShelf().packed('?', async () => 'the file of ?')
    const shelf = new FileShelf(2 * length)
    const ids = ['a', 'b', 'c']
    for (const id of ids) await shelf.packed(id, async () => `the file of ${id}`)
    expect(ids.map((id) => shelf.has(id))).toEqual([false, true, true])
    await shelf.packed('b', () => Promise.reject(new Error('it is there')))
    await shelf.packed('d', async () => 'the file of d')
    expect(ids.map((id) => shelf.has(id))).toEqual([false, true, false])
  })

  it('tries again what could not be made', async () => {
    const shelf = new FileShelf()
    await expect(shelf.text('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(String(await shelf.text('a', async () => 'yes'))).toBe('yes')
  })
})
