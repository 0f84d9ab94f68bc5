import { Stage, type BoardModule, type BoardProps } from '@eldertable/board-kit'
import { games } from '@eldertable/games'
import type { AnyTitle } from '@eldertable/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TableSession } from '../session/session.ts'
import { BoardText } from './board-text.tsx'
import { boardOf } from './boards.ts'
import { Ending } from './ending.tsx'
import { HandOver } from './hand-over.tsx'
import { litTargets, optionsAt } from './lit.ts'
import { Log } from './log.tsx'
import { inOrder, ordinaryOf } from './option-order.ts'
import { PiecesTab } from './pieces.tsx'
import { useMedia } from './media.ts'
import { Prompt } from './prompt.tsx'
import { Rulebook } from './rulebook.tsx'
import { Seats } from './seats.tsx'
import { TopBar } from './top-bar.tsx'
import { KeysHelp } from './keys-help.tsx'
import { useTableKeys } from './keys.ts'

type Side = 'log' | 'pieces' | 'rules' | 'text'

const sides = { log: 'Log', pieces: 'Pieces', rules: 'Rules', text: 'In words' } as const

/** A table, wherever its match runs. */
export function TablePage({ session, onAgain }: { session: TableSession; onAgain(): void }) {
  const titleId = session.get().title
  const title = games.find((game) => game.title.id === titleId)?.title
  const [board, setBoard] = useState<BoardModule>()
  useEffect(() => {
    void boardOf(titleId).then(setBoard)
  }, [titleId])
  if (title === undefined) return <p className="quiet">This game is not here yet.</p>
  if (board === undefined) return <p className="quiet">Setting the board.</p>
  return <Table session={session} title={title} board={board} onAgain={onAgain} />
}

function Table({
  session,
  title,
  board,
  onAgain,
}: {
  session: TableSession
  title: AnyTitle
  board: BoardModule
  onAgain(): void
}) {
  const table = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.get(),
  )
  const [aimed, setAimed] = useState<string | null>(null)
  const [narrowed, setNarrowed] = useState<string | null>(null)
  const [side, setSide] = useState<Side>('log')
  const [rule, setRule] = useState<string | null>(null)
  const [isDrawerOpen, setDrawer] = useState(false)
  const [isHelpOpen, setHelp] = useState(false)
  useEffect(() => {
    setAimed(null)
    setNarrowed(null)
  }, [table.position])
  const { menu } = table.view

  const openRule = (id: string) => {
    setRule(id)
    setSide('rules')
    setDrawer(true)
  }
  const pick = (number: number) => session.pick(number)
  const pickTarget = (target: string) => {
    const [first, ...others] = optionsAt(menu, target)
    if (first === undefined) return
    if (others.length === 0 && first.upTo === undefined) pick(first.pick)
    else setNarrowed(target)
  }
  const show = (wanted: Side) => {
    setDrawer(!isDrawerOpen || side !== wanted)
    setSide(wanted)
  }
  const options = inOrder(board, menu?.options ?? [], narrowed)
  useTableKeys({
    options,
    go: ordinaryOf(board, options),
    onPick: pick,
    onBack: () => setNarrowed(null),
    onUndo: () => session.undo(),
    letters: {
      l: () => show('log'),
      i: () => show('pieces'),
      r: () => show('rules'),
      b: () => show('text'),
      '?': () => setHelp(true),
    },
  })

  if (table.handOver !== null)
    return (
      <HandOver
        seat={table.handOver}
        name={table.seats[table.handOver]?.name ?? ''}
        onTake={() => session.takeScreen()}
      />
    )
  const latest = table.log.at(-1)?.position
  const moment = table.log.filter(({ position }) => position === latest).map(({ event }) => event)
  const isOver = table.view.table.outcome !== null
  return (
    <div
      className={isDrawerOpen ? 'table drawer' : 'table'}
      style={{ '--accent': `var(--${accentOf(title.id)})` }}
    >
      <TopBar
        table={table}
        name={title.text.name}
        board={board}
        tools={[
          {
            icon: 'tied-scroll',
            label: 'Log',
            isOn: isDrawerOpen && side === 'log',
            onPress: () => show('log'),
          },
          {
            icon: 'rule-book',
            label: 'Rules',
            isOn: side === 'rules',
            onPress: () => show('rules'),
          },
          {
            icon: 'open-book',
            label: 'In words',
            isOn: side === 'text',
            onPress: () => show('text'),
          },
        ]}
      />
      <Seats table={table} board={board} />
      {isOver ? (
        <Ending table={table} title={title} board={board} onAgain={onAgain} />
      ) : (
        <Playfield
          board={board}
          label={`The board of ${title.text.name}`}
          shows={{
            table: table.view.table,
            hand: table.view.hand,
            reader: table.reader,
            seats: table.seats,
            lit: litTargets(menu, aimed),
            decision: table.view.decision,
            moment,
            onAim: setAimed,
            onPick: pickTarget,
          }}
        />
      )}
      <aside className="side" aria-label="Log and rules">
        <div className="tabs" role="tablist">
          {(Object.keys(sides) as Side[]).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={side === one}
              className={side === one ? 'on' : ''}
              onClick={() => setSide(one)}
            >
              {sides[one]}
            </button>
          ))}
        </div>
        {side === 'log' ? <Log table={table} title={title} onRule={openRule} /> : null}
        {side === 'pieces' ? <PiecesTab table={table} board={board} onRule={openRule} /> : null}
        {side === 'rules' ? <Rulebook title={title.id} rule={rule} /> : null}
        {side === 'text' ? <BoardText table={table} title={title} /> : null}
      </aside>
      <Prompt
        table={table}
        title={title}
        board={board}
        aimed={aimed}
        narrowed={narrowed}
        onNarrow={setNarrowed}
        onAim={setAimed}
        onPick={pick}
        onRule={openRule}
        onOrder={(decision) => session.order(decision, 'turn-ends')}
      />
      {isHelpOpen ? <KeysHelp onClose={() => setHelp(false)} /> : null}
    </div>
  )
}

/** The board in its stage, or on a narrow screen the title's small one. */
function Playfield({
  board,
  label,
  shows,
}: {
  board: BoardModule
  label: string
  shows: BoardProps
}) {
  const isNarrow = useMedia('(max-width: 599px)')
  if (isNarrow && board.SmallBoard !== undefined)
    return (
      <div className="stage">
        <board.SmallBoard {...shows} />
      </div>
    )
  return (
    <Stage {...board.size} label={label}>
      <board.Board {...shows} />
    </Stage>
  )
}

const accents: Readonly<Record<string, string>> = {
  necronomonopoly: 'nec',
  'tiny-epic-cthulhu': 'tec',
  'cthulhu-mash': 'cm',
  'death-may-die': 'dmd',
  'innsmouth-32': 'i32',
}

const accentOf = (title: string): string => accents[title] ?? 'nec'
