declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    sampleRate: number
    audioContext: AudioContext
    /** Volume, randomness, frequency, attack, sustain, release, shape, … as in the README of the package. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[]
    playSamples(channels: readonly ArrayLike<number>[], volume?: number): AudioBufferSourceNode
  }
}
