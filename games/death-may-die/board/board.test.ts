import { HandsOnTargets, readTarget } from '@eldertable/board-kit'
import { copy, Engine, FastChance, PickList, type Seat, type View } from '@eldertable/kernel'
import { createElement } from 'preact/compat'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { grounds } from '../pieces/maps/index.ts'
import { deathMayDie } from '../index.ts'
import { spaceCalled, stateAt, type Position } from '../position.ts'
import type { DmdState } from '../state.ts'
import { about } from './about.ts'
import { Board } from './board.tsx'
import { cardOf } from './card-of.ts'
import { inspect } from './inspect.ts'
import { figure } from './seat.tsx'
import { SmallBoard } from './small-board.tsx'
import { standingIn } from './standing.ts'
import type { DmdTable } from './table.ts'

const engine = new Engine(deathMayDie)
const names = ['Ada', 'Bram', 'Odile'].map((name) => ({ name }))
const none = () => {}
const hands = { whyNot: () => undefined, onLook: none, onLookAway: none, isShown: () => false }

/** What lies on the table. Options of other kinds are words alone, and stand in the slip. */
const onTheTable = new Set([
  'space',
  'foe',
  'hero',
  'die',
  'card',
  'thing',
  'skill',
  'investigator',
  'insanity',
  'mythos',
])

interface Seen {
  view: View
  table: DmdTable
}

const seenBy = (state: DmdState, seat: Seat | null = engine.seatToAct(state)): Seen => {
  const view = copy(engine.view(state, seat))
  return { view, table: view.table as DmdTable }
}

/** What can be chosen, by the things that stand for it. */
const offeredIn = ({ menu }: View): string[] => [
  ...new Set(menu?.options.flatMap(({ target }) => target ?? [])),
]

function htmlOf(Component: typeof Board | typeof SmallBoard, { view, table }: Seen): string {
  const props = {
    table,
    hand: view.hand,
    reader: view.seat,
    seats: names,
    lit: new Map(offeredIn(view).map((target) => [target, 'may'] as const)),
    aimed: null,
    decision: view.decision,
    moment: [],
    onAim: none,
    onPick: none,
  }
  const board = createElement('svg', null, createElement(Component, props))
  return renderToString(createElement(HandsOnTargets, { value: hands }, board))
}

const targetsIn = (html: string): string[] =>
  [...html.matchAll(/data-target="([^"]+)"/g)].map(([, target = '']) => target)

const rows = (['1', '2', '3', '4', '5', '6'] as const).flatMap((episode) =>
  (['cthulhu', 'hastur'] as const).map((elderOne) => [episode, elderOne] as const),
)

type Settings = Pick<Position, 'episode' | 'elderOne'>

/** The second half, where random play seldom comes: the Elder One is there, with company. */
function lateIn(settings: Settings): DmdState {
  const { spaces, start } = grounds[Number(settings.episode) - 1] ?? { spaces: [], start: 0 }
  const on = spaces[start]?.id ?? ''
  return stateAt({
    ...settings,
    ann: { is: 'elizabeth', sanity: 5, insanity: 'ptsd' },
    bob: { is: 'ian', sanity: 7, fire: 1 },
    cid: { is: 'fatima', sanity: 8, insanity: 'paranoia' },
    elder: { on },
    disrupted: true,
    foes: { [on]: ['cultist', 'cultist', 'cultist 1'] },
  })
}

/** What whoever is asked sees now and then: from the start with all choices, or in the second half. */
function* seenIn(settings: Settings, isLate: boolean): Generator<Seen> {
  const list = new PickList()
  const chance = new FastChance(`${settings.episode} ${settings.elderOne} ${isLate}`)
  const state = isLate
    ? lateIn(settings)
    : engine.start(3, { ...settings, insanityDraft: true }, chance)
  if (isLate) engine.advance(state, chance)
  for (let pick = 0; pick < 160 && state.table.outcome === null; pick++) {
    engine.listPicks(state, list)
    if (pick % 8 === 0) yield seenBy(state)
    engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
  }
}

const lookIn = ({ view, table }: Seen, target: string) =>
  inspect(target, {
    name: () => 'Ada',
    table,
    hand: view.hand,
    reader: view.seat,
    asked: view.decision as never,
  })

describe.each(rows)('the table of episode %s against %s', (episode, elderOne) => {
  it('has a target for all that can be chosen on it, each once, and words for every target', () => {
    const missing: string[] = []
    for (const isLate of [false, true])
      for (const seen of seenIn({ episode, elderOne }, isLate)) {
        const offered = offeredIn(seen.view).filter((one) => onTheTable.has(readTarget(one).kind))
        for (const Component of [Board, SmallBoard]) {
          const drawn = targetsIn(htmlOf(Component, seen))
          missing.push(
            ...offered.filter((target) => !drawn.includes(target)),
            ...drawn.filter((target, i) => drawn.indexOf(target) !== i),
            ...drawn.filter((target) => lookIn(seen, target) === null),
          )
        }
      }
    expect(missing).toEqual([])
  })
})

it('whoever only looks on sees the table from the first choice on', () => {
  const state = engine.start(2, {}, new FastChance('looking on'))
  for (const Component of [Board, SmallBoard])
    expect(htmlOf(Component, seenBy(state, null))).toContain('<svg')
})

/** The table at somebody's first action. */
function at(position: Position): { state: DmdState; html: string } {
  const state = stateAt(position)
  engine.advance(state, new FastChance('seen'))
  return { state, html: htmlOf(Board, seenBy(state)) }
}

const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('what is seen on the table', () => {
  it('figures that nobody could tell apart are one stack, with their number', () => {
    const { state, html } = at({ foes: { '5A-b': ['cultist', 'cultist', 'cultist 1'] } })
    const stacks = standingIn(state.table, spaceCalled(state, '5A-b')).flatMap((piece) =>
      piece.is === 'foes' ? [piece.foes.length] : [],
    )
    expect(stacks).toEqual([2, 1])
    expect(words(html)).toContain('×2')
  })

  it('DMD-MAP-4 both ends of a staircase show the same number', () => {
    const { state } = at({})
    const pairs = state.table.fire.flatMap((_, space) =>
      standingIn(state.table, space).flatMap((piece) =>
        piece.is === 'stairs' || piece.is === 'tunnel' ? [`${piece.is} ${piece.pair}`] : [],
      ),
    )
    expect(pairs.length).toBeGreaterThan(0)
    for (const pair of pairs) expect(pairs.filter((one) => one === pair)).toHaveLength(2)
  })

  it('the Elder One stands on the map once it has come, and not before', () => {
    expect(targetsIn(at({}).html)).not.toContain('foe:99')
    const { html } = at({ elder: { on: '1A-a', stage: 3, wounds: 4 }, disrupted: true })
    expect(targetsIn(html)).toContain('foe:99')
    expect(words(html)).toContain('Cthulhu, stage 3')
    expect(words(html)).toContain('4 of 16 wounds')
    expect(words(html)).toContain('4 dice: about 2.0 wounds')
  })

  it('long names of what one has are not cut while there is room', () => {
    const { html } = at({
      ann: { is: 'elizabeth', insanity: 'memory-loss', fire: 1, has: ['Guilty Conscience'] },
    })
    expect(words(html)).toContain('Short-Term Memory Loss')
    expect(words(html)).toContain('Guilty Conscience')
  })

  it('a phone tells how far the ritual is, the Elder One’s stage, and one’s own tracks', () => {
    const state = stateAt({
      ann: { is: 'elizabeth', wounds: 2, stress: 5, sanity: 8 },
      elder: { on: '1A-a', stage: 3, wounds: 4 },
      disrupted: true,
    })
    engine.advance(state, new FastChance('seen'))
    const told = words(htmlOf(SmallBoard, seenBy(state)))
    for (const part of ['of 8', 'Stage 3', '4 of 16 wounds', 'Wounds 2/6', 'Stress 5/8'])
      expect(told).toContain(part)
  })

  it('DMD-ENDTURN-4 the discards say how near the next step is', () => {
    expect(words(at({}).html)).toContain('3 more tentacles and it advances')
    expect(words(at({ discards: ['ct.m1', 'ct.m2'] }).html)).toContain(
      '1 more tentacle and it advances',
    )
  })

  it('the open dashboard is the reader’s, with tracks, skills and cards', () => {
    const { html } = at({
      ann: { is: 'elizabeth', wounds: 2, stress: 5, sanity: 8, has: ['Jerome'] },
    })
    for (const part of ['Elizabeth', '2 of 6', '5 of 8', '8 of 21', 'Lucky', 'Marksman', 'Jerome'])
      expect(words(html)).toContain(part)
  })
})

describe('what the frame asks the board for', () => {
  const position: Position = { foes: { '5A-b': ['cultist', 'cultist'] } }
  const { table } = stateAt(position)
  const [first = -1, second = -1] = table.enemies.flatMap(({ space }, foe) =>
    space >= 0 ? [foe] : [],
  )

  it('DMD-TERM-9 the enemy that a question is about is marked, or the stack in which it stands', () => {
    const asked = { seat: 0, rule: '', passable: false, key: 'choose.one' }
    for (const foe of [first, second])
      expect(about({ ...asked, about: { what: 'space', why: 'way', foe } }, table)).toEqual([
        `foe:${first}`,
      ])
    expect(about({ ...asked, key: 'actions.choose', about: { hero: 0, left: 3 } }, table)).toEqual(
      [],
    )
  })

  it('the small board names the Elder One on its track, and whose figures stand there of two', () => {
    const shown = (seats: number) => {
      const state = engine.start(seats, { randomInvestigators: true }, new FastChance('small'))
      return words(htmlOf(SmallBoard, seenBy(state)))
    }
    expect(shown(1)).toMatch(/Cthulhu: 1 of 8.*Retorts left .*[A-Z][a-z]+ Wounds 0\/\d/)
    expect(shown(2)).toMatch(/Cthulhu: 1 of 8.*Retorts left Wounds 0\/\d/)
  })

  it('a seat’s figure is that of whoever still stands', () => {
    const { table } = stateAt({ ann: { sanity: 15 }, bob: { sanity: 11 } })
    const [ann, bob] = table.heroes
    if (ann === undefined || bob === undefined) throw new Error('there are not two')
    bob.seat = ann.seat
    expect(figure(table, ann.seat).value).toMatch(/^15\//)
    ann.hasFallen = true
    expect(figure(table, ann.seat).value).toMatch(/^11\//)
    bob.hasFallen = true
    expect(figure(table, ann.seat)).toEqual({ value: '—', label: 'fallen' })
  })

  it('what somebody has is named in full where there is room for it', () => {
    const state = stateAt({ ann: { is: 'beth', has: ['Tobias Marsh'] }, episode: '2' })
    engine.advance(state, new FastChance('seen'))
    expect(htmlOf(Board, seenBy(state, 0))).toContain('>Tobias Marsh, 1 health</text>')
  })

  it('a Mythos card is turned up with its whole text and what its symbol means', () => {
    const t = { name: () => 'Ada', table, hand: null, reader: 0, asked: null }
    const card = cardOf({ key: 'resolves', rule: '', is: { hero: 0, card: 0 } } as never, t)
    expect(card?.kind).toContain('Mythos')
    expect(card?.lines[0]).toMatch(/\.$/)
    expect(card?.lines[1]).toMatch(/^It bears/)
    expect(cardOf({ key: 'moves', rule: '', is: { hero: 0 } } as never, t)).toBeNull()
  })

  it('DMD-SETUP-9 investigators are chosen from cards that name each skill and say what it does', () => {
    const state = engine.start(2, {}, new FastChance('cards'))
    const told = words(htmlOf(Board, seenBy(state)))
    for (const part of ['Elizabeth', 'Lucky', 'Free rerolls each turn', '8 stress'])
      expect(told).toContain(part)
  })
})
