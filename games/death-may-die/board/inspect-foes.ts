import type { Look } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { cardOf, healthOf, stageOf, woundsOf } from '../rules/figures.ts'
import { foeDiceNow } from '../foresight/foe.ts'
import { ELDER, NOWHERE, type DmdState } from '../state.ts'
import { abilityInWords } from '../effects/abilities/index.ts'
import { elderNames } from '../text/names.ts'
import { spaceName } from '../text/pieces.ts'
import { isSlain } from '../text/ritual.ts'
import { episodeAdvances, stageWords, type StageMoment } from '../text/stages.ts'
import { openState, type Tell } from '../text/telling.ts'
import { diceInWords } from './foe-card.tsx'
import { stackName } from './standing.ts'

/** An enemy on the map. */
export function foeLook(foe: number, t: Tell): Look | null {
  const one = t.table.enemies[foe]
  if (one === undefined || one.space === NOWHERE) return null
  const s = openState(t)
  const { health, flavour, rule } = cardOf(s, one.kind)
  return {
    heading: stackName(t.table, foe),
    lines: [
      `In ${spaceName(one.space, t)}, with ${one.wounds} of ${health} wounds.`,
      `It attacks with ${diceAndWhy(s, foe)} whoever ends a turn in its space, and follows whoever leaves.`,
      abilityInWords(one.kind, t.table.settings.elderOne),
      flavour,
    ],
    rule,
  }
}

/** Its dice, with those that it has only where it stands. */
function diceAndWhy(s: DmdState, foe: number): string {
  const { more, isInRlyeh, ...dice } = foeDiceNow(s, foe)
  const why = isInRlyeh
    ? `, 1 of them for R'lyeh`
    : more > 0
      ? `, ${more} of them for where it stands`
      : ''
  return `${diceInWords(dice)}${why},`.replace(/,$/, why === '' ? '' : ',')
}

/** The Elder One on the map. */
export function elderLook(t: Tell): Look | null {
  const { elder, settings, isDisrupted } = t.table
  if (elder.space === NOWHERE || isSlain(t.table)) return null
  const s = openState(t)
  const { endOfTurn } = stageOf(s)
  return {
    heading: `${elderNames[settings.elderOne]}, stage ${elder.stage}`,
    lines: [
      `In ${spaceName(elder.space, t)}, with ${woundsOf(s, ELDER)} of ${healthOf(s, ELDER)} wounds.`,
      `It attacks with ${diceAndWhy(s, ELDER)} whoever ends a turn in its space, and follows whoever leaves.`,
      isDisrupted ? 'It can be attacked.' : 'It can be attacked once the ritual is disrupted.',
      ...stageLines(t, [elder.stage]),
      ...advanceLines(t),
    ],
    rule: endOfTurn.rule,
  }
}

/** The stages that are revealed: the latest by name, and all that is in force (DMD-ELDER-3). */
export function stageLook(t: Tell): Look {
  const { elder, settings } = t.table
  if (isSlain(t.table))
    return {
      heading: `${elderNames[settings.elderOne]} is dead`,
      lines: ['Its last stage has fallen, and everybody has won.'],
      rule: 'DMD-ENDING-1',
    }
  const { name, flavour } = at(stageWords[settings.elderOne], elder.stage - 1)
  const revealed = Array.from({ length: elder.stage }, (_, i) => i + 1)
  return {
    heading: `${elderNames[settings.elderOne]}, stage ${elder.stage} of 4: ${name}`,
    lines: [flavour, ...stageLines(t, revealed), ...advanceLines(t)],
    rule: 'DMD-ELDER-3',
  }
}

const moments: Readonly<Partial<Record<StageMoment, string>>> = {
  ongoing: 'Always',
  'end of turn': 'At the end of each turn',
}

/** What stages do again and again. What they do once is over by the time it can be read, and the log has it. */
const stageLines = ({ table }: Tell, stages: readonly number[]): string[] =>
  stages.flatMap((stage) =>
    at(stageWords[table.settings.elderOne], stage - 1).texts.flatMap((one) => {
      const moment = moments[one.at]
      return moment === undefined ? [] : [`${moment}: ${one.text}`]
    }),
  )

/** What an advance brings, the Elder One's text and then the episode's (DMD-ADVANCE-3). */
export function advanceLines({ table }: Tell): string[] {
  const { elderOne, episode } = table.settings
  const [first] = stageWords[elderOne]
  const texts = [...(first?.texts ?? []), episodeAdvances[episode]]
  return texts.flatMap((one) =>
    one.at === 'when the Elder One advances' ? [`When it advances: ${one.text}`] : [],
  )
}
