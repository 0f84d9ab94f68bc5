// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShunnedPeople } from './shunned-people.tsx'

afterEach(() => {
  void act(cleanup)
  vi.unstubAllGlobals()
})

/** A server that knows a list, and what it was asked. */
function serve(list: unknown, status = 200): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(Response.json(list, { status }))
  })
  return asked
}

describe('the people one keeps away from', () => {
  it('are listed with what that means, and taken off the list', async () => {
    const asked = serve([
      { id: 'x1', name: 'Bram', how: 'mute' },
      { id: 'x2', name: 'Cora', how: 'block' },
    ])
    render(createElement(ShunnedPeople, null))
    expect((await screen.findByText('Cora')).textContent).toContain('tables that you open')
    fireEvent.click(screen.getByRole('button', { name: 'Take Bram off the list' }))
    expect((await screen.findByRole('status')).textContent).toBe('Bram is off your list.')
    expect(asked).toEqual(['GET /api/me/shunned', 'DELETE /api/me/shunned/x1'])
    expect(screen.queryByText('Bram')).toBeNull()
    expect(screen.getByText('Cora')).toBeDefined()
  })

  it('are nobody at first, and it is said how somebody gets there', async () => {
    serve([])
    render(createElement(ShunnedPeople, null))
    expect((await screen.findByText(/^Nobody\./)).textContent).toContain('mute')
  })

  it('are not spoken of to who has never played online', async () => {
    const asked = serve({ reason: 'no-guest', sentence: 'Say your name first.' }, 401)
    const { container } = render(createElement(ShunnedPeople, null))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(container.textContent).toBe('')
  })
})
