import type { CommonSkill, UniqueSkill } from './skills/index.ts'

/** DMD-INV-2, DMD-INV-6 */
export interface Investigator<Key extends string = InvestigatorKey> {
  readonly key: Key
  readonly name: string
  /** The spaces of the tracks on which the investigator falls, and the last one of stress (DMD-INV-5). */
  readonly woundSkull: number
  readonly lastStress: number
  readonly sanitySkull: number
  readonly triggers: readonly number[]
  /** The unique skill first. */
  readonly skills: readonly [UniqueSkill, CommonSkill, CommonSkill]
  readonly flavour: string
}

type Row = Pick<Investigator<string>, 'name' | 'triggers' | 'skills' | 'flavour'> & {
  /** The skull of wounds, the last space of stress and the skull of sanity. */
  readonly ends: readonly [number, number, number]
}

const investigator = <Key extends string>(
  key: Key,
  { name, ends: [woundSkull, lastStress, sanitySkull], triggers, skills, flavour }: Row,
): Investigator<Key> => ({
  key,
  name,
  woundSkull,
  lastStress,
  sanitySkull,
  triggers,
  skills,
  flavour,
})

const everyThird = [3, 6, 9, 12, 15, 18]
const earlyThird = [2, 5, 8, 11, 14, 17]

/** In the order of the rulebook. */
const rows = [
  investigator('borden', {
    name: 'Lizzie Borden',
    ends: [6, 6, 20],
    triggers: earlyThird,
    skills: ['savage', 'swiftness', 'stealth'],
    flavour: 'She sleeps best on nights when something needed killing.',
  }),
  investigator('elizabeth', {
    name: 'Elizabeth',
    ends: [6, 8, 21],
    triggers: everyThird,
    skills: ['lucky', 'marksman', 'swiftness'],
    flavour: 'The house always wins, so she bought the house.',
  }),
  investigator('ian', {
    name: 'Ian',
    ends: [7, 5, 20],
    triggers: everyThird,
    skills: ['vengeance-obsession', 'brawling', 'swiftness'],
    flavour: 'He keeps a list, and it is not a short one.',
  }),
  investigator('morgan', {
    name: 'Morgan',
    ends: [7, 5, 20],
    triggers: [4, 7, 10, 13, 16, 18],
    skills: ['protector', 'swiftness', 'toughness'],
    flavour: 'He has stood between worse beasts and better people.',
  }),
  investigator('fatima', {
    name: 'Fatima',
    ends: [5, 7, 21],
    triggers: everyThird,
    skills: ['read-the-omens', 'arcane-mastery', 'swiftness'],
    flavour: 'Tomorrow has written to her, and the handwriting is bad.',
  }),
  investigator('kid', {
    name: 'The Kid',
    ends: [5, 7, 20],
    triggers: earlyThird,
    skills: ['gate-manipulation', 'marksman', 'arcane-mastery'],
    flavour: 'Too young for this, and the only one doors listen to.',
  }),
  investigator('adam', {
    name: 'Adam',
    ends: [6, 5, 21],
    triggers: [...earlyThird, 19],
    skills: ['fueled-by-madness', 'marksman', 'toughness'],
    flavour: 'His left eye twitches in time with something far below.',
  }),
  investigator('rasputin', {
    name: 'Rasputin',
    ends: [5, 6, 20],
    triggers: everyThird,
    skills: ['unkillable', 'arcane-mastery', 'brawling'],
    flavour: 'Poison, bullets, river: he remembers each with a smile.',
  }),
  investigator('beth', {
    name: 'Sister Beth',
    ends: [5, 6, 22],
    triggers: [3, 7, 10, 13, 16, 19],
    skills: ['high-strung', 'brawling', 'toughness'],
    flavour: 'She prays with her hands shaking and her aim steady.',
  }),
  investigator('ahmed', {
    name: 'Ahmed',
    ends: [6, 6, 20],
    triggers: everyThird,
    skills: ['healing-prayer', 'stealth', 'arcane-mastery'],
    flavour: 'He learned medicine from the living and the other kind.',
  }),
] as const
export type InvestigatorKey = (typeof rows)[number]['key']
export const investigators: readonly Investigator[] = rows

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
