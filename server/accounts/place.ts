import { isIP } from 'node:net'
import { Refused } from '../refused.ts'

/** Where a passkey is made and used. */
export interface Place {
  /** The page, as its browser names it. */
  readonly origin: string
  /** The name to which browsers bind a passkey. */
  readonly rpId: string
}

interface Sites {
  /** The address at which people find this server, if whoever runs it has said. */
  readonly publicUrl: string | undefined
  readonly origins: readonly string[]
}

/** At which addresses passkeys work, if whoever runs the server has said which is the right one. */
export const sitesOf = ({ publicUrl, origins }: Sites): readonly string[] =>
  publicUrl === undefined ? [] : [publicUrl, ...origins]

/**
 * The place of a request. Its origin is the word of a browser, and one of ours (`isOwnOrigin`); who says none is no
 * browser and has no passkey. Behind a proxy only the browser knows by which protocol it has come.
 */
export function placeOf(origin: string | undefined, sites: Sites): Place {
  if (origin === undefined || !URL.canParse(origin)) throw new Refused('other-origin')
  const { publicUrl } = sites
  const known = sitesOf(sites)
  if (publicUrl !== undefined && !known.includes(origin))
    throw new Refused('passkeys-elsewhere', `Passkeys work at ${publicUrl}. Go on there.`)
  const { protocol, hostname } = new URL(origin)
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  if (!isSafe || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new Refused('passkeys-elsewhere')
  return { origin, rpId: publicUrl === undefined ? hostname : new URL(publicUrl).hostname }
}
