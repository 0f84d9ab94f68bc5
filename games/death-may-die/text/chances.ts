import { counted } from '@eldertable/kernel'
import { attackAhead, chanceToFell, fells } from '../foresight/attack.ts'
import { stepAhead } from '../foresight/move.ts'
import {
  chanceThat,
  outcomesOfReroll,
  resultOf,
  type Outcome,
  type Result,
} from '../foresight/outcomes.ts'
import { isAgainst } from '../rules/dice.ts'
import { modified } from '../rules/modified.ts'
import { placeOf } from '../rules/figures.ts'
import type { DmdState, Roll } from '../state.ts'
import { openState, personOf, type Tell } from './telling.ts'

const packetOf = modified('packet')

/** By so much sums of chances may miss. */
const NOTHING = 1e-9

/** A chance as people say it: never 0 or 100 unless it is so. */
function percent(chance: number): string {
  const whole = Math.round(100 * chance)
  if (chance > NOTHING && whole === 0) return 'under 1 %'
  if (chance < 1 - NOTHING && whole === 100) return 'over 99 %'
  return `${whole} %`
}

/** The dice of an attack and the chance that its target falls. */
export function attackNote(foe: number, hero: number, t: Tell): string {
  const { standard, bonus, away, fells: chance, wounds } = attackAhead(openState(t), hero, foe)
  const dice = counted(standard + bonus, 'die', 'dice')
  const far = away === 0 ? '' : `, ${counted(away, 'space')} away`
  const comes = chance > 0 ? `falls ${percent(chance)}` : `about ${wounds.toFixed(1)} wounds`
  return `${dice}${far}: ${comes}`
}

/** Who follows, what burns, and who waits. */
export function stepNote(space: number, hero: number, t: Tell): string {
  const s = openState(t)
  if (placeOf(s, hero) < 0) return ''
  const { follow, wait, burns, fire } = stepAhead(s, hero, space)
  const parts = [
    ...(follow.length > 0 ? [`${counted(follow.length, 'enemy', 'enemies')} may follow`] : []),
    ...(burns > 0 ? ['fire sticks to you'] : []),
    ...(wait.length > 0 ? [`${counted(wait.length, 'enemy', 'enemies')} there`] : []),
    ...(fire > 0 ? ['fire there'] : []),
  ]
  return parts.length === 0 ? 'nobody follows, nobody there' : parts.join(', ')
}

/** What the dice do as they lie. */
export function rollNote(roll: Roll, t: Tell): string {
  const s = openState(t)
  const { successes, tentacles } = resultOf(s, roll)
  const terror = tentacles === 0 ? [] : [`${tentacles} sanity lost`]
  return [effectOf(s, roll, successes, personOf(roll.hero, t).who), ...terror].join(', ')
}

function effectOf(s: DmdState, roll: Roll, successes: number, whom: string): string {
  const [target] = roll.targets
  if (roll.kind === 'attack' && roll.targets.length === 1 && target !== undefined) {
    const wounds = counted(successes, 'wound')
    return fells(s, target, successes) ? `${wounds}: it falls` : `${wounds}: it stands`
  }
  if (isAgainst(roll.kind)) {
    const wounds = woundsFrom(s, roll, successes)
    return roll.kind === 'signs'
      ? counted(successes, 'success', 'successes')
      : woundWords(wounds, whom)
  }
  return counted(successes, 'success', 'successes')
}

const woundWords = (wounds: number, whom: string): string =>
  wounds === 0 ? 'no wounds' : `${counted(wounds, 'wound')} for ${whom}`

/** The wounds that successes of a roll against somebody make. */
export const woundsFrom = (s: DmdState, { kind, hero }: Roll, successes: number): number =>
  successes === 0 ? 0 : packetOf(successes, s, hero, kind === 'foe' ? 'attack' : 'fire')

/** What the reroll of a die could make of the roll. */
export function rerollNote(roll: Roll, die: number, t: Tell): string {
  const s = openState(t)
  const outcomes = outcomesOfReroll(s, roll, die)
  const now = resultOf(s, roll)
  const [target] = roll.targets
  if (roll.kind === 'attack' && roll.targets.length === 1 && target !== undefined)
    return [`falls ${percent(chanceToFell(s, target, outcomes))}`, ...nerves(now, outcomes)].join(
      ', ',
    )
  const more = chanceThat(outcomes, ({ successes }) => successes > now.successes)
  const less = chanceThat(outcomes, ({ successes }) => successes < now.successes)
  const [good, bad] = isAgainst(roll.kind) ? [less, more] : [more, less]
  return `better ${percent(good)}, worse ${percent(bad)}`
}

/** How likely it is to lose less sanity, or more. */
function nerves(now: Result, outcomes: readonly Outcome[]): string[] {
  const less = chanceThat(outcomes, ({ tentacles }) => tentacles < now.tentacles)
  const more = chanceThat(outcomes, ({ tentacles }) => tentacles > now.tentacles)
  return [
    ...(less > 0 ? [`${percent(less)} spares sanity`] : []),
    ...(more > 0 ? [`${percent(more)} costs sanity`] : []),
  ]
}

/** Whether throwing any of the dice again could bring anything: a better result, or a tentacle less. */
export function canGain(roll: Roll, t: Pick<Tell, 'table'>): boolean {
  const s = openState(t)
  const now = resultOf(s, roll)
  const [target] = roll.targets
  const isEnough =
    roll.targets.length === 1 && target !== undefined && fells(s, target, now.successes)
  const isBetter = isAgainst(roll.kind)
    ? (successes: number) => successes < now.successes
    : (successes: number) => successes > now.successes && !isEnough
  return roll.dice.some(
    (_, die) =>
      chanceThat(
        outcomesOfReroll(s, roll, die),
        ({ successes, tentacles }) => isBetter(successes) || tentacles < now.tentacles,
      ) > 0,
  )
}

/** The hero that the open question is about, or the one whose turn it is. */
export function heroAsked(t: Tell): number {
  const about = t.asked?.about as { hero?: number } | undefined
  const hero = about?.hero ?? t.table.active
  return t.table.heroes[hero] === undefined ? t.table.active : hero
}

/** A label with a note in brackets, which the slip sets below it. */
export const withNote = (label: string, note: string): string =>
  note === '' ? label : `${label} (${note})`
