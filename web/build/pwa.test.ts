import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precacheOf } from './pwa.ts'
import { notOurs, workerSource } from './worker.ts'

let folder = ''
const put = (file: string, text: string): void => writeFileSync(path.join(folder, file), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'eldertable-pwa-'))
  for (const sub of ['assets', 'icons', 'previews']) mkdirSync(path.join(folder, sub))
  put('index.html', 'page')
  put('assets/a-1.js', 'code')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('precacheOf', () => {
  it('lists everything that a page may ask for, the page itself as /', () => {
    put('assets/a-1.js.map', '')
    put('assets/a-1.js.br', '')
    put('icons/512.png', '')
    put('previews/invitation.png', '')
    put('sw.js', '')
    expect(precacheOf(folder).files).toEqual(['/assets/a-1.js', '/'])
  })

  it('has a new version when a byte changes, and the same one otherwise', () => {
    const { version } = precacheOf(folder)
    expect(precacheOf(folder).version).toBe(version)
    put('index.html', 'pagf')
    expect(precacheOf(folder).version).not.toBe(version)
  })
})

describe('the worker', () => {
  it.each(['/api', '/api/lobby', '/ws', '/healthz', '/metrics'])('leaves %s alone', (address) => {
    expect(notOurs.test(address)).toBe(true)
  })

  it.each(['/', '/rules/x', '/apiary', '/assets/ws-1.js'])('answers %s', (address) => {
    expect(notOurs.test(address)).toBe(false)
  })

  it('is a script that can be read', () => {
    expect(() => new Script(workerSource('v', ['/']))).not.toThrow()
  })
})
