import { afterEach, describe, expect, it } from 'vitest'
import { defaults, readSettings } from './settings.ts'
import { changeSettings, onSettings, settings, STORAGE_KEY } from './store.ts'

describe('readSettings', () => {
  it.each([
    null,
    undefined,
    'x',
    7,
    [],
    { theme: 'purple', pace: 'never', volume: 7, textSize: 110, name: 3 },
  ])('makes the defaults of %j', (kept) => {
    expect(readSettings(kept)).toEqual(defaults)
  })

  it('keeps what fits and drops what does not', () => {
    const kept = {
      theme: 'light',
      textSize: 150,
      still: 'yes',
      pace: 'slow',
      name: '  Zadok  ',
      other: 1,
    }
    expect(readSettings(kept)).toEqual({
      ...defaults,
      theme: 'light',
      textSize: 150,
      pace: 'slow',
      name: 'Zadok',
    })
  })

  it('cuts a long name and does not take an empty one', () => {
    expect(readSettings({ name: 'x'.repeat(60) }).name).toHaveLength(24)
    expect(readSettings({ name: '   ' }).name).toBe(defaults.name)
  })
})

describe('the store, where there is no storage', () => {
  afterEach(() => changeSettings(defaults))

  it('begins with the defaults and gives the same object until something changes', () => {
    expect(settings()).toEqual(defaults)
    expect(settings()).toBe(settings())
  })

  it('tells its listeners of a change, and stops when asked', () => {
    let calls = 0
    const stop = onSettings(() => calls++)
    changeSettings({ still: true })
    expect(settings().still).toBe(true)
    stop()
    changeSettings({ still: false })
    expect(calls).toBe(1)
  })
})

it('is kept where the script looks that sets the theme before the first paint', async () => {
  const script = await import('../public/theme.js?raw')
  expect(script.default).toContain(`'${STORAGE_KEY}'`)
})
