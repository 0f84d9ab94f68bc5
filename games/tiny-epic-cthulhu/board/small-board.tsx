import { TargetButton, type BoardProps } from '@eldertable/board-kit'
import { useEffect, useRef } from 'react'
import type { TecHand, TecTable } from '../state.ts'
import { freshOf } from '../foresight/fresh.ts'
import { choices } from './near-choices.tsx'
import { foresee } from '../foresight/foresee.ts'
import type { Preview } from '../foresight/preview.ts'
import { SmallMap } from './small-map.tsx'
import { stepNote } from './step-note.ts'
import { isLitTown, ShamblerFigures, TownFace, TownTracks } from './town.tsx'
import { describeTown } from './town-words.ts'

type Props = BoardProps<TecTable, TecHand>

/** Narrow screens: the whole chart without words, and below it what can be chosen and the towns, large enough to read. */
export function SmallBoard(props: Props) {
  const { table, reader, lit, aimed, decision } = props
  const preview = foresee(table, decision, aimed)
  const offered = choices(props)
  // Nobody looks for a town while something else is to be chosen, unless a town can be chosen as well.
  const hasTowns =
    offered.length === 0 || table.towns.some((_, position) => isLitTown(lit, position))
  return (
    <div className="small-board">
      <SmallMap {...{ table, reader, lit, preview }} />
      <div className="street">
        {offered.map(({ target, words, note, art }) => (
          <TargetButton
            key={target}
            id={target}
            className="street-card tec-choice"
            light={lit.get(target)}
            onAim={props.onAim}
            onPick={props.onPick}
          >
            {art}
            <span>{words}</span>
            {note === undefined ? null : <small>{note}</small>}
          </TargetButton>
        ))}
        {hasTowns ? <Towns {...props} preview={preview} isAlone={offered.length === 0} /> : null}
      </div>
    </div>
  )
}

/** The position to look at first: where one can go, else where the one stands whose turn it is. */
function nearTown({ table, lit, reader }: Props): number {
  for (const [target, light] of lit)
    if (target.startsWith('town:') && light === 'aimed') return Number(target.slice(5))
  const own = table.characters.find((one) => one.seat === reader && !one.isAssistant)
  return table.characters[table.active]?.town ?? own?.town ?? 0
}

/** The five towns in the order of the ring, as cards that a thumb can press. */
function Towns(props: Props & { preview: Preview; isAlone: boolean }) {
  const { isAlone, table, lit, decision, preview, moment, onAim, onPick } = props
  const fresh = freshOf(moment)
  const near = nearTown(props)
  const middle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAlone) middle.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [near, isAlone])
  return table.towns.map((town, position) => {
    const target = `town:${position}`
    const light = lit.get(target)
    return (
      <TargetButton
        // A town is its place in the ring.
        // oxlint-disable-next-line react/no-array-index-key
        key={position}
        id={target}
        ref={position === near ? middle : undefined}
        className="street-card tec-near"
        label={describeTown(table, position)}
        light={light}
        onAim={onAim}
        onPick={onPick}
      >
        <svg viewBox="0 0 188 152" aria-hidden="true">
          <TownFace town={town} isUsed={table.townUsed[position] === true} />
          <TownTracks {...{ town, position, preview, fresh }} />
          <ShamblerFigures {...{ town, position, preview, fresh }} />
        </svg>
        {light === undefined || light === 'refused' ? null : (
          <span>{stepNote(table, decision, position)}</span>
        )}
      </TargetButton>
    )
  })
}
