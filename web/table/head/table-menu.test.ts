// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it } from 'vitest'
import { defaults } from '../../settings/settings.ts'
import { changeSettings, settings } from '../../settings/store.ts'
import type { MenuWays } from './menu-items.tsx'
import { TableMenu } from './table-menu.tsx'
import { tableWith } from '../testing/candle-table.ts'

let heard: string[] = []

afterEach(() => {
  void act(cleanup)
  changeSettings(defaults)
  heard = []
})

const ways: MenuWays = {
  onKeys: () => heard.push('keys'),
  onReport: () => heard.push('report'),
  onAnytime: () => heard.push('anytime'),
}

async function open(given = ways, connection: 'here' | 'online' = 'here') {
  render(createElement(TableMenu, { table: tableWith({ connection }), ways: given }))
  fireEvent.click(button())
  await screen.findByRole('group', { name: 'Menu' })
}

const button = () => screen.getByRole('button', { name: 'Menu' })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const words = () => document.activeElement?.textContent ?? ''

describe('the menu of a table', () => {
  it('is walked with arrows round its ends, and Escape leads back to its button', async () => {
    await open()
    expect(words()).toContain('Sound')
    press('ArrowUp')
    expect(words()).toContain('Back to the lobby')
    press('ArrowDown')
    press('ArrowDown')
    expect(words()).toContain('Nothing moves')
    press('Escape')
    expect(screen.queryByRole('group', { name: 'Menu' })).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('changes the sound without leaving the table', async () => {
    await open()
    const sound = screen.getByRole('switch', { name: 'Sound' })
    fireEvent.click(sound)
    expect(settings().sound).toBe(true)
    expect(sound.getAttribute('aria-checked')).toBe('true')
  })

  it('goes through the paces, one with each press', async () => {
    await open()
    const names = [0, 1, 2, 3].map(() => {
      fireEvent.click(screen.getByText('Pace'))
      return settings().pace
    })
    expect(names).toEqual(['fast', 'at-once', 'slow', 'normal'])
  })

  it('closes before what it opens', async () => {
    await open()
    fireEvent.click(screen.getByText('Report a fault'))
    expect(heard).toEqual(['report'])
    expect(screen.queryByRole('group', { name: 'Menu' })).toBeNull()
  })

  it('has what there is at this table: nothing to share at one’s own screen, no report of a lesson', async () => {
    await open({ onKeys: ways.onKeys })
    expect(screen.queryByText('Report a fault')).toBeNull()
    expect(screen.queryByText('Copy the link')).toBeNull()
    void act(cleanup)
    await open(ways, 'online')
    expect(screen.getByText('Copy the link')).toBeDefined()
  })
})
