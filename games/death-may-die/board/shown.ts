import { readTarget } from '@eldertable/board-kit'

import { foesIn } from '../rules/figures.ts'
import { ELDER, NOBODY, NOWHERE } from '../state.ts'
import { isSlain } from '../text/ritual.ts'
import { openState } from '../text/telling.ts'
import type { DmdProps } from './table.ts'

interface Shown extends Pick<DmdProps, 'table' | 'reader' | 'aimed'> {
  decision: { readonly about: object } | null
}

/** What the open question says about something, if it does. */
function aboutIn(decision: Shown['decision'], what: 'hero' | 'foe'): number | undefined {
  const about = decision?.about as Readonly<Record<string, unknown>> | undefined
  const number = about?.[what]
  return typeof number === 'number' ? number : undefined
}

/** The investigator whose dashboard is open: the one that the reader is asked about, the reader's own, the active one. */
export function heroShown({ table, reader, decision }: Omit<Shown, 'aimed'>): number {
  const { heroes, active } = table
  const isOwn = (hero: number): boolean => {
    const seat = heroes[hero]?.seat
    return seat !== undefined && (reader === null || seat === reader)
  }
  const asked = aboutIn(decision, 'hero') ?? NOBODY
  if (isOwn(asked)) return asked
  if (isOwn(active)) return active
  const own = heroes.findIndex(({ seat }) => seat === reader)
  // Before the first turn nobody is active: whoever only looks on sees the first.
  return own < 0 ? Math.max(active, 0) : own
}

/** The enemy whose card is open: the one pointed at, that of the question or the roll, or one that stands here. */
export function foeShown(shown: Shown): number {
  const { table, aimed, decision } = shown
  const pointed = readTarget(aimed?.target ?? '')
  const { roll, elder, heroes, enemies } = table
  const here = heroes[heroShown(shown)]?.space ?? NOWHERE
  const candidates = [
    pointed.kind === 'foe' ? pointed.number : NOBODY,
    aboutIn(decision, 'foe') ?? NOBODY,
    ...(roll?.targets ?? []),
    roll?.foe ?? NOBODY,
    ...(here === NOWHERE ? [] : foesIn(openState({ table }), here)),
    elder.space === NOWHERE ? NOBODY : ELDER,
  ]
  const isThere = (foe: number): boolean =>
    foe === ELDER
      ? elder.space !== NOWHERE && !isSlain(table)
      : (enemies[foe]?.space ?? NOWHERE) !== NOWHERE
  return candidates.find(isThere) ?? NOBODY
}
