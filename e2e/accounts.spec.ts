import AxeBuilder from '@axe-core/playwright'
import { expect, type CDPSession, type Page } from '@playwright/test'
import { complaints } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { openOnline, visitor } from './online-table.ts'

/** The same server under a name: browsers make no passkeys for an address in figures. */
const named = (url: string | undefined): string => (url ?? '').replace('127.0.0.1', 'localhost')

interface Device {
  readonly devtools: CDPSession
  readonly authenticatorId: string
}

/** Chromium's virtual authenticator: somebody's finger is always there. */
async function withAuthenticator(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

/** Brings the passkeys of one device to another, as those do that keep them with their maker. */
async function bringPasskeys(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  })
  for (const credential of credentials)
    await to.devtools.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticatorId,
      credential,
    })
}

const keepName = (page: Page) => page.getByRole('region', { name: 'Keep your name' })

/** Keeps this name by a passkey of this device, and gives the recovery codes. */
async function keep(page: Page, name: string): Promise<string[]> {
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await keepName(page).getByRole('button', { name: 'Keep my name' }).click()
  const codes = page.getByRole('group', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  return codes.getByRole('code').allInnerTexts()
}

test('a seat is taken up on another device by a passkey, and the first is signed out from there', async ({
  browser,
  baseURL,
}) => {
  const site = named(baseURL)
  const desk = await visitor(browser)
  const found = complaints(desk)
  const first = await withAuthenticator(desk)
  await desk.goto(`${site}/new/necronomonopoly?with=friend`)
  await openOnline(desk)
  const table = new URL(desk.url()).pathname
  await desk.goto(`${site}/settings`)
  await keep(desk, 'Ada')
  await keepName(desk).getByRole('button', { name: 'I have kept them' }).click()
  await expect(keepName(desk)).toContainText('10 are left.')
  expect(found).toEqual([])

  // The phone has been somebody else, with a table of its own.
  const phone = await visitor(browser, true)
  const second = await withAuthenticator(phone)
  await phone.goto(`${site}/new/necronomonopoly?with=friend`)
  await openOnline(phone, 'Addie')
  const other = new URL(phone.url()).pathname
  await bringPasskeys(first, second)
  await phone.goto(`${site}/settings`)
  await expect(keepName(phone)).toContainText('as Addie come along')
  await keepName(phone).getByRole('button', { name: 'Sign in' }).click()
  await expect(keepName(phone).getByRole('status')).toHaveText('You are Ada here too.')
  await expect(phone.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada')
  const { mine } = (await (await phone.request.get(`${site}/api/tables`)).json()) as {
    mine: { id: string; seat: number }[]
  }
  expect(new Set(mine.map(({ id }) => `/t/${id}`))).toEqual(new Set([table, other]))
  expect(mine.map(({ seat }) => seat)).toEqual([0, 0])

  await phone.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(phone.getByText('It is signed out.')).toBeVisible()
  expect((await desk.request.get(`${site}/api/me`)).status()).toBe(401)
  await phone.goto(site + table)
  await expect(phone.getByText('Send this link to your friends')).toBeVisible()

  // Signed out here as well, nobody is known, and the passkey is the way back.
  await phone.goto(`${site}/settings`)
  await phone.getByRole('button', { name: 'Sign out here' }).click()
  await expect(phone.getByText('You are signed out here.')).toBeVisible()
  await expect(phone.getByRole('textbox', { name: /^Name/ })).toHaveValue('')
  await keepName(phone).getByRole('button', { name: 'Sign in' }).click()
  await expect(keepName(phone)).toContainText('10 are left.')
})

test('a newcomer to a table signs in where the name is asked for', async ({ browser, baseURL }) => {
  const site = named(baseURL)
  const desk = await visitor(browser)
  const first = await withAuthenticator(desk)
  await desk.goto(`${site}/settings`)
  await keep(desk, 'Cora')
  const host = await visitor(browser)
  await host.goto(`${site}/new/necronomonopoly?with=friend`)
  await openOnline(host, 'Bram')

  const phone = await visitor(browser, true)
  const second = await withAuthenticator(phone)
  await bringPasskeys(first, second)
  await phone.goto(host.url())
  await phone.getByRole('button', { name: 'I have kept my name before' }).click()
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByLabel('Your name')).toHaveValue('Cora')
  await phone.getByRole('button', { name: /^Take a seat/ }).click()
  await expect(phone.getByRole('button', { name: /^Ready/ })).toBeVisible()
  const me = await (await phone.request.get(`${site}/api/me`)).json()
  const known = await (await desk.request.get(`${site}/api/me`)).json()
  expect(me).toEqual(known)
})

test('where passkeys do not work that is said, and a recovery code opens the name, once', async ({
  browser,
  baseURL,
}) => {
  const desk = await visitor(browser)
  await withAuthenticator(desk)
  await desk.goto(`${named(baseURL)}/settings`)
  const [code = ''] = await keep(desk, 'Dov')
  const elsewhere = await visitor(browser)
  await elsewhere.goto(`${baseURL}/settings`)
  const region = keepName(elsewhere)
  await expect(region).toContainText(`Open ${named(baseURL)} instead.`)
  await expect(region.getByRole('button', { name: 'Keep my name' })).toHaveCount(0)
  await region.getByRole('button', { name: 'By a recovery code' }).click()
  await region.getByLabel('Recovery code').fill(code.toLowerCase())
  await region.getByRole('button', { name: 'Use the code' }).click()
  await expect(region.getByRole('status')).toHaveText('You are Dov here too.')
  await expect(region).toContainText('9 are left.')
  const third = await visitor(browser)
  await third.goto(`${baseURL}/settings`)
  await keepName(third).getByRole('button', { name: 'By a recovery code' }).click()
  await keepName(third).getByLabel('Recovery code').fill(code)
  await keepName(third).getByLabel('Recovery code').press('Enter')
  await expect(keepName(third).getByRole('alert')).toContainText('it has been used')
})

for (const colorScheme of ['dark', 'light'] as const)
  test(`keeping a name can be read and pressed by everybody, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    for (const isPhone of [false, true]) {
      const page = await visitor(browser, isPhone)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await withAuthenticator(page)
      await page.goto(`${named(baseURL)}/settings`)
      await keepName(page).getByRole('button', { name: 'By a recovery code' }).click()
      const axe = () => new AxeBuilder({ page }).analyze()
      expect((await axe()).violations).toEqual([])
      await keep(page, 'Eve')
      expect((await axe()).violations).toEqual([])
      const small = await page
        .locator('.settings button')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length)
      expect(small).toBe(0)
    }
  })

test('somebody with whom one has played is invited by name, and finds it on the front page', async ({
  browser,
  baseURL,
}) => {
  const [ada, bram] = [await visitor(browser), await visitor(browser, true)]
  for (const [page, name] of [
    [ada, 'Ada'],
    [bram, 'Bram'],
  ] as const) {
    await page.goto(`${baseURL}/settings`)
    await page.getByRole('textbox', { name: /^Name/ }).fill(name)
    await page.request.post(`${baseURL}/api/guest`, { data: { name } })
  }
  const seats = [{ player: 'me' }, { player: 'open' }]
  const table = { title: 'necronomonopoly', seats, settings: { roundLimit: 20 } }
  const before = await (await ada.request.post(`${baseURL}/api/tables`, { data: table })).json()
  await bram.request.post(`${baseURL}/api/tables/${before.id}/join`)
  const next = await (await ada.request.post(`${baseURL}/api/tables`, { data: table })).json()
  await ada.goto(`${baseURL}/t/${next.id}`)
  await ada.getByRole('button', { name: 'Invite Bram' }).click()
  await expect(ada.getByText('Bram is invited.')).toBeVisible()
  await bram.goto(baseURL ?? '')
  const asked = bram.getByRole('region', { name: 'Invitations' })
  await expect(asked).toContainText('Ada invites you')
  expect((await new AxeBuilder({ page: bram }).analyze()).violations).toEqual([])
  await asked.getByRole('link', { name: /^Look at the table of Ada/ }).click()
  await expect(bram.getByRole('button', { name: /^Take a seat/ })).toBeVisible()
  await bram.goto(baseURL ?? '')
  await asked.getByRole('button', { name: /^Not this time/ }).click()
  await expect(asked).toHaveCount(0)
})
