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
