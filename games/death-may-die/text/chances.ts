import { capital, counted } from '@eldertable/kernel'
import { attackAhead, fells } from '../foresight/attack.ts'
import { checkAsked, enoughFor } from '../foresight/enough.ts'
import { stepAhead } from '../foresight/move.ts'
import { resultOf } from '../foresight/outcomes.ts'
import {
  canGain as couldGain,
  rerollAhead,
  woundsFrom,
  type RerollAhead,
  type Worth,
} from '../foresight/reroll.ts'
import { taskAhead } from '../foresight/task.ts'
import { sanityIn } from '../foresight/toll.ts'
import { isAgainst } from '../rules/dice.ts'
import { placeOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import { stressLeft } from '../rules/tracks.ts'
import type { DmdState, Roll } from '../state.ts'
import { numberWord } from './pieces.ts'
import { openState, personOf, type Tell } from './telling.ts'

const sneaks = modified('sneaks')

/** By so much sums of chances may miss. */
const NOTHING = 1e-9

/** A chance as people say it: never 0 or 100 unless it is so. */
function percent(chance: number): string {
  const whole = Math.round(100 * chance + NOTHING)
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
  const isSneaky = sneaks(0, s, hero) > 0
  const parts = [
    ...(follow.length > 0
      ? [`${counted(follow.length, 'enemy', 'enemies')} ${isSneaky ? 'may' : 'will'} follow`]
      : []),
    ...(burns > 0 ? [`${counted(burns, 'fire token sticks', 'fire tokens stick')} to you`] : []),
    ...(wait.length > 0 ? [`${counted(wait.length, 'enemy', 'enemies')} there`] : []),
    ...(fire > 0 ? ['fire there'] : []),
  ]
  return parts.length === 0 ? 'nobody follows, nobody there' : parts.join(', ')
}

/** The dice of an action of the episode, and what they are likely to bring. */
export function taskNote(which: number, hero: number, t: Tell): string {
  const ahead = taskAhead(openState(t), hero, which)
  if (ahead === null) return ''
  const { dice, finishes, markers } = ahead
  const comes =
    finishes > 0 ? `finishes it ${percent(finishes)}` : `about ${markers.toFixed(1)} markers`
  return `${counted(dice, 'die', 'dice')}: ${comes}`
}

/** What the dice do as they lie. */
export function rollNote(roll: Roll, t: Tell): string {
  const s = openState(t)
  const { successes } = resultOf(s, roll)
  const check = roll.kind === 'check' ? checkAsked(s) : null
  if (check !== null) return checkNote(s, roll, successes, check, t)
  return [
    effectOf(s, roll, successes, personOf(roll.hero, t).who),
    ...sanityLost(sanityIn(s, roll)),
  ].join(', ')
}

const sanityLost = (sanity: number): string[] => (sanity === 0 ? [] : [`${sanity} sanity lost`])

/** Whether a check is passed as the dice lie, and what it costs. */
function checkNote(
  s: DmdState,
  roll: Roll,
  successes: number,
  { successes: needed, fail }: NonNullable<ReturnType<typeof checkAsked>>,
  t: Tell,
): string {
  const { who, does: verb } = personOf(roll.hero, t)
  const isPassed = successes >= needed
  const stress = isPassed || !('stress' in fail) ? 0 : fail.stress
  const failed = isPassed || !('sanity' in fail) ? 0 : fail.sanity
  const room = stressLeft(s, roll.hero)
  return [
    `${successes} of ${counted(needed, 'success', 'successes')}: ${who} ${
      isPassed ? verb('pass', 'passes') : verb('fail')
    }`,
    ...(stress === 0
      ? []
      : [room === 0 ? 'no more stress fits' : `${Math.min(stress, room)} stress`]),
    ...sanityLost(failed + sanityIn(s, roll, failed)),
  ].join(', ')
}

function effectOf(s: DmdState, roll: Roll, successes: number, whom: string): string {
  const [target] = roll.targets
  if (roll.kind === 'attack' && roll.targets.length === 1 && target !== undefined) {
    const wounds = counted(successes, 'wound')
    return fells(s, target, successes) ? `${wounds}: it falls` : `${wounds}: it stands`
  }
  if (isAgainst(roll.kind)) {
    const wounds = woundsFrom(s, roll, successes)
    return wounds === 0 ? 'no wounds' : `${counted(wounds, 'wound')} for ${whom}`
  }
  const words = counted(successes, 'success', 'successes')
  const enough = roll.kind === 'action' ? enoughFor(s, roll) : successes
  return successes > enough ? `${words}, ${enough} ${enough === 1 ? 'is' : 'are'} enough` : words
}

/** What one's own roll needs, where that is settled. */
export function neededFor(roll: Roll, t: Tell): string {
  const enough = enoughFor(openState(t), roll)
  if (enough === Infinity || roll.kind === 'attack') return ''
  const successes = `${numberWord(enough)} ${enough === 1 ? 'success' : 'successes'}`
  if (roll.kind === 'check') return `The check takes ${successes}. `
  return `${capital(successes)} ${enough === 1 ? 'is' : 'are'} enough. `
}

/** What the reroll of a die could make of the roll. */
export function rerollNote(roll: Roll, die: number, t: Tell): string {
  const s = openState(t)
  const ahead = rerollAhead(s, roll, die)
  const parts = [...countsAhead(s, roll, ahead), ...sanityAhead(ahead)]
  return parts.length === 0 ? 'changes nothing' : parts.join(' · ')
}

/** What becomes of the successes, or of the wounds that somebody takes. */
function countsAhead(s: DmdState, roll: Roll, { now, faces }: RerollAhead): string[] {
  const enough = isAgainst(roll.kind) ? Infinity : enoughFor(s, roll)
  const [target] = roll.targets
  const isOnOne = roll.kind === 'attack' && roll.targets.length === 1 && target !== undefined
  const isWon = isOnOne
    ? (count: number) => fells(s, target, count)
    : (count: number) => count >= enough
  const [already, chance, not] = isOnOne
    ? ['it falls already', 'falls', 'it stands']
    : ['you have enough successes', roll.kind === 'check' ? 'passes' : 'enough', 'too few']
  const wins = chanceOf(faces, ({ count }) => isWon(count))
  if (isWon(now.count))
    return [already, ...(wins < 1 - NOTHING ? [`${percent(1 - wins)} ${not}`] : [])]
  if (wins > 0) return [`${chance} ${percent(wins)}`]
  const unit = isOnOne || isAgainst(roll.kind) ? ['wound', 'wounds'] : ['success', 'successes']
  const more = shift(now, faces, 1, unit)
  const fewer = shift(now, faces, -1, unit)
  return isAgainst(roll.kind) ? [...fewer, ...more] : [...more, ...fewer]
}

/** How likely it is that there are more of something, or fewer, and by how much. */
function shift(
  now: Worth,
  faces: RerollAhead['faces'],
  sign: 1 | -1,
  [one = '', many = '']: readonly string[],
): string[] {
  const by = faces.flatMap(({ count }) =>
    sign * (count - now.count) > 0 ? [Math.abs(count - now.count)] : [],
  )
  if (by.length === 0) return []
  const chance = percent(chanceOf(faces, ({ count }) => sign * (count - now.count) > 0))
  const [least, most] = [Math.min(...by), Math.max(...by)]
  if (least < most) return [`${chance} ${sign > 0 ? 'more' : 'fewer'} ${many}`]
  const unit = most === 1 ? one : many
  const amount = numberWord(most)
  return [`${chance} ${sign > 0 ? `${amount} more ${unit}` : `${amount} ${unit} fewer`}`]
}

/** How likely it is to lose less sanity, or more. */
function sanityAhead({ now, faces }: RerollAhead): string[] {
  const less = chanceOf(faces, ({ sanity }) => sanity < now.sanity)
  const more = chanceOf(faces, ({ sanity }) => sanity > now.sanity)
  return [
    ...(less > 0 ? [`${percent(less)} spares sanity`] : []),
    ...(more > 0 ? [`${percent(more)} costs sanity`] : []),
  ]
}

const chanceOf = (faces: RerollAhead['faces'], is: (one: Worth) => boolean): number =>
  faces.reduce((sum, one) => (is(one) ? sum + one.chance : sum), 0)

/** Whether throwing any of the dice again could bring anything. */
export const canGain = (roll: Roll, t: Pick<Tell, 'table'>): boolean =>
  couldGain(openState(t), roll)

/** The hero that the open question is about, or the one whose turn it is. */
export function heroAsked(t: Tell): number {
  const about = t.asked?.about as { hero?: number } | undefined
  const hero = about?.hero ?? t.table.active
  return t.table.heroes[hero] === undefined ? t.table.active : hero
}

/** A label with a note in brackets, which the slip sets below it. */
export const withNote = (label: string, note: string): string =>
  note === '' ? label : `${label} (${note})`
