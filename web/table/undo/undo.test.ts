// @vitest-environment happy-dom
import type { AnyTitle } from '@eldertable/kernel'
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nothingToUndo, type BegunMatch, type UndoState } from '../../session/session.ts'
import { tableWith, title as candle } from '../testing/candle-table.ts'
import { Notices } from '../head/notices.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { UndoStrip } from './undo-strip.tsx'

const title = {
  ...candle,
  text: {
    ...candle.text,
    events: { snuffed: ({ count }: { count: number }) => `Somebody snuffs ${count}.` },
  },
} as unknown as AnyTitle

const told = (position: number) => ({
  position,
  event: { key: 'snuffed', rule: 'LC-1', is: { count: position } },
})

const tableAt = (undo: Partial<UndoState>, given: Partial<BegunMatch> = {}) =>
  tableWith({
    position: 6,
    log: [1, 2, 3, 4, 5, 6].map(told),
    undo: { ...nothingToUndo, seat: 0, ...undo },
    connection: 'online',
    ...given,
  })

let said: string[] = []
beforeEach(() => {
  said = []
})
afterEach(() => act(cleanup))

describe('the sheet of what may be taken back', () => {
  const open = (table: BegunMatch) =>
    render(
      createElement(UndoDialog, {
        table,
        title,
        onUndo: (how) => said.push(`undo ${how}`),
        onAsk: (how) => said.push(`ask ${how}`),
        onRedo: () => said.push('redo'),
        onClose: () => said.push('close'),
      }),
    )
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

  it('says of each way what it takes back, and does it', () => {
    open(tableAt({ step: 1, action: 2, turn: 4 }))
    expect(headings()).toEqual([
      'Your last pick',
      'Back to where your action began',
      'Back to the beginning of your turn',
    ])
    const [step, action] = screen.getAllByRole('list')
    expect(step?.textContent).toBe('Somebody snuffs 6.')
    expect(action?.textContent).toBe('Somebody snuffs 5.Somebody snuffs 6.')
    fireEvent.click(screen.getAllByRole('button', { name: /^Take it back/ })[1] as HTMLElement)
    expect(said).toEqual(['close', 'undo action'])
  })

  it('names ways that lead to the same place once', () => {
    open(tableAt({ step: 2, action: 2, turn: 2 }))
    expect(headings()).toEqual(['Your last pick'])
  })

  it('has what is nearest first, whatever it is called', () => {
    open(tableAt({ step: 1, action: 5, turn: 2 }))
    expect(headings()).toEqual([
      'Your last pick',
      'Back to the beginning of your turn',
      'Back to where your action began',
    ])
  })

  it('lets the others be asked beyond what one may do alone', () => {
    open(tableAt({ step: 1, action: 1, turn: 1, askTo: { step: 5, action: 5, turn: 1 } }))
    expect(headings()).toEqual(['Your last pick', 'Back to the beginning of your turn'])
    expect(screen.getByText('and 1 more')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ask Bram' }))
    expect(said).toEqual(['close', 'ask turn'])
  })

  it('says why nothing can be taken back, and brings back what was', () => {
    open(tableAt({ step: 'crosses-dice', redo: 3 }))
    expect(screen.getByText(/^Dice have fallen since/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Bring it back/ }))
    expect(said).toEqual(['close', 'redo'])
  })

  it('says whose picks they are round one screen', () => {
    open(tableAt({ seat: 1, step: 1 }))
    expect(screen.getByText('What Bram has picked.')).toBeTruthy()
    expect(headings()).toEqual(['The last pick'])
  })
})

describe('the strip about something that is to be taken back', () => {
  const show = (undo: Partial<UndoState>, given: Partial<BegunMatch> = {}) =>
    render(
      createElement(UndoStrip, {
        table: tableAt(undo, given),
        title,
        onConsent: (yes) => said.push(yes ? 'yes' : 'no'),
      }),
    ).container.textContent ?? ''
  const request = { number: 3, seat: 1, to: 4, asked: [0], agreed: [], answering: 0 }

  it('asks for consent with what would be taken back', () => {
    expect(show({ request })).toMatch(
      /^Bram would like to take back this:Somebody snuffs 5\.Somebody snuffs 6\./,
    )
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Somebody snuffs 5.',
      'Somebody snuffs 6.',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Allow it' }))
    fireEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    expect(said).toEqual(['yes', 'no'])
  })

  it('says at least how much it is where nothing was told of it', () => {
    expect(show({ request: { ...request, to: 4 } }, { log: [] })).toMatch(
      /^Bram would like to take back 2 picks\./,
    )
  })

  it('tells who has asked how it stands, and lets them think better of it', () => {
    const own = { ...request, seat: 0, asked: [1], answering: null }
    expect(show({ request: own })).toMatch(/You have asked Bram.*Bram still thinks about it/)
    fireEvent.click(screen.getByRole('button', { name: 'Ask no more' }))
    expect(said).toEqual(['no'])
  })

  it('asks the others on the same screen by name', () => {
    const here = { ...request, seat: 0, asked: [1], answering: 1 }
    expect(show({ request: here }, { connection: 'here', reader: 1 })).toContain('Ada would like')
    expect(screen.getByRole('button', { name: 'Bram allows it' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask no more' })).toBeNull()
  })

  it.each([
    [{ kind: 'refused', seat: 0, by: 1 }, 'Bram has refused. Nothing was taken back.'],
    [{ kind: 'refused', seat: 1, by: 0 }, 'You have refused. Nothing was taken back.'],
    [
      { kind: 'undone', seat: 0, picks: 2, isAgreed: true },
      'The others allowed it. You have taken back 2 picks.',
    ],
    [
      { kind: 'undone', seat: 1, picks: 1, isAgreed: true },
      'It was allowed: Bram has taken back one pick.',
    ],
    [{ kind: 'undone', seat: 1, picks: 1, isAgreed: false }, 'Bram has taken back one pick.'],
    [{ kind: 'redone', seat: 1, picks: 2, isAgreed: false }, 'Bram has brought back 2 picks.'],
    [{ kind: 'withdrawn', seat: 1 }, 'Bram no longer asks to take something back.'],
  ] as const)('tells both sides what came of it: %o', (news, words) => {
    expect(show({ news })).toBe(`${words}All right`)
    fireEvent.click(screen.getByRole('button', { name: 'All right' }))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('names what was taken back, for as long as the news stands', async () => {
    const lines = () => screen.queryAllByRole('listitem').map((one) => one.textContent)
    const notices = (table: BegunMatch) =>
      createElement(Notices, { table, title, onDismiss: () => {}, onConsent: () => {} })
    const news = { kind: 'undone', seat: 1, picks: 2, isAgreed: true } as const
    const back = tableAt({ news }, { position: 4, log: [1, 2, 3, 4].map(told) })
    const { rerender } = render(notices(tableAt({})))
    rerender(notices(back))
    expect(await screen.findByText('It was allowed: Bram has taken back this:')).toBeTruthy()
    expect(lines()).toEqual(['Somebody snuffs 5.', 'Somebody snuffs 6.'])
    // The same table, told anew because somebody has come to watch.
    rerender(notices({ ...back, watchers: 1 }))
    expect(lines()).toEqual(['Somebody snuffs 5.', 'Somebody snuffs 6.'])
    rerender(notices(tableAt({ news: null }, { position: 5, log: [1, 2, 3, 4, 5].map(told) })))
    expect(lines()).toEqual([])
  })

  it('says so if whoever runs the server has taken something back', () => {
    expect(show({ news: { kind: 'rewound', picks: 3 } })).toMatch(
      'Whoever runs this server has taken back 3 picks.',
    )
  })

  it.each([
    { kind: 'undone', seat: 0, picks: 2, isAgreed: false },
    { kind: 'redone', seat: 0, picks: 2, isAgreed: false },
    { kind: 'withdrawn', seat: 0 },
  ] as const)('says nothing of what the reader has just done: %o', (news) => {
    expect(show({ news })).toBe('')
  })
})
