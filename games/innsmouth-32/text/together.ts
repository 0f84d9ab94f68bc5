import { capital, counted, list, sentenceOf, spelled, type Words } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { cardName } from './names.ts'
import { DIRECTOR } from '../state.ts'
import { events } from './events.ts'
import { sidePerson } from './telling.ts'

/** As many as are called by their names. */
const FEW = 3

/** Several events of one kind in a row, in one sentence. */
export const together: NonNullable<Words<I32>['together']> = {
  gainsRest(several) {
    const amounts = [...new Set(several.map(({ amount }) => amount))]
    return amounts
      .map((amount) => {
        const all = several.filter((one) => one.amount === amount)
        const [first] = all
        const spoints = counted(amount, 'rest spoint')
        if (all.length > FEW) return `${all.length} survivors gain ${spoints} each.`
        const names = capital(list(all.map(({ who }) => cardName(who))))
        return `${names} ${first === all.at(-1) ? 'gains' : 'gain'} ${spoints}${all.length > 1 ? ' each' : ''}.`
      })
      .join(' ')
  },
  /** Stars that the director grants at once. */
  starDie(several, t) {
    const [first] = several
    const isOneGrant = several.every(({ who, die }) => who === first?.who && die === 0)
    return isOneGrant && first !== undefined
      ? `${sentenceOf(sidePerson(DIRECTOR, t), 'grant')} ${cardName(first.who)} ${spelled(several.length)} horror stars.`
      : several.map((one) => events.starDie(one, t)).join(' ')
  },
  /** One spoint after the other for one thing is told as their sum. */
  gives(several, t) {
    const sums: (typeof several)[number][] = []
    for (const one of several) {
      const last = sums.at(-1)
      if (last?.who === one.who && last.for === one.for)
        sums[sums.length - 1] = { ...one, amount: last.amount + one.amount }
      else sums.push(one)
    }
    return sums.map((one) => events.gives(one, t)).join(' ')
  },
}
