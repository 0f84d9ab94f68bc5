import { at, done } from '@eldertable/kernel'
import { episodeRules } from '../episodes/index.ts'
import type { EpisodeDeed } from '../episodes/episode.ts'
import type { Frames } from '../frames.ts'
import { NO_CARD, type DmdState } from '../state.ts'
import { rollOn } from './dice.ts'
import { levelOf } from './figures.ts'
import { procedure } from './kit.ts'
import { reckoned } from './reckoned.ts'
import { beginRoll } from './roll.ts'
import { lose } from './losing.ts'

const STANDARD = 3
const diceOf = reckoned('dice')

const deedOf = (s: DmdState, { which }: Frames['task']): EpisodeDeed =>
  at(episodeRules(s).actions, which)

/** An action of the episode: on which token, the roll if there is one, what it does, and then the tentacles (DMD-RESULT-4). */
export const task = procedure('task', {
  which(g, f) {
    const among = deedOf(g.state, f).things?.(g.state, f.hero)
    if (among === undefined) return 'throw'
    const { rule } = deedOf(g.state, f)
    g.call('choose', { by: f.hero, what: 'thing', among: [...among], why: 'task', rule })
    return 'that'
  },
  that(_, f) {
    f.thing = f.answer ?? -1
    return 'throw'
  },
  throw(g, f) {
    const { isRolled, action, skill } = deedOf(g.state, f)
    if (!isRolled) return 'act'
    const level = skill === undefined ? 0 : levelOf(g.state, f.hero, skill)
    const aim = { for: 'action', action, isNear: true, targets: [], weapon: NO_CARD } as const
    const bonus = diceOf(level, g.state, f.hero, aim)
    beginRoll(g, { hero: f.hero, kind: 'action', standard: STANDARD, bonus })
    return 'result'
  },
  result(g, f) {
    const { successes, tentacles } = rollOn(g.state)
    f.successes = successes
    f.tentacles = tentacles
    return 'act'
  },
  act(g, f) {
    const deed = deedOf(g.state, f)
    g.event?.('acts', deed.rule, { hero: f.hero, action: deed.action })
    deed.act(g, f.hero, f.thing, f.successes)
    return 'tentacles'
  },
  tentacles(g, f) {
    if (f.tentacles > 0) lose(g, f.hero, f.tentacles, 'own-roll', 'DMD-RESULT-5')
    return done
  },
})
