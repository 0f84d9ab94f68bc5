import { counted, type Event, type Words } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { events } from './events.ts'
import { attackerName } from './telling.ts'
import { attackInWords, sumInWords } from './throws.ts'
import { INSANE, statName } from '../pieces/stats.ts'
import { cardDoes, cardName } from './names.ts'

/** Whether a line of the log has named a survivor. */
const isNamed = (who: number, line: readonly Event[]): boolean =>
  line.some(({ is }) => is['who'] === who)

/** What came of a deed, at the end of its line in the log (board/log-lines.ts): whoever was named before is not named again. */
export const outcomes: NonNullable<Words<I32>['outcomes']> = {
  opens: ({ card }) => `${cardDoes(card, 'It opens its', 'They open their')} doors.`,
  gainsRest: ({ amount }) => `${counted(amount, 'rest spoint')} gained.`,
  gainsMythos: ({ amount }) => `${counted(amount, 'mythos token')} gained.`,
  deals: ({ die, damage, needs }) =>
    `The die shows ${sumInWords(die, damage)} damage${damage < needs ? `, too little: it takes ${needs}` : ''}.`,
  suffers: ({ damage }) => `It does ${damage} damage.`,
  negates: () => 'That is enough, and no harm is done.',
  places: (is, t, [first]) =>
    events.places(first?.key === 'reckons' ? is : { ...is, isTaken: false }, t),
  // The prey has just been named.
  attacks: (is, t, [first]) =>
    first?.key === 'picksVictim'
      ? attackInWords(attackerName(is.throng, is.card, t), '', is)
      : events.attacks(is, t),
  // What slips or is used up goes to the discards, as every card does.
  discards: (is, t, line) =>
    line.some((one) => one.is['card'] === is.card) ? '' : events.discards(is, t),
  maddened: ({ who, stat }, _, line) =>
    `${statName(stat)}${isNamed(who, line) ? '' : ` of ${cardName(who)}`} goes insane, and counts ${INSANE} until it is cured.`,
  victim({ who }, _, line) {
    const { key } = line.at(-1) ?? {}
    // I32-ENDTASK-9: what the end of a reel costs is told with the star that it brings.
    if (key === 'awarded') return `Every reel ends in madness: the lot falls on ${cardName(who)}.`
    return `The lot ${key === 'horror' ? 'falls' : 'also falls'} on ${cardName(who)}.`
  },
}
