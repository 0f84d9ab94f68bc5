import { NONE } from '../state.ts'
import { isGenerator, pieceIn } from '../targets.ts'
import { tileAt } from '../rules/tiles/ground.ts'
import { loseSanity } from '../rules/characters/health.ts'
import { rowOfObject } from '../rules/characters/numbers.ts'
import { foesOn, generatorRow, heroAt } from '../rules/pieces.ts'
import { useUp } from '../rules/objects/possessions.ts'
import { TOME } from '../rules/sanity/sights.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { drawSpell } from '../rules/stacks.ts'
import type { MeaningsOf } from './effect.ts'

/** What red objects do that are no weapons (CM-ITEM-19). */
export const toolEffects: MeaningsOf<'stun' | 'open-chest' | 'turn-up' | 'charm' | 'teach'> = {
  stun: {
    run(g, { who, piece }) {
      useUp(g, who, piece)
      for (const foe of foesOn(g.state, placeOf(heroAt(g.state, who).spot)))
        if (!isGenerator(foe.piece) || generatorRow(foe.piece).melee > 0) foe.losesStep = true
      g.event?.('chimes', rowOfObject(piece).rule, { seat: who })
    },
    inWords: () =>
      'Every monster and attacking generator on the tile loses its next step; used up.',
  },
  'open-chest': {
    run(g, { who, piece }) {
      useUp(g, who, piece)
      g.call('chest', { seat: who, left: 0, spot: NONE })
    },
    cannot(s, seat) {
      const { spot } = heroAt(s, seat)
      return tileAt(s, placeOf(spot)).chest === spaceOf(spot) ? undefined : 'no-chest'
    },
    inWords: ({ objects }) =>
      `Opens the chest on the Mariner's Ship: ${objects} objects, traps and all. Used up.`,
  },
  'turn-up': {
    run(g, { who, piece, target }) {
      useUp(g, who, piece)
      g.call('scouting', { seat: who, compass: target })
    },
    inWords: () => 'Turn up a hidden tile beside yours; no monsters come yet. Used up.',
  },
  // A Deep One in sight does what the user wants.
  charm: {
    run(g, { who, piece, target }, { sanity }) {
      const { rule } = rowOfObject(piece)
      heroAt(g.state, who).charmed = pieceIn(target)
      g.event?.('charms', rule, { seat: who, who: target })
      loseSanity(g, who, sanity, rule, 'seashell')
      g.call('control', { seat: who, piece: pieceIn(target), isShell: true })
    },
    inWords: () => 'A Deep One in sight moves or attacks as you say, and leaves you alone.',
  },
  // The spells of a tome stay with it for the whole game (CM-CAST-1 to CM-CAST-3).
  teach: {
    run(g, { who, piece }, { spells }) {
      const { table } = g.state
      const drawn: number[] = []
      while (drawn.length < spells) {
        const spell = drawSpell(g)
        if (spell === NONE) break
        table.tomes[spell] = piece
        drawn.push(spell)
      }
      g.event?.('reads', 'CM-CAST-1', { seat: who, object: piece, spells: drawn })
      if (table.settings.sanity) g.call('check', { seat: who, source: TOME })
    },
    cannot: ({ table }) => (table.spellsLeft > 0 ? undefined : 'no-spells-left'),
    inWords: ({ spells }) =>
      `A tome: read it to draw ${spells === 1 ? 'a spell' : `${spells} spells`}, which anybody who carries it can cast.`,
  },
}
