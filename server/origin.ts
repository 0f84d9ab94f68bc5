import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request may use the cookies that came with it. Browsers say from which page a request comes: it must be
 * one of ours. Programs that are no browsers say nothing, and nobody can make them send another's cookie.
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  host: string | undefined,
  origins: readonly string[],
): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase()
}
