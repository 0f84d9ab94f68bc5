import { describe, expect, it } from 'vitest'
import { freeName, strangersBeside, withNames } from './chair-names.ts'

const person = (name: string) => ({ name, player: 'person' })
const bot = (name: string) => ({ name, player: 'bot:habit' })

describe('names of chairs', () => {
  it('are refused with a sentence and a way out if two people have one', async () => {
    await expect(withNames([person('Ada'), person('АDA')])).rejects.toThrow(
      '“АDA 2”'.replace('АDA', 'Ada'),
    )
    await expect(withNames([person(''), person('Ada')])).rejects.toThrow(
      'Two people here are called Ada',
    )
    await expect(withNames([person('You')])).rejects.toThrow('Choose another one')
  })

  it('differ: bots make room for people, and for each other', async () => {
    const seated = await withNames([person('Bram'), bot('Bram'), bot('bram')])
    const names = seated.map(({ name }) => name)
    expect(names).toEqual(['Bram', 'Bram 2', 'bram 3'])
  })

  it('are not asked of who plays alone', async () => {
    expect((await withNames([person(' '), bot('Bram')]))[0]?.name).toBe('Ada')
  })

  it('are offered to one more chair if nobody has them', async () => {
    expect(strangersBeside('bram')).not.toContain('Bram')
    expect(freeName([person('Ada'), bot('BRAM')])).toBe('Odile')
  })
})
