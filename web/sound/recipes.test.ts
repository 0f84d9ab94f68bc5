import { soundNames } from '@eldertable/board-kit/sound.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recipes } from './recipes.ts'
import { mix } from './synthesiser.ts'

const RATE = 44_100

let build: (...parameters: readonly (number | undefined)[]) => number[]

beforeAll(async () => {
  // ZzFX opens the audio device when it is loaded, and there is none here.
  vi.stubGlobal('AudioContext', class {})
  const { ZZFX } = await import('zzfx')
  ZZFX.volume = 1
  build = (...parameters) => ZZFX.buildSamples(...parameters)
})

afterAll(() => {
  vi.unstubAllGlobals()
})

describe.each(soundNames)('%s', (name) => {
  it('is short, except at the end of a game, and neither silent nor clipped', () => {
    const samples = mix(name, build, RATE)
    expect(samples.length / RATE).toBeLessThanOrEqual(name === 'chord' ? 3 : 1.5)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeCloseTo(recipes[name].peak, 3)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02)
  })
})
