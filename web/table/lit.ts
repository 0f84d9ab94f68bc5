import type { Light } from '@eldertable/board-kit'
import type { Option, Refusal, View } from '@eldertable/kernel'

/** More lit targets than this are too many to read: they drop to a thin line until one is pointed at. */
const MANY = 12

/**
 * What lights up on the board: the targets of all options, the one that is pointed at brightest; of one verb alone, once
 * its line of the slip was chosen. Options that can only be suggested are lit quietly.
 */
export function litTargets(
  menu: View['menu'],
  aimed: string | null,
  isQuiet = false,
  narrowed: string | null = null,
): Map<string, Light> {
  const lit = new Map<string, Light>()
  if (menu === null) return lit
  const ofVerb = menu.options.filter(({ verb }) => verb === narrowed)
  const options = ofVerb.length === 0 ? menu.options : ofVerb
  const targets = new Set(options.flatMap(({ target }) => (target === undefined ? [] : [target])))
  for (const target of targets) lit.set(target, isQuiet || targets.size > MANY ? 'possible' : 'may')
  if (aimed === null) return lit
  if (targets.has(aimed)) lit.set(aimed, 'aimed')
  else if (menu.refusals.some(({ target }) => target === aimed)) lit.set(aimed, 'refused')
  return lit
}

/** The options that a target stands for. */
export function optionsAt(menu: View['menu'], target: string): Option[] {
  return menu?.options.filter((option) => option.target === target) ?? []
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
