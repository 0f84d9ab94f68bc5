import type { Ban, Store } from '@eldertable/store'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../limits/person.ts'
import { Refused } from '../refused.ts'

export const guestBan = (id: string): string => `guest:${id}`
/** An address as limits count it: of IPv6 the network. */
export const addressBan = (ip: string): string => `address:${addressOf(ip)}`

/** Whom whoever runs the server does not let in. It is asked at every request, so this process knows it by heart. */
export class Bans {
  readonly #store: Store
  #all: ReadonlyMap<string, Ban> = new Map()

  constructor(store: Store) {
    this.#store = store
  }

  /** Reads them anew: at the start, and when they have changed. */
  async load(): Promise<void> {
    const bans = await this.#store.bans()
    this.#all = new Map(bans.map((ban) => [ban.who, ban]))
  }

  get list(): Ban[] {
    return [...this.#all.values()].filter(isInForce)
  }

  /** The address as it is counted. */
  mayEnter(guest: string | null | undefined, address: string): boolean {
    const ban = this.#all.get(guestBan(guest ?? '')) ?? this.#all.get(`address:${address}`)
    return ban === undefined || !isInForce(ban)
  }
}

const isInForce = ({ endsAt }: Ban): boolean => endsAt === null || endsAt > Date.now()

/** Refuses everything on the routes of this scope to those who are banned, once it is known who asks. */
export function turnAwayBanned(scope: FastifyInstance, bans: Bans): void {
  scope.addHook('onRequest', async ({ guest, ip }) => {
    if (!bans.mayEnter(guest?.id, addressOf(ip))) throw new Refused('banned')
  })
}
