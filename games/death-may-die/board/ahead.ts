import { counted } from '@eldertable/kernel'
import { healthOf, woundsOf } from '../rules/figures.ts'
import { isAgainst } from '../rules/dice.ts'
import { resultOf } from '../foresight/outcomes.ts'
import { ELDER, type Roll } from '../state.ts'
import { woundsFrom } from '../foresight/reroll.ts'
import { sanityIn } from '../foresight/toll.ts'
import { attackNote, rerollNote, rollNote } from '../text/chances.ts'
import { openState } from '../text/telling.ts'
import { dieOfReroll } from '../verbs.ts'
import type { DmdProps } from './table.ts'
import { telling } from './words.ts'

/** The roll that somebody is asked about, if it is one. */
function rollAsked({ table, decision }: Pick<DmdProps, 'table' | 'decision'>): Roll | null {
  return decision?.key.startsWith('roll.') === true ? table.roll : null
}

/** The die that the option pointed at would throw again, or -1. */
export function dieAimed({ aimed }: Pick<DmdProps, 'aimed'>): number {
  switch (aimed?.verb) {
    case 'reroll':
      return aimed.argument
    case 'rerollFree':
      return dieOfReroll(aimed.argument)
    default:
      return -1
  }
}

/** What the card of an enemy says below its name: the chance to fell it now, or what the roll does to it. */
export function foeNote(props: DmdProps, foe: number): string {
  const { table, lit, decision } = props
  const t = telling(table, [])
  const roll = rollAsked(props)
  if (roll !== null && (roll.targets[0] === foe || roll.foe === foe)) {
    const die = dieAimed(props)
    return die < 0 ? rollNote(roll, t) : rerollNote(roll, die, t)
  }
  if (
    decision?.key === 'actions.choose' &&
    lit.has(`foe:${foe}`) &&
    lit.get(`foe:${foe}`) !== 'refused'
  )
    return attackNote(foe, heroOf(decision.about), t)
  if (foe === ELDER && !table.isDisrupted) return 'cannot be hurt yet'
  const s = openState({ table })
  return `falls with ${counted(healthOf(s, foe) - woundsOf(s, foe), 'more wound')}`
}

const heroOf = (about: object): number => (about as { hero: number }).hero

/** Where the markers of a dashboard would come to by what is asked or pointed at, if nothing else changes it. */
export interface TracksAhead {
  readonly wounds: number
  readonly stress: number
  readonly sanity: number
}

export function tracksAhead(props: DmdProps, hero: number): TracksAhead {
  const { table, aimed } = props
  const one = table.heroes[hero]
  const roll = rollAsked(props)
  if (one === undefined || roll === null || roll.hero !== hero)
    return { wounds: 0, stress: 0, sanity: 0 }
  const s = openState({ table })
  const { successes } = resultOf(s, roll)
  return {
    wounds: isAgainst(roll.kind) ? woundsFrom(s, roll, successes) : 0,
    stress: aimed?.verb === 'reroll' ? 1 : 0,
    sanity: sanityIn(s, roll),
  }
}
