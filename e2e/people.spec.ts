import { expect } from '@playwright/test'
import { complaints } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { visitor, whoIsAsked } from './online-table.ts'

test('strangers find names, say when they are ready, come, go and take over from each other', async ({
  browser,
}) => {
  const host = await visitor(browser)
  const friend = await visitor(browser, true)
  const found = [complaints(host), complaints(friend)]

  await test.step('who opens a table is asked for a name, once', async () => {
    await host.goto('/new/necronomonopoly')
    await host.getByLabel('Who plays seat 2').selectOption('open')
    await host.getByRole('button', { name: 'Remove' }).last().click()
    await host.getByLabel('Show it among the open tables').check()
    await expect(host.getByLabel('Name of seat 1')).toHaveValue('')
    await host.getByRole('button', { name: /Open the table/ }).click()
    await expect(host.getByLabel('Name of seat 1')).toBeFocused()
    await host.getByLabel('Name of seat 1').fill('Ada')
    await host.getByRole('button', { name: /Open the table/ }).click()
    await host.locator('.waiting-seats').waitFor()
  })

  await test.step('the rules are read before one sits down; nobody is called like another', async () => {
    await friend.goto(host.url())
    await friend.getByText('What is agreed at this table').click()
    const agreed = friend.getByRole('region', { name: 'What is agreed at this table' })
    await expect(agreed).toContainText('Everybody plays for themselves')
    await expect(agreed).toContainText('Starting Sanity')
    const sit = friend.getByRole('button', { name: /^Take a seat/ })
    await sit.click()
    await expect(friend.getByRole('alert')).toContainText('Tell the others what to call you')
    await friend.getByLabel('Your name').fill('АDA') // with a Cyrillic A
    await sit.click()
    await expect(friend.getByRole('alert')).toContainText('is free')
    await friend.getByLabel('Your name').fill('Bram')
    await sit.click()
    await expect(host.locator('.waiting-seats')).toContainText('Bram')
  })

  await test.step('whom one would rather not hear is muted before anything begins', async () => {
    await friend.getByRole('button', { name: /^About Ada/ }).click()
    const dialog = friend.getByRole('dialog', { name: 'About Ada' })
    await dialog.getByRole('button', { name: 'Mute' }).click()
    await expect(dialog.getByRole('status')).toContainText('You don’t hear Ada any more')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(host.getByRole('button', { name: /^About Bram/ })).toBeVisible()
  })

  await test.step('it begins when both are ready', async () => {
    await friend.getByRole('button', { name: /^Ready/ }).click()
    await expect(host.getByRole('listitem').filter({ hasText: 'Bram' })).toContainText(
      'here, ready',
    )
    await host.getByRole('button', { name: /^Ready/ }).click()
    for (const page of [host, friend]) await page.locator('.prompt').waitFor()
    const { page: asked } = await whoIsAsked([host, friend])
    await expect(asked).toHaveTitle(/^● Your turn · Necronomonopoly/)
    await expect(asked === host ? friend : host).toHaveTitle(/^Necronomonopoly/)
    await asked.getByRole('link', { name: 'Back to the lobby' }).click()
    await expect(asked.locator('.row.yours')).toContainText(/● Your turn\s*since/)
    await asked.locator('.row.yours').getByRole('link', { name: 'Sit down' }).click()
    await asked.locator('.prompt').waitFor()
  })

  const table = host.url()
  await test.step('a seat that a bot plays is taken back by one press', async () => {
    const answer = await host.request.post(`${table.replace('/t/', '/api/tables/')}/replace`, {
      data: { seat: 0, by: 'bot:random' },
    })
    expect(answer.ok()).toBe(true)
    await host.getByRole('button', { name: 'Take my seat back' }).click()
    await expect(host.getByText('A bot is playing for you')).toHaveCount(0)
  })

  const cora = await visitor(browser)
  await test.step('who leaves is told what it means; who watches is told so, and asks for the seat', async () => {
    await friend.getByRole('button', { name: 'Menu' }).click()
    await friend.getByRole('button', { name: /^Leave your seat/ }).click()
    const dialog = friend.getByRole('dialog', { name: 'Leave the match' })
    await expect(dialog).toContainText('you come back only if the others let you')
    await dialog.getByRole('button', { name: 'Leave for good' }).click()
    await friend.waitForURL('/')
    await cora.goto('/')
    const played = cora.locator('.rows').filter({ hasText: 'Being played' })
    const row = played.locator('.row').filter({ hasText: 'Ada, Bram' }).first()
    await row.getByRole('link', { name: 'Watch' }).click()
    await expect(cora.locator('.notices')).toContainText('You are watching.')
    await cora.getByRole('button', { name: 'Ask for the empty seat of Bram' }).click()
    await cora.getByLabel('Your name').fill('Cora')
    await cora.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(cora.locator('.notices')).toContainText('wait for Ada')
    await host.getByRole('button', { name: 'Let Cora sit down' }).click()
    await expect(cora.locator('.notices')).not.toContainText('You are watching.')
    await expect(cora.locator('.seat .nm').nth(1)).toHaveText('Cora')
  })

  await test.step('a second device goes on by a link that works once', async () => {
    await cora.goto('/settings')
    await cora.getByRole('button', { name: 'Make a link' }).click()
    const link = await cora.getByLabel('Link for another device').inputValue()
    const phone = await visitor(browser, true)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Continue here as Cora.')
    await phone.getByRole('button', { name: 'Continue here' }).click()
    await phone.locator('.row').getByRole('link', { name: 'Sit down' }).click()
    await expect(phone.locator('.notices')).not.toContainText('You are watching.')
    await phone.locator('.prompt').waitFor()
    await friend.goto(link)
    await expect(friend.getByRole('alert')).toContainText('This link has been used')
  })

  expect(found.flat().filter((text) => !/status of 40[0-9]/.test(text))).toEqual([])
})

test('what leads nowhere says so and shows a way out; clearing away asks first', async ({
  page,
}) => {
  for (const address of [`/t/${'x'.repeat(22)}`, '/t/cut-off', '/local/gone']) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText(
      /There is no such table|not in this browser/,
    )
    await page.getByRole('main').getByRole('link', { name: 'Back to the lobby' }).click()
    await page.waitForURL('/')
  }
  await page.getByLabel('Code of a table').fill('BBBBBB')
  await page.getByRole('button', { name: 'Join by code' }).click()
  await expect(page.getByRole('alert')).toContainText('No table has this code')

  await page.goto('/new/necronomonopoly')
  await page.getByLabel('Who plays seat 2').selectOption('person')
  await page.getByLabel('Name of seat 2').fill('ada')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('alert')).toContainText('Two people here are called')
  await page.getByLabel('Name of seat 2').fill('Bram')
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.waitForURL(/\/local\//)
  await page.goto('/')
  await page.getByRole('button', { name: 'Clear away' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Clear away' }).click()
  await page.getByRole('button', { name: 'Clear away for good' }).click()
  await expect(page.getByRole('heading', { name: 'Your tables' })).toHaveCount(0)
})
