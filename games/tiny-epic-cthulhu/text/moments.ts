import { at, capital, counted, type Words } from '@eldertable/kernel'
import { MAD } from '../pieces/mats.ts'
import { portalColour, PORTALS, strengthTrack } from '../pieces/old-ones.ts'
import type { Tec } from '../frames.ts'
import { sum } from '../rules/pieces.ts'
import { OPEN } from '../state.ts'
import { kindName, oldOneName, portalName } from './pieces.ts'
import { isReader, personOf, type Tell } from './telling.ts'

/** So few boxes to the end of the Strength Track are near the end. */
const FEW = 2

/** What brings all players nearer to the end, good or bad, and what it means for what they do next. */
export const moments: NonNullable<Words<Tec>['moments']> = {
  phaseTwo: (_, t) => ({
    heading: 'The book is read',
    lines: [
      `Phase Two: seal the ${PORTALS} portals of ${oldOneName(t)}, and you have won.`,
      `Go to the town where ${oldOneName(t)} stands and choose a portal there. Roll a die for each of your runes of its colour: together they must reach its number.`,
      'It takes one tentacle of that colour, or a Chaos. All tentacles are back in the Bag.',
    ],
  }),

  seals: ({ portal }, t) => {
    const left = t.table.portals.filter((kind) => kind === OPEN).length
    return {
      heading: `${capital(portalName(portal, t))} is sealed`,
      lines: [
        left === 0
          ? 'It was the last.'
          : `${counted(left, 'more portal')} to seal, and you have won.`,
        ...(isClosed(portal, t)
          ? [`Both portals of ${colourOf(portal)} are shut: its power strikes no more.`]
          : []),
      ],
    }
  },

  strength: ({ strength, draws }, t) => {
    const left = strengthTrack(t.table.settings.greatOldOne, t.table.phase).length - strength
    return left <= 0
      ? null
      : {
          heading: `${oldOneName(t)} grows stronger`,
          lines: [
            `${counted(draws, 'tentacle')} ${draws === 1 ? 'is' : 'are'} drawn each turn from now on.`,
            left <= FEW
              ? `The end is near: ${left === 1 ? 'once more' : 'twice more'}, and all is lost.`
              : `${left} more times, and all is lost.`,
          ],
        }
  },

  delirium: ({ character, brain }, t) => {
    const left = MAD - brain
    if (left <= 0 || (left > 1 && !isReader(character, t))) return null
    const one = personOf(character, t)
    return {
      heading: isReader(character, t)
        ? 'Your mind slips'
        : `${capital(one.who)} is close to madness`,
      lines: [
        left === 1
          ? `One step more, and ${one.who} ${one.does('are', 'is')} mad: then all is lost.`
          : `${left} steps more, and you are mad: then all is lost.`,
        `Until then ${one.who} ${one.does('have', 'has')} ${counted(brain, 'reroll')} for every roll.`,
        'Tracks that overflow do this. Spend the tentacles of a full one, or have the mind calmed.',
      ],
    }
  },

  spawns: (_, t) =>
    sum(t.table.lairShamblers) === 1
      ? {
          heading: 'One Shambler is left',
          lines: [
            'As soon as it leaves the lair, all is lost.',
            'Each Shambler that is banished goes back there.',
          ],
        }
      : null,
}

const colourOf = (portal: number): string => kindName(portalColour(portal))

/** Whether both portals of its colour are sealed. */
const isClosed = (portal: number, { table }: Tell): boolean =>
  table.portals.every(
    (_, other) => portalColour(other) !== portalColour(portal) || at(table.portals, other) !== OPEN,
  )
