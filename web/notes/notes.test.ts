// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { localNotes, dropLocalNotes } from './local-notes.ts'
import type { MatchNotes } from './match-notes.ts'
import { NoteOfMoment } from './note-of-moment.tsx'
import { NotesAtTable } from './notes-at-table.tsx'

afterEach(() => {
  void act(cleanup)
  localStorage.clear()
})

describe('notes about a match of this browser', () => {
  it('are kept one for each moment, and go when they are empty or their match does', async () => {
    const [notes, other] = [localNotes('one'), localNotes('two')]
    await notes.write({ position: 7, text: 'Why?' })
    await notes.write({ position: null, text: 'A long night' })
    await notes.write({ position: 7, text: 'Ah' })
    await notes.write({ position: 9, text: 'Gone' })
    await notes.write({ position: 9, text: '' })
    await other.write({ position: 1, text: 'Elsewhere' })
    expect(await localNotes('one').read()).toEqual([
      { position: null, text: 'A long night' },
      { position: 7, text: 'Ah' },
    ])
    dropLocalNotes('one')
    expect(await notes.read()).toEqual([])
    expect(await other.read()).toHaveLength(1)
  })

  it('are none where something else is kept', async () => {
    for (const kept of ['{', '7', '[{"position":"x","text":1}]']) {
      localStorage.setItem('eldertable:notes:one', kept)
      expect(await localNotes('one').read()).toEqual([])
    }
  })
})

describe('the note of a moment', () => {
  const show = (notes: MatchNotes, position: number, went: number[] = []) =>
    createElement(NoteOfMoment, { notes, position, onMoment: (at) => void went.push(at) })

  it('stands at its moment in the replay, and at no other', async () => {
    const notes = localNotes('one')
    await notes.write({ position: 7, text: 'Why the tram?' })
    const { rerender } = render(show(notes, 7))
    expect(await screen.findByText('Why the tram?')).toBeDefined()
    rerender(show(notes, 8))
    expect(screen.queryByText('Why the tram?')).toBeNull()
  })

  it('is written where it is read, and leads to the others', async () => {
    const notes = localNotes('one')
    await notes.write({ position: 7, text: 'Why the tram?' })
    const went: number[] = []
    render(show(notes, 8, went))
    fireEvent.click(screen.getByRole('button', { name: 'My notes' }))
    const field = screen.getByLabelText(/^About this moment, pick 8/)
    fireEvent.input(field, { target: { value: ' There it is ' } })
    const [keep] = screen.getAllByRole('button', { name: 'Keep' })
    if (keep !== undefined) fireEvent.click(keep)
    expect(await screen.findByText('Kept.')).toBeDefined()
    expect(await notes.read()).toEqual([
      { position: 7, text: 'Why the tram?' },
      { position: 8, text: 'There it is' },
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Pick 7' }))
    expect(went).toEqual([7])
  })

  it('is about the moment at which it was begun, though the match goes on meanwhile', async () => {
    const notes = localNotes('one')
    const at = (position: number) =>
      createElement(NotesAtTable, { notes, position, onMoment: () => {}, onClose: () => {} })
    const { rerender } = render(at(8))
    const field = screen.getByLabelText(/^About this moment, pick 8/)
    fireEvent.input(field, { target: { value: 'Here it turned' } })
    rerender(at(11))
    const [keep] = screen.getAllByRole('button', { name: 'Keep' })
    if (keep !== undefined) fireEvent.click(keep)
    expect(await screen.findByText('Kept.')).toBeDefined()
    expect(await notes.read()).toEqual([{ position: 8, text: 'Here it turned' }])
  })

  it('says why it could not be kept, and keeps what was written in the field', async () => {
    const notes: MatchNotes = {
      read: async () => [],
      write: () => Promise.reject(new Error('You have as many notes as one person can have.')),
    }
    render(show(notes, 3))
    fireEvent.click(screen.getByRole('button', { name: 'My notes' }))
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^About this moment/)
    fireEvent.input(field, { target: { value: 'Once more' } })
    const [keep] = screen.getAllByRole('button', { name: 'Keep' })
    if (keep !== undefined) fireEvent.click(keep)
    expect(await screen.findByText(/^You have as many notes/)).toBeDefined()
    expect(field.value).toBe('Once more')
  })
})
