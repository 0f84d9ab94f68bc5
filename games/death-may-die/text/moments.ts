import { at, capital, type Words } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { NOWHERE } from '../state.ts'
import { madness } from './madness.ts'
import { elderName, spaceName } from './pieces.ts'
import { stageAt } from './stages.ts'
import { does, personOf, type Tell } from './telling.ts'
import { insanities } from '../pieces/insanities.ts'

const STAGES = 4

/** What changes everything, and what it means for whoever reads. */
export const moments: NonNullable<Words<Dmd>['moments']> = {
  falls: ({ hero, how }, t) => {
    const isOver = t.table.elder.space === NOWHERE
    const { who, does: verb } = personOf(hero, t)
    return {
      heading:
        how === 'wounds'
          ? `${does(hero, t, 'are', 'is')} dead`
          : `${does(hero, t, 'are', 'is')} insane for good`,
      lines: [
        isOver
          ? `${elderName(t)} has not come yet, so this loses the game for all.`
          : who === 'you'
            ? 'Your cards are gone, and what you carried lies where you fell. The others fight on, and win for you too if they win.'
            : `${capital(who)} ${verb('take', 'takes')} no more turns. The game is lost when nobody is left.`,
      ],
    }
  },

  snaps: ({ hero, insanity }, t) => {
    const isYou = personOf(hero, t).who === 'you'
    return {
      heading: `${does(hero, t, 'snap')}: ${at(insanities, insanity).name}`,
      lines: [
        madness(hero, insanity, t),
        isYou
          ? 'Then madness makes you stronger: a skill goes up a level.'
          : 'Then madness makes them stronger: a skill goes up a level.',
      ],
    }
  },

  disrupts: (_, t) => ({
    heading: 'The ritual is disrupted',
    lines: [
      t.table.elder.space === NOWHERE
        ? `${elderName(t)} comes at once, and from now on it can be wounded.`
        : `From now on ${elderName(t)} can be wounded.`,
      'Kill it, stage by stage. When the fourth falls you have won.',
    ],
  }),

  arrives: ({ space }, t) => ({
    heading: `${elderName(t)} arrives in ${spaceName(space, t)}`,
    lines: [
      t.table.isDisrupted
        ? 'Attack it: it can be wounded.'
        : 'It cannot be wounded before the ritual is disrupted. It attacks and follows like any enemy.',
      'From now on a death no longer ends the game: you play on as long as anybody is left.',
    ],
  }),

  defeats: ({ stage }, t) =>
    stage >= STAGES ? null : { heading: `Stage ${stage} falls`, lines: nextStage(stage + 1, t) },
}

/** What comes after a stage, and what it brings. */
function nextStage(stage: number, t: Tell): string[] {
  const { name, texts } = stageAt(stage, t)
  return [
    `${stage === STAGES ? 'The last one comes' : 'The next comes'}: stage ${stage}, ${name}.`,
    ...texts,
  ]
}
