import type { Lesson } from '@eldertable/kernel'
import { KIND_OF, objectNumber } from '../pieces/objects.ts'
import { parseSpace } from '../tiles/spaces.ts'
import { monsterNumber } from '../pieces/monsters.ts'
import { generatorNumber } from '../pieces/generators.ts'
import { stateAt } from '../position.ts'
import { HANDS, withObject } from '../rules/attacks/means.ts'
import { foeOf, GENERATORS, monstersOf } from '../targets.ts'
import { firstTurn as words } from '../text/lesson.ts'
import { blowOf } from '../verbs.ts'

const reader = 0
const revolver = withObject(KIND_OF.indexOf(objectNumber('revolver-32')))
const penicillin = KIND_OF.indexOf(objectNumber('penicillin-vial'))
const cultist = foeOf(monstersOf(monsterNumber('cultist')))
const moonBeast = foeOf(monstersOf(monsterNumber('moon-beast')))
const idol = foeOf(GENERATORS + monstersOf(generatorNumber('cultist-idol')))

const [AS_IT_IS, TWO_GENERATORS, TWO_OBJECTS] = [0, 3, 4]

/** A turn and a half of the Private Eye: from the Train Station into a temple that nobody has seen. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  name: words.name,
  about: words.about,
  minutes: 5,
  reader,
  names: ['Ada', 'Bram'],
  start: () =>
    stateAt({
      settings: { monsterControl: 'automatic' },
      heroes: [
        {
          is: 'private-eye',
          at: 'train-station R2C4',
          objects: ['revolver-32'],
          kills: ['whirlpool', 'web-cocoon', 'star-mound'],
        },
        { is: 'mariner-merchant', at: 'mariners-ship R4C3' },
      ],
      tiles: [
        { is: 'cultist-temple', column: 0, isHidden: true },
        { is: 'train-station', column: 1 },
        { is: 'mariners-ship', column: 2 },
        { is: 'ice-floats', column: 0, row: 1, isHidden: true },
        { is: 'family-farm', column: 1, row: 1, isHidden: true },
        { is: 'moon-base', column: 2, row: 1, isHidden: true },
      ],
      generators: ['cultist-idol', 'guard-cell'],
      powers: ['pe-dead-shot'],
      objects: ['penicillin-vial', 'sword-cane'],
    }),
  steps: [
    { ...words.walk, moves: [{ verb: 'walk', argument: parseSpace('R3C1') }] },
    {
      ...words.gate,
      moves: [{ verb: 'gate' }, { verb: 'turnTile', argument: AS_IT_IS }],
      // How many generators, and the row and column of each.
      dice: [TWO_GENERATORS, 3, 5, 1, 5],
    },
    { ...words.blow, moves: [{ verb: 'attack', argument: blowOf(HANDS, cultist) }], dice: [4] },
    { ...words.powerUp, moves: [{ verb: 'powerUp' }] },
    {
      ...words.shot,
      moves: [{ verb: 'attack', argument: blowOf(revolver, idol) }, { verb: 'search' }],
      dice: [7, TWO_OBJECTS],
    },
    {
      ...words.loot,
      moves: [{ verb: 'walk', argument: parseSpace('R3C5') }, { verb: 'pickTop' }],
    },
    {
      ...words.strikeBack,
      moves: [{ verb: 'stop' }],
      dice: [4, 5],
      replies: [{ verb: 'endTurn' }],
    },
    { ...words.heal, moves: [{ verb: 'green', argument: penicillin }] },
    {
      ...words.sight,
      moves: [
        { verb: 'walk', argument: parseSpace('R4C5') },
        { verb: 'stop' },
        { verb: 'attack', argument: blowOf(revolver, moonBeast) },
      ],
      dice: [5],
    },
  ],
  farewell: words.farewell,
}
