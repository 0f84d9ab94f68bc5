// @vitest-environment happy-dom
import type { AnyTitle } from '@eldertable/kernel'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { BegunMatch } from '../../session/session.ts'
import { Chat } from './chat.tsx'
import { forWhom, talksOf, type TalkTo } from './talks.ts'
import { tableWith, title } from '../testing/candle-table.ts'

/** The first against all others. */
const hunt: AnyTitle = {
  ...title,
  sides: { ahead: () => 'one-against-all', of: (_, seat) => Number(seat > 0) },
}
const together: AnyTitle = { ...title, sides: { ahead: () => 'together', of: () => 0 } }

const at = (given: Partial<BegunMatch>, players = ['person', 'person', 'person', 'bot:habit']) =>
  tableWith({
    chat: [],
    seats: players.map((player, seat) => ({
      name: ['Ada', 'Bram', 'Cora', 'Dov'][seat] ?? '',
      player,
      heldBy: null,
      present: true,
    })),
    ...given,
  })
const terms = {
  watching: 'open',
  visibility: 'link',
  pace: 'live',
  undo: 'strict',
  advice: false,
  clock: null,
} as const
const names = (table: BegunMatch, of: AnyTitle) => talksOf(table, of).map(({ name }) => name)

describe('those to whom one may talk', () => {
  afterEach(() => act(cleanup))

  it('are one’s own side first, where it has people, and there are others', () => {
    expect(talksOf(at({ reader: 1 }), hunt)[0]).toMatchObject({
      to: [1, 2, 3],
      note: 'Only Cora and you read this until the match is over.',
    })
    expect(names(at({ reader: 1 }), hunt)).toEqual(['My side', 'Everybody'])
    expect(names(at({ reader: 0 }), hunt)).toEqual(['Everybody'])
    // With bots nobody talks, and against a bot nobody has to whisper.
    expect(names(at({ reader: 1 }, ['person', 'person', 'bot:habit']), hunt)).toEqual(['Everybody'])
    expect(names(at({ reader: 1 }, ['bot:habit', 'person', 'person']), hunt)).toEqual(['Everybody'])
  })

  it('are everybody where there is one side, where each is alone, and before and after the match', () => {
    expect(names(at({ reader: 1 }), together)).toEqual(['Everybody'])
    expect(names(at({ reader: 1 }), title)).toEqual(['Everybody'])
    for (const status of ['gathering', 'finished'] as const)
      expect(names(at({ reader: 1, status }), hunt)).toEqual(['Everybody'])
  })

  it('are for those who watch each other, until they are let in or the match is over', () => {
    const watching = (isOpenTalk: boolean, status: 'playing' | 'finished' = 'playing') =>
      names(at({ reader: null, status, terms: { ...terms, isOpenTalk } }), hunt)
    expect(watching(false)).toEqual(['Those who watch'])
    expect(watching(true)).toEqual(['Everybody', 'Those who watch'])
    expect(watching(false, 'finished')).toEqual(['Everybody'])
  })

  it('are chosen by a press, and it is said who reads it', () => {
    const said: [string, TalkTo][] = []
    const table = at({ reader: 1 })
    const onSay = (text: string, to: TalkTo) => said.push([text, to])
    const talks = talksOf(table, hunt)
    render(createElement(Chat, { lines: [], table, talks, onPerson: undefined, onSay }))
    expect(screen.getByText(/^Only Cora and you/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'One moment' }))
    fireEvent.click(screen.getByRole('button', { name: 'Everybody' }))
    expect(screen.queryByText(/^Only Cora and you/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Well played' }))
    expect(said).toEqual([
      ['One moment', [1, 2, 3]],
      ['Well played', 'all'],
    ])
  })

  it('are not others than whoever writes had in mind when they began', () => {
    const said: [string, TalkTo][] = []
    const onSay = (text: string, to: TalkTo) => said.push([text, to])
    const shown = (table: BegunMatch, of: AnyTitle) =>
      createElement(Chat, {
        lines: [],
        table,
        talks: talksOf(table, of),
        onPerson: undefined,
        onSay,
      })
    const field = () => screen.getByRole<HTMLInputElement>('textbox')
    const write = (value: string) => fireEvent.input(field(), { target: { value } })
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Say' }))
    const beside = at({ reader: 1 })
    const { rerender } = render(shown(beside, hunt))
    write('The red door')
    // Cora gets up, and there is nobody left to whisper to.
    rerender(shown(at({ reader: 1 }, ['person', 'person', 'nobody']), hunt))
    press()
    expect(said).toEqual([])
    expect(screen.getByRole('status').textContent).toMatch(/^Others would read this now/)
    expect(field().value).toBe('The red door')
    press()
    expect(said).toEqual([['The red door', 'all']])
    expect(screen.queryByRole('status')).toBeNull()
    // Nor is it heard by those who play, when they let in who watches.
    const watching = (isOpenTalk: boolean) =>
      shown(at({ reader: null, status: 'playing', terms: { ...terms, isOpenTalk } }), hunt)
    rerender(watching(false))
    write('Odd has an ace')
    rerender(watching(true))
    press()
    expect(said).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Those who watch' }))
    press()
    expect(said.at(-1)).toEqual(['Odd has an ace', 'watchers'])
  })

  it('are told beside what was said', () => {
    const line = { n: 0, seat: 1, name: 'Bram', text: 'Psst' }
    const by = (reader: number | null, to?: 'watchers' | number[]) =>
      forWhom({ ...line, to }, at({ reader }))
    expect(by(2, [1, 2])).toBe('to our side')
    expect(by(0, [1, 2])).toBe('to Cora')
    expect(by(null, 'watchers')).toBe('to those who watch')
    expect(by(2)).toBeNull()
  })
})
