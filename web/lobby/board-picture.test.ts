// @vitest-environment happy-dom
import { BotRunner, observationOf } from '@eldertable/bots'
import { games } from '@eldertable/games'
import { Engine, FastChance, PickList } from '@eldertable/kernel'
import { act, cleanup, render } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { renderToString } from 'preact-render-to-string'
import { afterEach, describe, expect, it } from 'vitest'
import { boardOf } from '../titles/boards.ts'
import { BoardPicture, Drawn } from './board-picture.tsx'

afterEach(() => act(cleanup))

describe('the picture of a board in a list', () => {
  it.each(games)('is drawn from what everybody sees of $title.id', async ({ title, habits }) => {
    const board = await boardOf(title.id)
    if (board === undefined) throw new Error('it has no board')
    const engine: Engine = new Engine(title)
    const chance = new FastChance('picture')
    const count = Math.max(2, title.seats.least)
    const state = engine.start(count, {}, chance)
    const seats = Array.from({ length: count }, (_, seat) => ({
      name: `Seat ${seat}`,
      player: 'person',
      heldBy: null,
      present: true,
    }))
    const picture = (): string =>
      renderToString(
        createElement(Drawn, { board, seen: { table: structuredClone(state.table), seats } }),
      )
    const before = picture()
    expect(before).toMatch(/^<svg viewBox="-14 -14 /)
    const runner = new BotRunner(Object.values(habits).at(-1) ?? habits.habit, chance)
    const list = new PickList()
    for (let picks = 0; picks < 30; picks++) {
      const observation = observationOf(engine, state, list)
      if (observation !== undefined) engine.apply(state, runner.pick(observation), chance)
    }
    expect(picture()).not.toBe(before)
  })

  it('is the cover where nothing is known of the table, and nothing in it can be reached by keys', () => {
    const table = { id: 'nowhere', title: 'necronomonopoly', at: 0, isHere: true }
    render(createElement(BoardPicture, table))
    const place = document.querySelector('.board-picture')
    expect(place?.querySelector('.small-cover')).not.toBeNull()
    expect(place?.getAttribute('aria-hidden')).toBe('true')
    expect(place?.hasAttribute('inert')).toBe(true)
  })
})
