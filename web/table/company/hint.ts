import type { Light } from '@eldertable/board-kit'
import {
  capital,
  list,
  type AnyTitle,
  type Hint,
  type HintedOption,
  type Option,
  type Reason,
} from '@eldertable/kernel'
import { useState } from 'preact/compat'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import { optionOf } from './company.ts'
import { tellingOf } from '../told/telling.ts'

/** This many reasons are read at a glance. */
const REASONS = 2

/** One option of a hint in words. */
export interface HintedChoice {
  option: Option
  label: string
  /** "41 %"; nothing if it was not weighed against anything, if nothing tells the options apart, or if nobody knows. */
  chance: string | undefined
  /** Whether it is what the hint would take; none is where nothing tells the options apart. */
  isBest: boolean
  /** Why: "Brings 30 Sanity, but costs a Lot"; "As good" if it can't be told from the best. */
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

/** A hint in words, by the chance to win: what is best, and what comes near it; one option where nothing is clearly better. */
export function choicesOf(hint: Hint, table: BegunMatch, title: AnyTitle): HintedChoice[] {
  const words = tellingOf(table)
  const [usual] = hint.options
  // Figures that differ by chance alone would only mislead, and so would a list of what happens to be as good: then it is
  // what somebody who thinks would pick, and no more.
  const isTelling =
    hint.options.length === 1 || hint.options.some((one) => one !== usual && !one.isEven)
  const sorted = isTelling
    ? hint.options.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
    : hint.options.slice(0, 1)
  const [best, next] = sorted
  if (best === undefined) return []
  const reasons = (one: HintedOption, other: HintedOption): readonly Reason[] =>
    title.text.hints?.(differenceOf(one.more, other.more), words) ?? []
  const ofBest =
    next === undefined && best.chance === null && isTelling
      ? 'Nothing else deserves a look.'
      : whyBest(next === undefined ? [] : reasons(best, next))
  // Of two, what the one gains is what the other costs: that is said once.
  const isSaid = sorted.length === 2 && ofBest !== ''
  return sorted.map((hinted) => {
    const option = optionOf(title, hinted.pick)
    return {
      option,
      label: title.text.options[option.verb]?.(option.argument, words) ?? option.verb,
      chance: hinted.chance === null || !isTelling ? undefined : percent(hinted.chance),
      isBest: isTelling && hinted === best,
      note: capital(
        hinted === best
          ? ofBest
          : whyNot(hinted.isEven || hinted === usual, isSaid ? [] : reasons(hinted, best)),
      ),
    }
  })
}

/** What it gains over the next best, and at what price; nothing if it gains nothing that is counted. */
export function whyBest(reasons: readonly Reason[]): string {
  const gains = wordsOf(reasons, true).slice(0, REASONS)
  return gains.length === 0
    ? ''
    : [list(gains), ...wordsOf(reasons, false).slice(0, 1)].join(', but ')
}

/** What it costs in comparison with the best, and what it gains. */
function whyNot(isEven: boolean, reasons: readonly Reason[]): string {
  const sides = [wordsOf(reasons, false)[0], wordsOf(reasons, true)[0]].filter(
    (words) => words !== undefined,
  )
  const words = sides.join(', but ')
  if (!isEven) return words
  return words === '' ? 'as good' : `as good: ${words}`
}

const wordsOf = (reasons: readonly Reason[], areGains: boolean): string[] =>
  reasons.filter(({ isGain }) => isGain === areGains).map(({ words }) => words)

/** What one leads to more of than another, where both are told in comparison with a third. */
export const differenceOf = (
  one: HintedOption['more'],
  other: HintedOption['more'],
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0) - (other[name] ?? 0),
    ]),
  )

/** A chance as people say it; what is almost sure is not. */
export function percent(chance: number): string {
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
  const best = choices?.find(({ isBest }) => isBest)?.option.target
  if (targets.length === 0) return lit
  const isPointing = [...lit.values()].includes('aimed')
  return new Map(
    [...lit].map(([target, light]) => {
      if (light === 'aimed' || light === 'refused') return [target, light]
      if (!targets.includes(target)) return [target, 'possible']
      return [target, target === best && !isPointing ? 'aimed' : 'may']
    }),
  )
}
