import type { Option } from '@eldertable/kernel'
import { baseSanity } from '../../rules/characters/health.ts'
import {
  actionsOf,
  baseHealth,
  baseMentality,
  rowOfObject,
} from '../../rules/characters/numbers.ts'
import type { Hero, MashState } from '../../state.ts'
import { nowWords } from '../../text/cards.ts'
import { effectOf } from '../../text/odds.ts'
import { struckBy } from '../../text/struck.ts'
import { openState } from '../../text/telling.ts'
import type { Verb } from '../../verbs.ts'
import { bestOf, blowBy } from '../blows.ts'
import type { Asked } from '../question.ts'
import { tool } from '../tools.ts'

/** What one can always do with an object, and what is no use of it. */
const asides: readonly string[] = ['drop', 'give', 'help'] satisfies readonly Verb[]

/** What can be done with a card now, besides getting rid of it: unless that is what is asked. */
export function usesOf(
  id: string,
  options: readonly Option[],
  { table, decision }: Asked,
): readonly Option[] {
  const isToDrop = decision?.key === 'overload.choose'
  return options.filter(
    (option) =>
      (isToDrop || !asides.includes(option.verb)) &&
      (option.target === id || tool(option, table) === id),
  )
}

type Now = (uses: readonly Option[], s: MashState, seat: number) => string

/** By the verb of the first use, the weightiest first. */
const nows: readonly (readonly [Verb, Now])[] = [
  ['attack', blowNow],
  ['aim', areaNow],
  ['green', greenNow],
  ['reflect', nowWords.reflect],
  ['wind', nowWords.wind],
  ['read', nowWords.read],
  ['use', nowWords.use],
  ['cast', nowWords.cast],
  ['castOn', ({ length }) => nowWords.casts(length)],
  ['part', ({ length }) => nowWords.casts(length)],
  ['fetch', ({ length }) => nowWords.casts(length)],
  ['fetchTop', ({ length }) => nowWords.casts(length)],
  ['charm', ({ length }) => nowWords.charm(length)],
  ['spy', ({ length }) => nowWords.spy(length)],
  ['scout', ({ length }) => nowWords.spy(length)],
  ['fish', ([fish]) => nowWords.fish(fish?.upTo ?? 1)],
  ['brace', ([brace]) => nowWords.brace(brace?.upTo ?? 1)],
  ['slip', nowWords.slip],
  ['search', nowWords.search],
  ['treat', nowWords.treat],
  ['memorize', nowWords.learn],
  ['ready', nowWords.ready],
  ['wear', nowWords.wear],
  ['drop', nowWords.drop],
]

/** What the weightiest use of a card would do now, with its chance; nothing if it has none. */
export function nowOf(uses: readonly Option[], { table }: Asked, seat: number): string | undefined {
  const found = nows.find(([verb]) => uses.some((use) => use.verb === verb))
  if (found === undefined) return undefined
  const [verb, now] = found
  return now(
    uses.filter((use) => use.verb === verb),
    openState({ table }),
    seat,
  )
}

function blowNow(uses: readonly Option[], s: MashState, seat: number): string {
  const blows = uses.map(({ argument }) => blowBy(s, seat, argument))
  const best = bestOf(blows)
  if (best === undefined) return ''
  return nowWords.blow(`${best.hits} in ${best.faces}`, effectOf(best))
}

function areaNow(uses: readonly Option[], s: MashState, seat: number): string {
  const counts = uses.map(({ argument }) => struckBy(s, seat, argument).length)
  return nowWords.area(Math.max(...counts))
}

function greenNow(uses: readonly Option[], s: MashState, seat: number): string {
  const object = uses[0]?.argument ?? -1
  const hero = s.table.heroes[seat]
  if (hero === undefined) return ''
  switch (rowOfObject(object).does?.does) {
    case 'power-up':
      return nowWords.power()
    case 'double-actions':
      return nowWords.clock(actionsOf(s, hero))
    default:
      return restored(s, hero, object)
  }
}

function restored(s: MashState, hero: Hero, object: number): string {
  const { healing } = rowOfObject(object)
  if (healing === undefined) return ''
  const tracks = [
    ['health', hero.health, healing.health, baseHealth(s, hero)],
    ['mentality', hero.mentality, healing.mentality, baseMentality(s, hero)],
    ['sanity', hero.sanity, s.table.settings.sanity ? healing.sanity : 0, baseSanity(hero)],
  ] as const
  return tracks
    .flatMap(([what, before, more, base]) => {
      const after = Math.max(before, Math.min(base, before + more))
      return after > before ? [nowWords.from(what, before, after)] : []
    })
    .join(', ')
}
