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

  it.each([
    { PORT: 'high' },
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
