import { expect, type Browser, type Page } from '@playwright/test'
import { complaints, makeShort, playOn } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { join, openOnline, playTogether, visitor } from './online-table.ts'

/** A table with one free seat and one bot; gives the host's page. */
async function openTable(browser: Browser, isShort = false): Promise<Page> {
  const host = await visitor(browser)
  await host.goto('/new/necronomonopoly')
  await host.getByLabel('Who plays seat 2').selectOption('open')
  await host.getByRole('button', { name: 'Remove' }).last().click()
  if (isShort) await makeShort(host)
  await openOnline(host)
  return host
}

test('two browsers finish a game; one reloads and one loses its connection', async ({
  browser,
}) => {
  const host = await openTable(browser, true)
  const friend = await visitor(browser, true)
  const found = complaints(host)
  await join(friend, host.url(), 'Bram')
  await expect(host.locator('.seat .nm').nth(1)).toHaveText('Bram')
  await playTogether([host, friend], 10)
  await friend.reload()
  await friend.locator('.prompt').waitFor()
  await host.context().setOffline(true)
  await expect(host.locator('.notices')).toContainText('connection is gone')
  await host.context().setOffline(false)
  await expect(host.locator('.notices')).not.toContainText('connection is gone')
  await Promise.all([playOn(host), playOn(friend)])
  for (const page of [host, friend]) await expect(page.locator('.headline')).toHaveText(/^You /)
  // The same people in the same seats: who asks first invites the other.
  await host.getByRole('button', { name: /^Play again/ }).click()
  await expect(host.locator('.waiting-seats')).toContainText('Bram')
  await friend.getByRole('button', { name: /you are invited/ }).click()
  for (const page of [host, friend]) {
    await page.locator('.prompt').waitFor()
    await expect(page.locator('.seat .nm').nth(1)).toHaveText('Bram')
  }
  expect(found.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('a spectator sees the table and nothing to choose', async ({ browser }) => {
  const host = await openTable(browser)
  const friend = await visitor(browser)
  await join(friend, host.url(), 'Bram')
  const spectator = await visitor(browser)
  const heard: string[] = []
  spectator.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  )
  await spectator.goto(host.url())
  await spectator.locator('.prompt.waiting').waitFor()
  await playTogether([host, friend], 6)
  await expect(spectator.locator('.prompt .opt')).toHaveCount(0)
  const tables = heard.filter(
    (text) => text.includes('"t":"table"') || text.includes('"t":"moved"'),
  )
  expect(tables.length).toBeGreaterThan(0)
  for (const text of tables) {
    const message = JSON.parse(text) as {
      view?: { hand: unknown; menu: unknown }
      menu?: unknown
      hand?: unknown
    }
    expect(message.view?.menu ?? message.menu ?? null).toBeNull()
    expect(message.view?.hand ?? message.hand ?? null).toBeNull()
  }
})

test('people talk, and a code leads to the table', async ({ browser }) => {
  const host = await openTable(browser)
  const code = (await host.locator('.code').textContent()) ?? ''
  const friend = await visitor(browser)
  await friend.goto('/')
  await friend.getByLabel('Code of a table').fill(code)
  await friend.getByRole('button', { name: 'Join by code' }).click()
  await friend.waitForURL(/\/t\//)
  await join(friend, friend.url(), 'Odette')
  await friend.keyboard.press('t')
  await friend.getByLabel('Say something to the table').fill('Mind the Shoggoth')
  await friend.getByRole('button', { name: 'Say' }).click()
  await host.getByRole('tab', { name: 'Chat' }).click()
  await expect(host.locator('.chat-lines')).toContainText('Mind the Shoggoth')
})
