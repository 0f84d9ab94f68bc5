import { at, capital, counted, list, type Words } from '@eldertable/kernel'
import type { Claim } from '../pieces/claims.ts'
import type { Events } from '../events.ts'
import type { Dmd } from '../frames.ts'
import { discoveryAt } from '../rules/claims.ts'
import { NOBODY } from '../state.ts'
import {
  capitalCrowd,
  elderName,
  foeKind,
  sideName,
  spaceList,
  spaceName,
  thatFoe,
} from './pieces.ts'
import { does, openState, personOf, type Tell } from './telling.ts'

/** What stress and Yellow Signs come from that are on no card, no price and no roll, by the rule that gives them. */
export function causeBy(rule: string, t: Tell): string {
  switch (rule) {
    case 'DMD-EPTWO-8':
      return ' for holding an Idol'
    case 'DMD-CTHULHU-6':
      return " for standing in R'lyeh"
    case 'DMD-CTHULHU-10':
      return ` for attacking ${elderName(t)}`
    case 'DMD-ENEMY-8':
      return ' as the Chthonian comes near'
    case 'DMD-ENEMY-9':
      return " from a Cultist in R'lyeh"
    case 'DMD-ENEMY-11':
      return ' for the elder sign of a Cultist'
    case 'DMD-ENEMY-12':
      return ' from a Disciple'
    case 'DMD-HASTUR-8':
      return ' for being with Hastur or a Disciple'
    default:
      return ''
  }
}

/** Events with their causes: those that have the same, in one sentence. */
const byCause = <E>(
  events: readonly E[],
  rules: readonly string[],
  t: Tell,
  sentence: (those: readonly E[], cause: string) => string,
): string =>
  eachGroup(
    events.map((event, i) => ({ event, cause: causeBy(rules[i] ?? '', t) })),
    ({ cause }) => cause,
    ({ cause }, those) =>
      sentence(
        those.map(({ event }) => event),
        cause,
      ),
  )

export const isCompanion = ({ is }: Claim): boolean => is === 'companion'
/** Whether something is used: what is discarded for its effect, or helps once a turn. */
export const isUsed = ({ gifts }: Claim): boolean =>
  gifts.some(({ gives }) => gives === 'use' || gives === 'longer-move')

/** Events by what they have in common, in the order in which each kind comes first. */
function grouped<E>(events: readonly E[], keyOf: (event: E) => string): E[][] {
  const groups = new Map<string, E[]>()
  for (const event of events) {
    const key = keyOf(event)
    const those = groups.get(key)
    if (those === undefined) groups.set(key, [event])
    else those.push(event)
  }
  return [...groups.values()]
}

/** A sentence for each group of events, one after the other. */
const eachGroup = <E>(
  events: readonly E[],
  keyOf: (event: E) => string,
  sentence: (first: E, those: readonly E[]) => string,
): string =>
  grouped(events, keyOf)
    .map((those) => sentence(at(those, 0), those))
    .join(' ')

/** What an enemy is, so that those of another kind get a sentence of their own. */
const kindOf = (foe: number, { table }: Tell): string => table.enemies[foe]?.kind ?? ''

/** Several people at the head of a sentence: `You and Ian take`. */
function theyDo(heroes: readonly number[], t: Tell, you: string, others?: string): string {
  const [first = NOBODY, ...rest] = heroes
  if (rest.length === 0) return does(first, t, you, others)
  const people = heroes.map((hero) => personOf(hero, t).who)
  const reader = people.filter((who) => who === 'you')
  return `${capital(list([...reader, ...people.filter((who) => who !== 'you')]))} ${you}`
}

/** All that comes to a hero, in one sum. */
function summed(events: readonly { hero: number; amount: number }[]) {
  const sums = new Map<number, number>()
  for (const { hero, amount } of events) sums.set(hero, (sums.get(hero) ?? 0) + amount)
  return [...sums].map(([hero, amount]) => ({ hero, amount }))
}

/** What comes to each of several heroes: those to whom the same comes, in one sentence. */
const toEach =
  <E extends { hero: number; amount: number }>(
    you: string,
    what: (amount: number) => string,
  ): ((events: readonly E[], t: Tell) => string) =>
  (events, t) =>
    eachGroup(
      summed(events),
      ({ amount }) => String(amount),
      ({ amount }, those) =>
        `${theyDo(
          those.map(({ hero }) => hero),
          t,
          you,
        )} ${what(amount)}.`,
    )

/** Wounds with whoever dealt them: wounds from several enemies are told apart. */
export const woundedTogether = (events: readonly Events['wounds'][], t: Tell): string =>
  grouped(events, ({ foe }) => String(foe))
    .map((those) => {
      const [{ foe } = {}] = those
      const from =
        foe === undefined ? '' : foe === NOBODY ? ' from the fire' : ` from ${thatFoe(foe, t)}`
      return toEach<Events['wounds']>('take', (amount) => `${counted(amount, 'wound')}${from}`)(
        those,
        t,
      )
    })
    .join(' ')

/** What comes to several enemies: those to whom the same comes, in one sentence. */
const toFoes =
  <E extends { foe: number }>(
    keyOf: (event: E) => string,
    called: typeof foeKind,
    sentence: (foes: string, isOne: boolean, first: E, t: Tell) => string,
  ): ((events: readonly E[], t: Tell) => string) =>
  (events, t) =>
    eachGroup(events, keyOf, (first, those) => {
      const foes = those.map(({ foe }) => foe)
      return sentence(capitalCrowd(foes, t, called), foes.length === 1, first, t)
    })

/** Enemies that follow somebody or move by themselves: those that go to several places, in one sentence. */
export const comingTogether = (events: readonly Events['comes'][], t: Tell): string =>
  eachGroup(
    events,
    ({ foe, to, follows }) => (follows === NOBODY ? kindOf(foe, t) : `${to} ${follows}`),
    ({ from, follows }, those) => {
      const foes = those.map(({ foe }) => foe)
      const verb = (one: string, many: string): string => (foes.length === 1 ? one : many)
      const whence = those.every((one) => one.from === from) ? `from ${spaceName(from, t)} ` : ''
      return follows === NOBODY
        ? `${capitalCrowd(foes, t)} ${verb('moves', 'move')} ${whence}to ${spacesOf(
            those.map((one) => one.to),
            t,
          )}.`
        : `${capitalCrowd(foes, t)} ${verb('follows', 'follow')} ${personOf(follows, t).who}.`
    },
  )

/** Cards that somebody loses: a companion is lost, a condition is got rid of, all else is discarded. */
export const lostTogether = (events: readonly Events['discards'][], t: Tell): string =>
  eachGroup(
    events,
    (event) => `${event.hero} ${event.isLeaving ? 'leaving' : claimKind(event, t)}`,
    (event, those) => {
      const cards = list(those.map(({ card, isLeft }) => sideName(card, isLeft, t)))
      const { hero, isLeaving } = event
      if (isLeaving) return `${does(hero, t, 'leave')} ${cards} behind.`
      switch (claimKind(event, t)) {
        case 'companion':
          return `${does(hero, t, 'lose')} ${cards}.`
        case 'condition':
          return `${does(hero, t, 'are', 'is')} rid of ${cards}.`
        default:
          return `${does(hero, t, 'discard')} ${cards}.`
      }
    },
  )

function claimKind({ card, isLeft }: Events['discards'], t: Tell): Claim['is'] {
  const { left, right } = discoveryAt(openState(t), card)
  return (isLeft ? left : right)?.claim?.is ?? 'item'
}

/** Several events of a kind in a row, in one line. */
export const together: NonNullable<Words<Dmd>['together']> = {
  moves: (events, t) =>
    eachGroup(
      events,
      ({ hero }) => String(hero),
      ({ hero }, steps) => {
        const { to } = at(steps, steps.length - 1)
        const way = steps.slice(0, -1).map((step) => step.to)
        const through = way.length === 0 ? '' : `through ${spaceList(way, t)} `
        return `${does(hero, t, 'move')} ${through}to ${spaceName(to, t)}.`
      },
    ),
  comes: comingTogether,
  discards: lostTogether,
  stress: (events, t, rules = []) =>
    byCause(events, rules, t, (those, cause) =>
      toEach('take', (amount) => `${amount} stress${cause}`)(those, t),
    ),
  wounds: woundedTogether,
  sanity: toEach('lose', (amount) => `${amount} sanity`),
  signs: (events, t, rules = []) =>
    byCause(events, rules, t, (those, cause) =>
      toEach('take', (amount) => `${counted(amount, 'Yellow Sign')}${cause}`)(those, t),
    ),
  summons: (events, t) => {
    const isOnePlace = new Set(events.map(({ space }) => space)).size === 1
    return eachGroup(
      events,
      ({ foe }) => (isOnePlace ? '' : kindOf(foe, t)),
      (_, those) => {
        const foes = those.map(({ foe }) => foe)
        return `${capitalCrowd(foes, t)} ${foes.length === 1 ? 'appears' : 'appear'} in ${places(those, t)}.`
      },
    )
  },
  hurts: toFoes(
    ({ amount }) => String(amount),
    thatFoe,
    (foes, isOne, { amount }) =>
      `${foes} ${isOne ? 'takes' : 'take'} ${counted(amount, 'wound')}${isOne ? '' : ' each'}.`,
  ),
  kills: toFoes(
    ({ space }) => String(space),
    thatFoe,
    (foes, isOne, { space }, t) => `${foes} ${isOne ? 'dies' : 'die'} in ${spaceName(space, t)}.`,
  ),
  recovers: (events, t) =>
    `${capitalCrowd(
      events.map(({ foe }) => foe),
      t,
    )} heal all their wounds.`,
  burns: (events, t) => `Fire breaks out in ${places(events, t)}.`,
  sinks: (events, t) => `R'lyeh rises in ${places(events, t)}.`,
}

const places = (events: readonly { space: number }[], t: Tell): string =>
  spacesOf(
    events.map(({ space }) => space),
    t,
  )

/** Spaces one after the other, each once. */
function spacesOf(spaces: readonly number[], t: Tell): string {
  return spaceList([...new Set(spaces)], t)
}
