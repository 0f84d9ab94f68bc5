import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { Allowance, SharedCounts } from './shared-counts.ts'

/** Whose limits count: a guest's, if there is one, and those of the address, which several people may share. */
export interface Person {
  readonly guest: string | undefined
  /** As `addressOf` has it. */
  readonly address: string
}

/** This many times what one guest may do, an address may. */
export const PEOPLE_AT_AN_ADDRESS = 5

/**
 * An address as it is counted: of IPv6 the network, since everybody has a whole one to choose from. Whoever has hung up
 * already has none.
 */
export const addressOf = (ip: string | undefined): string => normalizeIP(ip ?? 'gone')

/** Of IPv6, what one household is given as a rule: whoever opens tables from all its networks has one share of them. */
const HOUSEHOLD = 56
/** So many signs that two addresses seldom have the same, and so few that hundreds do: nobody can tell which it was. */
const ORIGIN = 6

/** All the networks of a household as one address. */
export const householdOf = (address: string): string => normalizeIP(address, HOUSEHOLD)

/** From where somebody comes, as it may be kept with a table. */
export const originOf = ({ address }: Pick<Person, 'address'>): string =>
  createHash('sha256').update(householdOf(address)).digest('hex').slice(0, ORIGIN)

/** By what somebody is counted: a stranger has nothing but the address. */
export const nameOf = ({ guest, address }: Person): string =>
  guest === undefined ? `stranger:${address}` : `guest:${guest}`

/** Counts one more for an address as a whole; gives how long to wait if it was one too many. */
export const takeOfAddress = (
  counts: SharedCounts,
  address: string,
  allowance: Allowance,
): Promise<number | undefined> =>
  counts.take(`address:${address}`, {
    ...allowance,
    most: allowance.most * PEOPLE_AT_AN_ADDRESS,
  })

/** Counts one more for a person and for the address; gives how long to wait if it was one too many. */
export const takeOf = async (
  counts: SharedCounts,
  person: Person,
  allowance: Allowance,
): Promise<number | undefined> =>
  (await counts.take(nameOf(person), allowance)) ?? takeOfAddress(counts, person.address, allowance)
