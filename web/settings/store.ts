import { useSyncExternalStore } from 'preact/compat'
import { readSettings, type Settings } from './settings.ts'

/** Also read by public/theme.js, before anything is drawn. */
export const STORAGE_KEY = 'eldertable:settings'

const listeners = new Set<() => void>()
let current: Settings | undefined

/** The settings of this browser; the same object until one of them changes. */
export function settings(): Settings {
  current ??= readSettings(load())
  return current
}

/** Changes some settings, keeps them, and tells everybody who looks at them. */
export function changeSettings(changes: Partial<Settings>): void {
  current = readSettings({ ...settings(), ...changes })
  save(current)
  tell()
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings)
}

/** Calls the listener at every change, here or in another tab; gives the way to stop it. */
export function onSettings(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
  }
}

function onStorage(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY && event.key !== null) return
  current = undefined
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

// Storage can be missing, full or forbidden: then the settings last as long as the page.
function load(): unknown {
  try {
    return JSON.parse(globalThis.localStorage.getItem(STORAGE_KEY) ?? 'null')
  } catch {
    return null
  }
}

function save(kept: Settings): void {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Nothing to do, and nothing lost but the next visit.
  }
}
