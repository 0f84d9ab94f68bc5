import { Glyph, illustrated, Lettering, StepPicture } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { ComponentType, ReactNode } from 'react'
import { parseSpace } from '../content/spaces.ts'
import { tileAt } from '../content/tiles.ts'
import { stateAt } from '../position.ts'
import { en } from '../text/en.ts'
import { howToPlay as words, type HowToPicture } from '../text/how-to-play.ts'
import { FoeFigure, HeroFigure, PileFigure } from './figures.tsx'
import { BLOOD, INK } from './inks.ts'
import { middleIn, TILE } from './layout.ts'
import { Ground } from './tile/ground.tsx'
import { Walls } from './tile/walls.tsx'

const { table } = stateAt({
  heroes: [{ is: 'private-eye', at: 'cultist-temple R4C6' }, 'mariner-merchant'],
  tiles: ['cultist-temple', 'mariners-ship'],
  foes: [
    { is: 'cultist-idol', at: 'cultist-temple R3C4' },
    { is: 'cultist', at: 'cultist-temple R3C5' },
    { is: 'moon-beast', at: 'cultist-temple R5C6' },
  ],
  piles: [{ at: 'cultist-temple R3C4', unseen: ['herbs', 'snare'] }],
})
const [eye, mariner] = [at(table.heroes, 0), at(table.heroes, 1)]
const [idol, cultist, beast] = [at(table.foes, 0), at(table.foes, 1), at(table.foes, 2)]
const pile = at(table.piles, 0)

/** Two rows and a half of a tile, from a height downwards. */
function Strip({ place, top, children }: { place: number; top: number; children: ReactNode }) {
  const tile = tileAt(at(table.places, place).tile)
  return (
    <StepPicture view={`-6 ${top} ${TILE + 12} 170`}>
      <Ground tile={tile} rotation={0} />
      <Walls tile={tile} rotation={0} />
      {children}
    </StepPicture>
  )
}

const on = (space: string) => middleIn(parseSpace(space), 0)

function Arrow({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h36m-12 -9l12 9l-12 9`} fill="none" stroke={BLOOD} strokeWidth={4} />
}

function Caption({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <Lettering x={x} y={y} size={18}>
      {children}
    </Lettering>
  )
}

function Tile() {
  return (
    <Strip place={0} top={110}>
      <path
        d="M352 160H288V224H160"
        fill="none"
        stroke={INK}
        strokeWidth={7}
        strokeDasharray="1 14"
        strokeLinecap="round"
      />
      <HeroFigure hero={eye} seat={0} isActive {...on('R4C6')} />
    </Strip>
  )
}

function Hazards() {
  return (
    <Strip place={1} top={214}>
      <HeroFigure hero={mariner} seat={1} isActive={false} {...on('R1C4')} />
    </Strip>
  )
}

function Gate() {
  return (
    <StepPicture>
      <rect x={14} y={16} width={100} height={100} rx={4} fill="#2b211a" />
      <Glyph name="perspective-dice-six-faces-random" x={64} y={66} size={64} fill="#8d7a66" />
      <Arrow x={128} y={66} />
      <FoeFigure foe={idol} x={206} y={66} />
      <Arrow x={238} y={66} />
      <FoeFigure foe={cultist} x={304} y={66} />
      <Caption x={170} y={140}>
        a tile, its generators, their monsters
      </Caption>
    </StepPicture>
  )
}

function Fight() {
  return (
    <StepPicture>
      <g transform="translate(52,62) scale(1.500)">
        <HeroFigure hero={eye} seat={0} isActive={false} x={0} y={0} />
      </g>
      <Lettering x={130} y={68} size={30} face="var(--book)">
        d6
      </Lettering>
      <Arrow x={160} y={60} />
      <g transform="translate(262,62) scale(1.500)">
        <FoeFigure foe={cultist} x={0} y={0} />
      </g>
      <Caption x={262} y={132}>
        defence 3
      </Caption>
      <Caption x={100} y={132}>
        3 or more hits
      </Caption>
    </StepPicture>
  )
}

function Loot() {
  return (
    <StepPicture>
      <FoeFigure foe={{ ...idol, health: 0 }} x={70} y={66} />
      <Arrow x={118} y={66} />
      <g transform="translate(210,66) scale(1.800)">
        <PileFigure pile={pile} x={-14} y={14} />
      </g>
      <Glyph name="beveled-star" x={294} y={66} size={60} fill={INK} />
      <Caption x={202} y={140}>
        objects
      </Caption>
      <Caption x={294} y={140}>
        power
      </Caption>
    </StepPicture>
  )
}

function Monsters() {
  return (
    <Strip place={0} top={40}>
      <HeroFigure hero={eye} seat={0} isActive={false} {...on('R4C6')} />
      <FoeFigure foe={beast} {...on('R5C6')} />
    </Strip>
  )
}

function Home() {
  return (
    <Strip place={1} top={226}>
      <HeroFigure hero={mariner} seat={1} isActive {...on('R1C6')} />
    </Strip>
  )
}

const pictures: Readonly<Record<HowToPicture, ComponentType>> = {
  tile: Tile,
  walls: Hazards,
  gate: Gate,
  fight: Fight,
  loot: Loot,
  monsters: Monsters,
  home: Home,
}

export const howToPlay = illustrated(en.name, words, pictures)
