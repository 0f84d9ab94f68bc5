import { at, type Chance, type Settings } from '@eldertable/kernel'
import { stateAt, type Position } from '../position.ts'
import type { DmdSettings, DmdState } from '../state.ts'

const START = ['1A-a', '1B-a', '13A-a', '13A-a', '13B-a', '15A-a']
const RED = ['9A-a', '2B-a', '14B-c', '17B-a', '10B-b', '17A-a']
const MONSTER = ['fire-vampire', 'deep-one', 'ghoul', 'byakhee', 'hunting-horror', 'chthonian']
const ITEMS = [
  ['Jerome', 'Service Revolver', 'Smelling Salts', 'Etched Glass Sign', 'Beaker of Vitriol'],
  ['Strange Gold', 'Oilskin Coat', 'Coil of Rope', "Saint's Finger", 'Abel Waite'],
  ['Whetstone', 'Iron Cap', 'Quicklime', 'Father Merrick', 'Ghoul-Taint'],
  ['Lens Cloth', 'Exposed Plate', 'Observing Log', 'Opera Glasses', 'Star-Struck'],
  ['Greasepaint', 'Winged Sandals', 'Flash Powder', 'Duelling Pistol', 'Limelight Burner'],
  ['Stick of Dynamite', 'Survey Map', 'Hard Hat', 'Dry Matches', 'Foreman Burke'],
]

/** The second half of a match, where random play seldom comes: the Elder One is there, skills are high, much is held. */
export function latePosition(chance: Chance, seats: number, settings: Settings): DmdState {
  const { elderOne, episode } = settings as unknown as DmdSettings
  const place = Number(episode) - 1
  const start = at(START, place)
  const stage = 2 + chance.below(3)
  const hero = (sanity: number) => ({ sanity, stress: chance.below(4), wounds: chance.below(3) })
  const position: Position = {
    elderOne,
    episode,
    settings: { ...settings, difficulty: 'standard', insanityDraft: false },
    ann: { ...hero(5), is: 'morgan', insanity: 'ptsd', has: at(ITEMS, place).slice(0, 3) },
    bob: { ...hero(7), is: 'ian', has: at(ITEMS, place).slice(3), fire: 1 },
    ...(seats > 2 && { cid: { ...hero(8), is: 'fatima', insanity: 'paranoia' } }),
    ...(seats > 3 && { dee: { ...hero(9), is: 'beth', on: at(RED, place) } }),
    ...(seats > 4 && { eve: { ...hero(10), is: 'ahmed' } }),
    elder: { on: start, stage },
    disrupted: chance.below(3) > 0,
    track: 5 + chance.below(2),
    foes: { [start]: ['cultist', at(MONSTER, place)], [at(RED, place)]: ['cultist 1', 'cultist'] },
  }
  const s = stateAt(position)
  for (const one of s.table.heroes) one.levels = [1 + chance.below(4), 2, 1 + chance.below(4)]
  return s
}
