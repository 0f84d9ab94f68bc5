// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BringOthers } from './bring-others.tsx'

const link = `${location.origin}/t/x`
const show = () => render(createElement(BringOthers, { id: 'x', code: 'BXKWTM', game: 'Candle' }))

describe('the link to a table', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  })
  afterEach(() => {
    void act(cleanup)
    vi.unstubAllGlobals()
    writeText.mockReset()
    Reflect.deleteProperty(navigator, 'share')
  })

  it('is copied where the browser has no share sheet', async () => {
    show()
    expect(screen.queryByText('Send the link')).toBeNull()
    screen.getByText('Copy the link').click()
    await screen.findByText('The link is copied.')
    expect(writeText).toHaveBeenCalledWith(link)
  })

  it('is marked where the browser lends no clipboard', async () => {
    writeText.mockRejectedValue(new Error('not allowed'))
    show()
    screen.getByText('Copy the link').click()
    await screen.findByText(/The link is marked/)
    const field = screen.getByLabelText<HTMLInputElement>('Link to this table')
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
  })

  it('goes to the share sheet where there is one, and to nobody if that is closed', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    show()
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    screen.getByText('Send the link').click()
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('The link is on its way.')).toBeNull()
    screen.getByText('Send the link').click()
    await screen.findByText('The link is on its way.')
    expect(share).toHaveBeenLastCalledWith(expect.objectContaining({ url: link }))
    expect(writeText).not.toHaveBeenCalled()
  })

  it('can be read by a camera', async () => {
    show()
    expect(screen.queryByRole('img')).toBeNull()
    screen.getByText('QR code').click()
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeDefined()
  })
})
