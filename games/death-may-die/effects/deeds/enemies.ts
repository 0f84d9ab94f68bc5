import { at } from '@eldertable/kernel'
import {
  distinct,
  foesIn,
  inSupply,
  kindOf,
  onMap,
  placeOf,
  spaceOf,
  isEngagedIn,
} from '../../rules/figures.ts'
import { groundOn, isWater, nearestOf, spacesWhere } from '../../rules/ground.ts'
import { summon as bring } from '../../rules/summoning.ts'
import { ELDER, NOWHERE, type DmdState } from '../../state.ts'
import type { Mover } from './script.ts'
import type { Deed } from './deed.ts'

/** DMD-TERM-15 */
export const summon: Deed<'summon'> = (g, f, { kind, at: where }) => {
  if (inSupply(g.state, kind) < 0) return false // DMD-TERM-16
  if (where !== 'water') {
    bring(g, kind, groundOn(g.state).gateAt[where], f.rule)
    return true
  }
  const s = g.state
  const waters = spacesWhere(s, (space) => isWater(s, space))
  const among = nearestOf(s, placeOf(s, f.you), waters)
  g.call('summonAt', { kind, among, by: f.by, rule: f.rule })
  return true
}

export function movers(
  s: DmdState,
  who: Mover,
  which: 'each' | 'nearest' | 'unengaged',
  you: number,
): number[] {
  const all = who === 'elder' ? (s.table.elder.space === NOWHERE ? [] : [ELDER]) : onMap(s, who)
  if (which === 'unengaged') return all.filter((foe) => !isEngagedIn(s, spaceOf(s, foe)))
  if (which === 'each') return all
  const near = nearestOf(
    s,
    placeOf(s, you),
    all.map((foe) => spaceOf(s, foe)),
  )
  return all.filter((foe) => near.includes(spaceOf(s, foe)))
}

/** DMD-TERM-10, DMD-TERM-13 */
export const move: Deed<'move'> = (g, f, { who, which, spaces, to }) => {
  const foes = movers(g.state, who, which, f.you)
  if (foes.length === 0) return false
  const { you, by, rule } = f
  g.call('herd', {
    foes: which === 'nearest' ? [...distinct(g.state, foes)] : foes,
    isOne: which === 'nearest',
    links: spaces ?? -1,
    to,
    you,
    by,
    rule,
    goal: NOWHERE,
  })
  return true
}

/** DMD-MYTHOS-8 */
export const attack: Deed<'attack'> = (g, f, { who }) => {
  const s = g.state
  const foes = foesIn(s, placeOf(s, f.you)).filter((foe) => kindOf(s, foe) === who)
  if (foes.length === 0) return false
  g.call('fight', { hero: f.you, foes, rule: 'DMD-MYTHOS-8' })
  return true
}

export const healEnemies: Deed<'heal-enemies'> = (g, f, { who }) => {
  for (const foe of onMap(g.state, who)) {
    const enemy = at(g.state.table.enemies, foe)
    if (enemy.wounds === 0) continue
    enemy.wounds = 0
    g.event?.('recovers', f.rule, { foe })
  }
  return true
}

/** The nearest cultist becomes a Hastur Disciple. */
export const promote: Deed<'promote'> = (g, f) => {
  const s = g.state
  const cultists = [...distinct(s, movers(s, 'cultist', 'nearest', f.you))]
  if (cultists.length === 0 || inSupply(s, 'hastur-disciple') < 0) return false
  g.call('promote', { among: cultists, by: f.by, rule: f.rule })
  return true
}
