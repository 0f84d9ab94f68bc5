import type { Text } from './elder-ones.ts'
import { each, holding, onMap, stress, summon, when } from '../effects/deeds/script.ts'

/** What happens in each of the six episodes when the Elder One advances (DMD-ADVANCE-3). */
export const episodeAdvances: readonly Text[] = [
  {
    rule: 'DMD-EPONE-6',
    steps: [{ do: 'fire', where: 'retorts' }, summon('fire-vampire', 'red')],
  },
  {
    rule: 'DMD-EPTWO-8',
    steps: [each([stress(1)], holding('idol')), summon('deep-one', 'blue')],
  },
  { rule: 'DMD-EPTHREE-8', steps: [summon('ghoul', 'yellow')] },
  { rule: 'DMD-EPFOUR-7', steps: [{ do: 'refocus' }, summon('byakhee', 'red')] },
  {
    rule: 'DMD-EPFIVE-7',
    steps: [{ do: 'darken', which: 'farthest' }, summon('hunting-horror', 'blue')],
  },
  {
    rule: 'DMD-EPSIX-6',
    steps: [
      when(
        onMap('chthonian'),
        [{ do: 'unpack', from: 'chthonian' }],
        [summon('chthonian', 'blue')],
      ),
    ],
  },
]
