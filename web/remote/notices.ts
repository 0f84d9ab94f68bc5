import type {
  NoticesShown,
  NoticeWish,
  PushBody,
  WayShown,
} from '@eldertable/protocol/wire-notices.ts'
import { call } from './api.ts'

// What the server tells somebody who is away, and by which ways.

export const listNotices = (): Promise<NoticesShown> => call('GET', '/me/notices')
export const chooseNotices = (wish: NoticeWish): Promise<unknown> =>
  call('PUT', '/me/notices', wish)
export const addBrowser = (subscription: PushBody): Promise<WayShown> =>
  call('POST', '/me/notices/push', subscription)
export const addMail = (address: string): Promise<WayShown> =>
  call('POST', '/me/notices/mail', { address })
export const addHook = (url: string): Promise<WayShown & { secret: string }> =>
  call('POST', '/me/notices/hook', { url })
export const dropWay = (id: string): Promise<unknown> => call('DELETE', `/me/notices/${id}`)
export const tryWay = (id: string): Promise<unknown> => call('POST', `/me/notices/${id}/trial`, {})
export const confirmMail = (token: string): Promise<unknown> =>
  call('POST', '/notices/confirm', { token })
export const unsubscribeMail = (token: string): Promise<unknown> =>
  call('POST', `/notices/unsubscribe?token=${encodeURIComponent(token)}`)
