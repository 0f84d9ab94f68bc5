import { at, type GoalText } from '@eldertable/kernel'
import type { ElderKey } from '../pieces/elder-ones.ts'
import { healthOf, woundsOf } from '../rules/figures.ts'
import { groundIn } from '../rules/ground.ts'
import { ELDER, NOWHERE, type Thing } from '../state.ts'
import { caseFiles } from './case-files.ts'
import { episodeNames } from './names.ts'
import { elderName, spaceList } from './pieces.ts'
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
  const advance = here.slice(-1)
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
        ? `You lose when nobody is left, or when ${name} reaches the skull (space ${LAST_SPACE} of its track).`
        : `You lose when anybody dies or loses all sanity before ${name} has come, when nobody is left afterwards, or when ${name} reaches the skull (space ${LAST_SPACE} of its track).`,
      ...(isDisrupted ? [] : whereabouts(t)),
      'A turn is three actions and a Mythos card. Then whatever shares your space attacks you; where nobody does, you find a Discovery card.',
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
    here: [...(isDisrupted ? advance : here), elderTokens[settings.elderOne]],
  }
}

/** Where the work lies. */
function whereabouts(t: Tell): string[] {
  const { things, settings } = t.table
  const kinds = [...new Set(things.map(({ kind }) => kind))]
  const { spaces } = groundIn(settings)
  const consecrated = spaces.flatMap(({ isConsecrated }, space) =>
    isConsecrated === true ? [space] : [],
  )
  return [
    ...kinds.flatMap((kind) => {
      const where = things.flatMap((one) =>
        one.kind === kind && one.space !== NOWHERE ? [one.space] : [],
      )
      const [single, several] = tokensInWords[kind]
      if (where.length === 0) return []
      return [
        `${where.length === 1 ? `${single} is` : `${several} are`} in ${spaceList(where, t)}.`,
      ]
    }),
    ...(consecrated.length === 0 ? [] : [`Consecrated ground: ${spaceList(consecrated, t)}.`]),
  ]
}

const tokensInWords: Readonly<Record<Thing['kind'], readonly [string, string]>> = {
  retort: ['The last Retort', 'The Retorts'],
  idol: ['The last Idol on the map', 'The Idols'],
  altar: ['The Altar', 'The Altars'],
  grave: ['The last Grave', 'The Graves'],
  bones: ['The Bones', 'The Bones'],
  lens: ['The last Lens', 'The Lenses'],
  circuit: ['The Circuit', 'The Circuits'],
  pillar: ['The Pillar', 'The Pillars'],
}

/** What each Elder One brings to the table (DMD-CTHULHU-4, DMD-CTHULHU-6, DMD-HASTUR-2 to DMD-HASTUR-4). */
const elderTokens: Readonly<Record<ElderKey, { name: string; text: string }>> = {
  cthulhu: {
    name: "R'lyeh tokens",
    text: "Each advance of Cthulhu lays one in the space of whoever's turn it is, and a Cultist climbs out of it. An enemy that attacks from one rolls a bonus die more. Once Cthulhu has come, ending your turn on one costs 1 stress.",
  },
  hastur: {
    name: 'Yellow Signs',
    text: 'Each advance of Hastur gives everybody one. With three or more at the end of your turn you discard them all and lose 2 sanity. A Rest may discard them, one for each point.',
  },
}

const decapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
