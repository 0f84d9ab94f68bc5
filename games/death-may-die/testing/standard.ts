import type { DmdSettings } from '../state.ts'

/** The game as the rulebook's options have it by default. */
export const standard: DmdSettings = {
  elderOne: 'cthulhu',
  episode: '1',
  difficulty: 'standard',
  safeTrade: false,
  restOne: false,
  panic: false,
  advanceOrder: 'elderFirst',
  endOrder: 'source',
  insanityDraft: false,
  randomInvestigators: false,
  chooseFirst: false,
  publishedSkills: false,
}
