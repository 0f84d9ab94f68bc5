// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whyNotHere } from './passkeys.ts'

const at = (address: string) => {
  const { origin, hostname, port } = new URL(address)
  return { origin, hostname, port }
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(() => void vi.unstubAllGlobals())

it('passkeys work by https and at localhost', () => {
  expect(whyNotHere([], at('https://table.example'))).toBeNull()
  expect(whyNotHere([], at('http://localhost:3232'))).toBeNull()
})

it('at an address in figures the reader is told where they do', () => {
  expect(whyNotHere([], at('http://127.0.0.1:3232'))).toContain('http://localhost:3232')
  expect(whyNotHere([], at('https://10.0.0.7'))).toContain('https')
})

it('where the host has named the site, it is the site', () => {
  const sites = ['https://table.example', 'https://www.table.example']
  for (const site of sites) expect(whyNotHere(sites, at(site))).toBeNull()
  expect(whyNotHere(sites, at('https://other.example'))).toContain('https://table.example')
})

it('without https, or in an old browser, that is said', () => {
  vi.stubGlobal('isSecureContext', false)
  expect(whyNotHere([], at('http://table.example'))).toContain('https')
  vi.unstubAllGlobals()
  vi.stubGlobal('isSecureContext', true)
  expect(whyNotHere([], at('https://table.example'))).toContain('knows no passkeys')
})
