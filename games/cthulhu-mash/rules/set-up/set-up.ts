import { emptyList, listOf, numbersFrom, repeated } from '@eldertable/kernel'
import { PIECES } from '../../pieces/objects.ts'
import { POWERS_EACH } from '../../pieces/powers.ts'
import { SPELLS } from '../../pieces/spells.ts'
import { CHARACTERS } from '../../pieces/characters.ts'
import { FOE_PIECES, GENERATORS } from '../../targets.ts'
import { EDITION, NONE, type Hero, type MashSettings, type MashState } from '../../state.ts'

/** What a spawning space can take (CM-HOME-3). */
export const HOME_HEALTH = 3

/** A table before anything is rolled, shuffled or laid. */
export function newState(seats: number, settings: MashSettings): MashState {
  const s: MashState = {
    table: {
      turn: 0,
      outcome: null,
      settings,
      victory: settings.victory === 'roll' ? 'death-match' : settings.victory,
      isTeams: false,
      control: 'automatic',
      isShared: false,
      active: 0,
      first: 0,
      round: 1,
      actions: 0,
      step: 'start',
      isCut: false,
      places: emptyList(),
      neighbours: [],
      entry: NONE,
      heroes: listOf(seats, newHero),
      foes: emptyList(),
      piles: emptyList(),
      made: seats,
      generatorsLeft: FOE_PIECES - GENERATORS,
      objectsLeft: PIECES,
      spellsLeft: SPELLS.length,
      generatorDiscards: [],
      objectDiscards: [],
      removed: [],
      tomes: repeated(NONE, SPELLS.length),
      crystal: NONE,
      hindrances: [],
      heights: [],
      blinds: [],
      touched: 0,
      isAgain: false,
      picks: [],
      standing: numbersFrom(0, seats),
      cutOff: null,
      roll: null,
    },
    hands: listOf(seats, () => ({})),
    box: {
      stack: [{ at: 'match.begin' }],
      tiles: [],
      spareTiles: [],
      generators: numbersFrom(GENERATORS, FOE_PIECES - GENERATORS),
      objects: numbersFrom(0, PIECES),
      spells: numbersFrom(0, SPELLS.length),
      powers: listOf(CHARACTERS.length, (character) =>
        numbersFrom(character * POWERS_EACH, POWERS_EACH),
      ),
      unseen: emptyList(),
    },
  }
  // Behind the others, as in a copy.
  s.table.edition = EDITION
  return s
}

const newHero = (): Hero => ({
  character: NONE,
  life: 'alive',
  spot: NONE,
  health: 0,
  holds: emptyList(),
  objects: [],
  facing: 0,
  blame: NONE,
  mentality: 0,
  surplus: 0,
  shield: NONE,
  armour: NONE,
  mover: NONE,
  ready: NONE,
  spells: [],
  memorized: [],
  powers: [],
  kills: [],
  isFlying: false,
  hasWard: false,
  hasRazor: false,
  isWardSpent: false,
  isRazorSpent: false,
  hasCrowed: false,
  isWebbed: false,
  losesTurn: false,
  hasLeft: false,
  isNew: true,
  home: NONE,
  homeHealth: 0,
  charmed: NONE,
  fate: 'lie',
  sanity: 0,
  met: [],
  isBurnt: false,
})
