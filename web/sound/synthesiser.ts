import { recipes, type Voice } from './recipes.ts'
import type { SoundName } from '@eldertable/board-kit'

type Build = (...parameters: readonly (number | undefined)[]) => number[]

const shapes = { triangle: 1, saw: 2, noise: 4 } as const

/** All voices of a sound in one buffer, as loud as its recipe says. */
export function mix(name: SoundName, build: Build, sampleRate: number): Float32Array {
  const { peak, voices } = recipes[name]
  const parts = voices.map((voice) => ({
    from: Math.round(voice.at * sampleRate),
    samples: build(...parametersOf(voice)),
  }))
  const length = Math.max(...parts.map(({ from, samples }) => from + samples.length))
  const mixed = new Float32Array(length)
  // Plain loops: at the end of a game there are half a million samples to add.
  for (const { from, samples } of parts)
    for (let i = 0; i < samples.length; i++)
      mixed[from + i] = (mixed[from + i] ?? 0) + (samples[i] ?? 0)
  let loudest = 0
  for (let i = 0; i < length; i++) loudest = Math.max(loudest, Math.abs(mixed[i] ?? 0))
  return mixed.map((sample) => (sample * peak) / loudest)
}

/** In the order of ZzFX; what is left out stays at its own default. */
function parametersOf(voice: Voice): (number | undefined)[] {
  const { volume, frequency, attack = 0.001, sustain = 0, release, shape, slide, filter } = voice
  const head = [volume, 0, frequency, attack, sustain, release]
  const shaped = [shape === undefined ? 0 : shapes[shape], 1, slide]
  const unused = Array.from<undefined>({ length: 11 })
  // ZzFX counts the filter in pairs of hertz.
  return [...head, ...shaped, ...unused, filter === undefined ? undefined : filter / 2]
}
