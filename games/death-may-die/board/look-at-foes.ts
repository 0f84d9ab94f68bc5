import type { Look } from '@eldertable/board-kit'
import { elderOnes } from '../content/elder-ones.ts'
import { cardOf, healthOf, stageOf, woundsOf } from '../rules/figures.ts'
import { ELDER, NOWHERE } from '../state.ts'
import { elderNames, enemyNames } from '../text/names.ts'
import { spaceName } from '../text/pieces.ts'
import { stepsInWords } from '../text/script.ts'
import { openState, type Tell } from '../text/telling.ts'
import { diceInWords } from './foe-card.tsx'

/** An enemy on the map. */
export function foeLook(foe: number, t: Tell): Look | null {
  const one = t.table.enemies[foe]
  if (one === undefined || one.space === NOWHERE) return null
  const s = openState(t)
  const { health, dice } = cardOf(s, one.kind)
  return {
    heading: enemyNames[one.kind],
    lines: [
      `In ${spaceName(one.space, t)}, with ${one.wounds} of ${health} wounds.`,
      `It hits with ${diceInWords(dice)}.`,
    ],
    rule: abilityRules[one.kind] ?? 'DMD-ENEMY-1',
  }
}

const abilityRules: Readonly<Record<string, string>> = {
  'fire-vampire': 'DMD-ENEMY-2',
  'deep-one': 'DMD-ENEMY-3',
  ghoul: 'DMD-ENEMY-4',
  byakhee: 'DMD-ENEMY-5',
  'hunting-horror': 'DMD-ENEMY-6',
  shoggoth: 'DMD-ENEMY-7',
  chthonian: 'DMD-ENEMY-8',
  'star-spawn': 'DMD-ENEMY-10',
  'hastur-disciple': 'DMD-ENEMY-12',
}

/** The Elder One on the map. */
export function elderLook(t: Tell): Look | null {
  const { elder, settings, isDisrupted } = t.table
  if (elder.space === NOWHERE) return null
  const s = openState(t)
  const { dice, endOfTurn } = stageOf(s)
  return {
    heading: `${elderNames[settings.elderOne]}, stage ${elder.stage}`,
    lines: [
      `In ${spaceName(elder.space, t)}, with ${woundsOf(s, ELDER)} of ${healthOf(s, ELDER)} wounds.`,
      `It hits with ${diceInWords(dice)}.`,
      isDisrupted ? 'It can be attacked.' : 'It can be attacked once the ritual is disrupted.',
      ...(endOfTurn.steps.length > 0
        ? [`At the end of each turn: ${stepsInWords([endOfTurn.steps])}`]
        : []),
      `When it advances: ${stepsInWords([elderOnes[settings.elderOne].whenAdvancing.steps])}`,
    ],
    rule: endOfTurn.rule,
  }
}

/** All that the stages which are revealed do, at the end of a turn and when it advances. */
export function stageLook(t: Tell): Look | null {
  const { elder, settings } = t.table
  if (elder.space === NOWHERE) return null
  const { whenAdvancing, firstEndOfTurn, stages } = elderOnes[settings.elderOne]
  const revealed = stages.slice(0, elder.stage - 1).map(({ endOfTurn }) => endOfTurn)
  const texts = [firstEndOfTurn, ...revealed].filter(({ steps }) => steps.length > 0)
  return {
    heading: `${elderNames[settings.elderOne]}, stage ${elder.stage} of 4`,
    lines: [
      `When it advances: ${stepsInWords([whenAdvancing.steps])}`,
      ...texts.map(({ steps }) => `At the end of each turn: ${stepsInWords([steps])}`),
    ],
    rule: 'DMD-ELDER-3',
  }
}
