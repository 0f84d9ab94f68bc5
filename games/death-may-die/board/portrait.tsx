import { investigators, type InvestigatorKey } from '../pieces/investigators.ts'
import { FAINT, INK, PALE, SHEET } from './inks.ts'

/** A face on a field of 64 by 72: what is filled dark, what is drawn as a line, and whether eyes stare. */
interface Face {
  readonly dark: string
  /** Light cloth over the head or at the neck. */
  readonly cloth?: string
  readonly lines: string
  readonly stares?: true
  /** Shoulders as wide as usual, or broad. */
  readonly isBroad?: true
  /** Drawn behind the head. */
  readonly behind?: string
}

const faces: Readonly<Record<InvestigatorKey, Face>> = {
  // Her hair up, a high collar, and something over the shoulder.
  borden: {
    behind: 'M50 70L57 26M52 20q11 -2 10 11l-9 3z',
    dark: 'M18 29C16 12 24 8 32 8s16 4 14 21c-2 -8 -6 -12 -14 -12s-12 4 -14 12zM25 8c0 -7 14 -7 14 0z',
    lines: 'M24 47h16v6q-8 4 -16 0zM32 52v8M28 56h8',
  },
  // A wide brim and curls.
  elizabeth: {
    dark: 'M6 19q26 -9 52 0q-26 5 -52 0zM19 15C20 2 44 2 45 15q-13 4 -26 0z',
    lines:
      'M18 22c-5 6 2 8 -1 13s3 7 1 12M46 22c5 6 -2 8 1 13s-3 7 -1 12M22 12q10 3 20 0M45 60l8 -3 3 9 -8 3z',
  },
  // A scar that he does not talk about.
  ian: {
    dark: 'M18 26C16 10 26 8 33 8s15 4 13 18c-2 -6 -5 -9 -8 -10q-10 3 -16 0c-2 3 -3 6 -4 10z',
    lines:
      'M38 20l5 14M37 24l4 -1M39 29l4 -1M24 41l1 2M28 43l.5 2M36 43l-.5 2M40 41l-1 2M20 56l12 8 12 -8',
  },
  // Broad, bearded, in a knitted cap.
  morgan: {
    isBroad: true,
    dark: 'M17 21C17 4 47 4 47 21zM19 33c0 20 26 20 26 0c-3 5 -7 6 -13 6s-10 -1 -13 -6z',
    lines: 'M17 25h30v-4H17zM22 21v4M27 21v4M32 21v4M37 21v4M42 21v4',
  },
  // A veil, and an eye on it.
  fatima: {
    behind: 'M14 30C14 8 22 5 32 5s18 3 18 25c0 14 4 24 8 30H6c4 -6 8 -16 8 -30z',
    dark: 'M19 28C18 13 25 10 32 10s14 3 13 18c-2 -7 -6 -11 -13 -11s-11 4 -13 11z',
    lines: 'M24 48c3 8 13 8 16 0M27 14q5 -4 10 0q-5 4 -10 0zM32 13v2M16 58l10 -6M48 58l-10 -6',
  },
  // A newsboy's cap, ears and freckles.
  kid: {
    dark: 'M16 20C12 6 52 4 48 20q-16 -5 -32 0zM14 21q18 -7 36 0l3 3q-20 -5 -40 0z',
    lines:
      'M19 26c-5 -1 -5 9 0 8M45 26c5 -1 5 9 0 8M24 33h.8M26.5 35h.8M39 33h.8M36.5 35h.8M26 56l6 6 6 -6',
  },
  // He has seen it. He is still seeing it.
  adam: {
    stares: true,
    dark: 'M17 30C10 12 20 9 19 4c5 4 7 1 9 -2c2 4 6 4 9 0c1 5 5 5 9 4c-2 6 7 10 1 24c-1 -8 -5 -12 -8 -13q-7 3 -14 0c-4 2 -6 6 -8 13z',
    lines: 'M22 22l6 1M42 22l-6 1M24 56l8 5 8 -5M32 61v10',
  },
  // Hair and beard to match.
  rasputin: {
    behind: 'M16 24C14 8 24 5 32 5s18 3 16 19c1 12 3 22 0 30H16c-3 -8 -1 -18 0 -30z',
    dark: 'M20 35c1 8 4 10 4 18q4 12 8 17q4 -5 8 -17c0 -8 3 -10 4 -18c-4 4 -8 4 -12 4s-8 0 -12 -4zM32 9c-8 1 -12 6 -13 16c-2 -10 2 -17 13 -18c11 1 15 8 13 18c-1 -10 -5 -15 -13 -16z',
    lines: 'M27 39q5 3 10 0M22 46l2 8M42 46l-2 8',
  },
  // A coif, a veil, a cross.
  beth: {
    behind: 'M14 24C14 8 22 4 32 4s18 4 18 20c0 14 4 26 6 34H8c2 -8 6 -20 6 -34z',
    dark: 'M17 26C16 10 24 6 32 6s16 4 15 20c-2 -7 -4 -9 -6 -10H23c-2 1 -4 3 -6 10z',
    cloth: 'M21 15h22v5H21zM22 42c4 8 16 8 20 0l5 10c-8 8 -22 8 -30 0z',
    lines: 'M32 59v11M28 63h8',
  },
  // A turban and a trimmed beard.
  ahmed: {
    dark: 'M20 34c1 14 6 15 12 15s11 -1 12 -15c-3 4 -5 5 -7 5q-5 -2 -10 0c-2 0 -4 -1 -7 -5z',
    cloth: 'M17 22C10 6 26 2 33 3s20 4 14 19q-15 -7 -30 0z',
    lines: 'M19 15q12 -2 24 -9M17 20q14 -3 29 -8M22 8q6 0 14 -4M26 54q6 10 12 0M32 60v4',
  },
}

/** An investigator in our own line: drawn round a point, as high as it is said to be. */
export function Portrait({ who, x, y, size }: { who: number; x: number; y: number; size: number }) {
  const key = investigators[who]?.key
  if (key === undefined) return null
  const { dark, lines, behind, cloth, stares = false, isBroad = false } = faces[key]
  const line = {
    fill: 'none',
    stroke: INK,
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return (
    <g transform={`translate(${x},${y}) scale(${size / 72}) translate(-32,-36)`} aria-hidden="true">
      <rect width={64} height={72} rx={3} fill={SHEET} />
      {[10, 19, 28, 37, 46, 55, 64].map((at) => (
        <path key={at} d={`M2 ${at}h60`} stroke={FAINT} strokeWidth={0.7} opacity={0.5} />
      ))}
      {behind === undefined ? null : <path d={behind} {...line} fill="#5a5346" />}
      <path
        d={
          isBroad
            ? 'M1 72C3 55 14 51 24 49h16c10 2 21 6 23 23z'
            : 'M8 72C9 57 18 53 26 50h12c8 3 17 7 18 22z'
        }
        {...line}
        fill={PALE}
      />
      <path d="M27 42v9q5 4 10 0v-9z" {...line} fill={PALE} />
      <path
        d="M19 27c0 -12 5 -17 13 -17s13 5 13 17c0 11 -6 20 -13 20s-13 -9 -13 -20z"
        {...line}
        fill={PALE}
      />
      {stares ? (
        <g {...line} fill={PALE}>
          <circle cx={26} cy={28} r={3.6} />
          <circle cx={38} cy={28} r={3.6} />
          <path d="M26 28h.1M38 28h.1" strokeWidth={2.6} />
        </g>
      ) : (
        <path
          d="M23.5 28h4.5M36 28h4.5M23 24.5q2.5 -2 5.5 -.6M35.500 23.900q3 -1.400 5.500 .6"
          {...line}
        />
      )}
      <path d="M32 28v6.500h-2M29 39.500h6" {...line} />
      <path d={dark} fill={INK} stroke={INK} strokeWidth={1} strokeLinejoin="round" />
      {cloth === undefined ? null : <path d={cloth} {...line} fill={PALE} />}
      <path d={lines} {...line} />
      <rect width={64} height={72} rx={3} fill="none" stroke={INK} strokeWidth={2} />
    </g>
  )
}
