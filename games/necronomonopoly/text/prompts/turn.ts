import { RETHROW_COST } from '../../pieces/locales.ts'
import { ask, list, personAt, type PromptsFor, type Seat } from '@eldertable/kernel'
import { clockwise, isCultist, isInmate, player } from '../../rules/players.ts'
import { isStoppedOn } from '../../rules/monsters.ts'
import type { NecState } from '../../state.ts'
import { cardName, spaceName, standingOn } from '../pieces.ts'
import type { Nec } from '../../frames.ts'
import { openState, sanityOf, type Tell } from '../telling.ts'

const THROWS_INSIDE = 3

/** The questions of a turn, from Dawn to the movement throw. */
export const turnPrompts: PromptsFor<Nec, 'dawn' | 'monsterStep' | 'turn'> = {
  'dawn.window': ask({
    you(_, t, seat) {
      return `Dawn of ${personAt(t.table.active, t).whose} turn${purse(t, seat)}. Is there anything you want to use?`
    },
    others: () => 'what to use at Dawn',
  }),
  'monsterStep.name': ask({
    you: (_, t, seat) =>
      isCultist(openState(t), seat)
        ? 'Will you set a Monster moving widdershins, and which?'
        : 'Which Monster do you move widdershins, by its own dice?',
    others: () => 'which Monster moves',
  }),
  'monsterStep.command': ask({
    you: ({ card }) => `Will you tell ${cardName(card)} how far to go, or leave it to the dice?`,
    others: ({ card }) => `whether ${cardName(card)} goes by its dice`,
  }),
  'monsterStep.goules': ask({
    you: () => 'Cultes de Goules also moves one Zombie, Ghoul or Ghast. Which shall it be?',
    others: () => 'whether to move a Zombie, Ghoul or Ghast as well',
  }),
  'monsterStep.dunwich': ask({
    you: () => 'Dunwich also moves one Monster. Which shall it be?',
    others: () => 'whether to move one more Monster',
  }),
  'turn.ready': ask({
    you: ready,
    others: () => 'what to use before moving',
  }),
  'turn.roam': ask({
    you: (_, t, seat) => `Will you walk widdershins, or wait ${standingOn(spaceOf(t, seat))}?`,
    others: () => 'whether to walk or to wait',
  }),
  'turn.rethrow': ask({
    you({ dice }, t, seat) {
      const left = sanityOf(t, seat) - RETHROW_COST
      const throwing = `You threw ${list(dice.map(String))}${outcomeOf(dice, t, seat)}.`
      return left < 0
        ? `${throwing} Will you keep it?`
        : `${throwing} Will you throw again for ${RETHROW_COST}, which leaves you ${left}?`
    },
    others: ({ dice }) => `whether to keep ${list(dice.map(String))}`,
  }),
}

const spaceOf = (t: Tell, seat: Seat): number => player(openState(t), seat).space

/** What an Investigator has to spend; Cultists pay for nothing. */
const purse = (t: Tell, seat: Seat): string =>
  isCultist(openState(t), seat) ? '' : `, and you have ${sanityOf(t, seat)} Sanity`

function ready(_: object, t: Tell, seat: Seat): string {
  const s = openState(t)
  if (isCultist(s, seat)) return 'Is there anything you want to use before you move?'
  const { sanity, throws } = player(s, seat)
  return isInmate(s, seat)
    ? `You have ${sanity} Sanity. Is there anything you want to use before throw ${throws + 1} of ${THROWS_INSIDE}?`
    : `You have ${sanity} Sanity. Is there anything you want to use before the dice are thrown?`
}

/** Where a throw leads. A double says no more than that, since a third one walks nowhere. */
function outcomeOf(dice: readonly [number, number], t: Tell, seat: Seat): string {
  const s = openState(t)
  const [one, other] = dice
  if (one === other) return ', a double'
  const { throws } = player(s, seat)
  if (isInmate(s, seat) && throws + 1 < THROWS_INSIDE) return ' and stay inside'
  return `, to ${spaceName(endOfWalk(s, seat, one + other))}`
}

/** The space on which a walk would end, Monsters in the way considered (NEC-MOVE-4). */
function endOfWalk(s: NecState, seat: Seat, steps: number): number {
  let { space } = player(s, seat)
  for (let step = 0; step < steps; step++) {
    space = clockwise(space)
    if (isStoppedOn(s, seat, space)) break
  }
  return space
}
