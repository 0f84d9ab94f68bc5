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
  frequency: 98 * ratio,
  attack: 0.004,
  release: 1.45 - i * 0.22,
}))

/** A minor ninth chord on reeds: two of them, slightly out of tune, for each note. */
const notes = [110, 164.8, 220, 261.6, 329.6, 493.9] as const
const harmonium = notes.flatMap((note, i): Voice[] =>
  [note, note * 1.004].map((frequency) => ({
    at: i * 0.05,
    volume: 0.13 / (1 + i * 0.25),
    frequency,
    attack: 0.25,
    sustain: 1.1,
    release: 1.2,
    shape: 'saw',
    filter: -900,
  })),
)

export const recipes: Readonly<Record<SoundName, readonly Voice[]>> = {
  knock: [0, 0.17].flatMap((at): Voice[] => [
    { at, volume: 0.7, frequency: 205, release: 0.1, slide: -1.5 },
    { at, volume: 0.3, frequency: 410, release: 0.05, shape: 'triangle' },
    { at, volume: 0.12, frequency: 900, release: 0.012, shape: 'noise' },
  ]),
  tick: [
    { at: 0, volume: 0.4, frequency: 320, release: 0.035, slide: -6 },
    { at: 0, volume: 0.16, frequency: 1200, release: 0.015, shape: 'noise', filter: -1800 },
  ],
  thud: [
    { at: 0, volume: 0.8, frequency: 92, attack: 0.004, release: 0.22, slide: -0.6 },
    { at: 0, volume: 0.25, frequency: 300, release: 0.05, shape: 'noise', filter: -350 },
  ],
  dice: rattle,
  paper: [
    {
      at: 0,
      volume: 0.2,
      frequency: 2600,
      attack: 0.06,
      release: 0.09,
      shape: 'noise',
      filter: 2200,
    },
    {
      at: 0.11,
      volume: 0.28,
      frequency: 3100,
      attack: 0.03,
      release: 0.16,
      shape: 'noise',
      filter: 2600,
    },
  ],
  bell: toll,
  foghorn: [
    {
      at: 0,
      volume: 0.5,
      frequency: 87,
      attack: 0.25,
      sustain: 0.55,
      release: 0.6,
      shape: 'saw',
      filter: -240,
    },
    {
      at: 0,
      volume: 0.5,
      frequency: 87.7,
      attack: 0.25,
      sustain: 0.55,
      release: 0.6,
      filter: -400,
    },
    {
      at: 0.1,
      volume: 0.16,
      frequency: 130.6,
      attack: 0.3,
      sustain: 0.4,
      release: 0.6,
      shape: 'triangle',
    },
  ],
  chord: harmonium,
}
