import { at, type GoalText } from '@eldertable/kernel'
import { healthOf, woundsOf } from '../rules/figures.ts'
import { ELDER, NOWHERE } from '../state.ts'
import { caseFiles } from './case-files.ts'
import { episodeNames } from './names.ts'
import { elderName } from './pieces.ts'
import { stateInWords } from './ritual.ts'
import { openState, type Tell } from './telling.ts'

/** DMD-ADVANCE-1, DMD-ENDING-4 */
const LAST_SPACE = 8
const STAGES = 4

/** The case file: what the episode asks for, what comes after it, and how all is lost. */
export function goal(t: Tell): GoalText {
  const { settings, isDisrupted, elder, heroes } = t.table
  const name = elderName(t)
  const { goal: first, here } = caseFiles[settings.episode]
  const isAlone = heroes.length === 2 && heroes.every(({ seat }) => seat === at(heroes, 0).seat)
  const isThere = elder.space !== NOWHERE
  const s = openState(t)
  return {
    name: episodeNames[settings.episode],
    lines: [
      isDisrupted
        ? `The ritual is disrupted: now ${name} can be wounded. Kill it, stage by stage: when the fourth falls you have won together.`
        : `First disrupt the ritual, or ${name} cannot be wounded: ${decapital(first)} Then kill ${name}, stage by stage: when the fourth falls you have won together.`,
      isThere
        ? `You lose when nobody is left, or when ${name} comes to space ${LAST_SPACE} of its track.`
        : `You lose when anybody dies or loses all sanity before ${name} has come, when nobody is left afterwards, or when ${name} comes to space ${LAST_SPACE} of its track.`,
      `Three tentacles among the Mythos discards at the end of a turn, and ${name} advances.`,
      ...(isAlone
        ? ['Alone you play two investigators, in turn: both have to live until it has come.']
        : []),
    ],
    standing: [
      { what: 'The ritual', is: stateInWords(t.table) },
      { what: `${name} on its track`, is: `${elder.track} of ${LAST_SPACE}` },
      ...(isThere
        ? [
            { what: 'Stage', is: `${elder.stage} of ${STAGES}` },
            { what: 'Its wounds', is: `${woundsOf(s, ELDER)} of ${healthOf(s, ELDER)}` },
          ]
        : []),
    ],
    here: isDisrupted ? here.slice(-1) : here,
  }
}

const decapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
