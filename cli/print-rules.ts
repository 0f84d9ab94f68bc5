import { readRulebook, type Rule } from '@eldertable/rulebook'
import type { World } from './world.ts'

/** Prints the rule with that id, or says that there is none. */
export function printRule(world: World, title: string, id: string): void {
  const rule = rulesOf(world, title).find((one) => one.id === id.toUpperCase())
  if (rule === undefined) world.terminal.print(`There is no rule ${id || 'without an id'}.`)
  else printRules(world, [rule])
}

/** Prints rules under the headings of their chapters. */
export function printRules({ terminal }: World, rules: readonly Rule[]): void {
  let chapter: string | undefined
  for (const rule of rules) {
    if (rule.chapter !== chapter) terminal.print(terminal.colours.underline(rule.chapter))
    chapter = rule.chapter
    terminal.print(`  ${terminal.colours.bold(rule.id)}  ${rule.text}`)
  }
}

export function rulesOf(world: World, title: string): Rule[] {
  return readRulebook(world.rulebook(title)).rules
}
