import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { addPasskey, beginEntering, beginPasskey, enter, recover } from '../remote/accounts.ts'
import { changeSettings } from '../settings/store.ts'

type RequestOptions = Parameters<
  typeof import('@simplewebauthn/browser').startAuthentication
>[0]['optionsJSON']

/** Nobody who has no account needs it. */
const browser = () => import('@simplewebauthn/browser')

/** Why there are no passkeys at this address, or in this browser; null if there are. */
export function whyNotHere(
  sites: readonly string[],
  here: Pick<Location, 'origin' | 'hostname' | 'port'> = location,
): string | null {
  const [site] = sites
  if (site !== undefined && !sites.includes(here.origin)) return `Passkeys work at ${site}.`
  if (here.hostname === '127.0.0.1' || here.hostname === '[::1]')
    return `Passkeys do not work at an address in figures. Open http://localhost:${here.port} instead.`
  if (!globalThis.isSecureContext || /^[\d.]+$|^\[/.test(here.hostname))
    return 'Passkeys need a page by https, and this one is not. Everything else works here.'
  return 'PublicKeyCredential' in globalThis ? null : 'This browser knows no passkeys.'
}

/** Makes a passkey on this device. With the first come recovery codes. */
export async function makePasskey(): Promise<string[] | undefined> {
  const { startRegistration } = await browser()
  const { ceremony, options } = await beginPasskey<PublicKeyCredentialCreationOptionsJSON>()
  const credential = await asked(startRegistration({ optionsJSON: options }))
  return (await addPasskey(ceremony, credential)).codes
}

/** Comes back by a passkey; gives the name that opens. */
export async function signIn(): Promise<string> {
  const { startAuthentication } = await browser()
  const { ceremony, options } = await beginEntering<RequestOptions>()
  return remembered(
    await enter(ceremony, await asked(startAuthentication({ optionsJSON: options }))),
  )
}

/** Comes back by a recovery code; gives the name that opens. */
export const signInByCode = async (code: string): Promise<string> =>
  remembered(await recover(code.trim()))

function remembered({ name }: { name: string }): string {
  changeSettings({ name })
  return name
}

/** What the browser has made of it; what it says if not is for programmers. */
async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    throw new Error(sentences[error instanceof Error ? error.name : ''] ?? USUAL, { cause: error })
  }
}

const USUAL = 'The browser could not do that. Nothing has changed.'
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: 'Nothing has changed: the question was closed, or it took too long.',
  AbortError: 'Nothing has changed: the question was closed.',
  InvalidStateError: 'This device keeps your name already.',
  NotSupportedError: 'This device can not keep passkeys.',
  SecurityError: 'Passkeys do not work at this address. Everything else does.',
}
