import type { Decision } from '@eldertable/kernel'
import type { Questions } from '../questions.ts'
import { ELDER, NOBODY } from '../state.ts'
import { cardOfDeal, thingOfDeal } from '../verbs.ts'
import { standingIn } from './standing.ts'
import type { DmdTable } from './table.ts'

type AnyAbout = Partial<
  Questions['choose.one'] &
    Questions['attack.targets'] &
    Questions['assault.protect'] &
    Questions['walk.ask'] &
    Questions['trade.ask'] &
    Questions['prayer.split']
>

/** The figures and tokens that a question is about: an enemy that moves, the targets of a roll, whoever suffers. */
export function about({ key, about: asked }: Decision, table: DmdTable): string[] {
  const { hero, foe, targets, deal, whom, rider } = asked as AnyAbout
  const person = (number: number | undefined): string[] =>
    number === undefined || (table.heroes[number]?.space ?? NOBODY) < 0 ? [] : [`hero:${number}`]
  const enemy = (number: number | undefined): string[] =>
    number === undefined || number < 0 ? [] : [figureOf(number, table)]
  switch (key) {
    case 'actions.choose':
    case 'walk.step':
      return []
    case 'roll.reroll':
      return [...enemy(foe), ...(table.roll?.targets ?? []).flatMap(enemy)]
    case 'trade.ask':
      return deal === undefined
        ? []
        : [
            ...person(hero),
            ...(cardOfDeal(deal) >= 0
              ? [`card:${cardOfDeal(deal)}`]
              : [`thing:${thingOfDeal(deal)}`]),
          ]
    case 'prayer.split':
      return person(whom)
    case 'walk.ask':
      return [...person(hero), ...person(rider)]
    default:
      return [
        ...new Set([
          ...enemy(foe),
          ...(targets ?? []).flatMap(enemy),
          ...(foe === undefined ? person(hero) : []),
        ]),
      ]
  }
}

/** The target of a figure: that of its stack, if it stands among others that nobody could tell apart. */
function figureOf(foe: number, table: DmdTable): string {
  const space = foe === ELDER ? NOBODY : (table.enemies[foe]?.space ?? NOBODY)
  for (const piece of space < 0 ? [] : standingIn(table, space))
    if (piece.is === 'foes' && piece.foes.includes(foe)) return `foe:${piece.foes[0] ?? foe}`
  return `foe:${foe}`
}
