// @vitest-environment happy-dom
import { LookButton, type BoardModule } from '@eldertable/board-kit'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { OtherPerson } from '../../session/session.ts'
import { Chat } from '../chat/chat.tsx'
import { Looking } from '../board/looking.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { talksOf } from '../chat/talks.ts'
import { tableWith, title } from '../testing/candle-table.ts'

/** What was done about whom. */
let done: unknown[] = []

afterEach(() => {
  void act(cleanup)
  done = []
})

const onPerson = (person: OtherPerson) => done.push(person)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const text = () => document.body.textContent ?? ''

function openDialog(onShun = async (how: string) => void done.push(how)) {
  const onClose = () => done.push('closed')
  render(createElement(PersonDialog, { name: 'Bram', onShun, onClose }))
}

function lookAtSeats(
  given: typeof onPerson | undefined,
  players = ['person', 'person', 'bot:habit'],
) {
  const seats = players.map((player, seat) => ({
    name: ['Ada', 'Bram', 'Cora'][seat] ?? '',
    player,
    heldBy: null,
    present: true,
  }))
  const board = {
    inspect: (target: string) => ({ heading: target, lines: [] }),
  } as unknown as BoardModule
  const children = seats.map(({ name }, seat) =>
    createElement(LookButton, { key: name, id: `seat:${seat}`, className: 'who', children: name }),
  )
  const table = tableWith({ seats })
  const onRule = () => {}
  render(
    createElement(Looking, { table, title, board, menu: null, onPerson: given, onRule, children }),
  )
}

describe('somebody whom one would rather not hear', () => {
  it('is muted, after it was said what that means', async () => {
    openDialog()
    expect(text()).toContain('hides what Bram says')
    expect(text()).toContain('They are not told')
    press('Mute')
    expect((await screen.findByRole('status')).textContent).toContain(
      'You don’t hear Bram any more.',
    )
    expect(done).toEqual(['mute'])
    expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull()
  })

  it('can’t sit down at tables of one’s own any more', async () => {
    openDialog()
    press('Don’t sit with them again')
    expect((await screen.findByRole('status')).textContent).toContain('tables that you open')
    expect(done).toEqual(['block'])
  })

  it('is told of as it was if the server says no', async () => {
    openDialog(() => Promise.reject(new Error('Nobody is there.')))
    press('Mute')
    expect((await screen.findByRole('alert')).textContent).toBe('Nobody is there.')
    expect(screen.getByRole('button', { name: 'Mute' })).toBeDefined()
  })

  it('is found at their name in the chat; one’s own name is no button', () => {
    const lines = [
      { n: 4, seat: 0, name: 'Ada', text: 'Hello' },
      { n: 5, seat: 1, name: 'Bram', text: 'Hm' },
      { n: 6, seat: null, name: 'Watcher', text: 'Boo' },
    ]
    const table = tableWith({ chat: lines })
    const talks = talksOf(table, title)
    render(createElement(Chat, { lines, table, talks, onPerson, onSay: () => {} }))
    expect(screen.queryByRole('button', { name: 'Ada' })).toBeNull()
    press('Bram')
    press('Watcher')
    expect(done).toEqual([
      { name: 'Bram', who: { line: 5 } },
      { name: 'Watcher', who: { line: 6 } },
    ])
  })

  it('is found on the card of their seat, which bots and oneself do not have', () => {
    lookAtSeats(onPerson)
    press('Ada')
    expect(screen.queryByRole('button', { name: /^About/ })).toBeNull()
    press('Cora')
    expect(screen.queryByRole('button', { name: /^About/ })).toBeNull()
    press('Bram')
    press(/^About Bram/)
    expect(done).toEqual([{ name: 'Bram', who: { seat: 1 } }])
  })

  it('is nobody where there is no server', () => {
    lookAtSeats(undefined)
    press('Bram')
    expect(screen.queryByRole('button', { name: /^About/ })).toBeNull()
  })
})
