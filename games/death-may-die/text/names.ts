import type { EpisodeAction } from '../pieces/claims.ts'
import type { ElderKey } from '../pieces/elder-ones.ts'
import type { DmdSettings, Thing } from '../state.ts'

export const actionNames: Readonly<Record<EpisodeAction, string>> = {
  spoil: 'Spoil the Retort',
  'beat-out': 'Beat Out the Flames',
  'take-idol': 'Take the Idol',
  'break-idols': 'Break the Idols',
  'open-grave': 'Open the Grave',
  'lay-to-rest': 'Lay to Rest',
  misalign: 'Misalign the Lens',
  'bar-shutter': 'Bar the Shutter',
  'throw-breaker': 'Throw the Breaker',
  'light-lamp': 'Light a Lamp',
  'set-charge': 'Set the Charge',
  'light-fuse': 'Light the Fuse',
}

export const elderNames: Readonly<Record<ElderKey, string>> = {
  cthulhu: 'Cthulhu',
  hastur: 'Hastur',
}

export const tokenNames: Readonly<Record<Thing['kind'], string>> = {
  retort: 'Retort',
  idol: 'Idol',
  altar: 'Altar',
  grave: 'Grave',
  bones: 'Bones',
  lens: 'Lens',
  circuit: 'Circuit',
  pillar: 'Pillar',
}

export const episodeNames: Readonly<Record<DmdSettings['episode'], string>> = {
  '1': 'Fire in the Retort',
  '2': 'The Drowned Congregation',
  '3': 'A Banquet for the Dead',
  '4': 'The Eye at Sentinel Hill',
  '5': 'The Last Performance',
  '6': 'Shaft Nine',
}
