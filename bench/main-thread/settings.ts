import type { Limits } from '@eldertable/server'

export const ADMIN_TOKEN = 'a token that only the bench knows'

/** A crowd is made by one address here: what keeps one address from it is not to be measured. */
export const LIMITS_OF_BENCH: Partial<Limits> = {
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
  connectionsPerGuest: 1e9,
  connectionsPerAddress: 1e9,
  wiresPerAddress: 1e9,
  watchesPerConnection: 1e9,
  watchesPerAddress: 1e9,
  watchBurst: 1e9,
  watchesPerSecond: 1e9,
  hintBurst: 1e9,
  asksPerMinute: 1e9,
  tablesPerGuest: 1e9,
  importsPerGuest: 1e9,
  importBytes: 1e12,
  requestsPerMinute: 1e9,
  creationsPerMinute: 1e9,
  looksPerMinute: 1e9,
  filesPerMinute: 1e9,
  reportsPerHour: 1e9,
}
