import { expect, type BrowserContext, type Page } from '@playwright/test'
import { complaints } from './at-the-table.ts'
import { test } from './known-dice.ts'

declare const registration: {
  getNotifications(): Promise<{ title: string; body: string; data: string; tag: string }[]>
}

/** Gives the service worker a push as the browser does that has got one from its push service. */
async function push(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await devtools.detach()
}

/** Presses the notice that is shown; a browser without windows opens none, so it says what it was asked for. */
async function press(context: BrowserContext): Promise<{ opened: string[]; focused: string[] }> {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('there is no service worker')
  return worker.evaluate(async () => {
    const asked = { opened: [] as string[], focused: [] as string[] }
    const here = globalThis as unknown as {
      clients: { openWindow(url: string): Promise<null> }
      WindowClient: { prototype: { focus(): Promise<unknown> } }
      NotificationEvent: new (type: string, given: object) => Event
    }
    here.clients.openWindow = async (url) => (asked.opened.push(url), null)
    here.WindowClient.prototype.focus = async function (this: { url: string }) {
      asked.focused.push(new URL(this.url).pathname)
      return this
    }
    const [notification] = await registration.getNotifications()
    let done: unknown
    const event = new here.NotificationEvent('notificationclick', { notification })
    Object.assign(event, { waitUntil: (work: unknown) => (done = work) })
    dispatchEvent(event)
    await done
    return asked
  })
}

test('a push is shown as a notice, which leads to its table', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  const found = complaints(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const notice = {
    id: 'one',
    kind: 'turn',
    title: 'Your turn',
    body: 'Friday · Necronomonopoly',
    path: '/t/abcdefghijklmnopqrstuv',
    waiting: 2,
  }
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, data }) => ({ title, body, path: String(data) }))
    })
  await push(page, { ...notice, body: 'Before' })
  await push(page, notice)
  const { title, body, path } = notice
  // One for a table, the latest.
  await expect.poll(shown).toEqual([{ title, body, path }])
  expect(await press(context)).toEqual({ opened: [path], focused: [] })

  await push(page, { ...notice, path: '/settings' })
  const other = await context.newPage()
  await other.goto(`${baseURL}/settings`)
  await page.bringToFront()
  expect(await press(context)).toEqual({ opened: [], focused: ['/settings'] })
  expect(found).toEqual([])
})

test('whoever has a way to be told chooses of what and when, and takes it off again', async ({
  page,
}) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.request.post('/api/guest', { data: { name: 'Ada' } })
  const key = 'B'.repeat(87)
  const added = await page.request.post('/api/me/notices/push', {
    data: {
      endpoint: 'https://push.example/one',
      keys: { p256dh: key, auth: 'A'.repeat(22) },
      name: 'Firefox on Linux',
    },
  })
  expect(added.status()).toBe(201)
  await page.reload()
  const away = page.getByRole('region', { name: 'When you are away' })
  await expect(away).toContainText('Firefox on Linux')
  await away.getByRole('switch', { name: 'The match is over' }).click()
  await away.getByRole('switch', { name: 'Quiet hours' }).click()
  await away.getByLabel('Quiet from').fill('23:15')
  const kept = async () => {
    const { kinds, quiet } = await (await page.request.get('/api/me/notices')).json()
    return { turn: kinds.turn, ended: kinds.ended, quiet: quiet?.from }
  }
  await expect.poll(kept).toEqual({ turn: true, ended: false, quiet: '23:15' })
  await page.reload()
  await expect(away.getByRole('switch', { name: 'The match is over' })).not.toBeChecked()
  await expect(away.getByLabel('Quiet from')).toHaveValue('23:15')
  await away.getByRole('button', { name: 'Tell Firefox on Linux nothing more' }).click()
  await expect(away.getByRole('status')).toHaveText('Firefox on Linux is told nothing more.')
  await expect(away.getByRole('switch')).toHaveCount(0)
})
