import { list } from '@eldertable/kernel'
import { savingTarget } from '../rules/banish.ts'
import { flailStat, flailTarget } from '../rules/flail.ts'
import { savingOf } from '../rules/numbers.ts'
import { statOf } from '../rules/survivors.ts'
import { cardAt, cards } from '../pieces/cards.ts'
import { statName } from '../pieces/stats.ts'
import type { I32State, Survivor } from '../state.ts'
import { cardName } from './names.ts'

// What a figure is made up of, where it is not the one that is printed on a card.

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`)

const part = (name: string, amount: number): string[] =>
  amount === 0 ? [] : [`${name} ${signed(amount)}`]

const abilityThat = (does: string): string =>
  cards.find(({ ability }) => ability?.does.does === does)?.ability?.name ?? ''

export const DRAG = abilityThat('drag')
const CHANT = abilityThat('harden')

/** "SPEED 8, small cast +1, Drag Under −2 and spoints +3" (I32-INSANE-6, I32-ABIL-3, I32-OPT-3, I32-OPT-20). */
export function flailSum(s: I32State, one: Survivor, drag: number, added = 0): string {
  const stat = flailStat(one.card)
  const ease = flailTarget(s, one, 0) - statOf(one, stat)
  return list([
    `${statName(stat)} ${statOf(one, stat)}`,
    ...part(s.table.settings.difficulty === 'matinee' ? 'matinee' : 'small cast', ease),
    ...part(DRAG, -drag),
    ...part('spoints', added),
  ])
}

/** "; it is saved by 6 or less: value 5, Chant +2 and the Occultist −1"; nothing where its value counts (I32-MYTHOS-6, I32-ABIL-1). */
export function savingSum(s: I32State, who: number, target: number): string {
  const { value } = cardAt(target)
  const saved = savingTarget(s, who, target, 0)
  if (saved === value) return ''
  const power = savingOf(0, s, who)
  const sum = list([
    `value ${value}`,
    ...part(CHANT, saved - power - value),
    ...part(cardName(who), power),
  ])
  return `; it is saved by ${saved} or less: ${sum}`
}
