import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadConfig, configFrom } from './config.ts'

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const { host, port, databaseUrl, trustProxy, origins } = configFrom({})
    expect({ host, port, databaseUrl, trustProxy, origins }).toEqual({
      host: '127.0.0.1',
      port: 3232,
      databaseUrl: 'sqlite:./data/eldertable.db',
      trustProxy: false,
      origins: [],
    })
  })

  it('comes from the environment', () => {
    const config = configFrom({
      PORT: '80',
      HOST: '::',
      DATABASE_URL: 'postgres://db/eldertable',
      ORIGINS: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: '1',
    })
    expect(config).toMatchObject({
      port: 80,
      host: '::',
      databaseUrl: 'postgres://db/eldertable',
      origins: ['https://a.example', 'https://b.example:8443'],
      trustProxy: 'loopback',
    })
  })

  it('has notices as they are wanted, and mail only where all of it is given', () => {
    const PUBLIC_URL = 'https://table.example'
    const SMTP_URL = 'smtps://ada:secret@mail.example'
    const MAIL_FROM = 'table@example.com'
    const noticesOf = (env: Record<string, string>) => configFrom(env).notices
    expect(noticesOf({})).toMatchObject({ isOn: true })
    expect(noticesOf({ NOTICES: 'off' })).toMatchObject({ isOn: false })
    expect(noticesOf({ PUBLIC_URL, SMTP_URL, MAIL_FROM })).toMatchObject({
      publicUrl: PUBLIC_URL,
      mail: { server: SMTP_URL, from: MAIL_FROM },
    })
    expect(noticesOf({ NOTICE_TEST_RECEIVER: 'http://127.0.0.1:9' })).toMatchObject({
      testReceiver: 'http://127.0.0.1:9',
    })
    for (const env of [
      { NOTICES: 'maybe' },
      { PUBLIC_URL: 'table.example' },
      { PUBLIC_URL: 'https://table.example/path' },
      { PUBLIC_URL: 'ftp://table.example' },
      { SMTP_URL, MAIL_FROM },
      { SMTP_URL, PUBLIC_URL },
      { SMTP_URL, PUBLIC_URL, MAIL_FROM: 'a@b\nBcc: c@d' },
      { SMTP_URL: 'http://mail.example', PUBLIC_URL, MAIL_FROM },
      { NOTICE_TEST_RECEIVER: 'nowhere' },
    ])
      expect(() => configFrom(env)).toThrow(BadConfig)
    // A password is not for the screen.
    expect(() => configFrom({ SMTP_URL, MAIL_FROM })).toThrow(/^(?!.*secret)/)
  })

  describe('is on the page for hosts', () => {
    const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
    /** Every variable that the server asks for. */
    const known = new Set<string>()
    const asked = (_: object, name: string): undefined => void known.add(name)
    configFrom(new Proxy({}, { get: asked }))

    it('with every variable that there is, and none that is not', () => {
      const page = read('docs/host.md')
      expect([...known].filter((name) => !page.includes(`\`${name}`))).toEqual([])
      const [table = ''] = /## Settings[^]*?\n## /.exec(page) ?? []
      const named = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
        Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name]) => name),
      )
      expect(named.length).toBeGreaterThan(10)
      expect(named.filter((name) => !known.has(String(name)))).toEqual([])
    })

    it.each([
      ['Containerfile', /\b([A-Z][A-Z_]+)=/g],
      ['deploy/eldertable.service', /^Environment=.*?$/gm],
      ['compose.yaml', /^ {2}eldertable:[^]*?\n\n/gm],
      ['compose.postgres.yaml', /^ {2}eldertable:[^]*?\n\n/gm],
    ])('so that %s sets only what there is', (file, places) => {
      const texts = Array.from(read(file).matchAll(places), ([text]) => text)
      const names = texts.flatMap((text) => text.match(/\b[A-Z][A-Z_]+(?=[=:])/g) ?? [])
      expect(names).not.toEqual([])
      // The first is for packages, the others are for compose itself.
      const others = ['NODE_ENV', 'POSTGRES_PASSWORD', 'ALL']
      expect(names.filter((name) => !known.has(name) && !others.includes(name))).toEqual([])
    })
  })

  it('trusts the proxies that are named, and closes the figures when asked to', () => {
    const proxies = (given: string) => configFrom({ TRUST_PROXY: given }).trustProxy
    expect(proxies('0')).toBe(false)
    expect(proxies('10.0.0.0/8, fd00::/8,uniquelocal')).toBe('10.0.0.0/8,fd00::/8,uniquelocal')
    expect(configFrom({}).metrics).toBe('open')
    expect(configFrom({ METRICS: 'off', METRICS_TOKEN: 'x' }).metrics).toBe('closed')
    expect(configFrom({ METRICS_TOKEN: 'x' }).metrics).toEqual({ token: 'x' })
    expect(configFrom({ OPEN_TABLES: '7' }).limits.openTables).toBe(7)
  })

  it.each([
    { PORT: 'high' },
    { TRUST_PROXY: '2' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.0/8/8' },
    { TRUST_PROXY: 'proxy.example' },
    { METRICS: 'maybe' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { PORT: '70000' },
    { PORT: '-1' },
    { BOT_THREADS: '1.5' },
    { ORIGINS: 'table.example' },
    { ORIGINS: 'https://table.example/' },
  ])('says what is wrong with %j', (env) => {
    expect(() => configFrom(env)).toThrow(BadConfig)
    expect(() => configFrom(env)).toThrow(Object.keys(env)[0])
  })
})
