import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import type { LevelEffect } from '../../effects/levels/level.ts'

/** What a level of a skill gives (DMD-INV-7). */
export interface Level {
  readonly rule: string
  readonly gives: readonly LevelEffect[]
  /** Its sentence, where its effects do not say it. */
  readonly says: string | null
}

type FourLevels = readonly [Level, Level, Level, Level]

/** All that there is to know of a skill. */
export interface SkillRow {
  /** The first of its rules. */
  readonly rule: string
  readonly name: string
  readonly icon: IconName
  /** In a few words, for a dashboard. */
  readonly short: string
  readonly levels: FourLevels
  /** With the option `publishedSkills`, where they are others then. */
  readonly published: FourLevels | null
  /** What the levels from the second on are worth to a bot. */
  readonly worth: readonly [number, number, number]
}

/** A level in a row: what it gives, and which of the skill's rules says so if it is not the one of that number. */
interface Given {
  readonly gives: readonly LevelEffect[]
  readonly says: string | null
  readonly ruleOf: number | null
}
type FourGiven = readonly [Given, Given, Given, Given]

export const gives = (...effects: readonly LevelEffect[]): Given => ({
  gives: effects,
  says: null,
  ruleOf: null,
})
/** The same as the rule of another level has it: published levels come in another order. */
export const asIn = (ruleOf: number, ...effects: readonly LevelEffect[]): Given => ({
  ...gives(...effects),
  ruleOf,
})
/** What reads better in words of its own, with the numbers filled in. */
export const saying = <E extends LevelEffect>(effect: E, words: (effect: E) => string): Given => ({
  ...gives(effect),
  says: words(effect),
})

/** Whether a level replaces what a lower one says, because it speaks of the same thing (DMD-INV-10). */
function isOfTheSame(lower: LevelEffect, higher: LevelEffect): boolean {
  if (lower.does !== higher.does) return false
  if ('where' in lower && 'where' in higher) return lower.where === higher.where
  if ('from' in lower && 'from' in higher)
    return higher.from === 'all' || lower.from === higher.from
  return true
}

/** An effect with what it grows from: the amount of the nearest lower level that speaks of the same. */
function grown(effect: LevelEffect, lower: readonly LevelEffect[]): LevelEffect {
  if (!('before' in effect)) return effect
  const below = lower.findLast((one) => isOfTheSame(one, effect))
  return below !== undefined && 'before' in below ? { ...effect, before: below.amount } : effect
}

function levelsOf(stem: string, given: FourGiven): FourLevels {
  const level = ({ gives: effects, says, ruleOf }: Given, place: number): Level => ({
    rule: `${stem}-${ruleOf ?? place + 1}`,
    gives: effects.map((effect) =>
      grown(
        effect,
        given.slice(0, place).flatMap((one) => one.gives),
      ),
    ),
    says,
  })
  const [first, second, third, fourth] = given
  return [level(first, 0), level(second, 1), level(third, 2), level(fourth, 3)]
}

type Row = Pick<SkillRow, 'name' | 'icon' | 'short' | 'worth'> & {
  readonly levels: FourGiven
  readonly published?: FourGiven
}

/** A row; the rules of its four levels begin alike. */
export const skill = (stem: string, { levels, published, ...words }: Row): SkillRow => ({
  ...words,
  rule: `${stem}-1`,
  levels: levelsOf(stem, levels),
  published: published === undefined ? null : levelsOf(stem, published),
})
