import { at, done, pickOf } from '@eldertable/kernel'
import { dieFaces } from '../pieces/dice.ts'
import type { RolledFor } from '../events.ts'
import type { Game } from '../frames.ts'
import { NO_PORTAL, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { decider } from './company.ts'
import { procedure } from './kit.ts'
import { characterAt } from './pieces.ts'

/** Rolls this many Cthulhu Dice; they stay on the table. */
export function rollDice(g: Game, character: number, amount: number, why: RolledFor): void {
  const { table } = g.state
  const dice: number[] = []
  while (dice.length < amount) dice.push(rollDie(g))
  table.dice = dice
  const rule = why === 'banish' ? 'TEC-BANISH-2' : 'TEC-SEAL-5'
  if (amount > 0) g.event?.('rolls', rule, { character, dice: table.dice, for: why })
}

/** Rolls all dice on the table again (TEC-ASSIST-21). */
export function rollAllAgain(g: Game, character: number): void {
  const { table } = g.state
  table.dice = table.dice.map(() => rollDie(g))
  g.event?.('rerollsAll', 'TEC-ASSIST-21', { character, dice: table.dice })
}

const rollDie = (g: Game): number => at<number>(dieFaces, g.chance.die(dieFaces.length) - 1)

/** How often a player may roll one of the dice on the table again: as the Brain Token's space says (TEC-DELIR-3). */
export const rerollsOf = (s: TecState, character: number): number => characterAt(s, character).brain

/** TEC-DELIR-4 to TEC-DELIR-6 */
export const rerolls = procedure('rerolls', {
  next: (g, f) => (f.left > 0 && g.state.table.dice.length > 0 ? 'choose' : done),
  choose: {
    rule: 'TEC-CHOICE-8',
    who: (s, f) => decider(s, f.character),
    about: (_, f) => ({ left: f.left, portal: f.portal ?? NO_PORTAL }),
    offer(s, _, o) {
      for (let die = 0; die < s.table.dice.length; die++) o.allow(V.reroll, die, 'TEC-DELIR-4')
      o.allow(V.keepDice, 0, 'TEC-DELIR-6')
    },
    take(g, f, verb, die) {
      if (verb === V.keepDice) return done
      const face = rollDie(g)
      g.state.table.dice[die] = face
      f.left--
      g.event?.('rerolls', 'TEC-DELIR-4', { character: f.character, die, face })
      return 'next'
    },
    byDefault: () => pickOf(V.keepDice),
  },
})
