import { expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { aGuest } from '../testing/samples.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

export function describeNotes({ open }: StoreUnderTest): void {
  const guestIn = async (store: Store) => {
    const guest = aGuest()
    await store.putGuest(guest)
    return guest.id
  }
  const textsOf = async (store: Store, guest: string, match?: string) =>
    (await store.notesOf(guest, match)).map(({ position, text }) => [position, text])

  it('what somebody notes is theirs, one note for a moment, and nothing is none', async () => {
    const store = await open()
    const [ada, bram] = [await guestIn(store), await guestIn(store)]
    const [{ id: match }, { id: other }] = [await begin(store), await begin(store)]
    for (const [position, text] of [
      [7, 'Why so?'],
      [-1, 'The long night'],
      [7, 'Ah'],
      [9, 'Gone'],
    ] as const)
      expect(await store.putNote(ada, { match, position, text })).toBe(true)
    await store.putNote(ada, { match: other, position: 7, text: 'Elsewhere' })
    await store.putNote(bram, { match, position: 7, text: 'Bram was here' })
    expect(await store.putNote(ada, { match, position: 9, text: '' })).toBe(true)
    expect(await textsOf(store, ada, match)).toEqual([
      [-1, 'The long night'],
      [7, 'Ah'],
    ])
    expect(await store.notesOf(ada)).toHaveLength(3)
    expect(await store.countNotes(ada)).toEqual({ notes: 3, characters: 14 + 2 + 9 })
    const besides = { match, position: 7 }
    expect(await store.countNotes(ada, besides)).toEqual({ notes: 2, characters: 14 + 9 })
    expect(await store.countNotes('nobody')).toEqual({ notes: 0, characters: 0 })
    expect(await textsOf(store, bram)).toEqual([[7, 'Bram was here']])
  })

  it('nobody notes anything about a match that is not there, nor does nobody', async () => {
    const store = await open()
    const ada = await guestIn(store)
    const { id: match } = await begin(store)
    expect(await store.putNote(ada, { match: 'nowhere', position: 1, text: 'x' })).toBe(false)
    expect(await store.putNote('nobody', { match, position: 1, text: 'x' })).toBe(false)
  })

  it('notes are forgotten with their guest, and kept for who only comes again after a long time', async () => {
    const store = await open()
    const [ada, bram] = [await guestIn(store), await guestIn(store)]
    const { id: match } = await begin(store)
    for (const one of [ada, bram]) await store.putNote(one, { match, position: 1, text: 'x' })
    while (await store.forgetStrangers(-1_000)) {
      // Some at a time.
    }
    expect(await textsOf(store, ada)).toEqual([[1, 'x']])
    await store.forgetGuest(ada)
    expect(await store.notesOf(ada)).toEqual([])
    expect(await textsOf(store, bram)).toEqual([[1, 'x']])
  })

  it('notes follow a guest who becomes another; two about one moment stand together', async () => {
    const store = await open()
    const [from, into] = [await guestIn(store), await guestIn(store)]
    const { id: match } = await begin(store)
    await store.putNote(from, { match, position: 1, text: 'as a guest' })
    await store.putNote(from, { match, position: 2, text: 'alone' })
    await store.putNote(into, { match, position: 1, text: 'at home' })
    expect(await store.joinGuests(from, into)).toBe(true)
    expect(await textsOf(store, into)).toEqual([
      [1, 'at home\nas a guest'],
      [2, 'alone'],
    ])
  })
}
