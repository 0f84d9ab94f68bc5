import { HandsOnTargets, type BoardModule, type BoardProps, type Look } from '@eldertable/board-kit'
import { games } from '@eldertable/games'
import {
  copy,
  Engine,
  type Event,
  FastChance,
  type GameEntry,
  PickList,
  type Table,
  type TextContext,
  type View,
} from '@eldertable/kernel'
import { createElement } from 'preact/compat'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { board as exampleBoard } from '../../examples/first-title/board/index.tsx'
import { game as example } from '../../examples/first-title/game.ts'
import exampleRulebook from '../../examples/first-title/RULES.md?raw'
import { litTargets, refusedTargets } from '../table/board/lit.ts'
import {
  amongOptions,
  entriesOf,
  inOrder,
  orderOf,
  ordinaryOf,
} from '../table/prompt/option-order.ts'
import { titleIn } from './per-title.ts'

const boards = byTitle(
  import.meta.glob<BoardModule>('../../games/*/board/index.tsx', { import: 'board', eager: true }),
)
/** A long book goes on in further files beside its first. */
const rulebooks = new Map<string, string>()
for (const [path, page] of Object.entries(
  import.meta.glob<string>('../../games/*/RULES*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
))
  rulebooks.set(titleIn(path), (rulebooks.get(titleIn(path)) ?? '') + page)

boards.set(example.title.id, exampleBoard as unknown as BoardModule)
rulebooks.set(example.title.id, exampleRulebook)

function byTitle<T>(found: Readonly<Record<string, T>>): Map<string, T> {
  return new Map(Object.entries(found).map(([path, one]) => [titleIn(path), one]))
}

const names = ['Ada', 'Bram', 'Odile', 'Silas'].map((name) => ({ name }))
const none = () => {}

/** The views of whoever is asked, now and then in a few random matches. */
function* viewsOf({ title }: GameEntry): Generator<View> {
  const engine = new Engine(title)
  const list = new PickList()
  for (const seats of [title.seats.least, Math.min(4, title.seats.most)]) {
    const chance = new FastChance(`${title.id} shown, ${seats}`)
    const state = engine.start(seats, {}, chance)
    for (let pick = 0; pick < 300 && state.table.outcome === null; pick++) {
      engine.listPicks(state, list)
      // The beginning of each: there are games that are over then.
      if (pick < 4 || pick % 20 === 0) yield copy(engine.view(state, engine.seatToAct(state)))
      engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
    }
  }
}

/** What a seat sees in the middle of picks: the table as it is when each event is told, and nobody is asked. */
function* instantsOf({ title }: GameEntry): Generator<{ view: View; event: Event }> {
  const engine = new Engine(title)
  const list = new PickList()
  const chance = new FastChance(`${title.id} told`)
  const state = engine.start(Math.min(4, title.seats.most), {}, chance)
  let left = 60
  for (let pick = 0; left > 0 && state.table.outcome === null; pick++) {
    const found: { view: View; event: Event }[] = []
    const events: Event[] = []
    events.push = (event = { key: '', rule: '', is: {} }) => {
      const { table, hands } = copy(state)
      const hand = hands[0] ?? null
      return found.push({ view: { seat: 0, table, hand, decision: null, menu: null }, event })
    }
    engine.listPicks(state, list)
    const heard = pick < 5 || pick % 5 === 0 ? events : undefined
    engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance, heard)
    yield* found.slice(0, 4)
    left -= found.length
  }
}

/** What is offered at every decision of those matches. */
function* menusOf({
  title,
}: GameEntry): Generator<{ menu: NonNullable<View['menu']>; table: Table }> {
  const engine = new Engine(title)
  const list = new PickList()
  const chance = new FastChance(`${title.id} offered`)
  const state = engine.start(Math.min(4, title.seats.most), {}, chance)
  for (let pick = 0; pick < 400 && state.table.outcome === null; pick++) {
    const { menu, table } = engine.view(state, engine.seatToAct(state))
    if (menu !== null) yield { menu, table }
    engine.listPicks(state, list)
    engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
  }
}

const tellingOf = ({ table, hand, decision, seat }: View, reader = seat): TextContext => ({
  name: (one) => names[one]?.name ?? '',
  table,
  hand: reader === null ? null : hand,
  reader,
  asked: decision,
})

interface Drawn {
  target: string
  /** The opening tag. */
  tag: string
}

const hands = { whyNot: () => undefined, onLook: none, onLookAway: none, isShown: () => false }

/** Every target that a board draws of a view. */
function drawn(
  Component: BoardModule['Board'],
  view: View,
  aimed: string | null,
  moment: readonly Event[] = [],
): Drawn[] {
  const refused = refusedTargets(view.menu)
  const props: BoardProps = {
    table: view.table,
    hand: view.hand,
    reader: view.seat,
    seats: names,
    lit: litTargets(view.menu, aimed),
    aimed: null,
    decision: view.decision,
    options: view.menu?.options ?? [],
    moment,
    onAim: none,
    onPick: none,
  }
  const hands = {
    whyNot: (target: string) => refused.get(target)?.[0]?.reason,
    onLook: none,
    onLookAway: none,
    isShown: () => false,
  }
  const board = createElement('svg', null, createElement(Component, props))
  const html = renderToString(createElement(HandsOnTargets, { value: hands }, board))
  return [...html.matchAll(/<(?:g|button) [^>]*data-target="([^"]+)"[^>]*>/g)].map(
    ([tag, target = '']) => ({ tag, target }),
  )
}

/** What is wrong with the words for something on a board. */
function faultsOf(look: Look | null, rulebook: string): string[] {
  if (look === null) return ['no words']
  const { heading, lines, rule } = look
  return [
    ...(/^\S.*\S$/.test(heading) ? [] : [`the heading "${heading}"`]),
    ...(lines.length > 0 ? [] : ['no line']),
    ...lines.filter((line) => !/^[A-Z0-9−].*[.!?]$/.test(line)),
    ...lines.filter((line) => /undefined|NaN|\[object| {2}/.test(line)),
    ...(rule === undefined || rulebook.includes(`**${rule}**`) || rulebook.includes(`| ${rule} |`)
      ? []
      : [`there is no rule ${rule}`]),
  ]
}

/** What a title's picks can name, but for amounts: a board of some size draws more kinds of things than that. */
const thingsIn = ({ title }: GameEntry): number =>
  new Set(Object.values(title.verbs).filter((kind) => kind !== 'none' && kind !== 'amount')).size

// Every title, and the example: a game of a few picks that hides nothing.
describe.each([...games, example].map((game) => [game.title.id, game] as const))(
  'the board of %s',
  (id, game) => {
    const board = boards.get(id)
    if (board === undefined) throw new Error(`${id} has no board`)
    const views = [...viewsOf(game)]
    const components = [board.Board, board.SmallBoard, board.Hand].filter(
      (one) => one !== undefined,
    )

    it('has words for everything that is drawn on it, whoever looks', () => {
      const kinds = new Set<string>()
      const faults: string[] = []
      for (const view of views)
        for (const Component of components)
          for (const { target } of drawn(Component, view, null)) {
            kinds.add(target.split(':')[0] ?? '')
            for (const reader of [view.seat, null]) {
              const look = board.inspect(target, tellingOf(view, reader))
              faults.push(
                ...faultsOf(look, rulebooks.get(id) ?? '').map((one) => `${target}: ${one}`),
              )
            }
          }
      expect(faults).toEqual([])
      expect(kinds.size).toBeGreaterThanOrEqual(Math.min(4, thingsIn(game)))
    })

    it('has words for every seat, and for what lies in front of it', () => {
      const faults: string[] = []
      for (const view of views)
        for (const seat of new Set([0, view.seat ?? 0])) {
          const { table, decision } = view
          const chips = createElement(board.SeatChips, {
            table,
            hand: null,
            seat,
            aimed: null,
            decision,
          })
          const html = renderToString(createElement(HandsOnTargets, { value: hands }, chips))
          const found = [...html.matchAll(/data-target="([^"]+)"/g)].map(
            ([, target = '']) => target,
          )
          for (const target of [`seat:${seat}`, ...found]) {
            const look = board.inspect(target, tellingOf(view))
            faults.push(
              ...faultsOf(look, rulebooks.get(id) ?? '').map((one) => `${target}: ${one}`),
            )
          }
        }
      expect(faults).toEqual([])
    })

    it('has no words for what is not there', () => {
      for (const view of viewsOf(game))
        for (const target of ['', 'space', 'space:', 'space:x', 'town:99', 'card:-1', 'nothing:0'])
          expect(board.inspect(target, tellingOf(view))).toBeNull()
    })

    it('lets every lit target be picked, refused ones say why, and all others be looked at', () => {
      const faults: string[] = []
      let refusals = 0
      let options = 0
      for (const view of viewsOf(game)) {
        const offered = new Set(view.menu?.options.map(({ target }) => target))
        const refused = refusedTargets(view.menu)
        const aimed = [...refused.keys()].find((target) => !offered.has(target)) ?? null
        for (const { target, tag } of drawn(board.Board, view, aimed)) {
          const isLit = offered.has(target) && !tag.includes('class="lookable"')
          const isRefused = refused.has(target) && !isLit
          if (isLit) options++
          if (isRefused) refusals++
          const isAsItShould =
            tag.includes(isLit ? 'tabindex="0"' : 'tabindex="-1"') &&
            tag.includes('aria-disabled="true"') === isRefused &&
            tag.includes('aria-description=') === isRefused
          if (!isAsItShould) faults.push(tag)
        }
      }
      expect(faults).toEqual([])
      expect(options).toBeGreaterThan(0)
      expect(refusals > 0 || Object.keys(game.title.reasons).length === 0).toBe(true)
    })

    it('is drawn as each event of a pick is told, and so are its seats', () => {
      let count = 0
      for (const { view, event } of instantsOf(game)) {
        const { table, hand } = view
        for (const Component of components) drawn(Component, view, null, [event])
        for (const seat of [0, 1]) {
          const chips = { table, hand, seat, aimed: null, decision: null }
          renderToString(createElement(board.SeatChips, chips))
          expect(board.figure(table, seat).value).not.toMatch(/undefined|NaN/)
        }
        expect(board.progress(table)).not.toMatch(/undefined|NaN/)
        expect(board.steps(table).names).toBeInstanceOf(Array)
        count++
      }
      expect(count).toBeGreaterThan(5)
    })

    it('puts what ends or gives up something last, and never in the light', () => {
      const endsTurn: readonly string[] = board.endsTurn ?? []
      let ends = 0
      for (const { menu, table } of menusOf(game)) {
        const order = orderOf(board, table)
        const options = inOrder(order, amongOptions(menu.options, board), null)
        const verbs = entriesOf(options, board, null).map(({ options: [first] }) => first.verb)
        if (verbs.length < 2 || !verbs.some((verb) => endsTurn.includes(verb))) continue
        ends++
        const firstOfThose = verbs.findIndex((verb) => endsTurn.includes(verb))
        expect(verbs.slice(firstOfThose).filter((verb) => !endsTurn.includes(verb))).toEqual([])
        const lamp = firstOfThose > 0 ? ordinaryOf(order, options)?.verb : undefined
        expect(endsTurn).not.toContain(lamp)
      }
      expect(ends > 3 || endsTurn.length === 0).toBe(true)
    })

    it('names its verbs that can not be taken back', () => {
      for (const verb of board.irrevocable ?? [])
        expect(Object.keys(game.title.verbs)).toContain(verb)
    })
  },
)
