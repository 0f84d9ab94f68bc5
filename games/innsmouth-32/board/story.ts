import type { LogLine, Story, TurningPoint } from '@eldertable/board-kit'
import { capital, counted, list, spelled } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { NONE } from '../state.ts'
import { reelName } from '../pieces/reels.ts'
import { cardName } from '../text/names.ts'
import { poolPerson, type Tell } from '../text/telling.ts'
import { Chronicle, type Loss } from './chronicle.ts'
import { killer } from './tally.ts'

/** Where the film turned: who was lost, when the screen ran dry, and who stood alone. */
export function story(log: readonly LogLine[], t: Tell): Story {
  const points: TurningPoint[] = []
  const past = new Chronicle()
  const lastLoss = log.findLast(({ event }) => event.key === 'eliminated')
  const add = (kind: string, weight: number, text: string, position: number): void => {
    points.push({ position, when: capital(reelName(past.reel)), kind, weight, text })
  }
  /** Whoever has all survivors is told of them as of anybody. */
  const isAlone = t.table.pools.every(({ seat }) => seat === t.reader)
  const isOwn = (who: number): boolean => {
    const pool = past.survivors.get(who)?.pool ?? NONE
    return t.reader !== null && t.table.pools[pool]?.seat === t.reader && !isAlone
  }
  past.read(log, {
    eliminated: ({ who }, line) => {
      const { position } = line
      const loss = past.losses.at(-1)
      if (loss === undefined) return
      const isFirst = past.losses.length === 1
      const name = capital(cardName(who))
      const to = killer(loss, t).slice(2)
      const fell = to === '' ? `${name} falls` : `${name} falls ${to}`
      if (past.left === 0 && line === lastLoss)
        points.push({
          position,
          when: capital(reelName(past.reel)),
          kind: 'last',
          weight: 10,
          isNeverMissing: true,
          text: `${fell}, and nobody is left.`,
        })
      else if (isOwn(loss.who))
        add('own', 5, `${fell}${isFirst ? ': the first to be lost' : ', one of yours'}.`, position)
      else if (isFirst) add('loss', 4, `${fell}: the first to be lost.`, position)
      else
        add(
          'loss',
          2,
          `${fell}: ${counted(past.left, 'survivor is', 'survivors are')} left in play.`,
          position,
        )
    },
    seatFalls: ({ pool }, { position }) => {
      if (past.left > 0)
        add(
          'seat',
          3,
          `${poolPerson(pool, t).who} ${poolPerson(pool, t).does('have', 'has')} no survivors left.`,
          position,
        )
    },
    turningPoint: (_, { position }) =>
      add(
        'screen',
        5,
        'The Turning Point: no more help comes to the screen in this reel.',
        position,
      ),
    lastOne: ({ who }, { position }) =>
      add('alone', 8, `${capital(cardName(who))} is the Last One Standing.`, position),
    cultist: ({ who }, { position }) => {
      // The log has the cultist go out of play first, as if lost.
      if (points.at(-1)?.position === position) points.pop()
      add('cultist', 9, `${capital(cardName(who))} was one of them all along.`, position)
    },
    monsterFalls: ({ card }, { position }) => {
      if (cardAt(card).kind !== 'terror') return
      const who = past.striker
      const name = cardName(card)
      const text =
        who === NONE ? `${capital(name)} falls.` : `${capital(cardName(who))} brings down ${name}.`
      add('terror', 6, text, position)
    },
  })
  return {
    turningPoints: points.map((point) => ({ ...point, text: capital(point.text) })),
    decided: decided(past, t),
  }
}

/** The last deed, by how the film ended. */
function decided(past: Chronicle, t: Tell): string | null {
  const inPlay = t.table.pools.flatMap(({ survivors }) =>
    survivors.map(({ card }) => cardName(card)),
  )
  const last = past.losses.at(-1)
  switch (t.table.outcome?.ending) {
    case 'filmEnds':
      return `${capital(spelled(inPlay.length))} of ${spelled(past.survivors.size)} ${inPlay.length === 1 ? 'was' : 'were'} alive when the film ended: ${list(inPlay)}.`
    case 'lastOneStands':
      return `${capital(list(inPlay))} withstood every throng of the last round.`
    case 'nobodyOnScreen':
      return last === undefined ? null : `${lastOf(last, t)} Nobody else came to the screen.`
    case 'coup':
      return last === undefined
        ? null
        : `${capital(cardName(last.who))} was the last, and one of them.`
    default:
      return last === undefined ? null : lastOf(last, t)
  }
}

const lastOf = (loss: Loss, t: Tell): string =>
  `${capital(cardName(loss.who))}, the last of them, fell in ${reelName(loss.reel)}${killer(loss, t)}.`
