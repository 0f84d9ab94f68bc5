import type { LogLine, TallyRow } from '@eldertable/board-kit'
import { capital } from '@eldertable/kernel'
import { NOBODY } from '../state.ts'
import { heroName, playsTwo, type Tell } from '../text/telling.ts'
import { Chronicle, type Death } from './chronicle.ts'

/** What each investigator did, and what became of it. */
export function tally(log: readonly LogLine[], t: Tell): TallyRow[] {
  const { deeds, deaths } = new Chronicle(t).read(log, t)
  return t.table.heroes.flatMap(({ seat, who }, hero) => {
    const own = deeds[hero]
    if (own === undefined || who === NOBODY) return []
    const death = deaths.find((one) => one.hero === hero)
    return [
      {
        seat,
        ...(playsTwo(hero, t) && { mark: hero }),
        name: heroName(hero, t),
        fate: capital(death === undefined ? survived(t) : fateOf(death)),
        figures: [
          { value: String(own.dealt), label: 'wounds dealt' },
          { value: String(own.felled), label: 'enemies felled' },
          { value: String(own.wounds), label: 'wounds taken' },
          { value: String(own.sanity), label: 'sanity lost' },
        ],
      },
    ]
  })
}

const survived = ({ table }: Tell): string =>
  table.outcome?.ending === 'slain' ? 'came through' : 'still standing'

function fateOf({ how, turn, by }: Death): string {
  if (how === 'sanity') return `insane in turn ${turn}`
  return `died in turn ${turn}${by === undefined ? '' : `, by ${by}`}`
}
