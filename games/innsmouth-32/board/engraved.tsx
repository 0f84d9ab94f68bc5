import { Glyph, type IconName } from '@eldertable/board-kit'
import { INK } from './inks.ts'

const PITCH = 5

/**
 * Lines for engraved pictures. Dark ones make the sky; light ones in between can be seen on a dark shape alone. Drawn once
 * for a board.
 */
export function EngravingLines() {
  return (
    <defs>
      <pattern id="i32-sky" width={8} height={PITCH} patternUnits="userSpaceOnUse">
        <path d="M0 1.100h8" stroke={INK} strokeWidth={1.1} />
      </pattern>
      <pattern id="i32-shine" width={8} height={PITCH} patternUnits="userSpaceOnUse">
        <path d="M0 3.700h8" stroke="#e3e9ea" strokeWidth={1} />
      </pattern>
      <radialGradient id="i32-beam" cx=".5" cy=".45" r=".7">
        <stop offset="0" stopColor="#c9d6d8" />
        <stop offset=".55" stopColor="#84959a" />
        <stop offset="1" stopColor="#3a474b" />
      </radialGradient>
    </defs>
  )
}

/** A picture in lines: a dark shape against a sky. */
export function Engraving({
  icon,
  x,
  y,
  width,
  height,
}: {
  icon: IconName
  x: number
  y: number
  width: number
  height: number
}) {
  return (
    <g aria-hidden="true">
      <rect {...{ x, y, width, height }} fill="#e3e9ea" />
      <rect {...{ x, y, width, height }} fill="url(#i32-sky)" opacity={0.5} />
      <Glyph
        name={icon}
        x={x + width / 2}
        y={y + height / 2}
        size={Math.min(width, height) * 0.92}
        fill="#e3e9ea"
      />
      <Glyph
        name={icon}
        x={x + width / 2}
        y={y + height / 2}
        size={Math.min(width, height) * 0.88}
        fill={INK}
      />
      <rect {...{ x, y, width, height }} fill="url(#i32-shine)" />
    </g>
  )
}
