import { lossOf, type SanityLoss } from './loss.ts'
import { E, N, S, W } from '../tiles/spaces.ts'

/** What one does, or what befalls one, that costs sanity every time (Table 8.3.4; CM-SANE-8). */
export const SANITY_ACTIONS = [
  'character-dies',
  'rlyeh-seashell',
  'sacrificial-knife',
  'shoggoth-tissue',
  'spell',
  'tile-gate',
  'tome',
] as const
export type SanityAction = (typeof SANITY_ACTIONS)[number]

export const ACTION_LOSS: Readonly<Record<SanityAction, SanityLoss>> = {
  'character-dies': lossOf('0/1d6'),
  'rlyeh-seashell': lossOf('1/1'),
  'sacrificial-knife': lossOf('1/1'),
  'shoggoth-tissue': lossOf('1d3/1d10'),
  spell: lossOf('1/1'),
  'tile-gate': lossOf('1/1'),
  tome: lossOf('1d3/1d6'),
}

/** A loss of this many points through one check calls for an idea roll (CM-SANE-24). */
export const IDEA_LOSS = 5

/** What a broken generator gives back to everybody on its tile (CM-SANE-42). */
export const GENERATOR_CALM = 4

/** The face of the d6 from which somebody comes to their senses by themselves (CM-SANE-43). */
export const SANE_FROM = 5

/** What an indefinitely insane character does, by a d6 from 1 to 6: stays, wanders that way of the compass, attacks (CM-SANE-30). */
export const INSANE_ACTS: readonly ('stay' | 'attack' | number)[] = ['stay', N, S, E, W, 'attack']

/** The face of the d6 from which temporary insanity also costs an object (CM-SANE-26). */
export const DROPS_FROM = 4
