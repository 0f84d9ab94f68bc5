import { LampCircle, mayChoose, Target } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { ReactNode } from 'preact/compat'
import { SPACES, SPAWN_SPACE } from '../tiles/spaces.ts'
import { placeOf, spotOf } from '../rules/spots.ts'
import { areFriends } from '../rules/sides.ts'
import { NONE, type Hero } from '../state.ts'
import { foeOf, homeOf } from '../targets.ts'
import { openState } from '../text/telling.ts'
import { FoeFigure, HeroFigure, HomeFigure, PileFigure } from './figures.tsx'
import { CELL, middleOf, type Point } from './layout.ts'
import { targetLit, worthIn, type Worth } from './lit.ts'
import { placeAsked, spotAsked } from './question.ts'
import type { MashProps, MashTable } from './table.ts'
import { nameOfFoe } from './words.ts'

/** Everybody and everything on the board. */
export function Standing(props: MashProps) {
  const { table, seats } = props
  const worth = worthIn(props)
  const shared = sharedSpots(props)
  const aside = (spot: number, isVampire: boolean): Point => {
    const { x, y } = middleOf(table, spot)
    return isVampire || shared.has(spot) ? { x: x + 15, y: y - 15 } : { x, y }
  }
  return (
    <g>
      {table.heroes.map((hero, seat) =>
        !hasHome(table, hero) ? null : (
          <Piece
            key={homeOf(seat)}
            {...{ ...props, worth }}
            target={homeOf(seat)}
            label={`The spawning space of ${at(seats, seat).name}`}
            spot={spotOf(hero.home, SPAWN_SPACE)}
            middle={middleOf(table, spotOf(hero.home, SPAWN_SPACE))}
          >
            <HomeFigure {...middleOf(table, spotOf(hero.home, SPAWN_SPACE))} {...{ hero, seat }} />
          </Piece>
        ),
      )}
      {table.piles.map((pile) => (
        <g key={pile.spot} pointerEvents="none">
          <PileFigure pile={pile} {...middleOf(table, pile.spot)} />
        </g>
      ))}
      {table.heroes.map((hero, seat) =>
        hero.spot === NONE ? null : (
          <Piece
            key={at(seats, seat).name}
            {...{ ...props, worth }}
            target={seat}
            label={`${at(seats, seat).name}${isAlly(props, seat) ? ', with you' : ''}`}
            spot={hero.spot}
            middle={middleOf(table, hero.spot)}
          >
            <HeroFigure
              {...{ hero, seat }}
              isActive={table.active === seat}
              isAlly={isAlly(props, seat)}
              rotation={at(table.places, placeOf(hero.spot)).rotation}
              showsFacing={table.settings.facing}
              {...middleOf(table, hero.spot)}
            />
          </Piece>
        ),
      )}
      {table.foes.map((foe) => {
        const middle = aside(foe.spot, foe.victim !== NONE)
        return (
          <Piece
            key={foe.piece}
            {...{ ...props, worth }}
            target={foeOf(foe.piece)}
            label={nameOfFoe(foe)}
            spot={foe.spot}
            middle={middle}
          >
            <FoeFigure foe={foe} {...middle} />
          </Piece>
        )
      })}
    </g>
  )
}

/** Whether somebody has a spawning space that others may wreck (CM-HOME-3, CM-COOP-1). */
const hasHome = ({ victory }: MashTable, { home, homeHealth, life }: Hero): boolean =>
  victory !== 'cooperative' && home !== NONE && homeHealth > 0 && life !== 'out'

/** Whether somebody else is of the reader's team; where all are together there is nobody to tell apart. */
const isAlly = ({ table, reader }: MashProps, seat: number): boolean =>
  table.isTeams &&
  reader !== null &&
  reader !== seat &&
  areFriends(openState({ table }), reader, seat)

/** Spaces on which somebody passes through somebody else. */
function sharedSpots({ table }: MashProps): Set<number> {
  const heroes = new Set(table.heroes.map(({ spot }) => spot))
  return new Set(table.foes.map(({ spot }) => spot).filter((spot) => heroes.has(spot)))
}

/** A piece that can be pressed while an option means it; a lit space below one that cannot is pressed instead. */
function Piece({
  target,
  label,
  spot,
  middle,
  worth,
  children,
  ...props
}: MashProps & {
  target: number
  label: string
  spot: number
  middle: Point
  worth: Worth
  children: ReactNode
}) {
  const { lit, onAim, onPick } = props
  const { id, light } = targetLit(lit, target, worth)
  const isOnLit = placeOf(spot) === placeAsked(props) && mayChoose(lit, `space:${spot % SPACES}`)
  return (
    <g
      pointerEvents={light === undefined && isOnLit ? 'none' : undefined}
      data-here={spot === spotAsked(props) ? true : undefined}
    >
      {light === undefined ? null : <LampCircle light={light} {...middle} radius={CELL * 0.47} />}
      <Target {...{ id, label, light, onAim, onPick }}>{children}</Target>
    </g>
  )
}
