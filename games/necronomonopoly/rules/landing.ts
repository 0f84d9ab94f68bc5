import { done } from '@eldertable/kernel'
import { ASYLUM, GO_TO_ASYLUM, spaceAt } from '../pieces/spaces.ts'
import type { Frames, Game } from '../frames.ts'
import { NO_CARD, NOBODY, NOWHERE } from '../state.ts'
import { isOnBoard } from './deck.ts'
import { feeOf, rentOf } from './dues.ts'
import { endIfCultistsWin } from './ending.ts'
import { procedure } from './kit.ts'
import { monstersOn } from './monsters.ts'
import { inmates, isCultist, isSane, player } from './players.ts'
import { giveProperty, ownerOf } from './property.ts'
import { enterSpace } from './walk.ts'

/** What happens on the space where a move ends: Monsters first, then the space (NEC-MOVE-11). */
export const land = procedure('land', {
  arrive(g, f) {
    const s = g.state
    if (f.seat === s.table.active) s.table.landed = f.space
    g.event?.('lands', f.walked ? 'NEC-MOVE-6' : 'NEC-MOVE-9', { seat: f.seat, space: f.space })
    if (!f.walked) enterSpace(g, f.seat, f.space)
    if (isCultist(s, f.seat)) return 'attack' // NEC-CULTIST-27
    f.monsters = monstersOn(s, f.space)
    return 'monsters'
  },
  monsters(g, f) {
    const s = g.state
    if (player(s, f.seat).space !== f.space) return done // NEC-MOVE-12, NEC-MEET-10
    const monster = f.monsters.shift()
    if (monster === undefined) return 'space'
    if (isOnBoard(s, monster))
      g.call('encounter', { seat: f.seat, monster, loss: 0, ally: NO_CARD })
    return 'monsters'
  },
  attack(g, f) {
    g.call('attack', { seat: f.seat, victims: [], struck: false })
    return f.space === ASYLUM ? 'inmates' : 'space'
  },
  inmates(g, f) {
    g.call('strikeInmates', { seat: f.seat, inmates: inmates(g.state) }) // NEC-CULTIST-28
    return 'space'
  },
  space(g, f) {
    resolveSpace(g, f)
    return done
  },
})

function resolveSpace(g: Game, f: Frames['land']): void {
  const { seat, space } = f
  switch (spaceAt(space).kind) {
    case 'lot':
      payRent(g, f)
      break
    case 'tome':
      readTome(g, f)
      break
    case 'mythos':
      g.call('draw', { seat, card: NO_CARD, space }) // NEC-MYTHOS-1
      break
    case 'gate':
      g.call('gate', { seat, total: 0, shifted: [], to: NOWHERE })
      break
    case 'corner':
      if (space === GO_TO_ASYLUM) g.call('sendToAsylum', { seat, rule: 'NEC-ASYLUM-3' })
      break
  }
}

/** NEC-LOT-4; Cultists pay none (NEC-LOT-14). */
function payRent(g: Game, f: Frames['land']): void {
  const owner = ownerOf(g.state, f.space)
  if (owner === NOBODY || owner === f.seat || !isSane(g.state, f.seat)) return
  const amount = rentOf(g.state, f.space, owner)
  g.call('owe', { seat: f.seat, to: owner, amount, space: f.space, rule: 'NEC-LOT-4' })
}

/** NEC-TOME-3 and NEC-TOME-7 for an Investigator, NEC-CULTIST-22 for a Cultist. */
function readTome(g: Game, f: Frames['land']): void {
  const s = g.state
  const owner = ownerOf(s, f.space)
  if (isSane(s, f.seat)) {
    if (owner === NOBODY || owner === f.seat) return
    const [to, rule] = isSane(s, owner) ? [owner, 'NEC-TOME-3'] : [NOBODY, 'NEC-TOME-7']
    g.call('owe', { seat: f.seat, to, amount: feeOf(s, owner), space: f.space, rule })
  } else if (owner === NOBODY) {
    giveProperty(g, f.space, f.seat)
    g.event?.('claims', 'NEC-CULTIST-22', { seat: f.seat, space: f.space })
    endIfCultistsWin(g)
  }
}
