import { capital, counted, type GoalText } from '@eldertable/kernel'
import { isWithDirector } from '../rules/sides.ts'
import { countInPlay, leftInAll } from '../rules/survivors.ts'
import { reelName } from '../pieces/reels.ts'
import { cardsToTheEnd } from './last-turn.ts'
import { openState, type Tell } from './telling.ts'

/** What survivors and the director are after, and how far the film is. */
export function goal(t: Tell): GoalText {
  const { table } = t
  const s = openState(t)
  const isBehind = t.reader !== null && isWithDirector(table, t.reader)
  const stars = table.pools
    .flatMap(({ survivors }) => survivors)
    .reduce((n, one) => n + one.stars, 0)
  const left = leftInAll(s)
  return {
    name: isBehind ? 'Nobody leaves Innsmouth' : 'Live to see the end of the film',
    lines: isBehind ? ofMonsters : ofSurvivors(t),
    standing: [
      { what: 'The film', is: `${capital(reelName(Math.max(1, table.reel)))} of IV` },
      {
        what: 'The reel',
        is:
          table.reelPile === 0
            ? cardsToTheEnd(table) === 1
              ? 'one card left: when it goes, one last turn of the director'
              : 'run out: clear the screen'
            : `${counted(table.reelPile, 'card')} to run`,
      },
      { what: 'Survivors', is: `${countInPlay(s)} in play, ${left} to come` },
      { what: 'Horror stars', is: String(stars) },
    ],
    here: isBehind ? [] : words,
  }
}

const ofMonsters: readonly string[] = [
  'Take every survivor: you win as soon as none is in play and none is left to come, or when the film ends with nobody on the screen.',
  'Gather monsters into throngs, so that they hit hard, and strike at whoever has nothing left to pay with.',
]

const ofSurvivors = ({ table }: Tell): string[] => [
  ...(table.pools.length === 3 && new Set(table.pools.map(({ seat }) => seat)).size === 1
    ? ['Alone you play three pools, as if three people sat there.']
    : []),
  'Four reels, each darker than the one before. If anybody is alive after the last turn of reel IV, all survivors win; if nobody is left before that, the director wins.',
  'A reel ends when its cards have run out and none is left on the screen: so clear the screen. Each of the first three leaves a horror star to one of you.',
]

/** What is spent in this film, and on what. */
export const spointsInWords =
  'Spoints are the points that survivors spend. Power spoints belong to a seat and help anybody; rest spoints belong to one survivor and help only that one. Each makes a throw one easier, or a blow of yours one harder. A blow against you is undone if you pay for every point of it.'

const words = [
  { name: 'Spoints', text: spointsInWords },
  {
    name: 'Flail',
    text: 'What is left to a survivor who cannot pay off a blow: a throw against SPEED. If it fails, the survivor is gone.',
  },
]
