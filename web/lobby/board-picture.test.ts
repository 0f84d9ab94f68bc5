// @vitest-environment happy-dom
import { games } from '@eldertable/games'
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { shownMatch, stages, type Stage } from '../gallery/shown-match.ts'
import { boardOf } from '../titles/boards.ts'
import { BoardPicture, Drawn } from './board-picture.tsx'

afterEach(cleanup)

describe('the picture of a board in a list', { timeout: 120_000 }, () => {
  it.each(games)('is drawn from what everybody sees of $title.id, early and late', async (game) => {
    const board = await boardOf(game.title.id)
    if (board === undefined) throw new Error('it has no board')
    const drawn = (Object.keys(stages) as Stage[]).map((stage) => {
      const { view, seats } = shownMatch(game, stage).get()
      if (view === null) throw new Error('it has not begun')
      const seen = { table: structuredClone(view.table), seats }
      return renderToStaticMarkup(createElement(Drawn, { board, seen }))
    })
    for (const picture of drawn) expect(picture).toMatch(/^<svg viewBox="-14 -14 /)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('is the cover where nothing is known of the table, and nothing in it can be reached by keys', () => {
    render(
      createElement(BoardPicture, { id: 'nowhere', title: 'necronomonopoly', at: 0, isHere: true }),
    )
    const place = document.querySelector('.board-picture')
    expect(place?.querySelector('.small-cover')).not.toBeNull()
    expect(place?.getAttribute('aria-hidden')).toBe('true')
    expect(place?.hasAttribute('inert')).toBe(true)
  })
})
