import { Engine, FastChance, PickList } from '@eldertable/kernel'
import { Client } from './peer.ts'
import { MOST_TURNS, SEATS, type Result } from './board.ts'
import { boardgameIoGame } from './boardgame-io.ts'
import * as hand from './by-hand.ts'
import { propertyTitle } from './kernel-title.ts'

/** One version of the property game: plays a match at random to its end. */
export type PlayMatch = (seed: string) => Result

const engine = new Engine(propertyTitle)
const list = new PickList()

export const onKernel: PlayMatch = (seed) => {
  const chance = new FastChance(seed)
  const state = engine.start(SEATS, {}, chance)
  const { table } = state
  let picks = 0
  engine.listPicks(state, list)
  while (table.outcome === null) {
    engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance, undefined, list)
    picks++
  }
  return { picks, turns: table.turn, bankrupts: count(table.out), cash: sum(table.cash) }
}

const moves: number[] = []

export const byHand: PlayMatch = (seed) => {
  const chance = new FastChance(seed)
  const state = hand.start()
  let picks = 0
  while (state.winners === null) {
    const legal = hand.legal(state, moves)
    hand.apply(state, moves[chance.below(legal)] ?? -1, chance)
    picks++
  }
  return { picks, turns: state.turn, bankrupts: count(state.out), cash: sum(state.cash) }
}

export const onBoardgameIo: PlayMatch = (seed) => {
  const chance = new FastChance(seed)
  const client = Client({
    game: { ...boardgameIoGame, seed },
    numPlayers: SEATS,
    debug: false,
  })
  client.start()
  let picks = 0
  for (;;) {
    const state = client.getState()
    if (state === null) throw new Error('boardgame.io has no state')
    const { G, ctx } = state
    if (ctx.gameover !== undefined) {
      client.stop()
      // It counts the turn that would have come after the last.
      const turns = Math.min(ctx.turn, MOST_TURNS)
      return { picks, turns, bankrupts: count(G.out), cash: sum(G.cash) }
    }
    const options = boardgameIoGame.ai?.enumerate(G, ctx, ctx.currentPlayer) ?? []
    const option = options[chance.below(options.length)]
    if (option === undefined || !('move' in option)) throw new Error('nothing to play')
    client.moves[option.move]?.(...(option.args ?? []))
    picks++
  }
}

const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
