import type { ReactNode } from 'preact/compat'
import { BLOOD, COPPER, CREAM, INK } from '../inks.ts'

/** The signs of every tile. */
export function Legend() {
  return (
    <ul className="cm-legend" aria-label="Signs">
      <li>
        <Sign>
          <path d="M2 10h32" stroke={INK} strokeWidth={9} />
          <path d="M4 10h30" stroke={CREAM} strokeWidth={2} strokeDasharray="8 6" />
        </Sign>
        Solid wall
      </li>
      <li>
        <Sign>
          <path d="M2 10h32" stroke={INK} strokeWidth={6} strokeDasharray="9 5" />
        </Sign>
        Low wall: shoot over
      </li>
      <li>
        <Sign>
          <rect
            x={6}
            y={1.5}
            width={24}
            height={17}
            rx={3}
            fill="none"
            stroke={BLOOD}
            strokeWidth={2.6}
            strokeDasharray="1 4.5"
            strokeLinecap="round"
          />
        </Sign>
        Danger: point at it
      </li>
      <li>
        <Sign>
          <path d="M7 2v4a11 10 0 0 0 22 0v-4z" fill={COPPER} stroke={INK} strokeWidth={2.5} />
        </Sign>
        Gate; crossed: to nowhere
      </li>
    </ul>
  )
}

const Sign = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 36 20" width={36} height={20} aria-hidden="true">
    <rect width={36} height={20} rx={2} fill="#cbc4bd" />
    {children}
  </svg>
)
