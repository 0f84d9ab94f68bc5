import type { SoundName } from '@eldertable/board-kit'

/** One voice of a sound: when it begins, in seconds, and what the synthesiser makes of it. */
export interface Voice {
  at: number
  volume: number
  frequency: number
  attack?: number
  sustain?: number
  release: number
  /** Sine unless told otherwise. */
  shape?: 'triangle' | 'saw' | 'noise'
  slide?: number
  /** Hertz: below zero lets only lower sounds through, above zero only higher ones. */
  filter?: number
}

/** The voices of a sound, and how loud the loudest moment of their sum is: 1 is as loud as can be. */
export interface Recipe {
  peak: number
  voices: readonly Voice[]
}

/** Bone on wood: many short, high clicks that come closer together and die away. */
const rattle = [0, 0.06, 0.1, 0.19, 0.24, 0.34, 0.39, 0.43, 0.46].flatMap((at, i): Voice[] => {
  const volume = 0.9 - i * 0.085
  return [
    { at, volume: volume * 0.5, frequency: 1450 + (i % 3) * 330, release: 0.03, slide: -8 },
    { at, volume: volume * 0.5, frequency: 620 + (i % 2) * 90, release: 0.025, shape: 'triangle' },
  ]
})

/** Partials of a large bell, the low ones longest. */
const partials = [1, 2.02, 2.41, 3.01, 4.53] as const
const toll = partials.map((ratio, i): Voice => ({
  at: 0,
  volume: 0.42 / (i + 1),
  frequency: 147 * ratio,
  attack: 0.004,
  release: 1.45 - i * 0.22,
}))

/** A minor ninth chord on reeds that are slightly out of tune with each other. */
const notes = [110, 110.5, 164.8, 220, 220.8, 261.6, 329.6, 493.9] as const
const harmonium = notes.map((note, i): Voice => ({
  at: i * 0.03,
  volume: 0.2 / (1 + i * 0.15),
  frequency: note,
  attack: 0.25,
  sustain: 1.1,
  release: 1.2,
  shape: 'saw',
  filter: -1600,
}))

const rustle = { shape: 'noise', filter: 2400 } as const
const breath = { at: 0, attack: 0.25, sustain: 0.55, release: 0.6 } as const

export const recipes: Readonly<Record<SoundName, Recipe>> = {
  knock: {
    peak: 0.8,
    voices: [0, 0.17].flatMap((at): Voice[] => [
      { at, volume: 0.7, frequency: 205, release: 0.1, slide: -1.5 },
      { at, volume: 0.3, frequency: 410, release: 0.05, shape: 'triangle' },
      { at, volume: 0.12, frequency: 900, release: 0.012, shape: 'noise' },
    ]),
  },
  tick: {
    peak: 0.35,
    voices: [
      { at: 0, volume: 0.4, frequency: 320, release: 0.035, slide: -6 },
      { at: 0, volume: 0.16, frequency: 1200, release: 0.015, shape: 'noise', filter: -1800 },
    ],
  },
  thud: {
    peak: 0.7,
    voices: [
      { at: 0, volume: 0.8, frequency: 92, attack: 0.004, release: 0.22, slide: -0.6 },
      { at: 0, volume: 0.25, frequency: 300, release: 0.05, shape: 'noise', filter: -350 },
    ],
  },
  dice: { peak: 0.6, voices: rattle },
  paper: {
    peak: 0.3,
    voices: [
      { ...rustle, at: 0, volume: 0.7, frequency: 2600, attack: 0.06, release: 0.09 },
      { ...rustle, at: 0.11, volume: 1, frequency: 3100, attack: 0.03, release: 0.16 },
    ],
  },
  bell: { peak: 0.7, voices: toll },
  foghorn: {
    peak: 0.6,
    voices: [
      { ...breath, volume: 0.5, frequency: 87, shape: 'saw', filter: -420 },
      { ...breath, volume: 0.5, frequency: 87.7 },
      { ...breath, volume: 0.16, frequency: 130.6, shape: 'triangle' },
    ],
  },
  chord: { peak: 0.6, voices: harmonium },
}
