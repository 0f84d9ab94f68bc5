import type { LogLine, Story, TurningPoint } from '@eldertable/board-kit'
import { capital, names, personAt, sentenceOf } from '@eldertable/kernel'
import { NOBODY, NOWHERE } from '../state.ts'
import { cardName, localeName, spaceName } from '../text/pieces.ts'
import type { Tell } from '../text/telling.ts'
import { Chronicle, type Exit } from './chronicle.ts'

/** A loss that people remember. */
const GREAT_LOSS = 20

/** Where the match turned: minds, locales, summonings, and the one loss that hurt most. */
export function story(log: readonly LogLine[], t: Tell): Story {
  const points: TurningPoint[] = []
  const past = new Chronicle(t.table)
  let worst = GREAT_LOSS - 1
  const add = (kind: string, weight: number, text: string, position: number): void => {
    points.push({ position, when: `Round ${past.round}`, kind, weight, text: capital(text) })
  }
  /** Only the greatest loss stands in the end. */
  const hurts = (amount: number, text: string, position: number): void => {
    if (amount <= worst) return
    worst = amount
    const before = points.findIndex(({ kind }) => kind === 'loss')
    if (before >= 0) points.splice(before, 1)
    add('loss', 4, text, position)
  }
  past.read(log, {
    insane: ({ seat }, { position }) => {
      const exit = past.exits.at(-1)
      if (exit === undefined) return
      const { who, does } = personAt(seat, t)
      points.push({
        position,
        when: `Round ${past.round}`,
        kind: 'mind',
        weight: past.sane <= 1 ? 9 : 7,
        ...(past.sane <= 1 && { isNeverMissing: true as const }),
        text: capital(
          `${who} ${does('go', 'goes')} insane${where(exit, t)}: ${past.sane} still sane.`,
        ),
      })
    },
    locale: ({ seat, space }, { position }) =>
      add(
        'locale',
        5,
        `${sentenceOf(personAt(seat, t), 'have', 'has')} all of ${localeName(space)}, and the rents there rise.`,
        position,
      ),
    pays: ({ seat, to, amount, space }, { position }) =>
      hurts(
        amount,
        `${sentenceOf(personAt(seat, t), 'pay')} ${to === NOBODY ? 'the Keeper' : personAt(to, t).who} ${amount} for ${spaceName(space)}: no bill was higher.`,
        position,
      ),
    suffers: ({ seat, card, amount }, { position }) =>
      hurts(
        amount,
        `${sentenceOf(personAt(seat, t), 'lose')} ${amount} to ${cardName(card)}: nothing cost more.`,
        position,
      ),
    summons: ({ seat, card }, { position }) =>
      add('summons', 6, `${sentenceOf(personAt(seat, t), 'summon')} ${cardName(card)}.`, position),
    robs: ({ seat, from, space }, { position }) =>
      add(
        'deed',
        3,
        `${sentenceOf(personAt(seat, t), 'take')} ${spaceName(space)} from ${personAt(from, t).who}.`,
        position,
      ),
    burnsDown: ({ seat, from, space }, { position }) =>
      add(
        'deed',
        3,
        `${sentenceOf(personAt(seat, t), 'burn')} ${personAt(from, t).whose} deed to ${spaceName(space)}.`,
        position,
      ),
    leaves: ({ seat }, { position }) =>
      add('leaving', 6, `${sentenceOf(personAt(seat, t), 'leave')} the game.`, position),
  })
  return { turningPoints: points, decided: decided(past, t) }
}

/** `on Gilman House, in Bob's debt` */
function where({ space, to }: Exit, t: Tell): string {
  const place = space === NOWHERE ? '' : ` on ${spaceName(space)}`
  return to === NOBODY ? place : `${place}, in ${personAt(to, t).whose} debt`
}

/** The last deed, by how it ended. */
function decided(past: Chronicle, t: Tell): string | null {
  const { outcome, players } = t.table
  const last = past.exits.at(-1)
  switch (outcome?.ending) {
    case 'last-sane': {
      if (last === undefined) return null
      const { who } = personAt(last.seat, t)
      const what = last.isInsane ? `went insane${where(last, t)}` : 'left'
      const [winner] = outcome.winners
      const rest =
        winner === undefined
          ? 'and nobody sane was left'
          : `and ${personAt(winner, t).who} alone ${personAt(winner, t).does('were', 'was')} left`
      return `In round ${last.round} ${who} ${what}, ${rest}.`
    }
    case 'cultists':
      return `In round ${past.round} all four Great Tomes were with ${names(outcome.winners, t)}, and one of them came to Mi-Go.`
    case 'round-limit': {
      const [winner] = outcome.winners
      if (winner === undefined) return null
      const second = players
        .map(({ sanity, standing }, seat) => ({ seat, sanity: standing === 'sane' ? sanity : -1 }))
        .filter(({ seat }) => seat !== winner)
        .sort((one, other) => other.sanity - one.sanity)[0]
      const own = players[winner]?.sanity ?? 0
      if (second === undefined || second.sanity < 0) return null
      return `${capital(personAt(winner, t).who)} had ${own - second.sanity} Sanity more than ${personAt(second.seat, t).who} when it was over.`
    }
    default:
      return null
  }
}
