import { at, done, numbersFrom } from '@eldertable/kernel'
import { mats } from '../pieces/mats.ts'
import type { Game } from '../frames.ts'
import { NOBODY, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { decider } from './company.ts'
import { procedure } from './kit.ts'
import { characterAt } from './pieces.ts'

/** Everybody takes a different Player Mat (TEC-SETUP-9, TEC-SOLO-2). */
export const chooseCharacters = procedure('chooseCharacters', {
  begin(g) {
    if (g.state.table.settings.characters === 'choose') return 'next'
    dealMats(g)
    return done
  },
  next: (g, f) => (f.chosen === g.state.table.characters.length ? done : 'choose'),
  choose: {
    rule: 'TEC-CHOICE-1',
    who: (s, f) => decider(s, choosingNow(s, f.chosen)),
    about: (s, f) => ({ character: choosingNow(s, f.chosen) }),
    offer(s, _, o) {
      for (let mat = 0; mat < mats.length; mat++)
        if (isTaken(s, mat)) o.refuse(V.takeMat, mat, 'mat-taken')
        else o.allow(V.takeMat, mat, 'TEC-SETUP-9')
    },
    take(g, f, _, mat) {
      takeMat(g, choosingNow(g.state, f.chosen), mat, 'TEC-SETUP-9')
      f.chosen++
      return 'next'
    },
  },
})

/** TEC-OPT-6 */
function dealMats(g: Game): void {
  const deal = numbersFrom(0, mats.length)
  g.chance.shuffle(deal)
  for (const character of g.state.table.characters.keys())
    takeMat(g, character, at(deal, character), 'TEC-OPT-6')
}

function takeMat(g: Game, character: number, mat: number, rule: string): void {
  characterAt(g.state, character).mat = mat
  g.event?.('takesMat', rule, { character, mat })
}

const isTaken = (s: TecState, mat: number): boolean =>
  s.table.characters.some((one) => one.mat === mat)

/** Players in turn order, each for itself and then for its Assistants; last those that are nobody's own. */
function choosingNow(s: TecState, chosen: number): number {
  const { characters, first } = s.table
  const seats = s.hands.length
  let before = 0
  for (let turns = 0; turns <= seats; turns++) {
    const owner = turns === seats ? NOBODY : (first + turns) % seats
    for (let character = 0; character < characters.length; character++)
      if (at(characters, character).seat === owner && before++ === chosen) return character
  }
  throw new Error(`nobody is the ${chosen + 1}th to choose`)
}
