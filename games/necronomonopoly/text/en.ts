import type { Catalogue } from '@eldertable/kernel'

export const en: Catalogue = {
  name: 'Necronomonopoly',
  pitch: '',
  prompts: {},
  options: {},
  reasons: {},
  events: {},
  endings: {},
  switches: {},
  board: () => [],
}
