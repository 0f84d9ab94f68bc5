import type { SoundName } from '@eldertable/board-kit'
import { settings } from '../settings/store.ts'

const mixed = new Map<SoundName, Float32Array>()

/** How long a browser may take to let sound through; after that the moment has passed. */
const PATIENCE = 250

/** Plays a sound if the reader has asked for sound; never throws. */
export function play(name: SoundName): void {
  if (settings().sound) void start(name).catch(() => undefined)
}

async function start(name: SoundName): Promise<void> {
  // Not before the first sound: the module opens the audio device as soon as it is loaded.
  const [{ ZZFX }, { mix }] = await Promise.all([import('zzfx'), import('./synthesiser.ts')])
  const { audioContext: device } = ZZFX
  if (device.state !== 'running') {
    await Promise.race([device.resume(), new Promise((done) => setTimeout(done, PATIENCE))])
    // Browsers are mute until the first press. What waits here would all sound at once then.
    if (String(device.state) !== 'running') return
  }
  ZZFX.volume = 1
  let samples = mixed.get(name)
  if (samples === undefined) {
    samples = mix(name, (...parameters) => ZZFX.buildSamples(...parameters), ZZFX.sampleRate)
    mixed.set(name, samples)
  }
  ZZFX.playSamples([samples], settings().volume)
}
