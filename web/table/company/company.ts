import type { TargetMark } from '@eldertable/board-kit'
import {
  argumentOf,
  Menu,
  seesThoughts,
  verbOf,
  type AnyTitle,
  type Option,
  type View,
} from '@eldertable/kernel'
import { useEffect } from 'preact/compat'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import type { Aim } from '../board/aim.ts'
import { tellingOf } from '../told/telling.ts'

/** One thing that somebody would pick in place of the seat that is asked. */
export interface Idea {
  seat: number
  option: Option
  /** "Bram suggests: roll the dice" */
  sentence: string
}

/** Shows the others what the reader points at, while the reader is asked. */
export function useShownAim(session: MatchSession, aim: Aim): void {
  const pick = aim.option?.pick ?? null
  useEffect(() => session.aim?.(pick), [session, pick])
}

/** Whether the reader is told what the seat that is asked considers: the server tells its side alone. */
export function isInCompany(table: BegunMatch, title: AnyTitle): boolean {
  const asked = table.view.decision?.seat
  if (table.company === undefined || asked === undefined) return false
  return seesThoughts(title, table.view.table, table.seats.length, table.reader, asked)
}

/** What another seat, which is asked, points at. */
export function watchedOption(table: BegunMatch, title: AnyTitle): Option | null {
  const aimed = table.company?.aimed ?? null
  const isReaders = table.view.decision?.seat === table.reader
  return aimed === null || isReaders ? null : optionOf(title, aimed)
}

/** What the reader may suggest to somebody, as a menu; null if there is nothing to suggest or nobody to suggest it to. */
export function suggestible({ company }: BegunMatch): View['menu'] {
  const options = company?.offered ?? []
  return options.length === 0 ? null : { options: [...options], refusals: [] }
}

/** All suggestions about the open decision, in words. */
export function ideasOf(table: BegunMatch, title: AnyTitle): Idea[] {
  const words = tellingOf(table)
  return (table.company?.suggestions ?? []).map(({ seat, pick }) => {
    const option = optionOf(title, pick)
    const label = labelForOthers(table, title, option.verb, option.argument)
    return { seat, option, sentence: `${words.name(seat)} suggests: ${label}` }
  })
}

/** What the reader suggests by choosing this: nothing more, if it was suggested already. */
export function changedMind({ company, reader }: BegunMatch, pick: number): number | null {
  const mine = company?.suggestions.find(({ seat }) => seat === reader)
  return mine?.pick === pick ? null : pick
}

/** The marks on the board: of the seat that points at something, and of those who suggest something. */
export function marksOf(table: BegunMatch, title: AnyTitle): Map<string, TargetMark[]> {
  const marks = new Map<string, TargetMark[]>()
  const put = (target: string | undefined, mark: TargetMark): void => {
    if (target !== undefined) marks.set(target, [...(marks.get(target) ?? []), mark])
  }
  const asked = table.view.decision?.seat
  if (asked !== undefined) put(watchedOption(table, title)?.target, { seat: asked, kind: 'aim' })
  for (const { seat, option } of ideasOf(table, title))
    put(option.target, { seat, kind: 'suggestion' })
  return marks
}

/** An option as those read it who are not asked: without a word of anybody's hand. */
export function labelForOthers(
  table: BegunMatch,
  title: AnyTitle,
  verb: string,
  argument: number,
): string {
  const words = { ...tellingOf(table), hand: null, reader: null }
  return title.text.options[verb]?.(argument, words) ?? verb
}

/** Whether an idea is this option, or an amount of it. */
export function isIdeaOf({ option: idea }: Idea, option: Option): boolean {
  const highest = option.upTo ?? option.argument
  return idea.verb === option.verb && idea.argument >= option.argument && idea.argument <= highest
}

/** A pick of a title as an option. */
export function optionOf(title: AnyTitle, pick: number): Option {
  const menu = new Menu(title.verbs, title.reasons)
  menu.allow(verbOf(pick), argumentOf(pick))
  const [option] = menu.options
  if (option === undefined) throw new Error(`the pick ${pick} is no option`)
  return option
}
