import type { Light } from '@eldertable/board-kit'
import type { Option, Refusal, View } from '@eldertable/kernel'
import { noTool, type ToolOf } from './tools.ts'

/** More lit targets than this are too many to read: they drop to a thin line until one is pointed at. */
const MANY = 12

/**
 * What lights up on the board: the targets of all options, the one that is pointed at brightest; of one verb or tool
 * alone, once that was chosen. Tools stay lit, so that another can be taken. Options that can only be suggested are lit
 * quietly.
 */
export function litTargets(
  menu: View['menu'],
  aimed: string | null,
  isQuiet = false,
  narrowed: string | null = null,
  tool: ToolOf = noTool,
): Map<string, Light> {
  const lit = new Map<string, Light>()
  if (menu === null) return lit
  const chosen = menu.options.filter(
    (option) => narrowed !== null && (option.verb === narrowed || tool(option) === narrowed),
  )
  const options = chosen.length === 0 ? menu.options : chosen
  const targets = new Set(options.flatMap(({ target }) => (target === undefined ? [] : [target])))
  for (const target of targets) lit.set(target, isQuiet || targets.size > MANY ? 'possible' : 'may')
  for (const option of menu.options) {
    const used = tool(option)
    if (used === undefined) continue
    if (used === narrowed) lit.set(used, 'aimed')
    else if (!lit.has(used)) lit.set(used, isQuiet ? 'possible' : 'may')
  }
  if (aimed === null) return lit
  if (lit.has(aimed)) lit.set(aimed, 'aimed')
  else if (menu.refusals.some(({ target }) => target === aimed)) lit.set(aimed, 'refused')
  return lit
}

/** The options that a target stands for: as what they mean, or as what they are done with. */
export function optionsAt(menu: View['menu'], target: string, tool: ToolOf = noTool): Option[] {
  return menu?.options.filter((option) => option.target === target || tool(option) === target) ?? []
}

/** The refusals at each target, one for each reason. One walk for all: a heavy game refuses hundreds of places. */
export function refusedTargets(menu: View['menu']): Map<string, Refusal[]> {
  const refused = new Map<string, Refusal[]>()
  for (const refusal of menu?.refusals ?? []) {
    const { target, reason } = refusal
    if (target === undefined) continue
    const those = refused.get(target)
    if (those === undefined) refused.set(target, [refusal])
    else if (!those.some((one) => one.reason === reason)) those.push(refusal)
  }
  return refused
}
