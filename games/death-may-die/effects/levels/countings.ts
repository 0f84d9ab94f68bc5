import { skillsGiving, type Skill } from '../../pieces/skills/index.ts'
import { isAgainst, symbolsIn } from '../../rules/dice.ts'
import { isOnlyEnemy } from '../../rules/figures.ts'
import type { Counting } from '../../rules/rows.ts'
import { healStress, healWounds } from '../../rules/tracks.ts'
import { reached } from './reached.ts'

/** Symbols as successes; tentacles stay tentacles too. */
function symbols(skill: Skill): Counting {
  const countOf = reached(skill, 'count')
  const worthOf = reached(skill, 'counted-worth')
  const healsOf = reached(skill, 'counted-heals')
  return {
    skill,
    of: 'symbols',
    rule: (s, hero) => countOf(s, hero)?.rule ?? '',
    most(s, hero, roll) {
      const now = countOf(s, hero)
      return now === null ? 0 : Math.min(now.effect.most, symbolsIn(roll, now.effect.symbol))
    },
    worth: (s, hero) => worthOf(s, hero)?.effect.successes ?? 1,
    counted(g, hero, count) {
      const now = healsOf(g.state, hero)
      if (now === null) return
      const heal = now.effect.of === 'stress' ? healStress : healWounds
      heal(g, hero, count * now.effect.points, now.rule)
    },
  }
}

/** Successes on top of a roll of one's own that shows enough tentacles. */
function frenzy(skill: Skill): Counting {
  const frenzyOf = reached(skill, 'frenzy')
  return {
    skill,
    of: 'frenzy',
    rule: (s, hero) => frenzyOf(s, hero)?.rule ?? '',
    most(s, hero, roll) {
      const now = frenzyOf(s, hero)
      if (now === null || isAgainst(roll.kind)) return 0
      return symbolsIn(roll, 'tentacle') >= now.effect.tentacles ? 1 : 0
    },
    worth: (s, hero) => frenzyOf(s, hero)?.effect.successes ?? 0,
  }
}

/** Wounds on top of the successes against an enemy that is alone; the wounds of an attack on one are its successes. */
function loneWounds(skill: Skill): Counting {
  const woundsOf = reached(skill, 'lone-wounds')
  return {
    skill,
    of: 'lone-wounds',
    rule: (s, hero) => woundsOf(s, hero)?.rule ?? '',
    most: (s, hero, roll) =>
      woundsOf(s, hero) !== null &&
      roll.successes > 0 &&
      roll.kind === 'attack' &&
      isOnlyEnemy(s, roll.targets)
        ? 1
        : 0,
    worth: (s, hero) => woundsOf(s, hero)?.effect.amount ?? 0,
  }
}

/** In the order in which they are asked about; those that look at successes last. */
export const countings: readonly Counting[] = [
  ...skillsGiving('count').map(symbols),
  ...skillsGiving('frenzy').map(frenzy),
  ...skillsGiving('lone-wounds').map(loneWounds),
]
