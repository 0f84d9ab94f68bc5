import { at, capital, type GoalText } from '@eldertable/kernel'
import { MAD } from '../pieces/mats.ts'
import { PAGE_TOKENS } from '../pieces/necronomicon.ts'
import { PORTALS, strengthTrack } from '../pieces/old-ones.ts'
import { sum } from '../rules/pieces.ts'
import { OPEN } from '../state.ts'
import { oldOneName } from './pieces.ts'
import { characterName, type Tell } from './telling.ts'

/** The two phases, the three ways to lose, and how far all of them are. */
export function goal(t: Tell): GoalText {
  const { phase, rows, portals, strength, settings, lairShamblers, characters } = t.table
  const boxes = strengthTrack(settings.greatOldOne, phase).length
  const sealed = portals.filter((kind) => kind !== OPEN).length
  const shaken = characters.map((_, i) => i).toSorted((a, b) => brain(t, b) - brain(t, a))
  const [worst] = shaken
  return {
    name: `Shut out ${oldOneName(t)}`,
    lines: [
      phase === 1
        ? `Now: translate the Necronomicon, all ${PAGE_TOKENS} pages of it. Then seal the ${PORTALS} portals, and you have won together.`
        : `The book is read. Seal the ${PORTALS} portals, and you have won together.`,
      `You lose at once when the strength of ${oldOneName(t)} comes to the end of its track, when the last Shambler has left its lair, or when anybody goes completely mad.`,
    ],
    standing: [
      phase === 1
        ? { what: 'Pages', is: `${sum(rows)} of ${PAGE_TOKENS}` }
        : { what: 'Portals sealed', is: `${sealed} of ${PORTALS}` },
      { what: `Strength of ${oldOneName(t)}`, is: `${strength} of ${boxes}` },
      { what: 'Shamblers in their lair', is: String(sum(lairShamblers)) },
      ...(worst === undefined
        ? []
        : [
            {
              what: 'Nearest to madness',
              is: `${capital(characterName(worst, t))}, ${brain(t, worst)} of ${MAD}`,
            },
          ]),
    ],
  }
}

const brain = ({ table }: Tell, character: number): number => at(table.characters, character).brain
