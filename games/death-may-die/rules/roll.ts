import { at, done, pickOf, repeated, type Done } from '@eldertable/kernel'
import { BLANKED, shown, warded } from '../pieces/dice.ts'
import type { Frames, Game } from '../frames.ts'
import { countings } from '../effects/levels/countings.ts'
import { cardsFor } from '../effects/uses/index.ts'
import { NOBODY, type DmdState, type RollKind } from '../state.ts'
import { dieOfReroll, sourceOfReroll, V } from '../verbs.ts'
import { NONE, unusedGiving } from './claims.ts'
import { isAgainst, rollOn, symbolsIn, throwDie } from './dice.ts'
import { useUp } from './discarding.ts'
import { seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { allowEach } from './offering.ts'
import { rowsFor } from './own-skills.ts'
import { canReroll, mayReroll, offerRerolls, rerollDie, useFreeReroll } from './rerolls.ts'
import { payStress } from './tracks.ts'

const waysOf = rowsFor(countings)
/** The price of a reroll (DMD-REROLL-1). */
const STRESS = 1

/** What says which dice are thrown. */
const rollRules: Readonly<Record<RollKind, string>> = {
  attack: 'DMD-DICE-5',
  check: 'DMD-DICE-5',
  action: 'DMD-DICE-5',
  foe: 'DMD-DICE-9',
  fire: 'DMD-FIRE-1',
  signs: 'DMD-HASTUR-10',
}

/**
 * Dice on the table are rerolled one by one, changed, and their symbols counted (DMD-RESULT-1). What came of it lies on
 * the table; the caller takes it from there at once.
 */
export const roll = procedure('roll', {
  // P10
  reroll: {
    rule: 'DMD-REROLL-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, kind: f.kind, foe: f.foe, dice: [...rollOn(s).dice] }),
    offer(s, f, o) {
      o.allow(V.keepDice, 0, 'DMD-REROLL-1')
      if (!mayReroll(s, f.hero)) return
      offerRerolls(s, f.hero, o)
      allowEach(o, V.useCard, itemsFor(s, f.hero, f.kind), 'DMD-CLAIM-10')
    },
    take: (g, f, verb, argument) => {
      switch (verb) {
        case V.keepDice:
          return keep(g, f)
        case V.reroll:
          payStress(g, f.hero, STRESS, 'DMD-REROLL-1')
          rerollDie(g, argument, 'DMD-REROLL-1', STRESS)
          return mustKeep(g.state, f.hero, f.kind) ? keep(g, f) : 'reroll'
        case V.rerollFree:
          useFreeReroll(g, f.hero, sourceOfReroll(argument))
          rerollDie(g, dieOfReroll(argument), 'DMD-REROLL-5')
          return mustKeep(g.state, f.hero, f.kind) ? keep(g, f) : 'reroll'
        default:
          useUp(g, f.hero, argument)
          f.picked = []
          return f.kind === 'foe' ? 'blank' : 'salts'
      }
    },
    byDefault: () => pickOf(V.keepDice),
  },
  // Smelling Salts: any number of dice at once.
  salts: {
    rule: 'DMD-CLAIM-10',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, picked: [...f.picked] }),
    offer(s, f, o) {
      o.allow(V.throwPicked, 0, 'DMD-CLAIM-10')
      for (const die of rollOn(s).dice.keys())
        if (!f.picked.includes(die)) o.allow(V.pickDie, die, 'DMD-CLAIM-10')
    },
    take(g, f, verb, die) {
      if (verb === V.pickDie) {
        f.picked.push(die)
        return 'salts'
      }
      for (const picked of f.picked) rerollDie(g, picked, 'DMD-CLAIM-10')
      return 'reroll'
    },
  },
  // Exposed Plate: one die counts as blank.
  blank: {
    rule: 'DMD-CLAIM-10',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, _, o) {
      for (const die of rollOn(s).dice.keys()) o.allow(V.pickDie, die, 'DMD-CLAIM-10')
    },
    take(g, f, _, die) {
      rollOn(g.state).dice[die] = BLANKED
      g.event?.('blanks', 'DMD-CLAIM-10', { hero: f.hero, die })
      return 'reroll'
    },
  },
  // P11, DMD-CARD-10
  ward: {
    rule: 'DMD-CARD-10',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'DMD-CARD-10')
      if (stonesOf(s, f.hero).length === 0) return
      for (const [place, die] of rollOn(s).dice.entries())
        if (at(shown, die).tentacle > 0) o.allow(V.ward, place, 'DMD-CARD-10')
    },
    take(g, f, verb, place) {
      const { dice } = rollOn(g.state)
      if (verb === V.decline) return count(g, f)
      g.state.table.usedCards[at(stonesOf(g.state, f.hero), 0)] = 1
      dice[place] = warded(at(dice, place))
      g.event?.('wards', 'DMD-CARD-10', { hero: f.hero, die: place })
      return 'ward'
    },
  },
  count: {
    rule: 'DMD-RESULT-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, skill: at(countings, f.counting).skill, way: f.counting }),
    offer(s, f, o) {
      const way = at(countings, f.counting)
      const rule = o.explains ? way.rule(s, f.hero) : undefined
      o.range(V.count, 0, way.most(s, f.hero, rollOn(s)), rule)
    },
    take(g, f, _, count) {
      const way = at(countings, f.counting)
      if (count > 0) {
        const { hero } = f
        const worth = count * way.worth(g.state, hero)
        rollOn(g.state).successes += worth
        g.event?.('counts', way.rule(g.state, hero), {
          hero,
          skill: way.skill,
          count,
          worth,
          isAgainst: isAgainst(f.kind),
        })
        way.counted?.(g, f.hero, count)
      }
      f.counting = nextCounting(g.state, f.hero, f.counting + 1)
      return f.counting < countings.length ? 'count' : done
    },
    byDefault(s, f) {
      const most = at(countings, f.counting).most(s, f.hero, rollOn(s))
      return pickOf(V.count, isAgainst(f.kind) ? 0 : most)
    },
  },
})

const MOST_DICE = 24

/** Lists of dice by their number, to be copied: a list that grows die by die takes up the room of sixteen. */
const unthrown: readonly (readonly number[])[] = Array.from({ length: MOST_DICE }, (_, count) =>
  Array.from({ length: count }, () => 0),
)

const diceFor = (count: number): number[] => (unthrown[count] ?? repeated(0, count)).slice()

/** Elder stones that are not used up in this turn. */
const stonesOf = (s: DmdState, hero: number): readonly number[] =>
  unusedGiving(s, hero, 'elder-stone')

const keep = (g: Game, f: Frames['roll']): 'ward' | 'count' | Done =>
  stonesOf(g.state, f.hero).length > 0 ? 'ward' : count(g, f)

/** Counts what shows, and asks what else may be counted. */
function count(g: Game, f: Frames['roll']): 'count' | Done {
  f.counting = tally(g, f.hero)
  return f.counting < countings.length ? 'count' : done
}

/** Counts what shows, and says by which way more may be counted. */
function tally(g: Game, hero: number): number {
  const one = rollOn(g.state)
  one.successes = symbolsIn(one, 'success')
  one.tentacles = symbolsIn(one, 'tentacle')
  return nextCounting(g.state, hero, 0)
}

/** The next way to count symbols by which any can be counted. */
function nextCounting(s: DmdState, hero: number, from: number): number {
  const ways = waysOf(s, hero)
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i] ?? 0
    if (way >= from && at(countings, way).most(s, hero, rollOn(s)) > 0) return way
  }
  return countings.length
}

/** A copy of what is mostly empty. */
const ownListOf = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice())

/** Items that may be used on the dice of a roll. */
function itemsFor(s: DmdState, hero: number, kind: RollKind): readonly number[] {
  if (!isAgainst(kind)) return cardsFor(s, hero, 'own-roll')
  return kind === 'foe' ? cardsFor(s, hero, 'foe-roll') : NONE
}

/** Whether nothing is there by which dice could be changed; where it is forbidden a single option is left to be offered. */
const mustKeep = (s: DmdState, hero: number, kind: RollKind): boolean =>
  !canReroll(s, hero) && itemsFor(s, hero, kind).length === 0

type Thrown = Pick<Frames['roll'], 'hero' | 'kind' | 'standard' | 'bonus' | 'isNear' | 'foe'> & {
  targets: readonly number[]
}

/** Dice that are thrown for no attack. */
export const plainDice = (
  hero: number,
  kind: RollKind,
  standard: number,
  bonus: number,
): Thrown => ({ hero, kind, standard, bonus, isNear: true, targets: NONE, foe: NOBODY })

/**
 * Throws dice for a roll against somebody, or for one that nobody is the target of. Says whether the roll is over, since
 * there is nothing to choose in it; if not, the caller goes on once it is.
 */
export function throwDice(g: Game, what: Thrown): boolean {
  const { hero, kind, standard, bonus, isNear, targets, foe } = what
  const dice = diceFor(standard + bonus)
  for (let i = 0; i < dice.length; i++) dice[i] = throwDie(g, i >= standard)
  g.state.table.roll = {
    hero,
    kind,
    isNear,
    targets: ownListOf(targets),
    foe,
    dice,
    free: {},
    successes: 0,
    tentacles: 0,
  }
  g.event?.('rolls', rollRules[kind], { hero, kind, foe, targets: [...targets], dice })
  const isOver =
    mustKeep(g.state, hero, kind) &&
    stonesOf(g.state, hero).length === 0 &&
    tally(g, hero) === countings.length
  if (isOver) return true
  const picked: number[] = []
  g.call('roll', {
    hero,
    kind,
    standard,
    bonus,
    isNear,
    targets: ownListOf(targets),
    foe,
    picked,
    counting: 0,
  })
  return false
}
