import { expect, type Page } from '@playwright/test'
import { complaints, takeSomething } from './at-the-table.ts'
import { faultsOf } from './faults.mjs'
import { test } from './known-dice.ts'
import { visitor, whoIsAsked } from './online-table.ts'

test('a friend follows the link, reads who invites to what, takes the seat, and both start', async ({
  browser,
}) => {
  const host = await visitor(browser)
  const found = [complaints(host)]

  await test.step('two presses on the home page, and the link stands there', async () => {
    await host.goto('/')
    await host.getByRole('link', { name: 'With a friend: Necronomonopoly' }).click()
    await host.getByLabel('Name of seat 1').fill('Mara')
    await host.getByRole('button', { name: /Open the table/ }).click()
    await expect(host.getByLabel('Link to this table')).toHaveValue(/\/t\/[\w-]{22}$/)
  })
  const link = await host.getByLabel('Link to this table').inputValue()

  const friend = await visitor(browser, true)
  found.push(complaints(friend))
  await test.step('the invitation', async () => {
    await friend.goto(link)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(
      'Mara invites you to Necronomonopoly',
    )
    await expect(friend).toHaveTitle('Mara invites you to Necronomonopoly · Eldertable')
    await expect(friend.getByText(/^About \d+ minutes/)).toBeVisible()
    await expect(friend.locator('.opt.go')).toHaveCount(1)
    for (const colorScheme of ['dark', 'light'] as const) {
      await friend.emulateMedia({ colorScheme })
      for (const page of [host, friend]) expect([...(await faultsOf(page))]).toEqual([])
    }
    await expect(friend.getByText('Starting Sanity')).toBeHidden()
    await friend.getByText('What is agreed at this table').click()
    await expect(friend.getByText('Starting Sanity')).toBeVisible()
  })

  await test.step('the rules in two minutes, and back to the table', async () => {
    await friend.getByRole('link', { name: 'How to play in two minutes' }).click()
    await friend.getByRole('link', { name: 'To the table that waits for you' }).click()
    await expect(friend).toHaveURL(link)
  })

  await test.step('a name is asked where the seat is taken, by keyboard alone', async () => {
    await friend.getByLabel('Your name').focus()
    await friend.keyboard.press('Enter')
    await expect(friend.getByRole('alert')).toContainText('Tell the others what to call you')
    await friend.keyboard.type('Tom')
    await friend.keyboard.press('Enter')
    await expect(host.getByText('Tom has sat down.')).toBeVisible()
  })

  await test.step('both are ready', async () => {
    await friend.getByRole('button', { name: /^Ready/ }).click()
    await expect(host.getByText('Tom is ready.')).toBeVisible()
    await expect(host).toHaveTitle(/^● They wait for you/)
    await host.getByRole('button', { name: /^Ready/ }).click()
    for (const page of [host, friend]) await page.locator('.prompt').waitFor()
  })

  await test.step('whoever comes late watches; whoever sits there is at the table at once', async () => {
    const late = await visitor(browser)
    await late.goto(link)
    await expect(late.locator('.notices')).toContainText('You are watching.')
    await friend.goto(link)
    await expect(friend.locator('.notices')).not.toContainText('You are watching.')
    await friend.locator('.prompt').waitFor()
  })
  expect(found.flat()).toEqual([])
})

test('a link shows who invites to what before it is opened, if the table is public', async ({
  page,
}) => {
  for (const isPublic of [false, true]) {
    await page.goto('/new/necronomonopoly?with=friend')
    await page.getByLabel('Name of seat 1').fill('Mara')
    if (isPublic) await page.getByLabel('Show it among the open tables').check()
    await page.getByRole('button', { name: /Open the table/ }).click()
    const link = await page.getByLabel('Link to this table').inputValue()
    // As those ask who show previews: without a script, and not as anybody.
    const sent = await (await fetch(link)).text()
    expect(/<title>([^<]*)</.exec(sent)?.[1]).toBe(
      isPublic
        ? '\u2068Mara\u2069 invites you to Necronomonopoly'
        : 'You are invited to a table at Eldertable',
    )
    expect(/Mara|Necronomonopoly/.test(sent)).toBe(isPublic)
    const picture = await fetch(/property="og:image" content="([^"]*)"/.exec(sent)?.[1] ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
  }
})

test('somebody at the same screen is refused at an online table, with the reason', async ({
  page,
}) => {
  await page.goto('/new/necronomonopoly?with=friend')
  await page.getByLabel('Name of seat 1').fill('Mara')
  await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.getByLabel('Who plays seat 3').selectOption('person')
  await expect(page.getByRole('alert')).toContainText('a screen of their own')
  await page.getByRole('button', { name: /Open the table/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'At an online table' })).toBeVisible()
  await expect(page).toHaveURL(/\/new\//)
})

test('a full table, and one that was given up, say so and show what can be done', async ({
  browser,
}) => {
  const host = await visitor(browser)
  await host.goto('/new/necronomonopoly?with=friend')
  await host.getByLabel('Name of seat 1').fill('Mara')
  await host.getByRole('button', { name: /Open the table/ }).click()
  const link = await host.getByLabel('Link to this table').inputValue()
  const friend = await visitor(browser)
  await friend.goto(link)
  await friend.getByLabel('Your name').fill('Tom')
  await friend.getByRole('button', { name: /^Take a seat/ }).click()
  const third = await visitor(browser)
  await third.goto(link)
  await expect(third.getByText('All seats are taken.')).toBeVisible()
  await expect(third.getByRole('button', { name: /^Take a seat/ })).toHaveCount(0)
  await friend.getByRole('button', { name: 'Get up' }).click()
  await expect(third.getByRole('button', { name: /^Take a seat/ })).toBeVisible()
  await host.getByRole('button', { name: 'Get up' }).click()
  await expect(third.getByRole('alert')).toContainText('Everybody has got up')
  await third.getByRole('main').getByRole('link', { name: 'Open a table of your own' }).click()
  await expect(third).toHaveURL(/\/new\/necronomonopoly/)
})

test('a match begun alone goes on online where it is, and a friend plays on in it', async ({
  browser,
}) => {
  const host = await visitor(browser)
  const found = [complaints(host)]
  await host.goto('/new/necronomonopoly')
  await host.getByRole('button', { name: /^Start/ }).click()
  for (let n = 0; n < 3; n++) await takeSomething(host)
  const local = host.url()

  await test.step('from the menu of the table, with a seat for a friend', async () => {
    await host.getByRole('button', { name: 'Menu' }).click()
    await host.getByRole('link', { name: /^Go on with friends/ }).click()
    await host.getByLabel('Your name').fill('Mara')
    await expect(host.getByLabel('Who goes on for Bram')).toHaveValue('friend')
    await expect(host.getByLabel('Who goes on for Odile')).toHaveValue('bot')
    expect([...(await faultsOf(host))]).toEqual([])
    await host.getByRole('button', { name: /^Take it online/ }).click()
    await expect(host.getByLabel('Link to this table')).toHaveValue(/\/t\/[\w-]{22}$/)
  })
  const link = await host.getByLabel('Link to this table').inputValue()

  const friend = await visitor(browser, true)
  found.push(complaints(friend))
  await test.step('the friend reads that it was begun alone, and sits down', async () => {
    await friend.goto(link)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(
      'Mara invites you to Necronomonopoly',
    )
    await expect(friend.locator('.strip')).toContainText(
      /Mara began this match .* nobody can prove the dice up to there/,
    )
    await friend.getByLabel('Your name').fill('Tom')
    await friend.getByRole('button', { name: /^Take a seat/ }).click()
    await friend.locator('.prompt').waitFor()
    await expect(friend.locator('.notices')).not.toContainText('You are watching.')
    await expect(host.getByText('Tom has sat down')).toBeVisible()
  })

  await test.step('both play on', async () => {
    await host.getByRole('button', { name: /^To the table/ }).click()
    await host.locator('.prompt').waitFor()
    await expect(host.locator('.notices')).toContainText('Mara began this match')
    const asked = new Set<Page>()
    for (let n = 0; n < 40 && asked.size < 2; n++) {
      const { page } = await whoIsAsked([host, friend])
      asked.add(page)
      await takeSomething(page)
    }
    expect(asked.size).toBe(2)
  })

  await test.step('the match alone stays, and says where it went on', async () => {
    await host.goto('/')
    await expect(host.locator('.row').filter({ hasText: 'went on online' })).toHaveCount(1)
    await host.goto(local)
    await host.locator('.notices').getByRole('link', { name: 'Go there' }).click()
    await expect(host).toHaveURL(link)
    await host.locator('.prompt').waitFor()
  })
  expect(found.flat()).toEqual([])
})
