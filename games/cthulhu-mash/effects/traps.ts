import type { Seat } from '@eldertable/kernel'
import { isBeforeVersion3 } from '../earlier/edition.ts'
import type { Game } from '../frames.ts'
import { NONE } from '../state.ts'
import { isHero, pieceIn } from '../targets.ts'
import { takeHealth } from '../rules/characters/health.ts'
import { hold } from '../rules/holds/holds.ts'
import { clearPlace, layTissue } from '../rules/objects/lying.ts'
import { rowOfObject } from '../rules/characters/numbers.ts'
import { bodyOf, foeAt } from '../rules/pieces.ts'
import { facesTo } from '../pieces/object.ts'
import { TISSUE_DAMAGE } from '../pieces/objects.ts'
import { discard } from '../rules/objects/possessions.ts'
import { lookAbout } from '../rules/sanity/sights.ts'
import { spill, spilt } from '../rules/objects/spill.ts'
import { placeOf } from '../rules/spots.ts'
import type { MeaningsOf } from './effect.ts'

/** What traps do to whoever picks them up, a character or a monster (CM-ITEM-22, CM-OPT-9). */
export const trapEffects: MeaningsOf<'spill' | 'slip' | 'quake' | 'whisk' | 'splash' | 'ensnare'> =
  {
    spill: {
      run(g, { who, piece }, { faces }) {
        discard(g.state, piece)
        if (isHero(who)) spill(g, who, faces, rowOfObject(piece).rule)
        else spillFoe(g, pieceIn(who), faces)
      },
      inWords: ({ faces }) => `Each object you carry is lost on a 1 of a d${faces}.`,
    },
    slip: {
      run(g, { who, piece }) {
        const { table } = g.state
        discard(g.state, piece)
        if (isHero(who)) fall(g, who)
        else table.isCut = !isBeforeVersion3(g.state)
      },
      inWords: () => 'You slip: your move and the rest of your actions are gone.',
    },
    quake: {
      run(g, { who, piece }) {
        const s = g.state
        discard(s, piece)
        const place = placeOf(bodyOf(s, who).spot)
        for (const one of clearPlace(s, place)) discard(s, one)
        g.call('earthquake', { place, done: [] })
      },
      inWords: () =>
        'Objects on the tile are lost, and every piece may lose health, again and again.',
    },
    whisk: {
      run(g, { who, piece }) {
        discard(g.state, piece)
        // No monster can leave its tile (CM-GATE-12).
        if (isHero(who)) g.call('pictureGate', { seat: who, place: NONE })
      },
      inWords: () => 'You are thrown onto a random space of a random tile.',
    },
    // It stays, and is not discarded.
    splash: {
      run(g, { who, piece }) {
        const s = g.state
        const { spot } = bodyOf(s, who)
        const damage = TISSUE_DAMAGE[piece] ?? 0
        layTissue(s, spot, piece)
        if (!isHero(who)) takeHealth(g, who, damage, NONE, rowOfObject(piece).rule)
        // Whom it kills sees nothing any more (CM-DEATH-1).
        else lookAbout(g)
        g.call('bury', { credits: [] })
        if (isHero(who)) g.call('hurt', { seat: who, damage, kind: 'other', by: NONE })
      },
      inWords: () => 'Hurts you, and then everybody who comes onto its space.',
    },
    ensnare: {
      run(g, { who, piece }, { escape }) {
        discard(g.state, piece)
        hold(g, who, 'snare', escape, rowOfObject(piece).rule)
      },
      inWords: ({ escape }) => `Holds you, escape ${facesTo(escape)}.`,
    },
  }

/** Whoever has no action left, or is not in the middle of its actions, loses nothing but the move (CM-OBJ-50). */
function fall(g: Game, seat: Seat): void {
  const { table } = g.state
  if (table.active === seat && g.isRunning('actions')) table.isCut = table.actions > 0
  g.returnValue(1)
}

function spillFoe(g: Game, piece: number, faces: number): void {
  const foe = foeAt(g.state, piece)
  for (const object of spilt(g, foe, faces)) {
    foe.objects.splice(foe.objects.indexOf(object), 1)
    discard(g.state, object)
  }
}
