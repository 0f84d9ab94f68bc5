// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preload } from './preload.ts'

const reach = (what: string) =>
  document.querySelector(what)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))

describe('a head start', () => {
  const titles: string[] = []
  let arrive = () => {}
  let hasFaces = false
  const bring = {
    pages: async () => {},
    faces: async () => {
      hasFaces = true
    },
    title: (id: string) => {
      titles.push(id)
      return new Promise<void>((resolve) => {
        arrive = resolve
      })
    },
  }

  beforeEach(() => {
    vi.useFakeTimers()
    hasFaces = false
    titles.length = 0
    document.body.innerHTML =
      '<a href="/rules">Rules</a><a href="/new/necronomonopoly?seats=2"><b>Play</b></a>'
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  it('brings in the title for which somebody reaches, and then the faces', async () => {
    void preload(document, bring)
    reach('a[href="/rules"]')
    expect(titles).toEqual([])
    reach('b')
    expect(titles).toEqual(['necronomonopoly'])
    expect(hasFaces).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    arrive()
    await vi.waitFor(() => expect(hasFaces).toBe(true))
  })

  it('lets the faces wait for the table where the pages were slow', async () => {
    const slow = { ...bring, pages: () => new Promise<void>((done) => setTimeout(done, 900)) }
    void preload(document, slow)
    await vi.advanceTimersByTimeAsync(1_000)
    reach('b')
    arrive()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(hasFaces).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(hasFaces).toBe(true)
  })

  it('lets the faces come in any case, even if nothing could be had', async () => {
    const pages = () => Promise.reject(new Error('offline'))
    const fault = preload(document, { ...bring, pages }).catch(String)
    await vi.runAllTimersAsync()
    expect(await fault).toContain('offline')
    expect(hasFaces).toBe(true)
  })
})
