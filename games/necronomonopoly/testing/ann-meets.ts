import type { CardKey } from '../pieces/cards.ts'
import { at, type NecScenario, type Position } from './at.ts'

/** Ann walks from 9 onto a Monster that waits on 13; a Zombie elsewhere is there to be moved. */
export function annMeets(monster: CardKey, ann: Position, bob: Position = {}): NecScenario {
  const t = at({
    ann: { on: 9, sanity: 50, ...ann },
    bob: { owns: ['rlyeh'], ...bob },
    monsters: [
      ['zombie', 38],
      [monster, 13],
    ],
  })
  return t.go().dice(1).dice(1, 3).pick('moveMonster', t.table.monsters[0])
}
