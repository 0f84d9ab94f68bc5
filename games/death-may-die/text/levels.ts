import type { Skill } from '../content/investigators.ts'

type Levels = readonly [string, string, string, string]

/** What each level of a skill gives: the first of the four, and then what the next one adds or changes. */
export const levelWords: Readonly<Record<Skill, Levels>> = {
  'arcane-mastery': [
    'one elder sign in a roll counts as a success',
    'all elder signs in a roll count as successes',
    'each elder sign you count heals 1 stress',
    'each elder sign you count is two successes',
  ],
  brawling: [
    '1 bonus die against enemies in your space',
    'attack any number of enemies in your space, and divide the successes',
    'two free rerolls in each attack in your space',
    'every enemy you attack in your space takes all the successes',
  ],
  marksman: [
    'attack enemies up to one space away',
    'attack enemies up to two spaces away',
    '1 bonus die against enemies in other spaces',
    '2 bonus dice against enemies in other spaces',
  ],
  stealth: [
    'one enemy does not follow you in each Move',
    'up to three enemies do not follow you in each Move',
    'each enemy you sneak past takes 1 wound',
    'no enemy follows you unless you want it to',
  ],
  swiftness: [
    'one free Move each turn',
    'take somebody along on your Moves',
    'a Move is up to four steps',
    'four actions each turn',
  ],
  toughness: [
    '1 wound less whenever you are wounded',
    '1 sanity less lost to a roll against you',
    'any loss of sanity is a point less',
    '2 wounds less whenever you are wounded',
  ],
  savage: [
    '1 wound more when you hit an enemy that is alone in its space',
    '2 wounds more on an enemy that is alone',
    'killing an enemy that is alone heals all your stress',
    '3 wounds more on an enemy that is alone',
  ],
  lucky: [
    'one free reroll each turn',
    'two free rerolls each turn',
    'three free rerolls each turn',
    'four free rerolls each turn',
  ],
  'vengeance-obsession': [
    'an enemy that wounds you takes 1 wound',
    'you also heal 1 stress when it takes that wound',
    'every enemy in its space takes the wound too',
    'it is 2 wounds, and you heal 2 stress',
  ],
  protector: [
    'take over an attack on somebody in your space',
    'take over an attack on somebody within 1 space',
    'two free rerolls in each attack against you',
    'an attack you have taken over heals all your stress',
  ],
  'read-the-omens': [
    'put your Mythos card away once and draw another',
    'draw two Mythos cards and resolve one of them',
    'putting a Mythos card away heals 2 stress',
    'take 2 wounds to skip your Mythos card',
  ],
  'gate-manipulation': [
    'what comes through a gate in your space loses half its health',
    'what comes through a gate within 1 space of you loses half its health',
    'rest within 1 space of a gate, even beside enemies',
    'within 1 space of a gate: 1 bonus die, and one free Rest each turn',
  ],
  'fueled-by-madness': [
    '1 bonus die while your sanity is on a trigger space',
    'the bonus die also on the space before a trigger',
    '2 bonus dice instead of 1',
    '3 bonus dice instead of 2',
  ],
  unkillable: [
    'once in the game you get up again with no wounds',
    'get up again twice in the game',
    'getting up again heals all your stress',
    'get up again three times in the game',
  ],
  'high-strung': [
    'one tentacle in a roll counts as a success, and stays a tentacle',
    'all tentacles in a roll count as successes',
    'each tentacle you count heals 1 wound',
    'with two tentacles or more, 2 successes on top',
  ],
  'healing-prayer': [
    'heal 1 stress or 1 wound of somebody in your space at the end of your turn',
    'heal 2 points at the end of your turn, in any split',
    'heal 2 wounds and 2 stress',
    'heal 2 wounds and 2 stress of each investigator in your space',
  ],
}

/** A skill's levels as a list, each with whether one has it. */
export const levelLines = (skill: Skill, level: number): string[] =>
  levelWords[skill].map((words, i) => {
    const number = i + 1
    const mark = number === level ? ' (yours now)' : number === level + 1 ? ' (next)' : ''
    return `Level ${number}${mark}: ${words}.`
  })
