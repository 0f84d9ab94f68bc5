import { Glyph, LampRect, Lettering, SeatShape, Target, useLegible } from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { characterAt, CHARACTERS } from '../../pieces/characters.ts'
import { BLOOD, BLUE, CREAM, INK, PAPER } from '../inks.ts'
import { tileAt } from '../../tiles/tiles.ts'
import { tileName } from '../../text/tiles.ts'
import { sizeOf } from '../layout.ts'
import type { MashProps } from '../table.ts'

const WIDTH = 372
const HEIGHT = 386
const GAP = 20

/**
 * The four who can be played, each with what it is good at; who is taken shows by whom. Where all choose a start tile, each
 * stands for its own.
 */
export function CharacterCards(props: MashProps) {
  const { table, lit, decision, onAim, onPick } = props
  const isOfTiles = decision?.key === 'sharedStart.tile'
  const { width, height } = sizeOf(table)
  const left = (width - 2 * WIDTH - GAP) / 2
  const top = (height - 2 * HEIGHT - GAP) / 2
  return CHARACTERS.map(({ slug, name }, character) => {
    const id = `character:${character}`
    const light = lit.get(id)
    const x = left + (character % 2) * (WIDTH + GAP)
    const y = top + Math.floor(character / 2) * (HEIGHT + GAP)
    const by = table.heroes.findIndex((hero) => hero.character === character)
    return (
      <g key={slug} opacity={by >= 0 ? 0.6 : 1}>
        <Target {...{ id, light, onAim, onPick }} label={isOfTiles ? tileName(character) : name}>
          <g transform={`translate(${x},${y})`}>
            <Card
              character={character}
              name={isOfTiles ? tileName(character) : name}
              isTile={isOfTiles}
            />
            {by < 0 ? null : <SeatShape seat={by} x={WIDTH - 38} y={HEIGHT - 38} size={44} />}
          </g>
        </Target>
        {light === undefined ? null : (
          <LampRect light={light} {...{ x, y }} width={WIDTH} height={HEIGHT} />
        )}
      </g>
    )
  })
}

function Card({ character, name, isTile }: { character: number; name: string; isTile: boolean }) {
  const { icon, bent, melee, ranged, defence, move, actions, health, mentality, kills } =
    characterAt(character)
  const { spawnRestores } = tileAt(character)
  const lines = isTile
    ? ['A rest on it restores', `all ${spawnRestores ?? 'that was lost'}`]
    : [
        `Strikes with a d${melee}, shoots with a d${ranged}`,
        `Defence ${defence}, move ${move}, ${counted(actions, 'action')} a turn`,
        `A power-up for ${counted(kills, 'generator')}`,
      ]
  const size = useLegible(19, 20)
  const fine = useLegible(17.5, 20)
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} rx={4} fill={PAPER} stroke={INK} strokeWidth={3} />
      <rect x={9} y={9} width={WIDTH - 18} height={HEIGHT - 18} fill="none" stroke={INK} />
      <rect x={24} y={24} width={110} height={110} fill={INK} />
      <Glyph name={icon} x={79} y={79} size={92} fill={CREAM} />
      {wrapped(name, 12).map((line, place) => (
        <Lettering
          key={line}
          x={150}
          y={62 + place * 34}
          size={33}
          anchor="start"
          face="var(--face-cm)"
          fill={INK}
        >
          {line}
        </Lettering>
      ))}
      <Row icon="hearts" count={isTile ? 0 : health} y={162} ink={BLOOD} />
      <Row icon="brain" count={isTile ? 0 : mentality} y={194} ink={BLUE} />
      {lines.map((line, place) => (
        <Lettering
          key={line}
          x={24}
          y={240 + place * 26}
          size={size}
          weight={700}
          anchor="start"
          fill={INK}
        >
          {line}
        </Lettering>
      ))}
      {wrapped(isTile ? '' : bent, 38).map((line, place) => (
        <Lettering
          key={line}
          x={24}
          y={320 + place * 24}
          size={fine}
          weight={500}
          anchor="start"
          italic
          fill={INK}
        >
          {line}
        </Lettering>
      ))}
    </g>
  )
}

function Row({
  icon,
  count,
  y,
  ink,
}: {
  icon: 'hearts' | 'brain'
  count: number
  y: number
  ink: string
}) {
  return Array.from({ length: count }, (_, place) => (
    // A point is its place in the row.
    // oxlint-disable-next-line react/no-array-index-key
    <Glyph key={place} name={icon} x={37 + place * 30} y={y} size={26} fill={ink} />
  ))
}

/** Words in lines of at most this many letters. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  return lines
}
