import { Glyph, Lettering } from '@eldertable/board-kit'
import { useState } from 'preact/compat'
import { healthOf } from '../rules/figures.ts'
import { ELDER, NOWHERE } from '../state.ts'
import { elderNames } from '../text/names.ts'
import { openState } from '../text/telling.ts'
import { elderIcons } from './icons.ts'
import { CREAM } from './inks.ts'
import type { DmdProps, DmdTable } from './table.ts'
import { nameOfSpace } from './words.ts'

interface Shown {
  table: DmdTable
  moment: DmdProps['moment']
  width: number
  height: number
  /** On a phone: the sentence takes two lines, and the dark goes on to the edges of the screen. */
  isNarrow?: boolean
}

/**
 * The moment in which the Elder One comes: the lamp goes out over the plan, and it rises. It holds nobody up: a press, the
 * next pick or its own end puts it away. Where nothing may move it stands still until then.
 */
export function Arrival({ table, moment, width, height, isNarrow = false }: Shown) {
  const [seen, setSeen] = useState<DmdProps['moment'] | null>(null)
  const hasCome = moment.some(({ key }) => key === 'arrives')
  if (!hasCome || seen === moment || table.elder.space === NOWHERE) return null
  const { settings, elder } = table
  const icon = elderIcons[settings.elderOne]
  const name = elderNames[settings.elderOne]
  const side = Math.min(width, height) * 0.86
  const [x, y] = [width / 2, height * 0.46]
  const health = healthOf(openState({ table }), ELDER)
  const where = `It stands in ${nameOfSpace(table, elder.space)},`
  const strength = `and takes ${health} wounds to drive back.`
  const sentences = isNarrow ? [where, strength] : [`${where} ${strength}`]
  return (
    <g
      className="dmd-arrival"
      aria-hidden="true"
      onClick={() => setSeen(moment)}
      onAnimationEnd={({ animationName }) => {
        if (animationName === 'dmd-arrival') setSeen(moment)
      }}
    >
      <defs>
        <pattern id="dmd-engraved" width={8} height={7} patternUnits="userSpaceOnUse">
          <path d="M0 .6h8v2.600h-8z" fill="#081310" />
        </pattern>
        <radialGradient id="dmd-dark">
          <stop offset="0" stopColor="#0d2a24" />
          <stop offset="0.55" stopColor="#0a1412" />
          <stop offset="1" stopColor="#060404" />
        </radialGradient>
      </defs>
      {isNarrow ? (
        <rect x={-width} y={-height} width={3 * width} height={3 * height} fill="#060404" />
      ) : null}
      <rect width={width} height={height} rx={4} fill="url(#dmd-dark)" />
      <g className="dmd-arrival-rises" style={{ transformOrigin: `${x}px ${height}px` }}>
        <Glyph name={icon} x={x + 5} y={y + 7} size={side} fill="#000" />
        <Glyph name={icon} x={x} y={y} size={side} fill="#a9dcc3" />
        <rect
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
          fill="url(#dmd-engraved)"
        />
      </g>
      <rect x={0} y={height - 118} width={width} height={118} fill="#060404" opacity={0.82} />
      <g className="dmd-arrival-name">
        <Lettering
          x={x}
          y={height - (isNarrow ? 78 : 66)}
          size={54}
          face="var(--face-dmd)"
          fill={CREAM}
        >
          {name}
        </Lettering>
      </g>
      {sentences.map((words, line) => (
        <Lettering
          key={words}
          x={x}
          y={height - 26 - (sentences.length - 1 - line) * 24}
          size={20}
          weight={500}
          fill={CREAM}
        >
          {words}
        </Lettering>
      ))}
    </g>
  )
}
