import type { Event } from '@eldertable/kernel'
import type { Questions } from '../questions.ts'
import type { ThrowKind } from '../state.ts'
import { figureOf, percentOf } from '../text/chances.ts'
import { doubleOf, sumOf } from '../rules/throw.ts'
import { STATS, statName } from '../pieces/stats.ts'
import { billed } from '../text/names.ts'
import type { I32Table } from './table.ts'

/** A throw that has fallen, as the clapperboard tells it. */
export interface Reading {
  heading: string
  dice: readonly number[]
  needs: string
  /** One or two words, in large letters. */
  stamp: string
  tone: 'good' | 'bad' | 'plain'
  words: string
}

/** What a throw is for. */
const kinds: Readonly<Record<ThrowKind, string>> = {
  attack: 'attacks',
  counter: 'strikes back',
  deck: 'consults the mythos',
  use: 'tests',
  drain: 'talks to the Clerk',
  attempt: 'tries to get away',
  flail: 'flails',
  'reel-end': 'at the end of the reel',
  event: 'is tested',
  dread: 'looks at it',
  assault: 'is attacked',
  saving: 'it saves itself',
  damage: 'damage',
  insanity: 'madness',
  investigate: 'investigates',
  star: 'for a star',
  fire: 'fire',
}

export type Pledge = Questions['commit.own']

/** What spoints are being given for now, if they are. */
export function pledgeIn(
  decision: { readonly key: string; readonly about: object } | null,
): Pledge | null {
  const isGiving = decision?.key === 'commit.own' || decision?.key === 'commit.others'
  return isGiving ? (decision.about as unknown as Pledge) : null
}

/** What is at stake before dice fall, and the chance of it. */
export function aheadInWords({ for: purpose, kind, figure, needs, left }: Pledge): {
  needs: string
  figure: string
  note: string
  percent: number | null
} {
  switch (purpose) {
    case 'throw': {
      const percent = percentOf(figure)
      return {
        needs: kinds[kind],
        figure: String(figureOf(figure)),
        note: `or less: ${percent} %`,
        percent,
      }
    }
    case 'damage': {
      const percent = Math.round((100 * Math.max(0, Math.min(6, 7 - needs + figure))) / 6)
      return {
        needs: `a blow that needs ${needs}`,
        figure: `+${figure}`,
        note: `with a die: ${percent} %`,
        percent,
      }
    }
    case 'negation':
      return {
        needs: 'spoints against damage',
        figure: `${figure - left}/${figure}`,
        note: left === 0 ? 'paid' : `${left} more`,
        percent: null,
      }
  }
}

const DIE = 6

const fights: readonly ThrowKind[] = ['attack', 'counter', 'assault']

/** What the latest dice came to. */
export function rollInWords({ roll }: I32Table, moment: readonly Event[] = []): Reading | null {
  if (roll === null) return null
  const { who, kind, dice, target } = roll
  const heading = who < 0 ? capitalized(kinds[kind]) : billed(who)
  const does = who < 0 ? '' : kinds[kind]
  if (dice.length === 1 || target === 0)
    return {
      heading,
      dice,
      needs: does,
      stamp: kind === 'insanity' ? madnessOf(dice) : (damageIn(moment, who) ?? dice.join(' · ')),
      tone: 'plain',
      words: '',
    }
  const total = sumOf(dice)
  const double = doubleOf(dice)
  const isSuccess = total <= target && total !== 12
  const needs = `${does}: ${target} or less`.replace(/^: /, '')
  const reading = { heading, dice, needs }
  const isFight = fights.includes(kind)
  // Whoever is thrown at is glad of a miss.
  const isTheirs = kind === 'assault' || kind === 'saving'
  if (double === 6 && isFight)
    return {
      ...reading,
      stamp: 'Fumble',
      tone: isTheirs ? 'good' : 'bad',
      words: 'a double six strikes back',
    }
  if (double === 1 && isFight)
    return {
      ...reading,
      stamp: 'Head shot',
      tone: isTheirs ? 'bad' : 'good',
      words: 'there is no answer',
    }
  const stamp = stampOf(kind, isSuccess)
  const bonus =
    isFight && isSuccess && double > 1
      ? `double: ${double} more damage`
      : `${dice.join(' + ')} = ${total}`
  return { ...reading, stamp, tone: isSuccess === isTheirs ? 'bad' : 'good', words: bonus }
}

/** Which stat the die of madness names, or who names it (I32-INSANE-2). */
function madnessOf([die = 0]: readonly number[]): string {
  if (die <= STATS.length) return statName(die - 1)
  return die === DIE ? 'Director chooses' : 'Player chooses'
}

/** What a blow came to, while it is news. */
function damageIn(moment: readonly Event[], who: number): string | undefined {
  const blow = moment.findLast(
    ({ key, is }) => (key === 'deals' || key === 'suffers') && is['who'] === who,
  )
  const damage = blow?.is['damage']
  return typeof damage === 'number' ? `${damage} damage` : undefined
}

function stampOf(kind: ThrowKind, isSuccess: boolean): string {
  if (kind === 'flail') return isSuccess ? 'Escaped' : 'Caught'
  if (kind === 'saving') return isSuccess ? 'Saved' : 'Banished'
  if (fights.includes(kind)) return isSuccess ? 'Hit' : 'Miss'
  return isSuccess ? 'Success' : 'Failure'
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
