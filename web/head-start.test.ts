// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { headStart } from './head-start.ts'

const isWaiting = () => document.documentElement.classList.contains('faces-wait')
const reach = (what: string) =>
  document.querySelector(what)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))

describe('a head start', () => {
  const titles: string[] = []
  let arrive = () => {}
  const bring = {
    pages: async () => {},
    title: (id: string) => {
      titles.push(id)
      return new Promise<void>((resolve) => {
        arrive = resolve
      })
    },
  }

  beforeEach(() => {
    vi.useFakeTimers()
    document.documentElement.classList.add('faces-wait')
    document.body.innerHTML =
      '<a href="/rules">Rules</a><a href="/new/necronomonopoly?seats=2"><b>Play</b></a>'
  })
  afterEach(() => vi.useRealTimers())

  it('brings in the title for which somebody reaches, and then the faces of headings', async () => {
    await headStart(document, bring)
    reach('a[href="/rules"]')
    expect(titles).toEqual([])
    reach('b')
    expect(titles).toEqual(['necronomonopoly'])
    expect(isWaiting()).toBe(true)
    arrive()
    await vi.waitFor(() => expect(isWaiting()).toBe(false))
  })

  it('lets the faces come in any case, even if nothing could be had', async () => {
    const pages = () => Promise.reject(new Error('offline'))
    await expect(headStart(document, { ...bring, pages })).rejects.toThrow('offline')
    vi.runAllTimers()
    expect(isWaiting()).toBe(false)
  })
})
