import { changeSettings, settings } from '../settings/store.ts'

/** One for each table: the next takes the place of the last. */
const TAG = 'eldertable-turn-'

/** Whether this browser can tell anything while its page is out of sight. */
const canNotify = (): boolean => 'Notification' in globalThis

/**
 * Switches notices of one's turn on or off. The browser is asked for leave only here, when somebody wants them. Gives
 * the reason if it is not to be had.
 */
export async function switchTurnNotice(isWanted: boolean): Promise<string | null> {
  if (!isWanted) {
    changeSettings({ turnNotice: false })
    return null
  }
  if (!canNotify()) return 'This browser has no notices. The tab’s title still says “Your turn”.'
  const leave = await Notification.requestPermission()
  changeSettings({ turnNotice: leave === 'granted' })
  return leave === 'granted'
    ? null
    : 'This browser does not let the page tell you. Allow notices for this site in its settings.'
}

/** Tells that somebody is asked, if they want to be told and do not look. */
export const tellTurn = (table: { id: string; name: string; question: string }): Promise<void> =>
  tellOutOfSight({ id: table.id, title: `Your turn: ${table.name}`, body: table.question })

/** Tells what happens at a table, if somebody wants to be told and does not look. */
export async function tellOutOfSight({
  id,
  title,
  body,
}: {
  id: string
  title: string
  body: string
}): Promise<void> {
  if (!document.hidden || !settings().turnNotice || !canNotify()) return
  if (Notification.permission !== 'granted') return
  const said = { body, tag: TAG + id, icon: '/icons/192.png', data: location.pathname }
  // Phones take notices from the service worker alone.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active != null) return worker.showNotification(title, said)
  const notice = new Notification(title, said)
  notice.addEventListener('click', () => {
    globalThis.focus()
    notice.close()
  })
}

/** Takes the notice of a table away: whoever looks need not be told. */
export async function withdrawTurn(id: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const shown = (await worker?.getNotifications({ tag: TAG + id })) ?? []
  for (const notice of shown) notice.close()
}
