import { at } from '@eldertable/kernel'
import { tileAt } from '../tiles/tiles.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import type { Body, HoldKind } from '../state.ts'
import { labelNames } from './tiles.ts'
import type { Tell } from './telling.ts'

const kinds: Readonly<Record<HoldKind, string>> = {
  space: 'the ground',
  web: 'the web',
  bolos: 'the bolos',
  net: 'the net',
  handcuffs: 'the handcuffs',
  snare: 'the snare',
  sedative: 'the sedative',
  'freezing-wrack': 'Freezing Wrack',
  'grasp-of-cthulhu': 'the Grasp of Cthulhu',
}

/** What holds somebody wherever they go. */
export const bondName = (kind: HoldKind): string => kinds[kind]

/** What holds somebody; a space by what lies on it. */
export function holdName(kind: HoldKind, { spot }: Pick<Body, 'spot'>, t: Tell): string {
  if (kind !== 'space' || spot < 0) return kinds[kind]
  const { tile } = at(t.table.places, placeOf(spot))
  const label = tile < 0 ? undefined : tileAt(tile).label[spaceOf(spot)]
  return label === undefined ? kinds.space : `the ${labelNames[label]}`
}

/** An attempt to get out of one of somebody's holds, with the faces of the d6 that do it (CM-HOLD-6). */
export function escapeLabel(body: Body, hold: number, t: Tell): string {
  const { kind, escape } = at(body.holds, hold)
  return `Break free of ${holdName(kind, body, t)}: ${escape} in 6`
}
