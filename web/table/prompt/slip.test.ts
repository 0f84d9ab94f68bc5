// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import type { BoardModule } from '@eldertable/board-kit'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { noAim, type Aim } from '../board/aim.ts'
import { Prompt } from './prompt.tsx'
import { SpokenSlip } from './spoken-slip.tsx'
import {
  board,
  leave,
  deedWith,
  refused,
  rest,
  snuff,
  tableWith,
  title,
  told,
} from '../testing/candle-table.ts'

let heard: string[] = []

afterEach(() => {
  void act(cleanup)
  heard = []
})

const none = () => undefined
const noHint = { isThere: false, isThinking: false, choices: null, toggle: none, close: none }
const snuffed = deedWith({ events: [told(3, 'snuffed', 1).event] })
const news = { sentences: ['Bram is burnt.'], exhibits: [], more: 3 }

function slip(table = tableWith(), aim: Aim = noAim) {
  return createElement(Prompt, {
    table,
    title,
    board,
    news,
    deeds: [snuffed],
    aim,
    hint: noHint,
    narrowed: null,
    wasting: null,
    onNarrow: (target) => heard.push(`narrow ${target}`),
    onAim: () => undefined,
    onPickInARow: () => undefined,
    onPick: (pick) => heard.push(`pick ${pick}`),
    onSuggest: () => undefined,
    onRule: (rule) => heard.push(`rule ${rule}`),
    onExhibit: none,
    onLog: () => heard.push('log'),
    onGoal: undefined,
    onOrder: (decision, until) => heard.push(`order ${decision} ${until}`),
    onLift: () => undefined,
  })
}

const asking = (given: Partial<NonNullable<ReturnType<typeof tableWith>['view']['menu']>>) => {
  const table = tableWith()
  const menu = { options: [snuff(1)], refusals: [], ...given }
  return { ...table, view: { ...table.view, menu } }
}

const refusedOnes = () => document.querySelectorAll('.opt.no')

describe('the slip', () => {
  it('tells what happened before it asks, with the way to the rest', () => {
    render(slip())
    const lines = [...document.querySelectorAll('.happened, .ask')].map((one) => one.textContent)
    expect(lines[0]).toContain('Bram is burnt.')
    expect(lines[1]).toBe('Which candle do you snuff?')
    fireEvent.click(screen.getByRole('button', { name: '3 more in the log' }))
    expect(heard).toEqual(['log'])
  })

  it('tells what others did of late while nothing is asked of the reader', () => {
    const table = tableWith()
    render(slip({ ...table, view: { ...table.view, menu: null } }))
    expect(screen.getByRole('list', { name: 'Before that' }).textContent).toContain(
      'Bram snuffs a candle.',
    )
  })

  it('sets two sides of a question beside each other, what is in with a way out again', () => {
    const sides: NonNullable<BoardModule['sides']> = () => ({
      headings: ['You give', 'Bram gives'],
      of: ({ verb, argument }) =>
        verb === 'snuff'
          ? { side: argument === 1 ? 0 : 1, isIn: argument === 2, words: `Candle ${argument}` }
          : undefined,
    })
    const asked = asking({ options: [snuff(1), snuff(2), leave] })
    render(createElement(Prompt, { ...slip(asked).props, board: { ...board, sides } }))
    const [mine, theirs] = document.querySelectorAll('.two-sides fieldset')
    expect(mine?.textContent).toContain('You give nothing yet')
    expect(theirs?.textContent).not.toContain('nothing yet')
    expect(screen.getByRole('button', { name: 'Snuff 2' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Snuff 1' }))
    expect(heard).toEqual(['pick 1'])
    expect(document.querySelectorAll('.opts > .opt')).toHaveLength(1)
  })

  it('keeps what is refused behind one question, and answers with the keyboard in it', () => {
    render(slip(asking({ refusals: [refused(2, 'too-far'), refused(3, 'wall')] })))
    expect(refusedOnes()).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Why not… (2)' }))
    expect(refusedOnes()).toHaveLength(2)
    expect(document.activeElement).toBe(refusedOnes()[0])
    fireEvent.click(screen.getByRole('button', { name: 'Hide the reasons' }))
    expect(refusedOnes()).toHaveLength(0)
  })

  it('says each reason once, and all of it to whoever wants to know', () => {
    const refusals = Array.from({ length: 9 }, (_, candle) => refused(candle, 'too-far'))
    render(slip(asking({ refusals: [...refusals, refused(9, 'wall')] })))
    fireEvent.click(screen.getByRole('button', { name: 'Why not… (10)' }))
    expect(refusedOnes()).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '8 more for the same reasons' }))
    expect(refusedOnes()).toHaveLength(10)
    fireEvent.click(screen.getByRole('button', { name: 'Hide the reasons' }))
    fireEvent.click(screen.getByRole('button', { name: 'Why not… (10)' }))
    expect(refusedOnes()).toHaveLength(2)
  })

  it('says why not of what is pointed at on the board', () => {
    const table = asking({ refusals: [refused(2, 'too-far'), refused(3, 'wall')] })
    render(slip(table, { target: 'candle:3', option: null, isOnBoard: true }))
    expect([...refusedOnes()].map((one) => one.textContent)).toEqual([
      expect.stringContaining('A wall stands there'),
    ])
  })

  it('stays as it is while one of its options is pointed at', () => {
    const option = snuff(3)
    const table = asking({ options: [option], refusals: [refused(3, 'wall')] })
    render(slip(table, { target: 'candle:3', option, isOnBoard: false }))
    expect(refusedOnes()).toHaveLength(0)
  })

  it('has one way to pass, and those that last longer beside it', () => {
    const table = asking({ options: [snuff(1), rest] })
    const { decision } = table.view
    const passable = {
      ...table,
      view: { ...table.view, decision: { ...decision, passable: true } },
    }
    render(slip(passable as ReturnType<typeof tableWith>))
    expect(document.querySelectorAll('.opt')).toHaveLength(1)
    expect(screen.queryByText('Don’t ask again this turn')).toBeNull()
    fireEvent.click(screen.getByText('Pass until dawn'))
    expect(heard).toEqual(['pick 98'])
  })

  it('offers not to ask again where the rules have nothing that lasts longer', () => {
    const table = asking({ options: [snuff(1), snuff(2)] })
    const { decision } = table.view
    const passable = {
      ...table,
      view: { ...table.view, decision: { ...decision, passable: true } },
    }
    render(slip(passable as ReturnType<typeof tableWith>))
    fireEvent.click(screen.getByText('Don’t ask again this turn'))
    expect(heard).toEqual(['order turn.choose turn-ends'])
  })

  it('offers not to ask until something changes, where the title has words for it', () => {
    const table = asking({ options: [snuff(1), snuff(2)] })
    const decision = { seat: 0, key: 'turn.choose', rule: 'LC-TURN-2', about: {}, passable: true }
    const passable = { ...table, view: { ...table.view, decision } }
    const lasting = { 'turn.choose': () => 'Not until the wax changes' }
    const wordy = { ...title, text: { ...title.text, lasting } }
    render(createElement(Prompt, { ...slip(passable).props, title: wordy }))
    fireEvent.click(screen.getByText('Not until the wax changes'))
    expect(heard).toEqual(['order turn.choose options-change'])
    void act(cleanup)
    render(slip(passable))
    expect(screen.queryByText('Not until the wax changes')).toBeNull()
  })
})

describe('for those who listen', () => {
  const spoken = (table = tableWith()) => {
    const { rerender } = render(createElement(SpokenSlip, { table, title, board, news }))
    return (next: typeof table) =>
      rerender(createElement(SpokenSlip, { table: next, title, board, news }))
  }
  const said = () => screen.getByRole('status').textContent

  it('what happened, the question and the number of options are said in one breath', () => {
    spoken(tableWith({ connection: 'online' }))
    expect(said()).toBe(
      'Bram is burnt. Your turn. Snuff step. Which candle do you snuff? One option.',
    )
  })

  it('a card that was turned up is read out once, with the question', () => {
    const card = { kind: 'Draught', heading: 'A window', lines: ['It blows.'] }
    const withCard = { ...news, exhibits: [{ kind: 'card' as const, card }] }
    render(createElement(SpokenSlip, { table: tableWith(), title, board, news: withCard }))
    expect(said()).toMatch(/^Bram is burnt\. Draught\. A window\. It blows\. /)
  })

  it('nothing is said while others decide', () => {
    const table = tableWith()
    const next = spoken(table)
    next({ ...table, view: { ...table.view, menu: null } })
    expect(said()).toBe('')
  })
})
