import type {
  AccountShown,
  AccountsOffered,
  InvitationShown,
  InviteBody,
  PersonShown,
  SessionShown,
} from '@eldertable/protocol/wire-accounts.ts'
import { call } from './api.ts'

// By what somebody is known for good, on which devices, and with whom they have played.

/** What is to be made or signed by the browser. */
export interface Ceremony<Options> {
  ceremony: string
  options: Options
}

export const accountsOffered = (): Promise<AccountsOffered> => call('GET', '/accounts')
export const myAccount = (): Promise<AccountShown> => call('GET', '/me/account')
export const beginPasskey = <O>(): Promise<Ceremony<O>> => call('POST', '/me/passkeys/begin', {})
export const addPasskey = (ceremony: string, credential: unknown): Promise<{ codes?: string[] }> =>
  call('POST', '/me/passkeys', { ceremony, credential })
export const dropPasskey = (id: string): Promise<unknown> => call('DELETE', `/me/passkeys/${id}`)
export const renewCodes = (): Promise<{ codes: string[] }> => call('POST', '/me/codes', {})
export const beginEntering = <O>(): Promise<Ceremony<O>> => call('POST', '/accounts/begin', {})
export const enter = (ceremony: string, credential: unknown): Promise<{ name: string }> =>
  call('POST', '/accounts/enter', { ceremony, credential })
export const recover = (code: string): Promise<{ name: string }> =>
  call('POST', '/accounts/recover', { code })
export const listSessions = (): Promise<SessionShown[]> => call('GET', '/me/sessions')
export const endSession = (id: string): Promise<unknown> => call('DELETE', `/me/sessions/${id}`)
export const everythingOfMine = (): Promise<object> => call('GET', '/me/export')
export const listPeople = (): Promise<PersonShown[]> => call('GET', '/me/people')
export const invite = (id: string, person: InviteBody): Promise<unknown> =>
  call('POST', `/tables/${id}/invite`, person)
export const listInvitations = (): Promise<InvitationShown[]> => call('GET', '/me/invitations')
export const declineInvitation = (id: string): Promise<unknown> =>
  call('DELETE', `/me/invitations/${id}`)
