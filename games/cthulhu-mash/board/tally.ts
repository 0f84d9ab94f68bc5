import type { LogLine, TallyRow } from '@eldertable/board-kit'
import { at, capital, counted, personAt } from '@eldertable/kernel'
import { NONE } from '../state.ts'
import { characterName } from '../text/characters.ts'
import type { Tell } from '../text/telling.ts'
import { Chronicle } from './chronicle.ts'

/** What each character did, and what became of it. */
export function tally(log: readonly LogLine[], t: Tell): TallyRow[] {
  const past = new Chronicle(t).read(log)
  return t.table.heroes.map(({ character }, seat) => {
    const own = at(past.deeds, seat)
    const figures: [number, string][] = [
      [own.monsters, 'monsters felled'],
      [own.generators, 'generators broken'],
      [own.dealt, 'damage dealt'],
      [own.lost, 'health lost'],
      ...(t.table.settings.sanity ? [[own.sanity, 'sanity lost'] as [number, string]] : []),
    ]
    return {
      seat,
      name: character === NONE ? t.name(seat) : characterName(character),
      fate: capital(fateOf(seat, past, t)),
      figures: figures.map(([value, label]) => ({ value: String(value), label })),
    }
  })
}

function fateOf(seat: number, past: Chronicle, t: Tell): string {
  const { life, hasLeft } = at(t.table.heroes, seat)
  const times = at(past.deeds, seat).deaths
  if (hasLeft) return `left in round ${past.gone.get(seat) ?? past.round}`
  if (life === 'alive' || life === 'comes')
    return times === 0 ? 'still standing' : `still standing, ${counted(times, 'death')} behind`
  const last = past.deaths.findLast((one) => one.seat === seat)
  if (last === undefined) return `out in round ${past.gone.get(seat) ?? past.round}`
  const { by, foe, round } = last
  if (by !== NONE) return `died in round ${round} by ${personAt(by, t).whose} hand`
  return foe === undefined ? `died in round ${round}` : `fell in round ${round} to ${foe}`
}
