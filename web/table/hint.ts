import type { Light } from '@eldertable/board-kit'
import {
  capital,
  list,
  type AnyTitle,
  type Hint,
  type HintedOption,
  type Option,
} from '@eldertable/kernel'
import { useState } from 'react'
import type { BegunMatch, MatchSession } from '../session/session.ts'
import { optionOf } from './company.ts'
import type { Entry } from './option-order.ts'
import { tellingOf } from './telling.ts'

/** So many reasons are read at a glance. */
const REASONS = 2

/** One option of a hint in words. */
export interface HintedChoice {
  option: Option
  label: string
  /** "41 %"; nothing if it was not weighed against anything. */
  chance: string | undefined
  /** Why: "30 Sanity more and one Lot less than the next best"; "About equal" if it can't be told from the first. */
  note: string
}

/** The hint about the open decision, as the table deals with it. */
export interface HintInHand {
  /** Whether the reader may ask for one now. */
  isThere: boolean
  isThinking: boolean
  /** While it is shown: the best first. Otherwise null. */
  choices: readonly HintedChoice[] | null
  /** Asks for it, shows it, or puts it away. */
  toggle: () => void
  close: () => void
}

/** The reader's hint at this table. It is put away with its decision. */
export function useHint(session: MatchSession, table: BegunMatch, title: AnyTitle): HintInHand {
  const [isOpen, setOpen] = useState(false)
  const { hints } = table
  const isThere = hints !== undefined && table.view.menu !== null && session.askHint !== undefined
  const hint = isThere ? hints.hint : null
  const isShown = isOpen && hint !== null
  const isThinking = isThere && hints.isThinking
  return {
    isThere,
    isThinking,
    choices: isShown ? choicesOf(hint, table, title) : null,
    toggle: () => {
      if (!isThere || isThinking) return
      setOpen(!isShown)
      if (hint === null) session.askHint?.()
    },
    close: () => setOpen(false),
  }
}

/** A hint in words: the pick that would be made, and the next best beside it. */
export function choicesOf(hint: Hint, table: BegunMatch, title: AnyTitle): HintedChoice[] {
  const words = tellingOf(table)
  return hint.options.map((hinted, i) => {
    const option = optionOf(title, hinted.pick)
    return {
      option,
      label: title.text.options[option.verb]?.(option.argument, words) ?? option.verb,
      chance: hinted.chance === null ? undefined : percent(hinted.chance),
      note: capital(i === 0 ? whyFirst(hint, title) : whyNot(hinted, title)),
    }
  })
}

function whyNot({ isEven, more }: HintedOption, title: AnyTitle): string {
  const words = list(reasons(title, more))
  if (!isEven) return words
  return words === '' ? 'about equal' : `about equal: ${words}`
}

function whyFirst({ options: [first, next] }: Hint, title: AnyTitle): string {
  if (first?.chance === null) return 'Nothing else deserves a look.'
  if (next === undefined) return ''
  const words = reasons(title, opposite(next.more))
  return words.length === 0 ? '' : `${list(words)} than the next best`
}

const reasons = ({ text }: AnyTitle, more: HintedOption['more']): readonly string[] =>
  (text.hints?.(more) ?? []).slice(0, REASONS)

const opposite = (more: HintedOption['more']): Record<string, number> =>
  Object.fromEntries(Object.entries(more).map(([name, difference]) => [name, -difference]))

/** A chance as people say it; what is almost sure is not. */
function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  if (whole < 1) return 'under 1 %'
  return whole > 99 ? 'over 99 %' : `${whole} %`
}

/** The lights of the board while a hint is shown: its targets bright, the best one brightest, the others quiet. */
export function litByHint(
  lit: Map<string, Light>,
  choices: HintInHand['choices'],
): Map<string, Light> {
  const targets = (choices ?? []).flatMap(({ option: { target } }) =>
    target !== undefined && lit.has(target) ? [target] : [],
  )
  if (targets.length === 0) return lit
  const isPointing = [...lit.values()].includes('aimed')
  return new Map(
    [...lit].map(([target, light]) => {
      if (light === 'aimed' || light === 'refused') return [target, light]
      if (!targets.includes(target)) return [target, 'possible']
      return [target, target === targets[0] && !isPointing ? 'aimed' : 'may']
    }),
  )
}

/** The lines that the number keys stand for while a hint is shown. */
export const entriesOfHint = (choices: readonly HintedChoice[]): Entry[] =>
  choices.map(({ option }) => ({ options: [option] }))
