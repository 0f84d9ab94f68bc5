import type { IconName } from '@eldertable/board-kit'
import type { ElderKey } from '../pieces/elder-ones.ts'
import type { Thing } from '../state.ts'

export const elderIcons: Readonly<Record<ElderKey, IconName>> = {
  cthulhu: 'squid-head',
  hastur: 'crowned-skull',
}

export const thingIcons: Readonly<Record<Thing['kind'], IconName>> = {
  retort: 'round-bottom-flask',
  idol: 'totem-head',
  altar: 'star-altar',
  grave: 'tombstone',
  bones: 'crossed-bones',
  lens: 'microscope-lens',
  circuit: 'circuitry',
  pillar: 'ionic-column',
}
