// @vitest-environment happy-dom
import { gain, harm, pickOf, type AnyTitle, type HintedOption, type View } from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { VERB } from '@eldertable/kernel/example/verbs.ts'
import type { Why } from '@eldertable/match'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import type { MatchSession } from '../../session/session.ts'
import { Log } from '../log/log.tsx'
import { wasPicked, mayAskWhy } from './may-ask-why.ts'
import { board, tableWith, told } from '../testing/candle-table.ts'
import { WhyDialog } from './why-dialog.tsx'
import { whyWords } from './why.ts'

afterEach(() => act(cleanup))

/** It counts wax, which is whose it is by the seat that chooses. */
const title = {
  ...lastCandle,
  text: {
    ...lastCandle.text,
    bots: { habit: { name: 'Snuffer', means: 'Snuffs by habit' } },
    hints: ({ wax = 0 }, { reader }: { reader: number | null }) =>
      (reader === 1 ? gain : harm)(wax, 'a wax', 'wax'),
  },
} as unknown as AnyTitle

const [one = 0, two = 0, three = 0] = [1, 2, 3].map((count) => pickOf(VERB.snuff, count))
const option = (pick: number, given: Partial<HintedOption> = {}): HintedOption => ({
  pick,
  chance: 0.5,
  isEven: false,
  more: {},
  ...given,
})
const why = (pick: number, ...options: HintedOption[]): Why => ({
  seat: 1,
  bot: 'habit',
  pick,
  hint: { options },
})
const table = tableWith()
const view = table.view as View
const linesOf = (given: Why): readonly string[] =>
  whyWords(given, view, table, title).lines.slice(1)

describe('why a bot picked so, in words', () => {
  it('begins with what it picked and how it plays', () => {
    const { pick, lines } = whyWords(why(two, option(two)), view, table, title)
    expect(pick).toBe('Snuff 2 candles')
    expect(lines).toEqual([
      'Bram is the bot “Snuffer”. Snuffs by habit.',
      'Nothing else deserved a look.',
    ])
  })

  it('says what the best pick brings beside the next, with both chances', () => {
    const other = option(one, { chance: 0.31, more: { wax: -3 } })
    expect(linesOf(why(two, option(two), other))).toEqual([
      'Beside “Snuff one candle” it brings three wax.',
      'Its chance to win is 50 %, and 31 % with “Snuff one candle”.',
    ])
  })

  it('tells no chance where none may be told', () => {
    const options = [option(two, { chance: null }), option(one, { chance: null })]
    expect(linesOf(why(two, ...options))).toEqual(['This looks better than “Snuff one candle”.'])
  })

  it('does not call a pick better that is as good as another', () => {
    const options = [option(three), option(two, { isEven: true, more: { wax: 1 } })]
    const words = 'This looks as good as “Snuff 3 candles”. It brings a wax.'
    expect(linesOf(why(two, ...options))).toEqual([words])
    expect(linesOf(why(three, ...options)).join()).toMatch(
      /^This looks as good as “Snuff 2 candles”/,
    )
  })

  it('says so if another pick would have been better', () => {
    const options = [option(three), option(two, { chance: 0.4, more: { wax: -2 } })]
    expect(linesOf(why(two, ...options))).toEqual([
      'Thought over again, “Snuff 3 candles” looks better: it brings two wax.',
      'Its chance to win is 40 %, and 50 % with “Snuff 3 candles”.',
    ])
  })
})

describe('asking why', () => {
  const game = { searchProfile: {} } as never
  const session = { askWhy: () => Promise.reject(new Error('not now')) }

  it('is for those who may have hints, and for everybody once it is over', () => {
    expect(mayAskWhy(session, { status: 'playing' }, game)).toBe(false)
    expect(mayAskWhy(session, { status: 'finished' }, game)).toBe(true)
    const hints = { isThinking: false, hint: null }
    expect(mayAskWhy(session, { status: 'playing', hints }, game)).toBe(true)
    expect(mayAskWhy(session, { status: 'playing', hints }, {} as never)).toBe(false)
    expect(mayAskWhy({}, { status: 'playing', hints }, game)).toBe(false)
  })

  it('is offered at what bots did, and leads to the pick that did it', () => {
    const asked: number[] = []
    const seats = tableWith().seats.map((one, seat) =>
      seat === 1 ? { ...one, player: 'bot:habit' } : one,
    )
    const log = [told(2, 'snuffed', 0), told(3, 'snuffed', 1)]
    render(
      createElement(Log, {
        title: {
          ...title,
          text: { ...title.text, events: { snuffed: () => 'A candle.' } },
        } as never,
        board,
        table: tableWith({ log, seats, connection: 'online' }),
        onRule: () => {},
        onWatch: undefined,
        onWhy: (position) => asked.push(position),
      }),
    )
    const buttons = screen.getAllByRole('button', { name: 'Why? A candle.' })
    for (const button of buttons) fireEvent.click(button)
    expect(asked).toEqual([3])
  })

  it('is for what a seat has picked, not for what begins its turn by itself', () => {
    const log = [
      told(2, 'snuffed', 0),
      told(3, 'snuffed', 1),
      told(3, 'turn', 2),
      told(3, 'threw', 2),
      told(4, 'snuffed', 2),
    ]
    expect(log.map((_, line) => wasPicked(log, line))).toEqual([true, true, false, false, true])
    expect(wasPicked([], -1)).toBe(false)
  })

  const show = (answers: Pick<MatchSession, 'askWhy' | 'lookBack'>) => {
    // happy-dom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true
    }
    const props = { session: answers, table, title, position: 3, onClose: () => {} }
    render(createElement(WhyDialog, props))
  }

  it('says that it takes a moment, and then why, by what could be seen before the pick', async () => {
    const looks: number[][] = []
    show({
      askWhy: () => Promise.resolve(why(two, option(two))),
      lookBack: (from, to) => {
        looks.push([from, to])
        return Promise.resolve({ earliest: 0, from, views: [view] })
      },
    })
    expect(screen.getByRole('status').textContent).toContain('being thought about')
    await screen.findByText('Snuff 2 candles')
    expect(looks).toEqual([[2, 2]])
  })

  it('says why there is no reason to be had', async () => {
    show({
      askWhy: () => Promise.reject(new Error('It rests on what only they could know.')),
      lookBack: () => Promise.resolve({ earliest: 0, from: 2, views: [view] }),
    })
    expect(await screen.findByText('It rests on what only they could know.')).toBeDefined()
  })
})
