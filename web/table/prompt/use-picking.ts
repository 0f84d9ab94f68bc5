import type { BoardModule } from '@eldertable/board-kit'
import type { Option, View } from '@eldertable/kernel'
import { useState } from 'preact/compat'
import { preloadParts } from '../../lazy-part.tsx'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import { aimAtOption, aimAtTarget, noAim, type Aim } from '../board/aim.ts'
import { changedMind, suggestible, useShownAim } from '../company/company.ts'
import { optionsAt } from '../board/lit.ts'
import { tellingOf } from '../told/telling.ts'
import { toolsOf } from '../board/tools.ts'
import { usePicksInARow } from './use-picks-in-a-row.ts'

/** What the reader points at and picks. */
export interface Picking {
  aim: Aim
  /** Only the options of one target or verb, after it was pressed. */
  narrowed: string | null
  /** What is asked once more before it is picked. */
  grave: Option | null
  /** What was pressed once although something is thrown away by it, and what that is: a second press picks it. */
  wasting: { pick: number; words: string } | null
  /** What can be picked, or suggested to whoever is asked. */
  choices: View['menu']
  narrow: (to: string | null) => void
  aimAt: (option: Option | null) => void
  aimAtTarget: (target: string | null) => void
  pick: (pick: number) => void
  /** Picks one thing after another, as long as the same is asked. */
  pickInARow: (picks: readonly number[]) => void
  suggest: (pick: number) => void
  /** Picks an option or suggests it; one with an amount is narrowed down to first. */
  choose: (option: Option) => void
  /** What pressing a target of the board does. */
  pickTarget: (target: string) => void
  /** The grave question has its answer. */
  settle: () => void
}

/** What was pointed at and pressed at a position of the match: at the next one it counts no more. */
interface Pointed {
  position: number
  aim: Aim
  narrowed: string | null
  wasting: Picking['wasting']
}

/** From pointing to picking. What was pointed at is forgotten with its decision. */
export function usePicking(
  session: MatchSession,
  table: BegunMatch,
  board: BoardModule,
  /** Whoever picks has seen enough of what others did. */
  onPicked: () => void,
): Picking {
  const { position } = table
  const nothing: Pointed = { position, aim: noAim, narrowed: null, wasting: null }
  const [pointed, setPointed] = useState(nothing)
  // Compared instead of cleared afterwards, which would also clear what is pointed at as soon as the position stands.
  const atPosition = (one: Pointed): Pointed => (one.position === position ? one : nothing)
  const { aim, narrowed, wasting } = atPosition(pointed)
  const note = (news: Partial<Pointed>) => setPointed((one) => ({ ...atPosition(one), ...news }))
  const setAim = (to: Aim) => note({ aim: to })
  const setNarrowed = (to: string | null) => note({ narrowed: to })
  const [grave, setGrave] = useState<Option | null>(null)
  useShownAim(session, aim)
  const { menu } = table.view
  const choices = menu ?? suggestible(table)
  const tool = toolsOf(board, table.view.table)
  const followWith = usePicksInARow(table, (number) => session.pick(number))
  const pick = (number: number) => {
    onPicked()
    preloadParts()
    const offered = [...(menu?.options ?? []), ...(table.anytime?.options ?? [])]
    const option = offered.find((one) => one.pick === number)
    const words = (option && board.wastes?.(option, table.view.table)) ?? null
    note({ wasting: words === null ? null : { pick: number, words } })
    if (words !== null && wasting?.pick !== number) return
    if (option !== undefined && board.irrevocable?.includes(option.verb) === true) setGrave(option)
    else {
      const picks = option === undefined ? [] : board.follows?.(option, tellingOf(table))
      followWith({ picks: picks ?? [], leavesOut: true })
      session.pick(number)
    }
  }
  const pickInARow = ([first, ...picks]: readonly number[]) => {
    if (first === undefined) return
    pick(first)
    followWith({ key: table.view.decision?.key, picks, leavesOut: false })
  }
  const suggest = (number: number) => session.suggest?.(changedMind(table, number))
  const choose = ({ pick: number, upTo, target }: Option) => {
    if (upTo !== undefined) setNarrowed(target ?? null)
    else (menu === null ? suggest : pick)(number)
  }
  return {
    aim,
    narrowed,
    grave,
    wasting,
    choices,
    narrow: setNarrowed,
    aimAt: (option) => setAim(option === null ? noAim : aimAtOption(option)),
    aimAtTarget: (target) => setAim(target === null ? noAim : aimAtTarget(choices, target, tool)),
    pick,
    pickInARow,
    suggest,
    choose,
    pickTarget: (target) => {
      const [first, ...others] = optionsAt(choices, target, tool)
      if (first === undefined) return
      const isLaidDown = narrowed === target && others.some((option) => tool(option) === target)
      if (others.length === 0 && first.upTo === undefined) choose(first)
      else setNarrowed(isLaidDown ? null : target)
    },
    settle: () => setGrave(null),
  }
}
