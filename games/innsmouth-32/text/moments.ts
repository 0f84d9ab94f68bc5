import { capital, counted, list, type MomentText, type Words } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { isWithDirector } from '../rules/sides.ts'
import { countInPlay, leftInAll } from '../rules/survivors.ts'
import { DIRECTOR } from '../state.ts'
import { INSANE, statName } from '../pieces/stats.ts'
import { reelName } from '../pieces/reels.ts'
import { cardName } from './names.ts'
import { openState, poolPerson, sidePerson, type Tell } from './telling.ts'

const LAST_REEL = 4
const SECOND_REEL = 2

const isBehind = (t: Tell): boolean => t.reader !== null && isWithDirector(t.table, t.reader)

/** Whether somebody is one of the reader's. */
const isOwn = (who: number, t: Tell): boolean =>
  t.table.pools.some(
    ({ seat, survivors }) => seat === t.reader && survivors.some(({ card }) => card === who),
  )

/** How many are still there to be taken, or to live. */
function left(t: Tell): string {
  const s = openState(t)
  const toCome = leftInAll(s)
  return `${counted(countInPlay(s), 'survivor')} in play, ${toCome === 0 ? 'nobody' : toCome} to come.`
}

const moment = (heading: string, ...lines: readonly string[]): MomentText => ({
  heading,
  lines: lines.filter((line) => line !== ''),
})

/** What the film asks of the reader as it begins; who plays alone has three pools. */
function opening(t: Tell): string[] {
  if (isBehind(t)) return ['You direct: gather monsters, and leave nobody alive.']
  if (t.reader === null) return []
  const own = t.table.pools.filter(({ seat }) => seat === t.reader)
  const names = own.flatMap(({ survivors }) => survivors.map(({ card }) => cardName(card)))
  if (own.length > 1)
    return [
      `Alone you play ${own.length === 3 ? 'three' : counted(own.length, 'pool')} pools, as if three people sat there: ${list(names)}.`,
      'Each has a turn and power spoints of its own. One survivor alive at the end is enough.',
      spoints,
    ]
  return names.length === 0
    ? []
    : [`You begin with ${list(names)}. One survivor alive at the end is enough.`, spoints]
}

/** Said once, where it happens first: three monsters among the cards that a reel opens with (I32-CREAT-7, I32-CREAT-8). */
const monstersToDirector = (t: Tell): string =>
  `As a reel opens, a third monster on the screen sends one of the three to ${sidePerson(DIRECTOR, t).who}, each time anew.`

/** Where the word is first met. */
const spoints =
  'Spoints are what you spend: each makes a throw 1 easier, or pays for a point of damage.'

/** What changes what somebody is, or what is to be done. */
export const moments: NonNullable<Words<I32>['moments']> = {
  reel: ({ reel }, t) =>
    moment(
      `${capital(reelName(reel))} begins`,
      ...(reel === 1 ? opening(t) : []),
      reel === SECOND_REEL ? monstersToDirector(t) : '',
      reel === LAST_REEL ? 'The last one: whoever lives to its end has won.' : '',
    ),
  reelEnds: ({ reel }, t) =>
    reel === LAST_REEL ? null : moment(`${capital(reelName(reel))} is over`, left(t)),
  eliminated: ({ who }, t) => moment(`${capital(cardName(who))} is lost`, left(t)),
  seized: ({ who, card }, t) =>
    moment(
      `${capital(cardName(card))}: ${cardName(who)} is held`,
      isOwn(who, t)
        ? 'On its turn it can only try to get away. Whoever is still held when the reel ends has one last throw.'
        : '',
    ),
  maddened: ({ who, stat }, t) =>
    isOwn(who, t)
      ? moment(
          `${capital(cardName(who))} goes insane`,
          `${statName(stat)} counts ${INSANE} until it is cured, by whiskey, pills or the Doctor.`,
        )
      : null,
  seatFalls: ({ pool }, t) =>
    moment(
      `${capital(poolPerson(pool, t).who)} ${poolPerson(pool, t).does('have', 'has')} nobody left`,
      t.table.pools[pool]?.seat === t.reader
        ? isBehind(t)
          ? 'You play monsters now, on the director’s side.'
          : 'It is on the director’s side now: monsters, which you do not lead.'
        : '',
    ),
  cultist: ({ who, pool }, t) =>
    moment(
      `${capital(cardName(who))} was one of them`,
      `${capital(poolPerson(pool, t).who)} ${poolPerson(pool, t).does('play', 'plays')} monsters from now on.`,
    ),
  awarded: ({ who }, t) =>
    moment(
      `${capital(cardName(who))} is the horror star`,
      isOwn(who, t)
        ? 'Yours to use once: a second action, a failed throw made again, or a monster’s hit thrown anew.'
        : '',
    ),
  turningPoint: (_, t) =>
    moment(
      'The Turning Point',
      'Monsters are played by as many as survivors are: no more cards come in this reel. Clear the screen, and it is over.',
      left(t),
    ),
  finale: (_, t) =>
    moment(
      'The last turn of the film',
      isBehind(t)
        ? 'The screen is bare. One more turn for you to take them all.'
        : `The screen is bare. ${capital(sidePerson(DIRECTOR, t).who)} strikes once more; whoever stands then has won.`,
    ),
  lastOne: ({ who }, t) =>
    moment(
      `${capital(cardName(who))} is the Last One Standing`,
      isOwn(who, t)
        ? 'One last turn, then every throng strikes. Withstand them all, and you have won.'
        : '',
    ),
}
