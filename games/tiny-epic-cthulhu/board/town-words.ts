import { kindNames } from '../pieces/colours.ts'
import { siteAt } from '../pieces/towns.ts'
import { pageAt } from '../pieces/pages.ts'
import { FACE_DOWN, NO_SHAMBLER, type TecTable } from '../state.ts'

/** A town with what lies and stands there, in a sentence or two. */
export function describeTown(table: TecTable, position: number): string {
  const town = table.towns[position]
  if (town === undefined) return ''
  const { deed, name } = siteAt(town.site)
  const madness = town.madness.map((count, colour) => `${count} ${kindNames[colour]}`).join(', ')
  const shamblers = town.shamblers.filter((colour) => colour !== NO_SHAMBLER)
  const who = shamblers.map((colour) => kindNames[colour]).join(', ')
  const parts = [
    `${name}: ${deed}`,
    madness,
    shamblers.length === 0 ? 'no Shambler' : `Shamblers: ${who}`,
    describePage(town.page),
  ]
  if (table.oldOne === position) parts.push('the Great Old One is here')
  return parts.join('; ')
}

export function describePage(page: number): string {
  if (page === FACE_DOWN) return 'a page face down'
  if (page < 0) return 'no page'
  const { cost, numbers, rune } = pageAt(page)
  const price = cost.flatMap((count, colour) =>
    count > 0 ? [`${count} ${kindNames[colour]}`] : [],
  )
  return `a page for ${price.join(', ')}: rows ${numbers.join(', ')}, rune of ${kindNames[rune]}`
}
