import type { Settings } from './settings.ts'
import { onSettings, settings } from './store.ts'

const light = '(prefers-color-scheme: light)'

/** The colour of the browser's own bars: the rail of each theme. */
const grounds = { dark: '#0f1719', light: '#d8ceb7' } as const

/** Puts the settings on the page, and keeps them there when they or the system's theme change. */
export function applySettings(): void {
  const system = globalThis.matchMedia(light)
  const put = () => putOn(document.documentElement, settings(), system.matches)
  put()
  system.addEventListener('change', put)
  onSettings(put)
}

function putOn(page: HTMLElement, chosen: Settings, isSystemLight: boolean): void {
  const theme = chosen.theme === 'system' ? (isSystemLight ? 'light' : 'dark') : chosen.theme
  page.dataset['theme'] = theme
  page.toggleAttribute('data-still', chosen.still)
  page.toggleAttribute('data-large-text', chosen.textSize >= 150)
  page.style.fontSize = chosen.textSize === 100 ? '' : `${chosen.textSize}%`
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme])
}
