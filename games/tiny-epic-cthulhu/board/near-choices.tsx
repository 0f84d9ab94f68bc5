import { readTarget, type BoardProps } from '@eldertable/board-kit'
import type { ReactNode } from 'preact/compat'
import { kindNames } from '../pieces/colours.ts'
import { matAt } from '../pieces/mats.ts'
import { portalColour, portalNumber } from '../pieces/old-ones.ts'
import { pageAt } from '../pieces/pages.ts'
import { siteAt } from '../pieces/towns.ts'
import type { TecHand, TecTable } from '../state.ts'
import { spaceOfShambler, townOfShambler } from '../verbs.ts'
import { CharacterMark } from './characters.tsx'
import { nameOfCharacter } from './character-words.ts'
import { CthulhuDie, DIE } from './dice-tray.tsx'
import { PageCard, PAGE_HEIGHT, PAGE_WIDTH } from './page-card.tsx'
import { Shambler } from './shambler.tsx'
import { Tentacle } from './tentacle.tsx'

/** Something lit that is no town, as a card to press on a narrow screen. */
interface Choice {
  target: string
  words: string
  /** What comes of it, where there is room to say so. */
  note?: string
  art: ReactNode
}

type Props = BoardProps<TecTable, TecHand>

/** Everything that is lit besides towns, and can be drawn. */
export function choices(props: Props): Choice[] {
  return [...props.lit].flatMap(([target, light]) => {
    const { kind, number } = readTarget(target)
    const shown = light === 'refused' ? undefined : show[kind]?.(number, props)
    return shown === undefined ? [] : [{ target, ...shown }]
  })
}

type Show = (number: number, props: Props) => Omit<Choice, 'target'> | undefined

function Art({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}

const show: Readonly<Record<string, Show>> = {
  lair: (colour, { table }) => ({
    words: `${kindNames[colour] ?? ''}: ${table.lair[colour] ?? 0} on the mat`,
    art: (
      <Art width={40} height={40}>
        <Tentacle kind={colour} x={20} y={20} size={30} />
      </Art>
    ),
  }),
  character: (character, { table, seats }) => ({
    words: nameOfCharacter(table, seats, character),
    art: <CharacterMark table={table} character={character} size={44} />,
  }),
  shambler: (shambler, { table }) => {
    const town = table.towns[townOfShambler(shambler)]
    const colour = town?.shamblers[spaceOfShambler(shambler)]
    if (town === undefined || colour === undefined) return undefined
    return {
      words: `${kindNames[colour] ?? ''}, ${siteAt(town.site).name}`,
      art: (
        <Art width={44} height={44}>
          <Shambler colour={colour} x={22} y={22} size={36} />
        </Art>
      ),
    }
  },
  die: (die, { table }) => {
    const face = table.dice[die]
    if (face === undefined) return undefined
    return {
      words: `Die ${die + 1}`,
      art: (
        <Art width={DIE + 8} height={DIE + 8}>
          <CthulhuDie face={face} x={DIE / 2 + 4} y={DIE / 2 + 4} light={undefined} />
        </Art>
      ),
    }
  },
  portal: (portal, { table }) => ({
    words: `${kindNames[portalColour(portal)] ?? ''} portal of ${portalNumber(table.settings.greatOldOne, portal)}`,
    art: (
      <Art width={40} height={40}>
        <Tentacle kind={portalColour(portal)} x={20} y={20} size={30} />
      </Art>
    ),
  }),
  page: (card, { table, seats }) => {
    const owner = table.characters.findIndex(({ pages }) => pages.includes(card))
    return {
      words: `${nameOfCharacter(table, seats, owner)}: rune of ${kindNames[pageAt(card).rune] ?? ''}`,
      art: (
        <Art width={PAGE_WIDTH + 2} height={PAGE_HEIGHT + 2}>
          <PageCard page={card} x={1} y={1} />
        </Art>
      ),
    }
  },
  mat: (mat) => ({
    words: matAt(mat).full,
    note: matAt(mat).says,
    art: <b>{matAt(mat).role}</b>,
  }),
}
