import { readLog, type LogLine, type TallyRow } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { MAD, matAt } from '../pieces/mats.ts'
import type { Events } from '../events.ts'
import { NO_MAT, NOBODY } from '../state.ts'
import { characterName, type Tell } from '../text/telling.ts'

/** What each character did for the town, and what it cost the mind. */
export function tally(log: readonly LogLine[], t: Tell): TallyRow[] {
  const deeds = t.table.characters.map(() => ({
    pages: 0,
    banished: 0,
    seals: 0,
    drawn: 0,
    slips: 0,
  }))
  const madIn = new Map<number, number>()
  let round = 0
  readLog<Events>(log, {
    turn: (is) => {
      ;({ round } = is)
    },
    translates: ({ character }) => at(deeds, character).pages++,
    banishes: ({ character }) => at(deeds, character).banished++,
    seals: ({ character }) => at(deeds, character).seals++,
    haunts: ({ character }) => at(deeds, character).drawn++,
    drawsChaos: ({ character }) => at(deeds, character).drawn++,
    deals: ({ character }) => at(deeds, character).drawn++,
    delirium: ({ character, brain }) => {
      at(deeds, character).slips++
      if (brain === MAD) madIn.set(character, round)
    },
  })
  return t.table.characters.map(({ seat, mat, isAssistant }, character) => {
    const { pages, banished, seals, drawn, slips } = at(deeds, character)
    const when = madIn.get(character)
    return {
      ...(seat !== NOBODY && !isAssistant && { seat }),
      name: mat === NO_MAT ? characterName(character, t) : matAt(mat).short,
      fate: when === undefined ? mindInWords(slips) : `Went mad in round ${when}`,
      figures: [
        { value: String(pages), label: 'pages read' },
        { value: String(banished), label: 'banished' },
        { value: String(seals), label: 'portals sealed' },
        { value: String(drawn), label: 'tentacles drawn' },
      ],
    }
  })
}

const shaken = ['Mind unshaken', 'Mind shaken once', 'Mind shaken twice'] as const

const mindInWords = (slips: number): string => shaken[slips] ?? `Mind shaken ${slips} times`
