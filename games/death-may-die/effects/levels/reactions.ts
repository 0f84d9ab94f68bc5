import { skillsGiving, type Skill } from '../../pieces/skills/index.ts'
import { foesIn, spaceOf } from '../../rules/figures.ts'
import { harm } from '../../rules/harm.ts'
import type { Game } from '../../frames.ts'
import type { Reaction } from '../../rules/rows.ts'
import { healStress } from '../../rules/tracks.ts'
import { NOWHERE } from '../../state.ts'
import type { Moment } from './level.ts'
import { reached } from './reached.ts'

/** What heals stress at a moment. */
function relief(skill: Skill): Reaction {
  const reliefOf = reached(skill, 'relief')
  const at =
    (moment: Moment) =>
    (g: Game, hero: number, isMeant = true): void => {
      const now = reliefOf(g.state, hero)
      if (isMeant && now?.effect.when === moment) healStress(g, hero, now.effect.stress, now.rule)
    }
  return {
    skill,
    protected: at('protected'),
    killed: at('killed'),
    revived: at('revived'),
    shunned: at('shunned'),
  }
}

/** Whoever hurts the hero is hurt. */
function avenger(skill: Skill): Reaction {
  const vengeanceOf = reached(skill, 'avenge')
  return {
    skill,
    wounded(g, hero, foe) {
      const s = g.state
      const now = vengeanceOf(s, hero)
      if (now === null) return
      const { wounds, stress, isForAll } = now.effect
      const space = spaceOf(s, foe)
      if (stress > 0) healStress(g, hero, stress, 'DMD-VENGE-2')
      if (space === NOWHERE) return
      for (const one of isForAll ? foesIn(s, space) : [foe]) harm(g, one, wounds, 'DMD-VENGE-1')
    },
  }
}

const reactions: readonly Reaction[] = [
  ...skillsGiving('relief').map(relief),
  ...skillsGiving('avenge').map(avenger),
]

/** Those who react to something, by what it is. */
export const reactionsTo: Readonly<Record<Exclude<keyof Reaction, 'skill'>, readonly Reaction[]>> =
  {
    wounded: reactions.filter((one) => one.wounded !== undefined),
    protected: reactions.filter((one) => one.protected !== undefined),
    killed: reactions.filter((one) => one.killed !== undefined),
    revived: reactions.filter((one) => one.revived !== undefined),
    shunned: reactions.filter((one) => one.shunned !== undefined),
  }
