import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServerLink } from './server-link.ts'

/** As much of a WebSocket as a link asks for, played by the test. */
class Line extends EventTarget {
  send(): void {}
  close(): void {}
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  lose(): void {
    this.dispatchEvent(new Event('close'))
  }
}

/** A link that somebody listens to, and the lines that it has opened. */
function linked(): Line[] {
  const lines: Line[] = []
  const dial = () => {
    const line = new Line()
    lines.push(line)
    return line as unknown as WebSocket
  }
  const stop = new ServerLink(dial, new EventTarget()).listen(
    () => {},
    () => {},
  )
  stops.push(stop)
  return lines
}

/** Milliseconds until the next line is opened after the last was lost. */
function waited(lines: Line[]): number {
  const { length } = lines
  const since = Date.now()
  lines.at(-1)?.lose()
  while (lines.length === length) vi.advanceTimersToNextTimer()
  return Date.now() - since
}

const stops: (() => void)[] = []
const welcome = { t: 'welcome', v: 2, guest: null }

describe('a link that was lost', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
  })

  it('does not come back when all the others do', () => {
    const waits = new Set(Array.from({ length: 40 }, () => waited(linked())))
    expect(waits.size).toBeGreaterThan(20)
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(250)
      expect(wait).toBeLessThanOrEqual(750)
    }
  })

  it('waits longer each time, until it is welcome again', () => {
    const lines = linked()
    const waits = Array.from({ length: 8 }, () => {
      lines.at(-1)?.open() // turned away at the door
      return waited(lines)
    })
    expect(waits.at(-1)).toBeGreaterThan(7_000)
    lines.at(-1)?.open()
    lines.at(-1)?.tell(welcome)
    expect(waited(lines)).toBeLessThanOrEqual(750)
  })
})
