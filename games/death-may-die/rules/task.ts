import { at, done, type Done } from '@eldertable/kernel'
import { episodeRules } from '../episodes/index.ts'
import type { EpisodeDeed } from '../episodes/episode.ts'
import type { Frames, Game } from '../frames.ts'
import { NO_CARD, type DmdState } from '../state.ts'
import { letChoose } from './choose.ts'
import { rollOn } from './dice.ts'
import { levelOf } from './figures.ts'
import { procedure } from './kit.ts'
import { modified } from './modified.ts'
import { plainDice, throwDice } from './roll.ts'
import { lose } from './losing.ts'

const STANDARD = 3
const diceOf = modified('dice')

const deedOf = (s: DmdState, { which }: Frames['task']): EpisodeDeed =>
  at(episodeRules(s).actions, which)

/** An action of the episode: on which token, the roll if there is one, what it does, and then the tentacles (DMD-RESULT-4). */
export const task = procedure('task', {
  which(g, f) {
    const among = deedOf(g.state, f).things?.(g.state, f.hero)
    if (among === undefined) return roll(g, f)
    const { rule } = deedOf(g.state, f)
    const tokens = { by: f.hero, what: 'thing', among, why: 'task', rule } as const
    return letChoose(g, f, tokens) ? on(g, f) : 'that'
  },
  that: (g, f) => on(g, f),
  result: (g, f) => result(g, f),
  tentacles: (g, f) => suffer(g, f),
})

type Rolled = 'tentacles' | Done

/** On the token that is chosen. */
function on(g: Game, f: Frames['task'] & { answer?: number }): 'result' | Rolled {
  f.thing = f.answer ?? -1
  return roll(g, f)
}

function roll(g: Game, f: Frames['task']): 'result' | Rolled {
  const { isRolled, action, skill, rule } = deedOf(g.state, f)
  g.event?.('acts', rule, { hero: f.hero, action })
  if (!isRolled) return act(g, f)
  const level = skill === undefined ? 0 : levelOf(g.state, f.hero, skill)
  const aim = { for: 'action', action, isNear: true, targets: [], weapon: NO_CARD } as const
  const bonus = diceOf(level, g.state, f.hero, aim)
  const isOver = throwDice(g, plainDice(f.hero, 'action', STANDARD, bonus))
  return isOver ? result(g, f) : 'result'
}

function result(g: Game, f: Frames['task']): Rolled {
  const { successes, tentacles } = rollOn(g.state)
  f.successes = successes
  f.tentacles = tentacles
  return act(g, f)
}

function act(g: Game, f: Frames['task']): Rolled {
  const { stack } = g.state.box
  const depth = stack.length
  const deed = deedOf(g.state, f)
  deed.act(g, f.hero, f.thing, f.successes)
  return stack.length === depth ? suffer(g, f) : 'tentacles'
}

function suffer(g: Game, { hero, tentacles }: Frames['task']): Done {
  if (tentacles > 0) lose(g, hero, tentacles, 'own-roll', 'DMD-RESULT-5')
  return done
}
