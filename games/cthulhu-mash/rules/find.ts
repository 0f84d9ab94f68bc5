import { done, type Seat } from '@eldertable/kernel'
import { objectNumber, TISSUE_DAMAGE } from '../pieces/objects.ts'
import type { Game } from '../frames.ts'
import { NONE, type Body } from '../state.ts'
import { V } from '../verbs.ts'
import { hold } from './holds.ts'
import { procedure } from './kit.ts'
import { clearPlace, layOpen, layTissue } from './lying.ts'
import { encumbrance, load, ofKind, rowOfObject } from './numbers.ts'
import { heroAt, isAlive } from './pieces.ts'
import { discard, gain, part } from './possessions.ts'
import { placeOf } from './spots.ts'
import { lookAbout } from './sights.ts'

const VOID = objectNumber('book-of-void')
const COWPIE = objectNumber('cowpie')
const EARTHQUAKE = objectNumber('mi-go-earthquake')
const PICTURE_GATE = objectNumber('picture-gate')
const TISSUE = objectNumber('shoggoth-tissue')
const SNARE = objectNumber('snare')

/** An object comes into somebody's hands, or its trap snaps (CM-ITEM-6, CM-ITEM-22). It answers 1 if that ends the move. */
export const find = procedure('find', {
  take(g, f) {
    const { rule, colour } = rowOfObject(f.object)
    const isTrap = colour === 'white'
    g.event?.('finds', isTrap ? rule : 'CM-ITEM-5', { seat: f.seat, object: f.object })
    if (isTrap) spring(g, f.seat, f.object)
    else gain(g, f.seat, f.object)
    return done
  },
})

/** A trap acts at once on whoever picks it up (CM-OBJ-49 to CM-OBJ-54). */
function spring(g: Game, seat: Seat, object: number): void {
  const s = g.state
  const { table } = s
  const hero = heroAt(s, seat)
  const kind = ofKind(object)
  if (kind === TISSUE) {
    layTissue(s, hero.spot, object)
    // Whom it kills sees nothing any more (CM-DEATH-1).
    lookAbout(g)
    g.call('bury', { credits: [] })
    g.call('hurt', { seat, damage: TISSUE_DAMAGE[object] ?? 0, kind: 'other', by: NONE })
    return
  }
  discard(s, object)
  switch (kind) {
    case VOID:
      spill(g, seat, 'CM-OBJ-49')
      return
    case COWPIE:
      // CM-OBJ-50: whoever has no action left, or is not in the middle of its actions, loses nothing but the move.
      if (table.active === seat && g.isRunning('actions')) table.isCut = table.actions > 0
      g.returnValue(1)
      return
    case EARTHQUAKE: {
      const place = placeOf(hero.spot)
      for (const one of clearPlace(s, place)) discard(s, one)
      g.call('earthquake', { place, done: [] })
      return
    }
    case PICTURE_GATE:
      g.call('pictureGate', { seat, place: NONE })
      return
    case SNARE:
      hold(g, seat, 'snare', rowOfObject(object).hold?.escape ?? 0, 'CM-OBJ-54')
      return
    default:
      throw new Error(`no trap ${kind}`)
  }
}

const SPILL_DIE = 10

/** A d10 for each object carried: those that show a 1 (CM-OBJ-49, CM-PLACE-6). */
export const spilt = (g: Game, { objects }: Body): number[] =>
  objects.filter(() => g.chance.die(SPILL_DIE) === 1)

/** A character loses what it spills. */
export function spill(g: Game, seat: Seat, rule: string): void {
  const s = g.state
  for (const object of spilt(g, heroAt(s, seat))) {
    part(s, seat, object)
    discard(s, object)
    g.event?.('spills', rule, { seat, object })
  }
  g.call('overload', { seat })
}

/** Whoever carries more than it can drops what it likes (CM-ITEM-9, CM-PROMPT-25). */
export const overload = procedure('overload', {
  look: (g, f) => {
    const hero = heroAt(g.state, f.seat)
    return isAlive(g.state, f.seat) && load(hero) > encumbrance(hero) ? 'choose' : done
  },
  choose: {
    rule: 'CM-ITEM-9',
    who: (_, f) => f.seat,
    about: (s, f) => {
      const hero = heroAt(s, f.seat)
      return { seat: f.seat, tooMany: load(hero) - encumbrance(hero) }
    },
    offer(s, f, o) {
      for (const object of heroAt(s, f.seat).objects)
        if (!rowOfObject(object).uncounted) o.allow(V.drop, object, 'CM-ITEM-9')
    },
    take(g, f, _, object) {
      const s = g.state
      part(s, f.seat, object)
      layOpen(s, heroAt(s, f.seat).spot, object)
      g.event?.('drops', 'CM-ITEM-9', { seat: f.seat, object })
      return 'look'
    },
  },
})
