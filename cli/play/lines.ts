import type { Match } from '@eldertable/match'
import type { MatchWords, View } from '@eldertable/kernel'
import type { Terminal } from '../terminal.ts'
import type { World } from '../world.ts'
import { printRule } from '../print-rules.ts'
import { printSections } from './board.ts'
import { pickFrom, type Choices } from './choices.ts'
import type { News } from './news.ts'
import { answerOrders } from './orders.ts'
import { answerRedo, answerUndo } from './undoing.ts'
import type { Saving } from './saving.ts'

/** A person who is asked, and what is at hand to answer with. */
export interface Situation {
  readonly world: World
  readonly terminal: Terminal
  readonly match: Match
  readonly words: MatchWords
  readonly news: News
  readonly saving: Saving
  readonly seat: number
  readonly view: View
  readonly choices: Choices
}

const HELP = `
  3          pick option 3; "3 25" picks it with the amount 25
  !1         do what can be done at any moment
  ?          what you may not do now, and why
  board      the whole board
  log [N]    the last N lines of the log
  rule [ID]  a rule of the rulebook; without an id the rule of this question
  orders     standing orders: let the match pass for you
  undo [action|turn]
             take back your last pick, action or turn, as far as nothing was thrown or revealed
  redo       restore what was taken back
  save [FILE]
  quit       save and leave
  help       this list`

const REFUSED = {
  'match-over': 'The match is over.',
  'not-your-decision': 'You are not asked.',
  'not-offered': 'That is not allowed.',
  stale: 'Something has happened in between.',
  'bot-holds-seat': 'A bot plays your seat.',
} as const

/** Does what a line of input asks for. */
export async function answerLine(at: Situation, line: string): Promise<'quit' | undefined> {
  const [word = '', ...rest] = line.trim().split(/\s+/)
  const { terminal, match, saving } = at
  switch (word.toLowerCase()) {
    case '':
      break
    case '?':
    case 'why':
      printRefusals(at)
      break
    case 'b':
    case 'board':
      printSections(terminal, at.words.board(at.view))
      break
    case 'log':
      for (const told of at.news.recap(Number(rest[0]) || 20, at.seat)) terminal.print(`  ${told}`)
      break
    case 'rule':
      printRule(at.world, match.title.id, rest[0] ?? at.view.decision?.rule ?? '')
      break
    case 'orders':
      answerOrders(at, rest)
      break
    case 'undo':
      answerUndo(at, rest[0])
      break
    case 'redo':
      answerRedo(at)
      break
    case 'save':
      terminal.print(
        `Saved to ${saving.save(match, rest.length > 0 ? rest.join(' ') : undefined)}.`,
      )
      break
    case 'q':
    case 'quit':
    case 'exit':
      return 'quit'
    case 'h':
    case 'help':
      terminal.print(HELP.slice(1))
      break
    default:
      await pickNumber(at, word, rest[0])
  }
  return undefined
}

async function pickNumber(at: Situation, word: string, amountText?: string): Promise<void> {
  const { terminal, choices, match } = at
  const option = choices.typed(word)
  if (option === undefined) {
    terminal.print(`Type a number from 1 to ${choices.count}, or help.`)
    return
  }
  const { argument, upTo = argument } = option
  const isOpen = upTo > argument
  const text = isOpen
    ? (amountText ?? (await terminal.ask(`How many, ${argument} to ${upTo}? `)))
    : undefined
  const amount = text === undefined ? undefined : /^\d+$/.test(text.trim()) ? Number(text) : -1
  const pick = pickFrom(option, amount)
  if (pick === undefined) {
    terminal.print(`It must be a whole number from ${argument} to ${upTo}.`)
    return
  }
  const refusal = match.command(at.seat, match.moment, pick)
  if (refusal !== undefined) terminal.print(REFUSED[refusal])
}

function printRefusals({ terminal, words, view }: Situation): void {
  const refusals = view.menu?.refusals ?? []
  if (refusals.length === 0) terminal.print('Nothing is refused here.')
  for (const refusal of refusals)
    terminal.print(
      `  ${words.option(refusal, view)}: ${words.reason(refusal)} ${terminal.colours.dim(refusal.rule)}`,
    )
}
