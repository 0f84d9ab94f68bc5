import { at, done, type Seat } from '@eldertable/kernel'
import { opposite } from '../pieces/spaces.ts'
import { objectNumber } from '../pieces/objects.ts'
import type { Game } from '../frames.ts'
import { NONE } from '../state.ts'
import { isGenerator, pieceIn } from '../targets.ts'
import { hasGate, neighbourOf } from './gates.ts'
import { loseSanity } from './health.ts'
import { procedure } from './kit.ts'
import { carried, ofKind } from './numbers.ts'
import { foesOn, generatorRow, heroAt } from './pieces.ts'
import { useUp } from './possessions.ts'
import { placeOf } from './spots.ts'

const CHIME = objectNumber('paralyzing-chime')
const GLASSES = objectNumber('leng-glasses')

/** Red objects that are no weapons: the Paralyzing Chime and the Skeleton Key (CM-OBJ-19, CM-OBJ-26). */
export function useObject(g: Game, seat: Seat, object: number): void {
  const isChime = ofKind(object) === CHIME
  useUp(g, seat, object)
  if (!isChime) {
    g.call('chest', { seat, left: 0, spot: NONE })
    return
  }
  for (const foe of foesOn(g.state, placeOf(heroAt(g.state, seat).spot)))
    if (!isGenerator(foe.piece) || generatorRow(foe.piece).melee > 0) foe.losesStep = true
  g.event?.('chimes', 'CM-OBJ-19', { seat })
}

/** A Deep One in sight does what the user of the Seashell wants (CM-OBJ-22). */
export function charm(g: Game, seat: Seat, target: number): void {
  heroAt(g.state, seat).charmed = pieceIn(target)
  g.event?.('charms', 'CM-OBJ-22', { seat, who: target })
  loseSanity(g, seat, 1, 'CM-OBJ-22', 'seashell')
  g.call('control', { seat, piece: pieceIn(target), isShell: true })
}

/** The Leng Glasses turn up a tile (CM-OBJ-12). */
export function spy(g: Game, seat: Seat, compass: number): void {
  useUp(g, seat, carried(heroAt(g.state, seat), GLASSES))
  g.call('scouting', { seat, compass })
}

/** A tile is turned up and populated, but nothing spawns until somebody comes (CM-GATE-21, CM-CHAR-13, CM-SPAWN-5). */
export const scouting = procedure('scouting', {
  reveal(g, f) {
    const s = g.state
    const own = placeOf(heroAt(s, f.seat).spot)
    const place = neighbourOf(s, own, f.compass)
    const isGated = hasGate(s, own, f.compass)
    const towards = isGated ? opposite(f.compass) : NONE
    g.call('reveal', { place, by: f.seat, towards, isThroughGate: isGated })
    return 'populate'
  },
  populate(g, f) {
    const s = g.state
    const place = neighbourOf(s, placeOf(heroAt(s, f.seat).spot), f.compass)
    if (!at(s.table.places, place).isPopulated)
      g.call('populate', { place, by: f.seat, left: NONE })
    return done
  },
})
