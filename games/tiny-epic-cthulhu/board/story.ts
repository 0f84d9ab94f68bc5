import { readLog, type LogLine, type Story, type TurningPoint } from '@eldertable/board-kit'
import { capital, counted, sentenceOf } from '@eldertable/kernel'
import { PAGE_TOKENS } from '../pieces/necronomicon.ts'
import { MAD } from '../pieces/mats.ts'
import { PORTALS } from '../pieces/old-ones.ts'
import type { Events } from '../events.ts'
import { OPEN } from '../state.ts'
import { kindName, oldOneName, portalName, townName } from '../text/pieces.ts'
import { personOf, type Tell } from '../text/telling.ts'

/** The last that happened of what can decide it. */
interface Last {
  round: number
  seal?: Events['seals']
  mad?: Events['delirium']
}

/** Where the match turned: the book, the portals, minds that slipped, and how strong the Old One grew. */
export function story(log: readonly LogLine[], t: Tell): Story {
  const points: TurningPoint[] = []
  const last: Last = { round: 0 }
  let sealed = 0
  const add = (kind: string, weight: number, text: string, position: number): void => {
    points.push({ position, when: `Round ${last.round}`, kind, weight, text: capital(text) })
  }
  readLog<Events>(log, {
    turn: ({ round }) => {
      last.round = round
    },
    strength: ({ draws }, { position }) => {
      const text =
        draws === 0
          ? `${oldOneName(t)} is at full strength, and all is lost.`
          : `${oldOneName(t)} grows stronger: ${draws} tentacles come with each spin from now on.`
      add('strength', draws === 0 ? 9 : 1 + draws / 10, text, position)
    },
    phaseTwo: (_, { position }) =>
      add(
        'book',
        8,
        `The last of ${PAGE_TOKENS} pages is read: the portals can be sealed now.`,
        position,
      ),
    seals: (is, { position }) => {
      last.seal = is
      sealed++
      const who = personOf(is.character, t)
      const text = `${sentenceOf(who, 'seal')} ${portalName(is.portal, t)}: ${sealed} of ${PORTALS} are shut.`
      add('seal', sealed === PORTALS ? 9 : 2 + sealed / 10, text, position)
    },
    delirium: (is, { position }) => {
      const { character, brain } = is
      const { whose } = personOf(character, t)
      if (brain === MAD) {
        last.mad = is
        points.push({
          position,
          when: `Round ${last.round}`,
          kind: 'mind',
          weight: 10,
          isNeverMissing: true,
          text: capital(`${whose} mind gives way, and all is lost.`),
        })
      } else
        add(
          'mind',
          1 + brain,
          `${whose} mind slips: ${counted(MAD - brain, 'step')} from madness.`,
          position,
        )
    },
    shamblersAccursed: ({ town }, { position }) => {
      add(
        'shamblers',
        3,
        `Too many Shamblers come to ${townName(town, t)}, and all go back to their lair.`,
        position,
      )
    },
    closes: ({ colour }, { position }) =>
      add(
        'power',
        4,
        `${capital(kindName(colour))} is closed for good: that power strikes no more.`,
        position,
      ),
  })
  return { turningPoints: points, decided: decided(last, t) }
}

/** The last deed, by how it ended. */
function decided({ round, seal, mad }: Last, t: Tell): string | null {
  const { outcome, portals, rows } = t.table
  const old = oldOneName(t)
  switch (outcome?.ending) {
    case 'sealed': {
      if (seal === undefined) return null
      const { whose } = personOf(seal.character, t)
      return `The sixth seal was ${whose}, with a throw of ${seal.sum} in round ${round}.`
    }
    case 'playerMad':
    case 'assistantMad':
      return mad === undefined
        ? null
        : `${capital(personOf(mad.character, t).whose)} mind gave way in round ${round}.`
    case 'shamblers':
      return `In round ${round} the last Shambler left its lair.`
    case 'strengthOne': {
      const read = rows.reduce((sum, row) => sum + row, 0)
      return `${old} came to full strength in round ${round}, with ${read} of ${PAGE_TOKENS} pages read.`
    }
    case 'strengthTwo': {
      const shut = portals.filter((kind) => kind !== OPEN).length
      return `${old} came to full strength in round ${round}, with ${shut} of ${PORTALS} portals shut.`
    }
    default:
      return null
  }
}
