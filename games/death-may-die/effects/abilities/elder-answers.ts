import type { Game } from '../../frames.ts'
import { takeStress } from '../../rules/tracks.ts'

const LAST_STAGE = 4

/** What comes of attacking the Elder One (DMD-CTHULHU-10). */
export function elderAnswers(g: Game, hero: number): void {
  const { settings, elder } = g.state.table
  if (settings.elderOne === 'cthulhu' && elder.stage === LAST_STAGE)
    takeStress(g, hero, 1, 'DMD-CTHULHU-10')
}
