// @vitest-environment happy-dom
import { games } from '@eldertable/games'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BotStrength } from './bot-strength.tsx'

const [game] = games.filter(({ title }) => title.id === 'necronomonopoly')
if (game === undefined) throw new Error('there is no such game')
const onChange = vi.fn<(bot: string) => void>()
const show = (...bots: string[]) =>
  render(createElement(BotStrength, { game, areRivals: true, bots, onChange }))

describe('the strength of all bots', () => {
  afterEach(() => {
    void act(cleanup)
    onChange.mockClear()
  })

  it('is chosen in one press, and says what it does and what it has won', () => {
    show('habit', 'habit')
    const group = screen.getByRole('radiogroup', { name: 'All bots' })
    expect(group.textContent).toBe('EasyDiceSteadyTraderHardThinker')
    expect(screen.getByRole('status').textContent).toMatch(/^Plays by habit.*167 of 200/)
    screen.getByRole('radio', { name: /Hard/ }).click()
    expect(onChange).toHaveBeenCalledWith('thinker')
  })

  it('is none where bots differ, or have no strength of their own', () => {
    show('habit', 'random')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('They are chosen one by one below.')
    void act(cleanup)
    show('loner')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.getByRole('status').textContent).toMatch(/never trades/)
  })

  it('is not asked about where nobody is a bot', () => {
    const { container } = show()
    expect(container.textContent).toBe('')
  })
})
