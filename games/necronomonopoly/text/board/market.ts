import { capital } from '@eldertable/kernel'
import { localeAt, locales } from '../../pieces/locales.ts'
import { lotsOf, spaceAt, tomeSpaces } from '../../pieces/spaces.ts'
import { spaceName } from '../pieces.ts'
import { NOBODY } from '../../state.ts'
import type { Tell } from '../telling.ts'

/** What the Keeper still has, by locale, with costs and rents. */
export function marketLines(t: Tell): string[] {
  const isFree = (space: number): boolean => t.table.owners[space] === NOBODY
  const lines = locales.flatMap((locale) => {
    const lots = lotsOf(locale).filter(isFree)
    return lots.length === 0
      ? []
      : [`${localeAt(locale).name}: ${lots.map(lotInWords).join('; ')}.`]
  })
  const tomes = tomeSpaces.filter(isFree)
  if (tomes.length > 0) lines.push(`Tomes: ${tomes.map(tomeInWords).join('; ')}.`)
  return lines.length === 0 ? ['Everything has an owner.'] : lines
}

function lotInWords(space: number): string {
  const { cost, rent } = spaceAt(space)
  return `${capital(spaceName(space))} (${space}) for ${cost}, rent ${rent.join(', ')}`
}

const tomeInWords = (space: number): string =>
  `${capital(spaceName(space))} (${space}) for ${spaceAt(space).cost}`
