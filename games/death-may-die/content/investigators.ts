import type { CommonSkill, UniqueSkill } from '../pieces/skills/index.ts'

/** DMD-INV-2, DMD-INV-6 */
export interface Investigator {
  readonly key: InvestigatorKey
  /** The spaces of the tracks on which the investigator falls, and the last one of stress (DMD-INV-5). */
  readonly woundSkull: number
  readonly lastStress: number
  readonly sanitySkull: number
  readonly triggers: readonly number[]
  /** The unique skill first. */
  readonly skills: readonly [UniqueSkill, CommonSkill, CommonSkill]
}

const investigatorKeys = [
  'borden',
  'elizabeth',
  'ian',
  'morgan',
  'fatima',
  'kid',
  'adam',
  'rasputin',
  'beth',
  'ahmed',
] as const
export type InvestigatorKey = (typeof investigatorKeys)[number]

function investigator(
  key: InvestigatorKey,
  [woundSkull, lastStress, sanitySkull]: readonly [number, number, number],
  triggers: readonly number[],
  skills: Investigator['skills'],
): Investigator {
  return { key, woundSkull, lastStress, sanitySkull, triggers, skills }
}

const everyThird = [3, 6, 9, 12, 15, 18]
const earlyThird = [2, 5, 8, 11, 14, 17]

/** In the order of the rulebook: skulls of wounds, stress and sanity, triggers, skills. */
export const investigators: readonly Investigator[] = [
  investigator('borden', [6, 6, 20], earlyThird, ['savage', 'swiftness', 'stealth']),
  investigator('elizabeth', [6, 8, 21], everyThird, ['lucky', 'marksman', 'swiftness']),
  investigator('ian', [7, 5, 20], everyThird, ['vengeance-obsession', 'brawling', 'swiftness']),
  investigator(
    'morgan',
    [7, 5, 20],
    [4, 7, 10, 13, 16, 18],
    ['protector', 'swiftness', 'toughness'],
  ),
  investigator('fatima', [5, 7, 21], everyThird, ['read-the-omens', 'arcane-mastery', 'swiftness']),
  investigator('kid', [5, 7, 20], earlyThird, ['gate-manipulation', 'marksman', 'arcane-mastery']),
  investigator(
    'adam',
    [6, 5, 21],
    [...earlyThird, 19],
    ['fueled-by-madness', 'marksman', 'toughness'],
  ),
  investigator('rasputin', [5, 6, 20], everyThird, ['unkillable', 'arcane-mastery', 'brawling']),
  investigator(
    'beth',
    [5, 6, 22],
    [3, 7, 10, 13, 16, 19],
    ['high-strung', 'brawling', 'toughness'],
  ),
  investigator('ahmed', [6, 6, 20], everyThird, ['healing-prayer', 'stealth', 'arcane-mastery']),
]

/** The same with the option `publishedSkills`. */
const published: readonly Investigator[] = investigators.map((one) =>
  one.key === 'elizabeth' ? { ...one, skills: ['lucky', 'marksman', 'stealth'] } : one,
)

/** The dashboards in a game with or without that option. */
export const sheetsWith = (settings: { publishedSkills: boolean }): readonly Investigator[] =>
  settings.publishedSkills ? published : investigators

export function sheetAt(who: number, settings: { publishedSkills: boolean }): Investigator {
  const sheet = sheetsWith(settings)[who]
  if (sheet === undefined) throw new RangeError(`there is no investigator ${who}`)
  return sheet
}
