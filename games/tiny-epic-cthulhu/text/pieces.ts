import { at, counted, list } from '@eldertable/kernel'
import { kindNames } from '../pieces/colours.ts'
import { oldOnes, portalColour, portalNumber } from '../pieces/old-ones.ts'
import { pageAt } from '../pieces/pages.ts'
import { siteAt } from '../pieces/towns.ts'
import type { Naming } from './telling.ts'

export const kindName = (kind: number): string => at<string>(kindNames, kind)

/** A site within a sentence: `the Curio Market`, `Keeper's Light`. */
export const siteName = (site: number): string => siteAt(site).called

/** The Town Card at a position, within a sentence. */
export const townName = (town: number, t: Naming): string => siteName(at(t.table.towns, town).site)

export const oldOneName = (t: Naming): string => oldOnes[t.table.settings.greatOldOne].name

/** `a Fear`, `an Eldritch` */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`

export const oneOf = (kind: number): string => withArticle(kindName(kind))

/** Counts by kind: `2 Fear and 1 Chaos`, or `nothing`. */
export function amounts(counts: readonly number[]): string {
  const parts = counts.flatMap((count, kind) => (count > 0 ? [`${count} ${kindName(kind)}`] : []))
  return parts.length === 0 ? 'nothing' : list(parts)
}

/** The rows that a page fills: `row 3`, `rows 1 and 4`. */
export function rowsInWords(rows: readonly number[]): string {
  return `${rows.length === 1 ? 'row' : 'rows'} ${list(rows.map(String))}`
}

/** A Page Card with its face: `Fear page for rows 1 and 4`. */
export function pageTitle(card: number): string {
  const { numbers, rune } = pageAt(card)
  return `${kindName(rune)} page for ${rowsInWords(numbers)}`
}

export const pageName = (card: number): string => `the ${pageTitle(card)}`

export const pageCost = (card: number): string => amounts(pageAt(card).cost)

/** A portal location within a sentence: `the Rage portal of 4`. */
export function portalName(portal: number, t: Naming): string {
  const number = portalNumber(t.table.settings.greatOldOne, portal)
  return `the ${kindName(portalColour(portal))} portal of ${number}`
}

export const shamblerName = (colour: number): string => `the ${kindName(colour)} Shambler`

export const diceInWords = (dice: readonly number[]): string => list(dice.map(String))

export const dieCount = (count: number): string => counted(count, 'die', 'dice')

/** What the action of a Town Card costs: `1 Fear`, `2 of different colours`; empty if it is free. */
export function siteCost(site: number): string {
  const { cost } = siteAt(site)
  switch (cost.kind) {
    case 'none':
      return ''
    case 'colours':
      return amounts(cost.cost)
    case 'any':
      return `${cost.count} of any colour`
    case 'different':
      return `${cost.count} of different colours${cost.chaos ? '' : ', no Chaos'}`
    case 'chaos':
      return `${cost.count} Chaos`
  }
}
