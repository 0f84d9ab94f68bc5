import {
  aimedAt,
  MapAndStreet,
  mayChoose,
  TargetButton,
  type BoardProps,
} from '@eldertable/board-kit'
import type { TecHand, TecTable } from '../state.ts'
import { freshOf } from '../foresight/fresh.ts'
import { choices } from './near-choices.tsx'
import { foresee } from '../foresight/foresee.ts'
import type { Preview } from '../foresight/preview.ts'
import { SmallMap } from './small-map.tsx'
import { stepNote } from './step-note.ts'
import { ShamblerFigures, TownFace, TownTracks } from './town.tsx'
import { describeTown } from './town-words.ts'

type Props = BoardProps<TecTable, TecHand>

/** Narrow screens: the whole chart without words, and below it what can be chosen and the towns, large enough to read. */
export function SmallBoard(props: Props) {
  const { table, reader, lit, aimed, decision, onAim, onPick } = props
  const preview = foresee(table, decision, aimed)
  const offered = choices(props)
  const isAlone = offered.length === 0
  // Nobody looks for a town while something else is to be chosen, unless a town can be chosen as well.
  const hasTowns = isAlone || table.towns.some((_, position) => mayChoose(lit, `town:${position}`))
  return (
    <MapAndStreet
      map={<SmallMap {...{ table, reader, lit, preview, onAim, onPick }} />}
      near={isAlone ? `town:${nearTown(props)}` : null}
    >
      {offered.map(({ target, words, note, art }) => (
        <TargetButton
          key={target}
          id={target}
          className="street-card tec-choice"
          light={lit.get(target)}
          onAim={onAim}
          onPick={onPick}
        >
          {art}
          <span>{words}</span>
          {note === undefined ? null : <small>{note}</small>}
        </TargetButton>
      ))}
      {hasTowns ? <Towns {...props} preview={preview} /> : null}
    </MapAndStreet>
  )
}

/** The position to look at first: the one pointed at, else where the one stands whose turn it is. */
function nearTown({ table, lit, reader }: Props): number {
  const own = table.characters.find((one) => one.seat === reader && !one.isAssistant)
  return aimedAt(lit, 'town') ?? table.characters[table.active]?.town ?? own?.town ?? 0
}

/** The five towns in the order of the ring, as cards that a thumb can press. */
function Towns(props: Props & { preview: Preview }) {
  const { table, lit, decision, preview, moment, onAim, onPick } = props
  const fresh = freshOf(moment)
  return table.towns.map((town, position) => {
    const target = `town:${position}`
    const light = lit.get(target)
    return (
      <TargetButton
        // A town is its place in the ring.
        // oxlint-disable-next-line react/no-array-index-key
        key={position}
        id={target}
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
