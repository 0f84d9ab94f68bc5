import {
  Glyph,
  LampRect,
  Lettering,
  highlightsOf,
  Target,
  type IconName,
} from '@eldertable/board-kit'
import { at, capital } from '@eldertable/kernel'
import { sheetAt } from '../pieces/investigators.ts'
import { FLOOR, INK, OXBLOOD } from './inks.ts'
import { linesOf } from './lines.ts'
import { Portrait } from './portrait.tsx'
import type { DmdTable, Parts } from './table.ts'
import { skillRows } from '../pieces/skills/index.ts'
import { insanities } from '../pieces/insanities.ts'
import { madnessInWords } from '../text/madness.ts'

const COLUMNS = 5
const GAP = 10
const PAD = 12
const FACE = 55
const LETTER = 17.5
const LINE = 19
/** How wide a letter of that size is, on average. */
const WIDE = 8.1

/** An investigator or an insanity, as a card that says what it can do. */
interface Card {
  target: string
  name: string
  facts: readonly string[]
  parts: readonly { icon: IconName; name: string; words: string }[]
  /** The row among the investigators, for the portrait. */
  who?: number
}

/** While investigators or insanity cards are chosen, they lie on the table in place of the plan. */
export function cardsToChoose({ lit, table }: Pick<Parts, 'lit' | 'table'>): Card[] {
  return [
    ...highlightsOf(lit, 'investigator').map(({ number }) => investigatorCard(number, table)),
    ...highlightsOf(lit, 'insanity').map(({ number }) => insanityCard(number)),
  ]
}

function insanityCard(number: number): Card {
  return {
    target: `insanity:${number}`,
    name: at(insanities, number).name,
    facts: ['An insanity'],
    parts: [
      {
        icon: 'curled-tentacle',
        name: 'When you snap',
        words: madnessInWords(number),
      },
    ],
  }
}

function investigatorCard(who: number, { settings }: DmdTable): Card {
  const { name, skills, woundSkull, lastStress, sanitySkull } = sheetAt(who, settings)
  return {
    target: `investigator:${who}`,
    who,
    name,
    facts: [`${woundSkull} wounds`, `${lastStress} stress`, `${sanitySkull} sanity`],
    parts: skills.map((skill) => ({
      icon: skillRows[skill].icon,
      name: skillRows[skill].name,
      words: skillRows[skill].short,
    })),
  }
}

/** The cards in rows, as large as there is room for. */
export function SetUp({
  cards,
  width,
  height,
  ...parts
}: Parts & { cards: readonly Card[]; width: number; height: number }) {
  const columns = Math.min(COLUMNS, cards.length)
  const wide = Math.min(300, (width - (columns - 1) * GAP) / columns)
  const rows = Math.ceil(cards.length / columns)
  const high = Math.min(300, (height - (rows - 1) * GAP) / rows)
  return cards.map((card, i) => (
    <g
      key={card.target}
      transform={`translate(${(i % columns) * (wide + GAP)},${Math.floor(i / columns) * (high + GAP)})`}
    >
      <PersonCard {...parts} card={card} wide={wide} high={high} />
    </g>
  ))
}

function PersonCard({
  card: { target, name, facts, parts, who },
  wide,
  high,
  lit,
  onAim,
  onPick,
}: Parts & { card: Card; wide: number; high: number }) {
  const light = lit.get(target)
  const left = who === undefined ? PAD : PAD + FACE
  const said = parts.map(({ name: part, words }) => `${part}: ${words}`)
  const top = 28 + Math.max(1, facts.length) * LINE + 16
  return (
    <>
      <Target
        id={target}
        label={`${name}: ${[...facts, ...said].join(', ')}`}
        {...{ light, onAim, onPick }}
      >
        <rect width={wide} height={high} rx={4} fill={FLOOR} stroke={INK} />
        {who === undefined ? null : <Portrait who={who} x={PAD + 22} y={top / 2} size={56} />}
        <Lettering
          x={left}
          y={28}
          size={17.5}
          anchor="start"
          face="var(--display)"
          weight={400}
          fill={INK}
        >
          {name}
        </Lettering>
        {facts.map((fact, n) => (
          <Lettering
            key={fact}
            x={left}
            y={28 + (n + 1) * LINE}
            size={LETTER}
            anchor="start"
            weight={500}
            fill={INK}
          >
            {fact}
          </Lettering>
        ))}
        <path d={`M${PAD} ${top}h${wide - 2 * PAD}`} stroke={OXBLOOD} strokeWidth={1.5} />
        <Powers parts={parts} wide={wide} top={top} />
      </Target>
      {light === undefined ? null : (
        <LampRect light={light} x={2} y={2} width={wide - 4} height={high - 4} />
      )}
    </>
  )
}

/** What it can do: a sign and a name, and below it the words. */
function Powers({ parts, wide, top }: { parts: Card['parts']; wide: number; top: number }) {
  const longest = Math.floor((wide - 2 * PAD) / WIDE)
  let y = top + LINE + 2
  return parts.map(({ icon, name, words }) => {
    const [from, lines] = [y, linesOf(capital(words), longest)]
    y += (lines.length + 1) * LINE + 4
    return (
      <g key={name}>
        <Glyph name={icon} x={PAD + 9} y={from - 5} size={19} fill={INK} />
        <Lettering x={PAD + 22} y={from} size={16} anchor="start" weight={700} fill={INK}>
          {name}
        </Lettering>
        {lines.map((line, n) => (
          <Lettering
            key={line}
            x={PAD}
            y={from + (n + 1) * LINE}
            size={LETTER}
            anchor="start"
            weight={500}
            fill={INK}
          >
            {line}
          </Lettering>
        ))}
      </g>
    )
  })
}
