import { HandsOnTargets, type BoardModule, type TargetElement } from '@eldertable/board-kit'
import type { AnyTitle, Option, View } from '@eldertable/kernel'
import { useCallback, useRef, useState, type ReactNode } from 'preact/compat'
import type { BegunMatch, OtherPerson } from '../../session/session.ts'
import { play } from '../../sound/play.ts'
import { labelAndNote } from '../prompt/label-note.ts'
import { optionsAt, refusedTargets } from './lit.ts'
import { LookCard, type Choice, type WhyNot } from './look-card.tsx'
import { tellingOf } from '../told/telling.ts'
import { toolsOf } from './tools.ts'

/** More ways than this to use a tool are chosen on the board. */
const FEW = 4

interface LookedAt {
  target: string
  at: TargetElement
  isStaying: boolean
  /** What the reader had decided by then: with the next decision, the card has done its duty. */
  decided: number | null
}

/** Lets everything on a board be looked at, and says why what is refused is refused. */
export function Looking({
  table,
  title,
  board,
  menu,
  choices = null,
  onAim,
  onChoose,
  onPerson,
  onRule,
  children,
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  /** What the reader is asked, for what is refused there. */
  menu: View['menu']
  /** What a target may stand for: the reader's own options, or those that can be suggested. */
  choices?: View['menu']
  onAim?: (target: null) => void
  /** Takes an option from the card of its target; absent where nothing is chosen. */
  onChoose?: (option: Option) => void
  /** From the card of a seat to what can be done about whoever sits there; absent where that is nothing. */
  onPerson?: ((person: OtherPerson) => void) | undefined
  onRule: (rule: string) => void
  children: ReactNode
}) {
  const { decided } = table
  const [latest, setLooked] = useState<LookedAt | null>(null)
  const still = (one: LookedAt | null) => (one?.decided === decided ? one : null)
  const looked = still(latest)
  /** What was closed while it has the focus or the pointer: it is not shown again before that has gone elsewhere. */
  const dismissed = useRef<string>(undefined)
  const target = looked?.target
  const at = looked?.at
  const close = useCallback(
    (isBack: boolean) => {
      dismissed.current = target
      setLooked(null)
      onAim?.(null)
      if (isBack) at?.focus()
    },
    // What the table does with an aim is the same at every look.
    // oxlint-disable-next-line react/exhaustive-deps
    [target, at],
  )
  const refused = refusedTargets(menu)
  const whyNot = (one: string): WhyNot[] =>
    (refused.get(one) ?? []).map(({ reason, rule }) => ({
      sentence: title.text.reasons[reason] ?? reason,
      rule,
    }))
  const words = tellingOf(table)
  const tool = toolsOf(board, table.view.table)
  const offered = (one: string): Choice[] => {
    const all = optionsAt(choices, one, tool)
    return (all.length > FEW ? optionsAt(choices, one) : all).map((option) => ({
      key: option.pick,
      ...labelAndNote(title.text.options[option.verb]?.(option.argument, words) ?? option.verb),
      onTake: () => {
        close(false)
        onChoose?.(option)
      },
    }))
  }
  const about = (one: string): Choice[] => {
    const person = onPerson === undefined ? undefined : personAt(table, one)
    if (person === undefined) return []
    const onTake = () => {
      close(false)
      onPerson?.(person)
    }
    return [
      { key: -1, label: `About ${person.name}…`, note: 'Mute, not sit together again', onTake },
    ]
  }
  const look = looked === null ? null : board.inspect(looked.target, words)

  return (
    <HandsOnTargets
      value={{
        whyNot: (one) => (refused.has(one) ? inSentences(whyNot(one)) : undefined),
        onLook: (wanted, how, element) => {
          const isStaying = how === 'to-stay'
          if (!isStaying && dismissed.current === wanted) return
          if (isStaying && refused.has(wanted)) play('thud')
          setLooked((now) =>
            still(now)?.isStaying === true && !isStaying
              ? now
              : { target: wanted, at: element, isStaying, decided },
          )
        },
        isShown: (one) => looked?.isStaying === true && looked.target === one,
        onLookAway: () => {
          dismissed.current = undefined
          setLooked((now) => (now?.isStaying === true ? now : null))
        },
      }}
    >
      {children}
      {looked === null || look === null || !looked.at.isConnected ? null : (
        <LookCard
          look={look}
          whyNot={whyNot(looked.target)}
          at={looked.at}
          isStaying={looked.isStaying}
          choices={
            looked.isStaying
              ? [...(onChoose === undefined ? [] : offered(looked.target)), ...about(looked.target)]
              : []
          }
          onRule={(rule) => {
            close(false)
            onRule(rule)
          }}
          onClose={close}
        />
      )}
    </HandsOnTargets>
  )
}

/** The other person who has a seat that is looked at. */
function personAt({ seats, reader }: BegunMatch, target: string): OtherPerson | undefined {
  const seat = Number(/^seat:(\d+)$/.exec(target)?.[1] ?? -1)
  const sitter = seats[seat]
  if (sitter?.player !== 'person' || seat === reader) return undefined
  return { name: sitter.name, who: { seat } }
}

/** Reasons are written without a full stop; those of a lesson are whole sentences. */
const inSentences = (reasons: readonly WhyNot[]): string =>
  reasons.map(({ sentence }) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
