import type { Look } from '@eldertable/board-kit'
import { at, capital, counted, list } from '@eldertable/kernel'
import { generatorAt } from '../pieces/generators.ts'
import { monsterAt } from '../pieces/monsters.ts'
import { NONE, type Foe } from '../state.ts'
import { isGenerator, kindOf } from '../targets.ts'
import { linesOf } from '../text/board/characters.ts'
import { foeInWords } from '../text/board/pieces.ts'
import { characterName } from '../text/characters.ts'
import type { Tell } from '../text/telling.ts'

/** A character with all that can be seen of it. */
export function heroLook(seat: number, t: Tell): Look {
  const hero = at(t.table.heroes, seat)
  const { character } = hero
  return {
    heading: `${capital(t.name(seat))}${character === NONE ? '' : `, ${characterName(character)}`}`,
    lines: linesOf(hero, seat, t),
    rule: 'CM-STAT-1',
  }
}

/** The spawning space of a seat. */
export function homeLook(seat: number, t: Tell): Look | null {
  const hero = t.table.heroes[seat]
  if (hero === undefined || hero.home === NONE) return null
  return {
    heading: `The spawning space of ${t.name(seat)}`,
    lines: [
      hero.homeHealth > 0
        ? `It can still take ${hero.homeHealth} damage, with defence 5.`
        : 'It is destroyed.',
    ],
    rule: 'CM-HOME-3',
  }
}

/** A monster or generator: what it can do, and how it fares. */
export function foeLook(foe: Foe, t: Tell): Look {
  return {
    ...(isGenerator(foe.piece)
      ? generatorLook(kindOf(foe.piece), foe, t)
      : monsterLook(kindOf(foe.piece), foe, t)),
  }
}

function monsterLook(kind: number, foe: Foe, t: Tell): Look {
  const { rule, name, does, melee, ranged, actions, defence, move } = monsterAt(kind)
  const strikes = [
    ...(melee > 0 ? [`a d${melee} beside it`] : []),
    ...(ranged > 0 ? [`a d${ranged} from afar`] : []),
  ]
  return {
    heading: name,
    lines: [
      does,
      `Strikes with ${list(strikes)}; defence ${defence}, move ${move}, ${counted(actions, 'action')}.`,
      `${capital(foeInWords(foe, t))}.`,
    ],
    rule,
  }
}

function generatorLook(kind: number, foe: Foe, t: Tell): Look {
  const { rule, name, does, spawning, defence } = generatorAt(kind)
  return {
    heading: name,
    lines: [
      does,
      `Each turn on this tile a d6 is thrown for it; ${spawning === 1 ? 'a 1' : `1 to ${spawning}`} brings a monster. Defence ${defence}.`,
      `${capital(foeInWords(foe, t))}.`,
    ],
    rule,
  }
}
