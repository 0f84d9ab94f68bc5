import type { Event } from '@eldertable/kernel'
import type { Events } from '../events.ts'
import type { ThrowKind } from '../state.ts'

/** What the film and its monsters do, whoever's turn it is. */
const shown: readonly (keyof Events)[] = [
  'reveals',
  'horror',
  'fades',
  'feature',
  'projector',
  'attacks',
  'suffers',
  'headShot',
  'reel',
  'reelEnds',
  'turningPoint',
  'lastOne',
  'finale',
]

/** Throws that come to a survivor unasked; those of an action of one's own are told by the question after them. */
const unasked: readonly ThrowKind[] = ['flail', 'dread', 'event', 'reel-end']

/** Events that are told step by step in the reader's own turn too: alone, most attacks come in one's own turn. */
export const alwaysShown = ({ key, is }: Event): boolean =>
  (shown as readonly string[]).includes(key) ||
  (key === 'throws' && (unasked as readonly unknown[]).includes(is['kind']))
