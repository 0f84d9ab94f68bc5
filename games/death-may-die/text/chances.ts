import { at, capital, counted, type Person } from '@eldertable/kernel'
import { episodeRules } from '../episodes/index.ts'
import { attackAhead, fells } from '../foresight/attack.ts'
import { checkAsked, enoughFor } from '../foresight/enough.ts'
import { stepAhead } from '../foresight/move.ts'
import { resultOf } from '../foresight/outcomes.ts'
import {
  canGain as couldGain,
  mayGain as couldGainBy,
  rerollAhead,
  woundsFrom,
  type RerollAhead,
  type Worth,
} from '../foresight/reroll.ts'
import { taskAhead } from '../foresight/task.ts'
import { sanityIn } from '../foresight/toll.ts'
import type { EpisodeAction } from '../pieces/claims.ts'
import { isAgainst } from '../rules/dice.ts'
import { foesIn, heroAt, placeOf, sheetOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import { restPoints } from '../rules/rest.ts'
import { stressLeft } from '../rules/tracks.ts'
import type { DmdState, Roll, Thing } from '../state.ts'
import { numberWord } from './pieces.ts'
import { openState, personOf, type Tell } from './telling.ts'
import { markersInWords } from './tokens.ts'

const sneaks = modified('sneaks')
const livesOf = modified('lives')
const idolLoss = modified('idolLoss')

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
  const s = openState(t)
  const ahead = taskAhead(s, hero, which)
  if (ahead === null) return certainNote(at(episodeRules(s).actions, which).action, hero, s)
  const { dice, finishes, markers, enough } = ahead
  const done = finishes > 0 ? [`finishes it ${percent(finishes)}`] : []
  const likely = `about ${markers.toFixed(1)} of ${markersInWords(workOf[t.table.settings.episode], enough)}`
  return `${counted(dice, 'die', 'dice')}: ${[...(enough > 1 ? [likely] : []), ...done].join(', ')}`
}

/** What the action of each episode that is rolled for works on. */
const workOf: Readonly<Record<DmdState['table']['settings']['episode'], Thing['kind']>> = {
  '1': 'retort',
  '2': 'idol',
  '3': 'bones',
  '4': 'lens',
  '5': 'circuit',
  '6': 'pillar',
}

/** What an action of an episode does that no dice are thrown for. */
function certainNote(action: EpisodeAction, hero: number, s: DmdState): string {
  switch (action) {
    case 'take-idol': {
      const sanity = idolLoss(1, s, hero)
      return `no roll; ${sanity === 0 ? 'costs nothing' : `costs ${sanity} sanity`}`
    }
    case 'beat-out':
      return 'no roll; fires go out here and on you'
    case 'open-grave':
      return 'no roll; the Bones, or a Ghoul'
    case 'bar-shutter':
      return 'no roll; breaks instead of the next enemy'
    case 'light-lamp':
      return 'no roll; lights this space'
    case 'light-fuse':
      return 'no roll; 3 wounds to all who stand at a Pillar'
    default:
      return ''
  }
}

/** How much a Rest heals. */
export const restNote = (hero: number, t: Tell): string =>
  `heals up to ${counted(restPoints(openState(t), hero), 'point')} of wounds and stress`

/** What comes once the actions of a hero are over: whoever shares its space attacks, or it finds something. */
export function encounterNote(hero: number, t: Tell): string {
  const s = openState(t)
  const foes = foesIn(s, placeOf(s, hero)).length
  return foes === 0
    ? 'then find a card, if nobody comes'
    : `then ${counted(foes, 'enemy attacks', 'enemies attack')} you`
}

/** What the dice do as they lie, and what becomes of whom they hurt. */
export function rollNote(roll: Roll, t: Tell): string {
  const s = openState(t)
  const { successes } = resultOf(s, roll)
  const check = roll.kind === 'check' ? checkAsked(s) : null
  if (check !== null) return checkNote(s, roll, successes, check, t)
  return [
    effectOf(s, roll, successes, personOf(roll.hero, t)),
    ...sanityLost(s, roll.hero, sanityIn(s, roll), t),
  ].join(', ')
}

/** What sanity is lost, and what that leads to (DMD-SANITY-5, DMD-SANITY-9). */
function sanityLost(s: DmdState, hero: number, sanity: number, t: Tell): string[] {
  if (sanity === 0) return []
  const { triggers, sanitySkull } = sheetOf(s, hero)
  const to = heroAt(s, hero).sanity + sanity
  const { who, does: verb } = personOf(hero, t)
  const leads =
    to >= sanitySkull
      ? `: ${who} ${verb('are', 'is')} insane for good`
      : triggers.includes(to)
        ? `: ${who} ${verb('snap')}`
        : ''
  return [`${sanity} sanity lost${leads}`]
}

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
    ...sanityLost(s, roll.hero, failed + sanityIn(s, roll, failed), t),
  ].join(', ')
}

function effectOf(s: DmdState, roll: Roll, successes: number, { who, does: verb }: Person): string {
  const [target] = roll.targets
  if (roll.kind === 'attack' && roll.targets.length === 1 && target !== undefined) {
    const wounds = counted(successes, 'wound')
    return fells(s, target, successes) ? `${wounds}: it falls` : `${wounds}: it stands`
  }
  if (isAgainst(roll.kind)) {
    const wounds = woundsFrom(s, roll, successes)
    if (wounds === 0) return 'no wounds'
    const words = `${counted(wounds, 'wound')} for ${who}`
    return kills(s, roll.hero, wounds) ? `${words}: ${who} ${verb('die')}` : words
  }
  const words = counted(successes, 'success', 'successes')
  const enough = roll.kind === 'action' ? enoughFor(s, roll) : successes
  return successes > enough ? `${words}, ${enough} ${enough === 1 ? 'is' : 'are'} enough` : words
}

/** Whether a hero dies of wounds if nobody and nothing takes any of them (DMD-INV-3). */
function kills(s: DmdState, hero: number, wounds: number): boolean {
  const one = heroAt(s, hero)
  return one.wounds + wounds >= sheetOf(s, hero).woundSkull && livesOf(0, s, hero) <= one.revivals
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

/** Whether throwing one of the dice again could bring anything. */
export const mayGain = (roll: Roll, die: number, t: Pick<Tell, 'table'>): boolean =>
  couldGainBy(openState(t), roll, die)

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
