// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchOnScreen, MatchSession, SeatBusiness } from '../../session/session.ts'
import { SeatStrips } from './seat-strips.tsx'
import { tableWith } from '../testing/candle-table.ts'

/** What was asked for, in order. */
let done: string[] = []

const business: SeatBusiness = {
  takeBack: () => done.push('take back'),
  leave: async () => {},
  ask: async (seat, name) => {
    done.push(`ask for ${seat} as ${name}`)
  },
  admit: (petition, yes) => done.push(`${petition}: ${yes ? 'yes' : 'no'}`),
  shun: async () => {},
  say: () => {},
}
const session = {
  business,
  seatBot: (seat: number) => done.push(`bot for ${seat}`),
} as unknown as MatchSession

const person = (name: string, more: Partial<MatchOnScreen['seats'][number]> = {}) => ({
  name,
  player: 'person',
  heldBy: null,
  present: true,
  ...more,
})
const seats = [person('Ada'), person('Bram'), person('Cora')]
const left = seats.with(1, person('Bram', { player: 'nobody', heldBy: 'habit', present: false }))

function shown(more: Partial<MatchOnScreen>): MatchOnScreen {
  return { ...tableWith(), status: 'playing', seats, reader: 0, ...more }
}
const show = (more: Partial<MatchOnScreen>) =>
  render(createElement(SeatStrips, { session, table: shown(more) }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const text = () => document.body.textContent ?? ''
const asked = (seat: number) => {
  const { view } = tableWith()
  return {
    ...view,
    decision: { key: 'light', seat, about: {} },
  } as unknown as MatchOnScreen['view']
}

describe('about the seats of an online table', () => {
  beforeEach(() => {
    done = []
  })
  afterEach(() => act(cleanup))

  it('who is played by a bot is told, and takes the seat back', () => {
    show({ seats: seats.with(0, person('Ada', { heldBy: 'habit' })) })
    expect(text()).toContain('A bot is playing for you')
    press('Take my seat back')
    expect(done).toEqual(['take back'])
  })

  it('who watches is told so, and asks for a seat that is empty under a name', async () => {
    show({ reader: null })
    expect(text()).toBe('You are watching.All seats are taken.')
    void act(cleanup)
    show({ reader: null, seats: left })
    press('Ask for the empty seat of Bram')
    press('Ask')
    expect(await screen.findByText('Tell the others what to call you.')).toBeTruthy()
    fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Dov ' } })
    press('Ask')
    await vi.waitFor(() => expect(done).toEqual(['ask for 1 as Dov']))
  })

  it('who asks for a seat reads first that the match goes on from a file', () => {
    show({ reader: null, seats: left, takenOver: 12 })
    press('Ask for the empty seat of Bram')
    expect(text()).toContain('it goes on here from pick 12. ')
  })

  const petition = { id: 'p', seat: 1, name: 'Dov', agreed: [0], refusedBy: null, isMine: false }

  it('who has asked knows for whom to wait, or who would rather not', () => {
    const mine = { ...petition, isMine: true }
    show({ reader: null, seats: left, petitions: [mine] })
    expect(text()).toContain('wait for Cora.')
    expect(screen.queryByRole('button')).toBeNull()
    void act(cleanup)
    show({ reader: null, seats: left, petitions: [{ ...mine, refusedBy: 2 }] })
    expect(text()).toContain('Cora would rather not')
    expect(screen.getByRole('button').textContent).toContain('Ask for the empty seat')
  })

  it('those at the table say yes or no, once', () => {
    show({ reader: 2, seats: left, petitions: [petition] })
    expect(text()).toContain('Dov would like to play on for Bram, who has left.')
    press('No')
    press('Let Dov sit down')
    expect(done).toEqual(['p: no', 'p: yes'])
    void act(cleanup)
    show({ reader: 0, seats: left, petitions: [petition] })
    expect(text()).toContain('You have agreed')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('a bot for somebody who does not choose is proposed by one and agreed to by others', () => {
    show({ view: asked(1) })
    expect(text()).toBe('')
    void act(cleanup)
    show({ view: asked(1), voters: [2] })
    expect(text()).toContain('Cora would let a bot play for Bram.')
    press('Let a bot play for Bram')
    expect(done).toEqual(['bot for 1'])
    void act(cleanup)
    show({ view: asked(1), voters: [0] })
    expect(text()).toContain('as soon as all others agree')
    expect(screen.queryByRole('button')).toBeNull()
    void act(cleanup)
    show({ view: asked(0), voters: [1, 2] })
    expect(text()).toContain('Bram and Cora would let a bot play for you.')
  })

  it('so is one for somebody who chooses again and again without getting on', async () => {
    show({ view: asked(1), waited: 299_999 })
    expect(await screen.findByText(/^Bram has gone to and fro for five minutes/)).toBeTruthy()
    press('Let a bot play for Bram')
    expect(done).toEqual(['bot for 1'])
    void act(cleanup)
    show({ view: asked(0), waited: 299_999, voters: [1] })
    expect(text()).toContain('Choose something that gets you on, and that is settled.')
  })

  it('is nothing at a screen of one’s own, and nothing more when it is over', () => {
    render(
      createElement(SeatStrips, { session: {} as MatchSession, table: shown({ reader: null }) }),
    )
    show({ reader: null, status: 'finished' })
    expect(text()).toBe('')
  })
})
