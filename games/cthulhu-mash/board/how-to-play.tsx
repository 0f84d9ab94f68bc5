import './board.css'
import { illustrated, StepPicture, type Light } from '@eldertable/board-kit'
import type { Decision, Option } from '@eldertable/kernel'
import type { ComponentType } from 'preact/compat'
import { parseSpace } from '../tiles/spaces.ts'
import { stateAt, type Position } from '../position.ts'
import { HANDS, withObject } from '../rules/attacks/means.ts'
import { foeOf } from '../targets.ts'
import { en } from '../text/en.ts'
import { howToPlay as words, type HowToPicture } from '../text/how-to-play.ts'
import { blowOf } from '../verbs.ts'
import { Board } from './board.tsx'
import { CELL } from './layout.ts'
import type { MashTable } from './table.ts'

const none = () => {}
const seats = ['Ada', 'Bram'].map((name) => ({ name }))
const temple: Position = {
  heroes: [
    { is: 'private-eye', at: 'cultist-temple R3C2', objects: ['revolver-32'] },
    { is: 'mariner-merchant', at: 'elder-city R3C3' },
  ],
  tiles: ['cultist-temple', 'elder-city', { is: 'ice-cave', isHidden: true, column: 0, row: 1 }],
  foes: [
    { is: 'cultist', at: 'cultist-temple R6C4' },
    { is: 'moon-beast', at: 'cultist-temple R1C5' },
    { is: 'cultist-idol', at: 'cultist-temple R6C6' },
  ],
}

const choose: Decision = {
  seat: 0,
  key: 'actions.choose',
  rule: 'CM-ACT-1',
  about: { seat: 0, actions: 3 },
  passable: false,
}

/** A part of the board in spaces from its corner, with what is lit there. */
function Scene({
  position,
  part,
  lit = {},
  aimed,
}: {
  position: Position
  part: readonly [x: number, y: number, width: number]
  lit?: Readonly<Record<string, Light>>
  aimed?: Option
}) {
  const table: MashTable = stateAt(position).table
  const [x, y, width] = part
  const view = [x * CELL, y * CELL + 26, width * CELL, (width * CELL * 150) / 340]
  return (
    <StepPicture view={view.join(' ')}>
      <Board
        {...{ table, seats }}
        hand={null}
        reader={0}
        lit={new Map(Object.entries(lit))}
        aimed={aimed ?? null}
        decision={choose}
        moment={[]}
        onAim={none}
        onPick={none}
      />
    </StepPicture>
  )
}

const spaces = (light: Light, ...names: string[]): Record<string, Light> =>
  Object.fromEntries(names.map((name) => [`space:${parseSpace(name)}`, light]))

/** The cultist as the first monster of the position, shot at. */
function Attack() {
  const { table } = stateAt(temple)
  const target = foeOf(table.foes[0]?.piece ?? 0)
  const means = table.heroes[0]?.objects[0]
  const blow = blowOf(means === undefined ? HANDS : withObject(means), target)
  const position: Position = {
    ...temple,
    heroes: [
      { is: 'private-eye', at: 'cultist-temple R5C1', objects: ['revolver-32'] },
      { is: 'mariner-merchant', at: 'elder-city R3C3' },
    ],
  }
  const aimed: Option = { pick: 0, verb: 'attack', argument: blow, target: `blow:${blow}` }
  return (
    <Scene {...{ position, aimed }} part={[-0.2, -0.4, 6.4]} lit={{ [`blow:${blow}`]: 'aimed' }} />
  )
}

const pictures: Readonly<Record<HowToPicture, ComponentType>> = {
  tile: () => (
    <Scene
      position={{
        ...temple,
        heroes: [
          { is: 'private-eye', at: 'cultist-temple R4C6' },
          { is: 'mariner-merchant', at: 'cultist-temple R6C1' },
        ],
        tiles: ['cultist-temple', { is: 'elder-city', isHidden: true }],
      }}
      part={[0, 0.25, 12.5]}
    />
  ),
  walk: () => (
    <Scene
      position={temple}
      part={[-0.2, 1.5, 6.4]}
      lit={{
        ...spaces('may', 'R3C1', 'R4C1', 'R4C2', 'R4C3', 'R3C3', 'R3C5', 'R2C1'),
        ...spaces('aimed', 'R4C4'),
      }}
    />
  ),
  attack: Attack,
  sight: () => (
    <Scene position={temple} part={[-0.2, 0.1, 8]} lit={{ ...spaces('aimed', 'R3C4') }} />
  ),
  generator: () => (
    <Scene
      position={{
        ...temple,
        foes: [
          { is: 'cultist-idol', at: 'cultist-temple R6C5' },
          { is: 'cultist', at: 'cultist-temple R6C4' },
          { is: 'whirlpool', at: 'cultist-temple R6C2' },
        ],
        piles: [{ at: 'cultist-temple R5C3', open: ['tommy-gun'] }],
      }}
      part={[-0.2, -0.5, 6.4]}
    />
  ),
  monsters: () => (
    <Scene
      position={{
        ...temple,
        foes: [
          { is: 'leng-spider', at: 'cultist-temple R3C3' },
          { is: 'cultist', at: 'cultist-temple R4C2' },
          { is: 'gnoph-keh', at: 'cultist-temple R3C5' },
        ],
      }}
      part={[-0.2, 1.4, 6.4]}
    />
  ),
  held: () => (
    <Scene
      position={{
        ...temple,
        heroes: [
          {
            is: 'private-eye',
            at: 'cultist-temple R4C3',
            holds: [{ kind: 'space', escape: 2 }],
          },
          { is: 'mariner-merchant', at: 'cultist-temple R5C3' },
        ],
      }}
      part={[-0.2, 0.6, 6.4]}
    />
  ),
  death: () => (
    <Scene
      position={{
        heroes: [
          { is: 'private-eye', at: 'train-station R2C3' },
          { is: 'mariner-merchant', at: 'train-station R3C6' },
        ],
        tiles: ['train-station', 'mariners-ship'],
      }}
      part={[1.2, 3.4, 5.2]}
    />
  ),
}

export const howToPlay = illustrated(en.name, words, pictures)
