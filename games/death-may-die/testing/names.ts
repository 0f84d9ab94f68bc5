import { inOrder, type Names } from '@eldertable/testkit'
import { investigators } from '../pieces/investigators.ts'
import { episodeRules } from '../episodes/index.ts'
import { insanityKeys, nameOfHero, players } from '../position.ts'
import { claimOf, discoveryAt } from '../rules/claims.ts'
import { ruleOfEffect } from '../rules/end-of-turn.ts'
import { groundOn } from '../rules/ground.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { ELDER, NOWHERE, type DmdState } from '../state.ts'
import {
  cardOfDeal,
  dealOf,
  healingOf,
  isGivenInDeal,
  partnerOfDeal,
  signsOfHealing,
  stressOfHealing,
  thingItem,
  thingOfDeal,
  woundsOfHealing,
} from '../verbs.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Enemies on the map by kind; the Elder One is `elder`. */
function foes({ table }: DmdState): (string | undefined)[] {
  const names: (string | undefined)[] = table.enemies.map(({ kind, space }) =>
    space === NOWHERE ? undefined : kind,
  )
  names[ELDER] = 'elder'
  return names
}

/** Cards by what somebody has claimed of them, or by id. */
const cards = (s: DmdState): string[] =>
  numbers(s.table.woundsOn.length).map((card) => claimOf(s, card)?.name ?? discoveryAt(s, card).id)

/** Tokens by kind and the space where they lie, as `retort 3A-b`; carried ones by kind alone. */
const things = (s: DmdState): string[] =>
  s.table.things.map(({ kind, space }) =>
    space === NOWHERE ? kind : `${kind} ${groundOn(s).spaces[space]?.id}`,
  )

/** Trades, as `Jerome to bob` or `Bleach from ash`. */
function dealName(s: DmdState, deal: number): string {
  const card = cardOfDeal(deal)
  const what = card >= 0 ? cards(s)[card] : things(s)[thingOfDeal(deal)]
  const way = isGivenInDeal(deal) ? 'to' : 'from'
  return `${what} ${way} ${nameOfHero(s, partnerOfDeal(deal))}`
}

function dealsCalled(s: DmdState, name: string): number[] {
  const items = [
    ...numbers(s.table.woundsOn.length),
    ...numbers(s.table.things.length).map(thingItem),
  ]
  return s.table.heroes
    .flatMap((_, partner) =>
      items.flatMap((item) => [dealOf(partner, true, item), dealOf(partner, false, item)]),
    )
    .filter((deal) => dealName(s, deal) === name)
}

/** Healing as `1 wounds 2 stress`, and ` 1 signs` if there are any. */
function healingName(healing: number): string {
  const signs = signsOfHealing(healing)
  const most = `${woundsOfHealing(healing)} wounds ${stressOfHealing(healing)} stress`
  return signs > 0 ? `${most} ${signs} signs` : most
}

/** Investigators, spaces, enemies and cards as rulebook and positions call them. */
export const names: Names<DmdState> = {
  dice: [6],
  seats: players,
  turn: (s) => (s.table.active < 0 ? 'nobody' : nameOfHero(s, s.table.active)),
  things: {
    investigator: inOrder(() => investigators.map(({ key }) => key)),
    insanity: inOrder(() => insanityKeys),
    hero: inOrder((s) => s.table.heroes.map((_, hero) => nameOfHero(s, hero))),
    space: inOrder((s) => groundOn(s).spaces.map(({ id }) => id)),
    foe: inOrder(foes),
    card: inOrder(cards),
    thing: inOrder(things),
    action: inOrder((s) => episodeRules(s).actions.map(({ action }) => action)),
    mythos: inOrder((s) => numbers(16).map((card) => mythosAt(s, card).id)),
    deal: { nameOf: dealName, numbersOf: dealsCalled },
    healing: {
      nameOf: (_, healing) => healingName(healing),
      numbersOf(_, name) {
        const [wounds = 0, stress = 0, signs = 0] = (name.match(/\d+/g) ?? []).map(Number)
        return [healingOf(wounds, stress, signs)]
      },
    },
    effect: {
      nameOf: (s, effect) => ruleOfEffect(s, effect),
      numbersOf: (s, rule) =>
        numbers(9).filter((effect) => {
          const isThere = effect === 8 || effect < s.table.elder.stage
          return isThere && ruleOfEffect(s, effect) === rule
        }),
    },
  },
}
