import { objectNumber, TISSUE_DAMAGE } from '../pieces/objects.ts'
import { isBeforeVersion3 } from '../earlier/edition.ts'
import type { Game } from '../frames.ts'
import { NONE } from '../state.ts'
import { foeOf } from '../targets.ts'
import { spilt } from './find.ts'
import { takeHealth } from './health.ts'
import { hold } from './holds.ts'
import { clearPlace, layTissue } from './lying.ts'
import { ofKind, rowOfObject } from './numbers.ts'
import { foeAt } from './pieces.ts'
import { discard } from './possessions.ts'
import { placeOf } from './spots.ts'

const VOID = objectNumber('book-of-void')
const COWPIE = objectNumber('cowpie')
const EARTHQUAKE = objectNumber('mi-go-earthquake')
const TISSUE = objectNumber('shoggoth-tissue')
const SNARE = objectNumber('snare')

/** A trap acts on a monster that picks it up (CM-OPT-9). A Picture Gate takes nobody who cannot leave its tile (CM-GATE-12). */
export function springOnFoe(g: Game, piece: number, object: number): void {
  const s = g.state
  const foe = foeAt(s, piece)
  const kind = ofKind(object)
  if (kind === TISSUE) {
    layTissue(s, foe.spot, object)
    takeHealth(g, foeOf(piece), TISSUE_DAMAGE[object] ?? 0, NONE, 'CM-OBJ-53')
    g.call('bury', { credits: [] })
    return
  }
  discard(s, object)
  if (kind === COWPIE) s.table.isCut = !isBeforeVersion3(s)
  else if (kind === SNARE)
    hold(g, foeOf(piece), 'snare', rowOfObject(object).hold?.escape ?? 0, 'CM-OBJ-54')
  else if (kind === VOID) {
    for (const one of spilt(g, foe)) {
      foe.objects.splice(foe.objects.indexOf(one), 1)
      discard(s, one)
    }
  } else if (kind === EARTHQUAKE) {
    const place = placeOf(foe.spot)
    for (const one of clearPlace(s, place)) discard(s, one)
    g.call('earthquake', { place, done: [] })
  }
}
