import { recipes, type Voice } from './recipes.ts'
import type { SoundName } from '@eldertable/board-kit'

type Build = (...parameters: readonly (number | undefined)[]) => number[]

const shapes = { triangle: 1, saw: 2, noise: 4 } as const

/** All voices of a sound in one buffer. */
export function mix(name: SoundName, build: Build, sampleRate: number): Float32Array {
  const voices = recipes[name].map((voice) => ({
    from: Math.round(voice.at * sampleRate),
    samples: build(...parametersOf(voice)),
  }))
  const length = Math.max(...voices.map(({ from, samples }) => from + samples.length))
  const mixed = new Float32Array(length)
  for (const { from, samples } of voices)
    for (const [i, sample] of samples.entries()) mixed[from + i] = (mixed[from + i] ?? 0) + sample
  return mixed
}

/** In the order of ZzFX; what is left out stays at its own default. */
function parametersOf(voice: Voice): (number | undefined)[] {
  const { volume, frequency, attack = 0.001, sustain = 0, release, shape, slide, filter } = voice
  const head = [volume, 0, frequency, attack, sustain, release]
  const shaped = [shape === undefined ? 0 : shapes[shape], 1, slide]
  const unused = Array.from<undefined>({ length: 11 })
  return [...head, ...shaped, ...unused, filter]
}
