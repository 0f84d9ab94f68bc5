import { Inspectable, mayChoose, type BoardProps } from '@eldertable/board-kit'
import { useMemo } from 'preact/compat'
import { oldOnes } from '../pieces/old-ones.ts'
import type { TecHand, TecTable } from '../state.ts'
import { isPlaced, oldOneAt, Pawn } from './characters.tsx'
import { nameOfCharacter } from './character-words.ts'
import { Chart } from './chart.tsx'
import { ChartMats, charactersInSight } from './chart-mats.tsx'
import { PageDeck, SpinCard, TurnCard } from './corners.tsx'
import { Roll } from './dice-tray.tsx'
import { freshOf } from '../foresight/fresh.ts'
import { Ghosts } from './ghosts.tsx'
import { Mats } from './mats.tsx'
import { Necronomicon } from './necronomicon.tsx'
import { OldOneMat } from './old-one-mat.tsx'
import { OldOneToken } from './old-one-token.tsx'
import { foresee } from '../foresight/foresee.ts'
import { oddsOf } from '../foresight/odds.ts'
import { Spread } from './spread.tsx'
import { TownCard } from './town.tsx'
import { Wheel } from './wheel.tsx'

/** The chart: the ring of towns round the wheel, the mats beside it, light, tokens, and what an option would do. */
export function Board({
  table,
  reader,
  seats,
  lit,
  aimed,
  decision,
  moment,
  onAim,
  onPick,
}: BoardProps<TecTable, TecHand>) {
  const preview = foresee(table, decision, aimed)
  const odds = useMemo(() => oddsOf(table, decision, aimed), [table, decision, aimed])
  const fresh = freshOf(moment)
  const shared = { table, lit, preview, onAim, onPick }
  return (
    <g>
      <Chart />
      <SpinCard table={table} />
      <TurnCard table={table} name={nameOfCharacter(table, seats, table.active)} />
      <PageDeck table={table} />
      {table.step === 'setUp' ? null : <ChartMats {...{ table, seats, reader, preview, fresh }} />}
      <Wheel table={table} moment={moment} />
      {table.towns.map((_, position) => (
        // A town is its place in the ring.
        // oxlint-disable-next-line react/no-array-index-key
        <TownCard key={position} {...shared} {...{ decision, fresh, position }} />
      ))}
      <Roll dice={table.dice} lit={lit} onAim={onAim} onPick={onPick} />
      <OldOneMat {...shared} />
      <Necronomicon table={table} preview={preview} fresh={fresh} />
      <Mats {...shared} />
      {table.oldOne < 0 ? null : (
        <OldOnePiece table={table} isOnLit={mayChoose(lit, `town:${table.oldOne}`)} />
      )}
      {ownLast(table, reader).map(([character, one]) =>
        isPlaced(one) ? (
          <Pawn
            key={character}
            table={table}
            character={character}
            name={nameOfCharacter(table, seats, character)}
            light={lit.get(`character:${character}`)}
            isOnLit={mayChoose(lit, `town:${one.town}`)}
            onAim={onAim}
            onPick={onPick}
          />
        ) : null,
      )}
      <Spread {...{ table, lit, onAim, onPick }} />
      <Ghosts {...{ table, preview, odds }} shown={charactersInSight(table, reader)} />
    </g>
  )
}

/** The characters by their numbers, the reader's own on top of the others. */
const ownLast = ({ characters }: TecTable, reader: number | null) =>
  [...characters.entries()].toSorted(
    ([, one], [, other]) => Number(one.seat === reader) - Number(other.seat === reader),
  )

function OldOnePiece({ table, isOnLit }: { table: TecTable; isOnLit: boolean }) {
  const { x, y } = oldOneAt(table.oldOne)
  return (
    <g pointerEvents={isOnLit ? 'none' : undefined}>
      <Inspectable id="oldOne:0" label={oldOnes[table.settings.greatOldOne].name}>
        <g className="moves" style={{ transform: `translate(${x}px,${y}px)` }}>
          <OldOneToken oldOne={table.settings.greatOldOne} />
        </g>
      </Inspectable>
    </g>
  )
}
