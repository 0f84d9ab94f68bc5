import {
  Glyph,
  LampRect,
  Lettering,
  highlightsOf,
  Inspectable,
  Target,
  type IconName,
} from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { Claim } from '../pieces/claims.ts'
import { cardsOf, claimOf } from '../rules/claims.ts'
import { NO_CARD } from '../state.ts'
import { openState } from '../text/telling.ts'
import { tokenNames } from '../text/names.ts'
import { markersInWords } from '../text/tokens.ts'
import { cardName, mythosName } from '../text/pieces.ts'
import { thingIcons } from './icons.ts'
import { INK, PALE } from './inks.ts'
import type { DmdTable, Parts } from './table.ts'
import { telling } from './words.ts'
import { insanities } from '../pieces/insanities.ts'

/** Something in front of an investigator. */
export interface Belonging {
  target: string
  words: string
  icon: IconName
  /** Whether it can never be chosen, only looked at. */
  isFixed: boolean
}

const claimIcons: Readonly<Record<Claim['is'], IconName>> = {
  companion: 'person',
  item: 'swap-bag',
  weapon: 'revolver',
  condition: 'bleeding-wound',
}

/** The insanity card, fire and signs, what is carried, and what was claimed. */
export function belongingsOf(table: DmdTable, hero: number): Belonging[] {
  const one = at(table.heroes, hero)
  const fixed = (target: string, words: string, icon: IconName): Belonging => ({
    target,
    words,
    icon,
    isFixed: true,
  })
  return [
    ...(one.insanity === NO_CARD
      ? []
      : [fixed(`insanity:${one.insanity}`, at(insanities, one.insanity).name, iconOf.insanity)]),
    ...(one.remembers === NO_CARD
      ? []
      : [
          fixed(
            `kept:${hero}`,
            `Keeps ${mythosName(one.remembers, telling(table, []))}`,
            iconOf.insanity,
          ),
        ]),
    ...(one.fire > 0 ? [fixed(`fire:${hero}`, `Burning: ${one.fire}`, iconOf.fire)] : []),
    ...(one.signs > 0 ? [fixed(`signs:${hero}`, `Yellow Signs: ${one.signs}`, iconOf.signs)] : []),
    ...table.things.flatMap(({ kind, holder, markers }, thing): Belonging[] =>
      holder === hero
        ? [
            {
              target: `thing:${thing}`,
              words: `${tokenNames[kind]}${markers > 0 ? `, ${markersInWords(kind, markers)}` : ''}`,
              icon: thingIcons[kind],
              isFixed: false,
            },
          ]
        : [],
    ),
    ...cardsOf(openState({ table }), hero).map((card) => cardBelonging(table, card)),
  ]
}

const iconOf: Readonly<Record<'insanity' | 'fire' | 'signs', IconName>> = {
  insanity: 'curled-tentacle',
  fire: 'flame',
  signs: 'pentacle',
}

function cardBelonging(table: DmdTable, card: number): Belonging {
  const claim = claimOf(openState({ table }), card)
  const words = cardName(card, telling(table, []))
  const icon = iconOfClaim(claim)
  const hurt = table.woundsOn[card] ?? 0
  const left = claim?.is === 'companion' ? `, ${claim.health - hurt} health` : ''
  return { target: `card:${card}`, words: `${words}${left}`, icon, isFixed: false }
}

/** Weapons that only reach one's own space are no guns. */
const handWeapons: Readonly<Record<'blade', IconName>> = { blade: 'crossed-swords' }

const iconOfClaim = (claim: Claim | null): IconName =>
  claim?.is === 'weapon' && !reachesFar(claim) ? handWeapons.blade : claimIcons[claim?.is ?? 'item']

const reachesFar = ({ gifts }: Claim): boolean =>
  gifts.some(
    ({ gives, ...gift }) => gives === 'range' || ('reach' in gift && gift.reach !== 'near'),
  )

const LARGEST = 29
/** Rows in which words are still read. */
const READABLE = 3
const COLUMNS = 2
const BESIDE = 38
/** The size of letters for which their widths are known. */
const LETTERS = 17

/** About how wide words are: capitals and some letters are wider than others. */
function widthOf(words: string): number {
  let width = 0
  for (const letter of words)
    width += /[A-Zmw]/.test(letter) ? 11.5 : /[ilfjrt.,:' ]/.test(letter) ? 5.5 : 8.3
  return width
}

/** Words without their end, where they are wider than what they stand in. */
function cutTo(room: number, words: string): string {
  if (widthOf(words) <= room) return words
  let cut = words
  while (cut !== '' && widthOf(`${cut}…`) > room) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}

/** Each as wide as its words, one behind the other; undefined if that takes too many rows. */
function packed(all: readonly Belonging[], width: number): Placed[] | undefined {
  const placed: Placed[] = []
  let [x, row] = [0, 0]
  for (const one of all) {
    const wide = Math.min(width, BESIDE + widthOf(one.words))
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1]
    placed.push({ ...one, x, row, wide })
    x += wide
  }
  return row < READABLE ? placed : undefined
}

interface Placed extends Belonging {
  x: number
  row: number
  wide: number
}

/** Two columns, in which long words are cut: what was cut is said when one looks closer. */
const inColumns = (all: readonly Belonging[], width: number): Placed[] =>
  all.map((one, i) => ({
    ...one,
    x: ((i % COLUMNS) * width) / COLUMNS,
    row: Math.floor(i / COLUMNS),
    wide: width / COLUMNS,
  }))

/** All of it as small cards; cards of others that can be chosen now are among them. */
export function Belongings({
  hero,
  width,
  height,
  ...parts
}: Parts & { hero: number; width: number; height: number }) {
  const { table, lit } = parts
  const own = belongingsOf(table, hero)
  const others = highlightsOf(lit, 'card')
    .filter(({ number }) => own.every(({ target }) => target !== `card:${number}`))
    .map(({ number }) => cardBelonging(table, number))
  const all = [...own, ...others]
  const placed = packed(all, width) ?? inColumns(all, width)
  const high = Math.min(LARGEST, height / (1 + (placed.at(-1)?.row ?? 0)))
  return placed.map(({ x, row, wide, ...one }) => (
    <g key={one.target} transform={`translate(${x},${row * high})`}>
      <Chip {...parts} {...one} width={wide - 4} height={high - 4} />
    </g>
  ))
}

function Chip({
  target,
  words,
  icon,
  isFixed,
  width,
  height,
  lit,
  onAim,
  onPick,
}: Parts & Belonging & { width: number; height: number }) {
  const light = lit.get(target)
  const size = Math.min(LETTERS, height * 0.85)
  const drawn = (
    <>
      <rect width={width} height={height} rx={3} fill={PALE} stroke={INK} />
      <Glyph name={icon} x={14} y={height / 2} size={Math.min(19, height - 3)} fill={INK} />
      <Lettering
        x={27}
        y={height / 2 + size * 0.33}
        size={size}
        anchor="start"
        weight={500}
        fill={INK}
        isFine
      >
        {cutTo(((width - 30) * LETTERS) / size, words)}
      </Lettering>
    </>
  )
  if (isFixed)
    return (
      <Inspectable id={target} label={words}>
        {drawn}
      </Inspectable>
    )
  return (
    <>
      <Target id={target} label={words} {...{ light, onAim, onPick }}>
        {drawn}
      </Target>
      {light === undefined ? null : (
        <LampRect light={light} x={1} y={1} width={width - 2} height={height - 2} />
      )}
    </>
  )
}
