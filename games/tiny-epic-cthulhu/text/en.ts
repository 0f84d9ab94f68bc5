import type { Catalogue } from '@eldertable/kernel'
import type { TecHand, TecTable } from '../state.ts'

/** Every sentence of the title in English. */
export const en = {
  name: 'Tiny Epic Cthulhu',
  pitch: 'Translate the Necronomicon together, then face what wakes and seal its portals.',
  prompts: {},
  options: {},
  reasons: {},
  events: {},
  endings: {},
  switches: {},
  board: () => [],
} satisfies Catalogue<TecTable, TecHand>
