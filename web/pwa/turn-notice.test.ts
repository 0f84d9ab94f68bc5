// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaults } from '../settings/settings.ts'
import { changeSettings, settings } from '../settings/store.ts'
import { switchTurnNotice, tellTurn } from './turn-notice.ts'

/** What the browser was asked, and what it has shown. */
let asked = 0
let shown: string[] = []
let answer: NotificationPermission = 'granted'

class BrowserNotice extends EventTarget {
  static permission: NotificationPermission = 'default'
  static requestPermission(): Promise<NotificationPermission> {
    asked++
    BrowserNotice.permission = answer
    return Promise.resolve(answer)
  }
  constructor(title: string, { body }: { body: string }) {
    super()
    shown.push(`${title}. ${body}`)
  }
}

const turn = { id: 'a', name: 'Last Candle', question: 'Light one?' }
const outOfSight = (isHidden: boolean) =>
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)

describe('a notice of the system', () => {
  beforeEach(() => {
    asked = 0
    shown = []
    answer = 'granted'
    BrowserNotice.permission = 'default'
    vi.stubGlobal('Notification', BrowserNotice)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    changeSettings(defaults)
  })

  it('is neither shown nor asked for until somebody wants it', async () => {
    outOfSight(true)
    await tellTurn(turn)
    expect([asked, shown]).toEqual([0, []])
    expect(await switchTurnNotice(true)).toBeNull()
    expect(settings().turnNotice).toBe(true)
    await tellTurn(turn)
    expect([asked, shown]).toEqual([1, ['Your turn: Last Candle. Light one?']])
    await switchTurnNotice(false)
    await tellTurn(turn)
    expect(shown).toHaveLength(1)
  })

  it('is not shown to whoever looks at the table', async () => {
    await switchTurnNotice(true)
    outOfSight(false)
    await tellTurn(turn)
    expect(shown).toEqual([])
  })

  it('stays off, with a reason, where the browser does not allow it or has none', async () => {
    answer = 'denied'
    expect(await switchTurnNotice(true)).toContain('Allow notices for this site')
    expect(settings().turnNotice).toBe(false)
    vi.unstubAllGlobals()
    vi.stubGlobal('Notification', undefined)
    Reflect.deleteProperty(globalThis, 'Notification')
    expect(await switchTurnNotice(true)).toContain('This browser has no notices')
  })
})
