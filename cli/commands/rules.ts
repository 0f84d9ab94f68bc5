import { chapterOf, type Rule } from '@eldertable/rulebook'
import type { Command } from 'commander'
import { FAILED, Failure } from '../failure.ts'
import { findGame } from '../find.ts'
import { columns } from '../layout.ts'
import { printRules, rulesOf } from '../print-rules.ts'
import type { World } from '../world.ts'

export function rulesCommand(program: Command, world: World): void {
  program
    .command('rules')
    .summary('look something up in a rulebook')
    .description(
      'Shows the rules with an id, of a chapter, or with certain words in them.\n' +
        'Without any of these it lists the chapters.',
    )
    .argument('<title>', 'which game')
    .argument('[words...]', 'an id such as NEC-MOVE-4, its beginning NEC-MOVE, or words')
    .action((title: string, words: string[]) => {
      const { id, text } = findGame(world.games, title).title
      const rules = rulesOf(world, id)
      if (rules.length === 0)
        throw new Failure(`There is no rulebook of ${text.name} here.`, FAILED)
      if (words.length === 0) return listChapters(world, rules)
      const found = find(rules, words)
      if (found.length === 0)
        throw new Failure(`No rule of ${text.name} has ${words.join(' ')}.`, FAILED)
      printRules(world, found)
    })
}

function find(rules: readonly Rule[], words: readonly string[]): Rule[] {
  const [first = ''] = words
  const id = first.toUpperCase()
  const byId = rules.filter((rule) => rule.id === id || rule.id.startsWith(`${id}-`))
  if (words.length === 1 && byId.length > 0) return byId
  const wanted = words.map((word) => word.toLowerCase())
  return rules.filter(({ text, chapter }) => {
    const all = `${chapter} ${text}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  })
}

function listChapters({ terminal }: World, rules: readonly Rule[]): void {
  const chapters = new Map<string, Rule[]>()
  for (const rule of rules)
    chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule])
  const rows = [...chapters].map(([chapter, its]) => [
    chapter,
    `${its.length}`,
    chapterOf(its[0]?.id ?? ''),
  ])
  for (const line of columns(rows, [1])) terminal.print(line)
}
