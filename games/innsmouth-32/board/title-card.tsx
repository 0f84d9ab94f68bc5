import { Lettering } from '@eldertable/board-kit'
import { at, capital, type Event } from '@eldertable/kernel'
import { useState } from 'preact/compat'
import { reelName } from '../pieces/reels.ts'
import { Countdown } from './frame-card.tsx'
import { FACE, FILM, SILVER, WARM } from './inks.ts'
import { monstersOnScreen } from '../rules/screen.ts'
import { openState } from '../text/telling.ts'
import type { I32Props, I32Table } from './table.ts'

const TRIO = 3

interface Title {
  title: string
  line: string
}

const lines = [
  'One wrong turn, after dark.',
  'The town is awake.',
  'Nobody goes to the harbour now.',
  'The last reel. Somebody must be left.',
] as const

/** What a moment announces, as a film would. The last such thing counts. */
function titleIn(moment: readonly Event[], table: I32Table): Title | null {
  for (const { key, is } of moment.toReversed()) {
    // It is announced as it comes, not once one of the three has been taken.
    if (key === 'feature' && monstersOnScreen(openState({ table })).length < TRIO) continue
    const reel = is['reel']
    if (key === 'reel' && typeof reel === 'number')
      return { title: capital(reelName(reel)), line: at(lines, reel - 1) }
    const fixed = titles[key]
    if (fixed !== undefined) return fixed
  }
  return null
}

const titles: Readonly<Record<string, Title>> = {
  finale: { title: 'The screen is bare', line: 'One last turn of the director, and it is over.' },
  feature: { title: 'Creature feature', line: 'Three monsters share the screen.' },
  turningPoint: { title: 'Turning point', line: 'No more cards come to the screen in this reel.' },
  lastOne: { title: 'Last one standing', line: 'All throngs turn on one.' },
}

/**
 * A title over the screen: a new reel, a creature feature. It holds nobody up: a press, the next pick or its own end puts
 * it away. Where nothing may move it stands still until then.
 */
export function TitleCard({
  moment,
  table,
  area,
}: {
  moment: I32Props['moment']
  table: I32Table
  area: { x: number; y: number; width: number; height: number }
}) {
  const [seen, setSeen] = useState<I32Props['moment'] | null>(null)
  const shown = titleIn(moment, table)
  if (shown === null || seen === moment) return null
  const middle = area.x + area.width / 2
  const base = area.y + area.height / 2
  return (
    <g
      className="i32-title"
      aria-hidden="true"
      onClick={() => setSeen(moment)}
      onAnimationEnd={({ animationName }) => {
        if (animationName === 'i32-title') setSeen(moment)
      }}
    >
      <rect {...area} fill={FILM} />
      <rect
        x={area.x + 12}
        y={area.y + 12}
        width={area.width - 24}
        height={area.height - 24}
        fill="none"
        stroke={SILVER}
        strokeWidth={1.5}
      />
      <rect
        x={area.x + 18}
        y={area.y + 18}
        width={area.width - 36}
        height={area.height - 36}
        fill="none"
        stroke={SILVER}
        strokeWidth={0.7}
      />
      <g className="i32-leader">
        {[3, 2, 1].map((left) => (
          <g
            key={left}
            className={`i32-leader-${left}`}
            transform={`translate(${middle},${base}) scale(3.200)`}
          >
            <Countdown x={0} y={0} left={left} />
          </g>
        ))}
      </g>
      <g className="i32-title-words">
        <Lettering x={middle} y={base + 6} size={58} face={FACE} weight={400} fill={WARM}>
          {shown.title}
        </Lettering>
        <Lettering x={middle} y={base + 52} size={21} weight={500} fill={SILVER}>
          {shown.line}
        </Lettering>
      </g>
    </g>
  )
}
