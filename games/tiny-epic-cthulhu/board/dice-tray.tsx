import {
  DiceTray,
  LampRect,
  Lettering,
  Target,
  type Hands,
  type Light,
} from '@eldertable/board-kit'
import { ELDRITCH } from '../pieces/colours.ts'
import { DICE } from '../pieces/dice.ts'
import { Tentacle } from './tentacle.tsx'
import { FocusFrame } from './focus-frame.tsx'
import { BRASS, DEEP, NAVY } from './inks.ts'

export const TRAY = { x: 237, y: 470, width: 130, height: 86 }
export const DIE = 36

const tray = { ...TRAY, middle: 33, step: DIE + 4, ground: NAVY, line: BRASS }

/** The Cthulhu Dice as they last fell; each is a target while it can be rolled again. */
export function Roll({
  dice,
  lit,
  onAim,
  onPick,
}: { dice: readonly number[]; lit: ReadonlyMap<string, Light> } & Hands) {
  return (
    <>
      <DiceTray tray={tray} dice={dice} caption={caption(dice)}>
        {(face, die, { x, y }) => (
          <Target
            id={`die:${die}`}
            label={`Die ${die + 1}: ${face}`}
            light={lit.get(`die:${die}`)}
            onAim={onAim}
            onPick={onPick}
          >
            <FocusFrame x={x - DIE / 2} y={y - DIE / 2} width={DIE} height={DIE} />
            <CthulhuDie face={face} x={x} y={y} light={lit.get(`die:${die}`)} />
          </Target>
        )}
      </DiceTray>
      {dice.length === 0 ? <NoDice /> : null}
    </>
  )
}

/** Where the dice will lie. */
function NoDice() {
  return Array.from({ length: DICE }, (_, die) => (
    <rect
      // Dice have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={die}
      x={TRAY.x + 10 + die * 38}
      y={TRAY.y + 16}
      width={34}
      height={34}
      rx={5}
      fill="none"
      stroke={BRASS}
      strokeDasharray="4 3"
      opacity=".7"
    />
  ))
}

function caption(dice: readonly number[]): string {
  if (dice.length === 0) return 'No roll yet'
  const sum = dice.reduce((total, face) => total + face, 0)
  return dice.length === 1 ? `The roll: ${sum}` : `highest ${Math.max(...dice)} · sum ${sum}`
}

/** A Cthulhu Die: none, one or two tentacles, and the number beside them. */
export function CthulhuDie({
  face,
  x,
  y,
  light,
}: {
  face: number
  x: number
  y: number
  light: Light | undefined
}) {
  const half = DIE / 2
  return (
    <g>
      <rect
        x={x - half}
        y={y - half}
        width={DIE}
        height={DIE}
        rx={6}
        fill="#fbf6e9"
        stroke={DEEP}
        strokeWidth={1.3}
      />
      {light === undefined ? null : (
        <LampRect light={light} x={x - half} y={y - half} width={DIE} height={DIE} />
      )}
      {face === 0 ? null : (
        <Tentacle kind={ELDRITCH} x={x - (face === 2 ? 7 : 6)} y={y + 6} size={13} />
      )}
      {face === 2 ? <Tentacle kind={ELDRITCH} x={x + 8} y={y + 6} size={13} /> : null}
      <Lettering
        x={face === 1 ? x + 8 : x}
        y={face === 0 ? y + 7 : face === 1 ? y + 7 : y - 3}
        size={face === 2 ? 16.5 : 20}
        weight={800}
      >
        {face}
      </Lettering>
    </g>
  )
}
