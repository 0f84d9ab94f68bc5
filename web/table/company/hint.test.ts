// @vitest-environment happy-dom
import type { BoardModule, Light } from '@eldertable/board-kit'
import { gain, harm, pickOf, type AnyTitle, type Hint, type HintedOption } from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { VERB } from '@eldertable/kernel/example/verbs.ts'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import { noAim } from '../board/aim.ts'
import { choicesOf, litByHint, useHint } from './hint.ts'
import { HintedOptions, HintTool } from './hint-panel.tsx'
import { tableWith } from '../testing/candle-table.ts'

const title: AnyTitle = {
  ...lastCandle,
  text: {
    ...lastCandle.text,
    hints: ({ wax = 0, soot = 0 }) => [
      ...gain(wax, 'a wax', 'wax'),
      ...harm(soot, 'a soot', 'soot'),
    ],
  },
} as unknown as AnyTitle

const [one, two, three] = [1, 2, 3].map((count) => pickOf(VERB.snuff, count))
const hinted = (given: Partial<HintedOption>): HintedOption => ({
  pick: one ?? 0,
  chance: 0.5,
  isEven: false,
  more: {},
  ...given,
})
const hint: Hint = {
  options: [
    hinted({ pick: two ?? 0, chance: 0.414, isEven: true }),
    hinted({ pick: one ?? 0, chance: 0.31, more: { wax: -3, soot: -2 } }),
    hinted({ pick: three ?? 0, chance: 0.44, isEven: true, more: { wax: 1 } }),
  ],
}
const board = { optionIcons: {}, primary: () => [] } as unknown as BoardModule

let told: string[] = []
afterEach(() => {
  void act(cleanup)
  told = []
})

describe('a hint in words', () => {
  const words = (given: Hint) =>
    choicesOf(given, tableWith(), title).map(({ label, chance, note }) => [label, chance, note])

  it('is in the order of the chances, with what each gains and costs', () => {
    expect(words(hint)).toEqual([
      ['Snuff 3 candles', '44 %', 'Brings a wax'],
      ['Snuff 2 candles', '41 %', 'As good: costs a wax'],
      ['Snuff one candle', '31 %', 'Costs four wax, but spares two soot'],
    ])
  })

  it('names a price beside a gain, and says nothing where only the price is known', () => {
    const best = (more: Record<string, number>) =>
      words({ options: [hinted({ more }), hinted({ pick: two ?? 0, chance: 0.2 })] })[0]?.[2]
    expect(best({ wax: 2, soot: 1 })).toBe('Brings two wax, but costs a soot')
    expect(best({ soot: 1 })).toBe('')
  })

  it('says of two only once what lies between them', () => {
    const best = hinted({ more: { wax: 2 } })
    const other = hinted({ pick: two ?? 0, chance: 0.2 })
    expect(words({ options: [best, other] }).map(([, , note]) => note)).toEqual([
      'Brings two wax',
      '',
    ])
  })

  it('says so where there is nothing to choose, and no reason where the title has none', () => {
    expect(words({ options: [hinted({ chance: null })] })).toEqual([
      ['Snuff one candle', undefined, 'Nothing else deserves a look.'],
    ])
  })

  it('says what is better and why, without a figure, where nobody knows how good it is', () => {
    const rough = {
      options: [
        hinted({ chance: null, more: { wax: 2 } }),
        hinted({ pick: two ?? 0, chance: null }),
      ],
    }
    expect(words(rough)).toEqual([
      ['Snuff one candle', undefined, 'Brings two wax'],
      ['Snuff 2 candles', undefined, ''],
    ])
    expect(choicesOf(rough, tableWith(), title).map(({ isBest }) => isBest)).toEqual([true, false])
  })

  it('gives the usual one alone, without figure, reason and lamp, where nothing tells them apart', () => {
    const even = {
      options: [hinted({ chance: 0.19 }), hinted({ pick: two ?? 0, chance: 0.2, isEven: true })],
    }
    expect(words(even)).toEqual([['Snuff one candle', undefined, '']])
    expect(choicesOf(even, tableWith(), title).some(({ isBest }) => isBest)).toBe(false)
    const unknown = { options: even.options.map((one) => ({ ...one, chance: null })) }
    expect(words(unknown)).toEqual([['Snuff one candle', undefined, '']])
    expect(choicesOf(hint, tableWith(), title).map(({ isBest }) => isBest)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('promises nothing for sure', () => {
    const chances = [0.0001, 0.999].map((chance) => hinted({ chance }))
    expect(words({ options: chances }).map(([, chance]) => chance)).toEqual([
      'over 99 %',
      'under 1 %',
    ])
  })
})

describe('the options of a hint', () => {
  it('keep their numbers, are picked by pressing them, and pointed at', () => {
    const table = tableWith()
    const options = [one, two].map((pick) => ({ pick: pick ?? 0, verb: 'snuff', argument: 1 }))
    const menu = { options, refusals: [] }
    render(
      createElement(HintedOptions, {
        choices: choicesOf(hint, table, title),
        table: { ...table, view: { ...table.view, menu } },
        board,
        even: 'One in two would be even.',
        aim: noAim,
        wasting: null,
        onAim: (option) => told.push(`aim ${option?.pick ?? 'none'}`),
        onPick: (pick) => told.push(`pick ${pick}`),
      }),
    )
    expect(screen.getByText('One in two would be even.')).toBeTruthy()
    const buttons = screen.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      '1Snuff one candle Costs four wax, but spares two soot 31 % to win',
      '2Snuff 2 candles As good: costs a wax 41 % to win',
      'Snuff 3 candles Brings a wax 44 % to win',
    ])
    const best = buttons.find(({ className }) => className.includes('go'))
    if (best === undefined) throw new Error('there is no hint')
    best.focus()
    fireEvent.click(best)
    expect(told).toEqual([`aim ${three}`, `pick ${three}`])
  })
})

describe('the tool that asks for a hint', () => {
  const session = { askHint: () => told.push('asked') } as unknown as MatchSession

  function Tool({ table, from = session }: { table: BegunMatch; from?: MatchSession }) {
    const inHand = useHint(from, table, title)
    return createElement(
      'div',
      {},
      createElement(HintTool, { hint: inHand }),
      createElement('output', {}, inHand.choices?.length ?? 'all'),
    )
  }

  const waiting = tableWith({ hints: { isThinking: false, hint: null } })
  const come = tableWith({ hints: { isThinking: false, hint } })

  it('asks once, shows what has come, puts it away and shows it again', () => {
    const { rerender } = render(createElement(Tool, { table: waiting }))
    fireEvent.click(screen.getByText('Hint'))
    rerender(createElement(Tool, { table: tableWith({ hints: { isThinking: true, hint: null } }) }))
    fireEvent.click(screen.getByText('Thinking'))
    expect(told).toEqual(['asked'])
    rerender(createElement(Tool, { table: come }))
    expect(screen.getByRole('status').textContent).toBe('3')
    fireEvent.click(screen.getByText('All options'))
    expect(screen.getByRole('status').textContent).toBe('all')
    void act(() => screen.getByText('Hint').click())
    expect(screen.getByRole('status').textContent).toBe('3')
    expect(told).toEqual(['asked'])
    // With its decision it is over.
    rerender(createElement(Tool, { table: waiting }))
    expect(screen.getByRole('status').textContent).toBe('all')
  })

  it('is not there where nobody may ask, for those who are not asked, and in a lesson', () => {
    const { view } = come
    const lesson = {} as unknown as MatchSession
    const cases = [
      { table: tableWith() },
      { table: { ...come, view: { ...view, menu: null } } },
      { table: come, from: lesson },
    ]
    for (const given of cases) {
      render(createElement(Tool, given))
      expect(screen.queryByRole('button')).toBeNull()
      expect(screen.getByRole('status').textContent).toBe('all')
      void act(cleanup)
    }
  })
})

describe('the board while a hint is shown', () => {
  const choices = choicesOf(hint, tableWith(), title)
  const targets = choices.map(({ option }) => option.target ?? '')
  const [best = '', next = ''] = targets
  const lit = (more: [string, Light][] = []) =>
    new Map<string, Light>([[best, 'may'], [next, 'may'], ['amount:9', 'may'], ...more])

  it('has the best target brightest and those that are not hinted quiet', () => {
    expect([...litByHint(lit(), choices).values()]).toEqual(['aimed', 'may', 'possible'])
  })

  it('follows who points at something else', () => {
    const pointed = litByHint(lit([['amount:9', 'aimed']]), choices)
    expect([...pointed.values()]).toEqual(['may', 'may', 'aimed'])
  })

  it('is as ever without a hint, or where the hint has no targets', () => {
    expect(litByHint(lit(), null)).toEqual(lit())
    expect(litByHint(new Map([['amount:9', 'may']]), choices)).toEqual(
      new Map([['amount:9', 'may']]),
    )
  })
})
