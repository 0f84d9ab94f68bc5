// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Log } from './log.tsx'
import { board, tableWith, title, told } from '../testing/candle-table.ts'

let heard: string[] = []

beforeEach(() => {
  heard = []
})
afterEach(() => {
  void act(cleanup)
  vi.unstubAllGlobals()
})

const log = [
  told(1, 'turn', 0),
  told(2, 'snuffed', 0),
  told(3, 'turn', 1),
  told(4, 'threw', 1, [2, 5]),
]

const show = () =>
  render(
    createElement(Log, {
      title,
      board,
      table: tableWith({ log, connection: 'online' }),
      onRule: (rule) => heard.push(`rule ${rule}`),
      onWatch: (position) => heard.push(`watch ${position}`),
    }),
  )

/** The line of an event, and its rule. */
const line = (words: string): HTMLElement => screen.getByRole('button', { name: words })
const ruleOf = (words: string): HTMLElement | null =>
  line(words).parentElement?.querySelector<HTMLElement>('.rule') ?? null

describe('the log', () => {
  it('calls the reader you', () => {
    show()
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'It is your turn.',
      "It is Bram's turn.",
    ])
    expect(line('You snuff a candle.')).toBeDefined()
  })

  it('ends with how the match ended, and for whom, once it is over', () => {
    const snuffed = [told(1, 'snuffed', 0)]
    const endings = { dark: () => 'The last candle is out.' }
    const ending = { ...title, text: { ...title.text, endings } } as unknown as typeof title
    const shown = (table: ReturnType<typeof tableWith>) => {
      const { container, unmount } = render(
        createElement(Log, {
          title: ending,
          board,
          table,
          onRule: () => undefined,
          onWatch: undefined,
        }),
      )
      const words = container.querySelector('.log-end')?.textContent
      unmount()
      return words
    }
    const open = tableWith({ log: snuffed, connection: 'online' })
    expect(shown(open)).toBeUndefined()
    const outcome = { ending: 'dark', winners: [1] }
    const over = { ...open, view: { ...open.view, table: { ...open.view.table, outcome } } }
    expect(shown(over)).toMatch(/^The last candle is out\. .+ (won|lost)\.$/)
  })

  it('begins with the latest, and shows what was before to whoever asks', () => {
    const long = Array.from({ length: 900 }, (_, i) => told(i + 1, 'snuffed', 0))
    const drawn = () => screen.getAllByText('You snuff a candle.').length
    render(
      createElement(Log, {
        title,
        board,
        table: tableWith({ log: long, connection: 'online' }),
        onRule: () => undefined,
        onWatch: undefined,
      }),
    )
    expect(drawn()).toBe(400)
    fireEvent.click(screen.getByText('Show what was before'))
    expect(drawn()).toBe(800)
    fireEvent.click(screen.getByText('Show what was before'))
    expect(drawn()).toBe(900)
    expect(screen.queryByText('Show what was before')).toBeNull()
  })

  it('numbers the rounds where a title leaves it to the log, also of turns that are not drawn', () => {
    const turns = [1, 0, 1, 0, 0].map((seat, i) => told(i + 1, 'turn', seat))
    render(
      createElement(Log, {
        title,
        board: { ...board, countsRounds: true },
        table: tableWith({ log: turns, connection: 'online' }),
        onRule: () => undefined,
        onWatch: undefined,
      }),
    )
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      "Round 1: it is Bram's turn.",
      'Round 1: it is your turn.',
      "Round 2: it is Bram's turn.",
      'Round 2: it is your turn.',
      'Round 3: it is your turn.',
    ])
  })

  it('marks a line by its seat, or by the figure where a seat plays several', () => {
    const letters = () => [...document.querySelectorAll('.ev .mark')].map((one) => one.textContent)
    show()
    expect(letters()).toEqual(['A', 'B'])
    void act(cleanup)
    render(
      createElement(Log, {
        title,
        board: { ...board, markOf: (_, { key }) => (key === 'threw' ? 3 : undefined) },
        table: tableWith({ log, connection: 'online' }),
        onRule: () => undefined,
        onWatch: undefined,
      }),
    )
    expect(letters()).toEqual(['A', 'D'])
  })

  it('tells the last of several steps alone, if they are of one pick', () => {
    const steps = [told(5, 'snuffed', 0), told(5, 'snuffed', 0), told(6, 'snuffed', 0)]
    render(
      createElement(Log, {
        title,
        board: { ...board, leadsTo: (event, next) => event.key === next.key },
        table: tableWith({ log: steps, connection: 'online' }),
        onRule: () => undefined,
        onWatch: undefined,
      }),
    )
    expect(screen.getAllByText('You snuff a candle.')).toHaveLength(2)
  })

  it('tells several events of one pick in one line, where the title has one sentence for them', () => {
    const snuffed = (several: readonly object[]): string => `${several.length} candles go out.`
    const steps = [told(5, 'snuffed', 0), told(5, 'snuffed', 0), told(6, 'snuffed', 0)]
    render(
      createElement(Log, {
        title: { ...title, text: { ...title.text, together: { snuffed } } },
        board,
        table: tableWith({ log: steps, connection: 'online' }),
        onRule: () => undefined,
        onWatch: undefined,
      }),
    )
    expect(screen.getAllByText(/candle/).map((one) => one.textContent)).toEqual([
      '2 candles go out.',
      'You snuff a candle.',
    ])
  })

  it('tells a throw and what came of it in one line, in the words that an outcome has there', () => {
    const outcomes = { burnt: () => 'It goes out.' }
    const deed = [told(5, 'threw', 1, [2, 5]), told(5, 'burnt', 1), told(6, 'burnt', 1)]
    render(
      createElement(Log, {
        title: { ...title, text: { ...title.text, outcomes } },
        board: { ...board, continues: ({ key }, line) => key === 'burnt' && line.length === 1 },
        table: tableWith({ log: deed, connection: 'online' }),
        onRule: () => undefined,
        onWatch: undefined,
      }),
    )
    expect(line('Bram throws the dice. It goes out.')).toBeDefined()
    expect(line('Bram is burnt.')).toBeDefined()
  })

  it('leads from a line to its moment and from its chip to the rule', () => {
    show()
    fireEvent.click(line('You snuff a candle.'))
    fireEvent.click(ruleOf('You snuff a candle.') ?? document.body)
    expect(heard).toEqual(['watch 2', 'rule LC-TURN-2'])
  })

  it('is one stop for the keyboard, with arrows inside that go no further', () => {
    show()
    const stops = [...document.querySelectorAll<HTMLElement>('.log .line')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(stops).toEqual([line('Bram throws the dice.')])
    const onTable = vi.fn<() => void>()
    globalThis.addEventListener('keydown', onTable)
    stops[0]?.focus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(line('You snuff a candle.'))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(ruleOf('You snuff a candle.'))
    globalThis.removeEventListener('keydown', onTable)
    expect(onTable).not.toHaveBeenCalled()
  })

  it('shows a finger the rule first, and goes to the moment with the second touch', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    show()
    fireEvent.click(line('You snuff a candle.'))
    expect(heard).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Go to this moment' }))
    expect(heard).toEqual(['watch 2'])
  })

  it('keeps the dice of a throw together, and says nothing by itself', () => {
    show()
    expect(document.querySelectorAll('.thrown .die')).toHaveLength(2)
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
  })
})
