import { capital, type AnyTitle, type HintedOption, type View } from '@eldertable/kernel'
import type { Why } from '@eldertable/match'
import { botText } from '../../lobby/bot-words.ts'
import type { BegunMatch } from '../../session/session.ts'
import { optionOf } from './company.ts'
import { differenceOf, percent, whyBest } from './hint.ts'
import { tellingOf } from '../told/telling.ts'

/** Why a bot picked what it did, for somebody to read. */
export interface WhyWords {
  /** What it picked. */
  pick: string
  /** How it plays, then what the pick is good for. */
  lines: readonly string[]
}

/** A bot's reason in words; the view is what the reader could see when it was asked. */
export function whyWords(
  { seat, bot, pick, hint }: Why,
  then: View,
  table: BegunMatch,
  title: AnyTitle,
): WhyWords {
  const words = tellingOf({ ...table, view: then })
  const label = (one: number): string => {
    const { verb, argument } = optionOf(title, one)
    return title.text.options[verb]?.(argument, words) ?? verb
  }
  // The gains are those of the seat that chose.
  const gains = (one: HintedOption, other: HintedOption): string => {
    const reasons = title.text.hints?.(differenceOf(one.more, other.more), {
      ...words,
      reader: seat,
    })
    return whyBest(reasons ?? [])
  }
  const { name, means } = botText(title, bot)
  return {
    pick: label(pick),
    lines: [
      `${words.name(seat)} is the bot “${name}”. ${means}.`,
      ...verdict(pick, hint.options, label, gains),
    ],
  }
}

/** What a search says of the pick, beside the best of the others. */
function verdict(
  pick: number,
  options: readonly HintedOption[],
  label: (pick: number) => string,
  gains: (one: HintedOption, other: HintedOption) => string,
): string[] {
  const [best, next] = options
  const picked = options.find((one) => one.pick === pick)
  const other = picked === best ? next : best
  if (picked === undefined || other === undefined) return ['Nothing else deserved a look.']
  const what = `“${label(other.pick)}”`
  const isEven = (picked === best ? other : picked).isEven
  const own = gains(picked, other)
  const others = gains(other, picked)
  if (isEven) return [sentences(`This looks as good as ${what}`, own === '' ? '' : `It ${own}`)]
  const figures =
    picked.chance === null || other.chance === null
      ? ''
      : `Its chance to win is ${percent(picked.chance)}, and ${percent(other.chance)} with ${what}`
  return picked === best
    ? [
        own === '' ? `This looks better than ${what}.` : `Beside ${what} it ${own}.`,
        sentences(figures),
      ].filter((line) => line !== '')
    : [
        `Thought over again, ${what} looks better${others === '' ? '' : `: it ${others}`}.`,
        sentences(figures),
      ].filter((line) => line !== '')
}

const sentences = (...all: readonly string[]): string =>
  all
    .filter((one) => one !== '')
    .map((one) => `${capital(one)}.`)
    .join(' ')
