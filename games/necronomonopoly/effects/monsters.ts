import { BANISHED, VOIDED } from '../frames.ts'
import { cardAt } from '../pieces/cards.ts'
import type { Reason } from '../reasons.ts'
import { isOnBoard } from '../rules/deck.ts'
import { banish as banishMonster, moveOutOfStep } from '../rules/monsters.ts'
import type { NecState } from '../state.ts'
import type { MeaningsOf } from './effect.ts'

/** NEC-BANISH-3, NEC-OLDONE-2 */
const notOnOldOnes = (_: NecState, __: number, ___: unknown, subject: number): Reason | undefined =>
  cardAt(subject).type === 'old-one' ? 'is-old-one' : undefined

/** What cards do to Monsters. */
export const monsterEffects: MeaningsOf<'banish-met' | 'banish' | 'void' | 'bind' | 'move-each'> = {
  // NEC-BANISH-2
  'banish-met': {
    run(g, { seat, subject }) {
      g.returnValue(BANISHED)
      banishMonster(g, seat, subject)
    },
    cannot: notOnOldOnes,
    inWords: () => 'Banish the Monster you are encountering.',
  },
  banish: {
    run(g, { seat, subject, target }) {
      if (target === subject) g.returnValue(BANISHED)
      banishMonster(g, seat, target)
    },
    inWords: ({ at }) =>
      at === 'monster'
        ? 'Banish any one Monster on the board.'
        : 'Banish any one Monster or Great Old One that is on the board or that you are encountering.',
  },
  void: {
    run(g, { seat, card, subject }) {
      g.returnValue(VOIDED)
      g.event?.('voided', cardAt(card).id, { seat, card: subject })
    },
    cannot: notOnOldOnes,
    inWords: () => 'The Monster you are encountering has no effect on you; it stays in play.',
  },
  bind: {
    run: (g, { target }) => g.returnValue(target),
    inWords: ({ from, to }) =>
      `Name a total from ${from} to ${to}: the Monster you have named for your first Monster move moves that far and no dice are thrown.`,
  },
  'move-each': {
    run(g, { card, subject }) {
      if (isOnBoard(g.state, subject)) moveOutOfStep(g, subject, cardAt(card).id)
    },
    inWords: () =>
      'Every Monster and Great Old One on the board moves once by its dice, the one longest on the board first.',
  },
}
