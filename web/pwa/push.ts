import type { PushBody } from '@eldertable/protocol/wire-notices.ts'

/** Why this browser can not be told anything while its page is closed; nothing if it can. */
export function cannotBeTold(): string | null {
  if ('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator)
    return null
  return isApple()
    ? 'On this device put the page on the home screen first, by its share menu; then it can be told.'
    : 'This browser can’t be told anything while the page is closed.'
}

/** What the server needs to tell this browser. It is asked for leave here, when somebody wants it, and gives the reason if there is none. */
export async function subscribed(publicKey: string): Promise<PushBody | string> {
  if ((await Notification.requestPermission()) !== 'granted')
    return 'This browser does not let the page tell you. Allow notices for this site in its settings.'
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active == null)
    return 'The page is still being kept here. Try again in a moment.'
  const { pushManager } = registration
  const applicationServerKey = bytesOf(publicKey)
  const wanted = { userVisibleOnly: true, applicationServerKey }
  try {
    const { endpoint, keys } = (await pushManager.subscribe(wanted)).toJSON()
    const { p256dh = '', auth = '' } = keys ?? {}
    return { endpoint: endpoint ?? '', keys: { p256dh, auth }, name: nameOfBrowser() }
  } catch {
    return 'The push service of this browser can’t be reached. Try again later.'
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

/** Browsers and systems, those first that call themselves by the names of others too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** By which its owner knows a browser among others. */
export function nameOfBrowser(agent: string = navigator.userAgent): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => agent.includes(word))?.[1]
  return `${nameIn(BROWSERS) ?? 'Browser'} on ${nameIn(SYSTEMS) ?? 'a computer'}`
}
