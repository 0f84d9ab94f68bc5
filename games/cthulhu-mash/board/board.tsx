import { Glyph, LampCircle, LampRect, Lettering, mayChoose, Target } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { SPACES } from '../content/spaces.ts'
import { tileAt } from '../content/tiles.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE, type Place } from '../state.ts'
import { foeOf } from '../targets.ts'
import { tileName } from '../text/tiles.ts'
import { FoeFigure, HeroFigure, PileFigure } from './figures.tsx'
import { CREAM, INK } from './inks.ts'
import { CELL, cornerOf, middleIn, middleOf, TILE } from './layout.ts'
import { placeAsked } from './question.ts'
import { targetLit } from './lit.ts'
import { Ground } from './tile/ground.tsx'
import { Walls } from './tile/walls.tsx'
import { nameOfFoe, nameOfSpace } from './words.ts'
import type { MashProps } from './table.ts'

/** All tiles as they lie, with whatever stands on them; lit spaces belong to the tile that the question is about. */
export function Board(props: MashProps) {
  const { table } = props
  const asked = placeAsked(props)
  return (
    <g>
      {table.places.map((place, index) => {
        const { x, y } = cornerOf(place)
        return (
          // A place is its number in the layout.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index} transform={`translate(${x},${y})`}>
            <TileShape {...props} index={index} />
            {index === asked ? <LitSpaces {...props} place={place} /> : null}
          </g>
        )
      })}
      <Standing {...props} />
    </g>
  )
}

/** A tile that lies face up, or the back of one. */
function TileShape({ index, table, lit, onAim, onPick }: MashProps & { index: number }) {
  const id = `tile:${index}`
  const light = lit.get(id)
  const place = at(table.places, index)
  if (place.tile === NONE)
    return (
      <Target id={id} label="A hidden tile" {...{ light, onAim, onPick }}>
        <Back />
      </Target>
    )
  const tile = tileAt(place.tile)
  return (
    <g>
      <Ground tile={tile} rotation={place.rotation} />
      <Walls tile={tile} rotation={place.rotation} />
      <Target id={id} label={tileName(place.tile)} {...{ light, onAim, onPick }}>
        <rect x={TILE - 190} y={-22} width={186} height={26} fill={INK} />
        <Lettering x={TILE - 12} y={-3} size={21} anchor="end" face="var(--cm-face)" fill={CREAM}>
          {tileName(place.tile)}
        </Lettering>
      </Target>
    </g>
  )
}

function Back() {
  return (
    <g>
      <rect width={TILE} height={TILE} rx={4} fill="#2b211a" stroke={INK} strokeWidth={8} />
      <Glyph
        name="perspective-dice-six-faces-random"
        x={TILE / 2}
        y={TILE / 2}
        size={120}
        fill="#6d5b49"
      />
    </g>
  )
}

/** The spaces that can be chosen, each with the number of its light. */
function LitSpaces({ place, ...props }: MashProps & { place: Place }) {
  const { lit, onAim, onPick } = props
  return Array.from({ length: SPACES }, (_, space) => {
    const id = `space:${space}`
    const light = lit.get(id)
    if (light === undefined) return null
    const { x, y } = middleIn(space, place.rotation)
    const box = { x: x - CELL / 2 + 4, y: y - CELL / 2 + 4, width: CELL - 8, height: CELL - 8 }
    return (
      <g key={space}>
        <Target id={id} label={nameOfSpace(space)} {...{ light, onAim, onPick }}>
          <rect {...box} fill="transparent" />
        </Target>
        <LampRect light={light} {...box} />
      </g>
    )
  })
}

/** Everybody and everything on the board. */
function Standing(props: MashProps) {
  const { table, seats, lit, onAim, onPick } = props
  const asked = placeAsked(props)
  const isOnLit = (spot: number): boolean =>
    placeOf(spot) === asked && mayChoose(lit, `space:${spot % SPACES}`)
  return (
    <g>
      {table.piles.map((pile) => (
        <g key={pile.spot} pointerEvents="none">
          <PileFigure pile={pile} {...middleOf(table, pile.spot)} />
        </g>
      ))}
      {table.foes.map((foe) => {
        const spot = middleOf(table, foe.spot)
        const middle = foe.victim === NONE ? spot : { x: spot.x + 16, y: spot.y - 16 }
        const { id, light } = targetLit(lit, foeOf(foe.piece))
        return (
          <g
            key={foe.piece}
            pointerEvents={light === undefined && isOnLit(foe.spot) ? 'none' : undefined}
          >
            <Target id={id} label={nameOfFoe(foe)} {...{ light, onAim, onPick }}>
              <FoeFigure foe={foe} {...middle} />
            </Target>
            {light === undefined ? null : (
              <LampCircle light={light} {...middle} radius={CELL * 0.42} />
            )}
          </g>
        )
      })}
      {table.heroes.map((hero, seat) => {
        if (hero.spot === NONE) return null
        const middle = middleOf(table, hero.spot)
        const { id, light } = targetLit(lit, seat)
        return (
          <g
            key={at(seats, seat).name}
            pointerEvents={light === undefined && isOnLit(hero.spot) ? 'none' : undefined}
          >
            <Target id={id} label={at(seats, seat).name} {...{ light, onAim, onPick }}>
              <HeroFigure {...{ hero, seat }} isActive={table.active === seat} {...middle} />
            </Target>
            {light === undefined ? null : (
              <LampCircle light={light} {...middle} radius={CELL * 0.42} />
            )}
          </g>
        )
      })}
    </g>
  )
}
