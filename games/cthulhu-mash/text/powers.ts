import { boosts } from '../effects/boosts.ts'
import { powerAt, type PowerUp } from '../pieces/powers.ts'
import { sentenceOf } from './objects.ts'

/** What a power-up does. */
export const powerDoes = ({ lasts }: PowerUp): string =>
  sentenceOf(lasts.map((effect) => boosts.inWords(effect)))

export const powerName = (power: number): string => powerAt(power).name
