import { ask, type PromptsFor } from '@eldertable/kernel'
import { kindName, oldOneName } from '../pieces.ts'
import type { Tec } from '../../frames.ts'
import { characterName, characterOf } from '../telling.ts'

/** The questions before and in Step 1, and the one that paces a game without players. */
export const wheelPrompts: PromptsFor<
  Tec,
  'chooseCharacters' | 'pointer' | 'cthulhuDeals' | 'assistantTurn'
> = {
  'chooseCharacters.choose': ask({
    you: ({ character }, t) =>
      characterOf(t, character).isAssistant
        ? 'Who comes along as an Assistant? Assistants act by themselves, and share what they carry.'
        : 'Who will you be in New Arkhamoore?',
    others: ({ character }, t) =>
      characterOf(t, character).isAssistant ? 'who comes along' : 'whom to play',
  }),
  'pointer.lull': ask({
    you: () => 'A lull. Which colour loses a tentacle from the Shambler Mat?',
    others: () => 'what the lull takes from the Shambler Mat',
  }),
  'cthulhuDeals.choose': ask({
    you: ({ colour, left }, t) =>
      `${oldOneName(t)} deals out ${left} ${kindName(colour)}. Who takes the next one?`,
    others: ({ colour }) => `who takes the next ${kindName(colour)}`,
  }),
  'assistantTurn.watch': ask({
    you: (_, t) => `${characterName(t.table.active, t)} is done. Shall the wheel turn again?`,
    others: () => 'when the wheel turns again',
  }),
}
