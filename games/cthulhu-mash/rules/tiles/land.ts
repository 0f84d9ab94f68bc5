import { done } from '@eldertable/kernel'
import { SKULL_ON_ENTER, SKULL_ON_PUSH, WATER } from '../../tiles/tile.ts'
import type { Coming, Frames, Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHero, pieceIn } from '../../targets.ts'
import { look, tileAt } from './ground.ts'
import { takeHealth } from '../characters/health.ts'
import { hold } from '../holds/holds.ts'
import { procedure } from '../kit.ts'
import { hasTissue } from '../objects/lying.ts'
import { hasHelp } from '../characters/numbers.ts'
import { bodyOf, hasFallen, heroAt, isOnBoard, monsterRow } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { isPlain } from '../movement/walk.ts'

/** Whether it is in the air (CM-ICON-12): what flies always does, a character while it moves so. */
const isFlying = (who: number, coming: Coming): boolean =>
  isHero(who) ? coming === 'flown' : monsterRow(pieceIn(who)).flying

/** Whether water does nothing to it (CM-SWIM-1, CM-OBJ-39). */
const isAtHome = (s: MashState, who: number): boolean =>
  isHero(who) ? hasHelp(heroAt(s, who), 'isDry') : monsterRow(pieceIn(who)).swimming

/** What the icons of a space do to a piece that has come onto it, in the order of CM-ICON-19. */
export const land = procedure('land', {
  harm(g, f) {
    const damage = damageOn(g.state, f)
    if (damage === 0) return 'skull'
    if (isHero(f.who)) g.call('hurt', { seat: f.who, damage, kind: 'other', by: f.by })
    else takeHealth(g, f.who, damage, f.by, 'CM-ICON-10')
    return 'skull'
  },
  skull(g, f) {
    const s = g.state
    if (!isStanding(s, f.who)) return 'over'
    const { spot } = bodyOf(s, f.who)
    const tile = tileAt(s, placeOf(spot))
    const space = spaceOf(spot)
    const skull = tile.skull[space]
    const isSafe =
      isFlying(f.who, f.coming) || (tile.terrain[space] === WATER && isAtHome(s, f.who))
    const kills = skull === SKULL_ON_ENTER || (skull === SKULL_ON_PUSH && f.coming === 'pushed')
    if (isSafe || !kills) return 'hold'
    g.event?.('swallowed', 'CM-ICON-7', { who: f.who, spot })
    kill(g, f, 'discarded')
    return 'over'
  },
  hold(g, f) {
    const s = g.state
    const { spot } = bodyOf(s, f.who)
    const icon = tileAt(s, placeOf(spot)).hold[spaceOf(spot)]
    if (icon === undefined || (icon.onPush && f.coming !== 'pushed')) return 'over'
    const isAloft = isFlying(f.who, f.coming)
    // CM-TILE-5: what flies there by itself is caught only by what catches those; quicksand catches nobody aloft.
    if (isAloft && (icon.quicksand || (f.coming !== 'pushed' && !icon.catchesFlying))) return 'over'
    const sinksIn = icon.quicksand ? 1 + Number(f.who === s.table.active) : 0 // CM-PLACE-4
    if (!hold(g, f.who, 'space', icon.escape, 'CM-ICON-1', f.by, sinksIn)) return 'over'
    if (icon.damage === 0) return 'over'
    // CM-ICON-3
    if (isHero(f.who)) g.call('hurt', { seat: f.who, damage: icon.damage, kind: 'other', by: f.by })
    else takeHealth(g, f.who, icon.damage, f.by, 'CM-ICON-3')
    return 'over'
  },
  over(g) {
    if (hasFallen(g.state)) g.call('bury', { credits: [] })
    return done
  },
})

/** A piece has come onto a space by itself: what is there does what it does, and mostly that is nothing. */
export function landOn(g: Game, who: number): void {
  const s = g.state
  if (!isQuietOn(s, bodyOf(s, who).spot)) g.call('land', { who, coming: 'moved', by: NONE })
}

/** Whether nothing happens to whoever comes onto a spot by itself, and nobody waits to be buried. */
export const isQuietOn = (s: MashState, spot: number): boolean =>
  isPlain(tileAt(s, placeOf(spot)), spaceOf(spot)) && !hasTissue(s, spot) && !hasFallen(s)

/** Whether it is still on the board with health left. */
export const isStanding = (s: MashState, who: number): boolean =>
  isOnBoard(s, who) && bodyOf(s, who).health > 0

/** What blood drops and tissue cost whoever comes onto the space (CM-ICON-10, CM-ICON-12, CM-OBJ-53). */
function damageOn(s: MashState, { who, coming }: Frames['land']): number {
  if (isFlying(who, coming)) return 0
  const { spot } = bodyOf(s, who)
  const place = placeOf(spot)
  const space = spaceOf(spot)
  const { tile, tissue } = look(s, place)
  const isDry = tile.terrain[space] === WATER && isAtHome(s, who)
  let damage = tissue[space] ?? 0
  if (!isDry) damage += tile.harm[space] ?? 0
  if (coming === 'pushed' && !isDry) damage += tile.harmOnPush[space] ?? 0
  return damage
}

/** Kills outright, whatever its health. */
function kill(g: Game, { who, by }: Frames['land'], fate: 'discarded' | 'removed'): void {
  const body = bodyOf(g.state, who)
  body.health = 0
  body.blame = by === who ? NONE : by
  if (isHero(who)) heroAt(g.state, who).fate = fate
}
