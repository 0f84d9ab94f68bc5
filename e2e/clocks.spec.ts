import { expect } from '@playwright/test'
import { complaints } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { join, openOnline, visitor, whoIsAsked } from './online-table.ts'

test('a table is played by the clock: chosen, read before one sits down, running, and paused', async ({
  browser,
}) => {
  const host = await visitor(browser)
  const found = complaints(host)
  await host.goto('/new/necronomonopoly?with=friend')
  await host.getByLabel('How long may one think?').selectOption({ label: 'Relaxed' })
  await host.getByLabel('When somebody’s time is up').selectOption('lose')
  await openOnline(host)

  const friend = await visitor(browser, true)
  await friend.goto(host.url())
  await expect(friend.locator('.lasts')).toContainText(
    'Each decision has 60 seconds; what goes beyond is taken from 20 minutes for the whole match.',
  )
  await friend.getByText('What is agreed at this table').click()
  await expect(friend.locator('.agreed')).toContainText('they leave the game and so lose')
  await join(friend, host.url(), 'Bram')

  const both = [host, friend]
  const { page: asked } = await whoIsAsked(both)
  const waits = asked === host ? friend : host
  const other = asked === host ? 'Ada' : 'Bram'
  await expect(asked.getByRole('button', { name: /^You have \d+ minutes.* left/ })).toBeVisible()
  const clock = waits.getByRole('button', { name: new RegExp(`^${other} has \\d+ minutes.* left`) })
  await expect(clock).toBeVisible()

  await clock.click()
  await waits.getByRole('button', { name: 'I want a pause' }).click()
  await waits.getByRole('button', { name: 'Close' }).click()
  await asked.getByRole('button', { name: 'Agree to the pause' }).click()
  for (const page of both)
    await expect(page.locator('.notices')).toContainText('The clocks stand still')
  await asked.getByRole('button', { name: 'Let the clocks run' }).click()
  for (const page of both) await expect(page.locator('.notices')).not.toContainText('stand still')
  await expect(asked.getByRole('button', { name: /^You have \d+ minutes.* left/ })).toBeVisible()
  expect(found).toEqual([])
})
