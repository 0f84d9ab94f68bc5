import { HandsOnTargets } from '@eldertable/board-kit'
import { copy, Engine, FastChance, PickList, type View } from '@eldertable/kernel'
import { createElement } from 'preact/compat'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { SOLID } from '../tiles/tile.ts'
import { TILES, tileAt, tileNumber } from '../tiles/tiles.ts'
import { parseSpace, SPAWN_SPACE } from '../tiles/spaces.ts'
import { cthulhuMash } from '../index.ts'
import { blowOf } from '../verbs.ts'
import { targetLit } from './lit.ts'
import { Board } from './board.tsx'
import { sizeOf } from './layout.ts'
import { inspect } from './inspect.ts'
import { iconsOn } from './tile/ground.tsx'
import { linesOf } from './tile/walls.tsx'
import type { Tell } from '../text/telling.ts'
import type { MashTable } from './table.ts'
import { telling } from './words.ts'

const engine = new Engine(cthulhuMash)
const none = () => {}
const hands = { whyNot: () => undefined, onLook: none, onLookAway: none, isShown: () => false }
const seats = ['Ada', 'Bram', 'Odile', 'Silas'].map((name) => ({ name }))

function htmlOf(view: View): string {
  const targets = (view.menu?.options ?? []).flatMap(({ target }) => target ?? [])
  const props = {
    table: view.table as MashTable,
    hand: view.hand,
    reader: view.seat,
    seats,
    lit: new Map(targets.map((target) => [target, 'may'] as const)),
    aimed: null,
    decision: view.decision,
    moment: [],
    onAim: none,
    onPick: none,
  }
  const board = createElement('svg', null, createElement(Board, props))
  return renderToString(createElement(HandsOnTargets, { value: hands }, board))
}

const targetsIn = (html: string): string[] =>
  [...html.matchAll(/data-target="([^"]+)"/g)].map(([, target = '']) => target)

describe('the board', () => {
  it('draws every table of random play, with each lit space, and says what everything on it is', () => {
    const chance = new FastChance('board')
    const state = engine.start(4, { characters: 'random' }, chance)
    const list = new PickList()
    for (let i = 0; i < 60 && state.table.outcome === null; i++) {
      engine.listPicks(state, list)
      const view = copy(engine.view(state, engine.seatToAct(state)))
      const shown = targetsIn(htmlOf(view))
      const wanted = (view.menu?.options ?? [])
        .flatMap(({ target }) => target ?? [])
        .filter((target) => target.startsWith('space:'))
      expect(shown).toEqual(expect.arrayContaining(wanted))
      const t = {
        ...telling(view.table as MashTable, seats),
        asked: view.decision as Tell['asked'],
      }
      expect(shown.filter((target) => inspect(target, t) === null)).toEqual([])
      engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
    }
    const { width, height } = sizeOf(state.table)
    expect([width, height]).toEqual([1692, 1718])
  })

  it('lets a piece be pressed that an attack means', () => {
    const lit = new Map([
      [`blow:${blowOf(0, 12)}`, 'may'],
      [`blow:${blowOf(3, 12)}`, 'aimed'],
      ['space:12', 'may'],
    ] as const)
    expect(targetLit(lit, 12)).toEqual({ id: `blow:${blowOf(3, 12)}`, light: 'aimed' })
    expect(targetLit(lit, 13)).toEqual({ id: 'piece:13', light: undefined })
  })

  it('shows what a space does', () => {
    const swamp = tileAt(tileNumber('abhoth-swamp'))
    expect(iconsOn(swamp, parseSpace('R4C4'))).toEqual(['death-skull'])
    expect(iconsOn(swamp, parseSpace('R5C2'))).toEqual(['crossed-chains'])
    const temple = tileAt(tileNumber('cultist-temple'))
    expect(iconsOn(temple, parseSpace('R4C3'))).toEqual(['drop', 'crossed-chains'])
    expect(iconsOn(temple, parseSpace('R2C2'))).toEqual(['drop'])
    expect(iconsOn(temple, parseSpace('R1C1'))).toEqual([])
  })

  it('marks the space where a rest restores everything, whoever begins there', () => {
    const restIn = (slug: Parameters<typeof tileNumber>[0]) =>
      iconsOn(tileAt(tileNumber(slug)), SPAWN_SPACE)
    expect(restIn('base-camp')).toEqual(['health-increase'])
    expect(restIn('mariners-ship')).toEqual(['brain'])
    expect(restIn('cultist-temple')).toEqual([])
  })

  it('draws each wall once, however a tile lies', () => {
    for (const tile of TILES) {
      const counts = [0, 1, 2, 3].map((q) => linesOf(tile, SOLID, q).split('M').length)
      expect(new Set(counts).size).toBe(1)
    }
  })
})
