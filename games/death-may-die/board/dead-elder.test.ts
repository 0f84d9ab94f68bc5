import { expect, it } from 'vitest'
import { stateAt, type Position } from '../position.ts'
import { ELDER, type DmdState } from '../state.ts'
import { board } from '../text/board.ts'
import { inspect } from './inspect.ts'
import { foeShown } from './shown.ts'
import { standingIn } from './standing.ts'
import { telling } from './words.ts'

const tell = ({ table }: DmdState) => ({ ...telling(table, []), reader: 0 })
const look = (s: DmdState, target: string) => inspect(target, tell(s))

const lastStage: Position = {
  ann: { is: 'elizabeth', on: '5A-a' },
  elder: { on: '5A-a', stage: 4 },
  disrupted: true,
  foes: { '5A-a': ['cultist', 'cultist'] },
}

const stands = ({ table }: DmdState): boolean =>
  table.heroes.some(({ space }) => standingIn(table, space).some(({ is }) => is === 'elder'))

it('DMD-ENDING-1 an Elder One that is dead stands nowhere, and everything says that it is dead', () => {
  const s = stateAt(lastStage)
  expect([stands(s), look(s, `foe:${ELDER}`) === null]).toEqual([true, false])
  s.table.outcome = { ending: 'slain', winners: [0, 1] }
  expect([stands(s), look(s, `foe:${ELDER}`) === null]).toEqual([false, true])
  const shown = { table: s.table, reader: 0, decision: null, aimed: null }
  expect(foeShown(shown)).not.toBe(ELDER)
  expect(look(s, 'stage:0')?.heading).toBe('Cthulhu is dead')
  const elder = board(tell(s)).find(({ heading }) => heading === 'The Elder One')
  expect(elder?.lines).toEqual(['Cthulhu is dead.'])
})

const firstFoe = ({ table }: DmdState): string =>
  `foe:${table.enemies.findIndex(({ space }) => space >= 0)}`

it("DMD-CTHULHU-2 an enemy in R'lyeh is shown with the die that it has more there", () => {
  const attacks = (rlyeh: string[]): string | undefined => {
    const s = stateAt({ foes: { '1A-a': ['cultist'] }, rlyeh })
    return look(s, firstFoe(s))?.lines[1]
  }
  expect(attacks([])).toBe(
    'It attacks with 2 bonus dice whoever ends a turn in its space, and follows whoever leaves.',
  )
  expect(attacks(['1A-a'])).toBe(
    "It attacks with 3 bonus dice, 1 of them for R'lyeh, whoever ends a turn in its space, and follows whoever leaves.",
  )
})

it('DMD-CHOICE-1 several that nobody could tell apart are named with their number', () => {
  const s = stateAt(lastStage)
  expect(look(s, firstFoe(s))?.heading).toBe('2 Cultists')
})

it('DMD-INSANE-3 the card that PTSD keeps lies on the sheet, with what it does', () => {
  const s = stateAt({ ann: { is: 'ian', insanity: 'ptsd', remembers: 'ct.m1' } })
  expect(look(s, 'kept:0')?.heading).toMatch(/^Kept in mind: /)
  expect(look(s, 'kept:1')).toBeNull()
})
