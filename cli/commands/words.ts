import { Engine, FastChance, MatchWords, PickList, type View } from '@eldertable/kernel'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { findGame, seatCount } from '../find.ts'
import { counted } from '../layout.ts'
import { printSections } from '../play/board.ts'
import type { World } from '../world.ts'

interface Options {
  seats?: number
  seed: string
}

/** After this many picks a random match is given up: it need not come to an end. */
const LONGEST = 3_000

export function wordsCommand(program: Command, world: World): void {
  program
    .command('words')
    .summary('read the board of a game in words')
    .description(
      'Plays a match at random and prints its board in words, as a screen reader has it: at the beginning,\n' +
        'in the middle and at the end, for whoever is asked, with the question and what is offered.',
    )
    .argument('<title>', 'which game')
    .option('--seats <n>', 'how many seats', wholeNumber(1))
    .option('--seed <text>', 'what all chance is derived from', '1')
    .action((typed: string, { seats, seed }: Options) => {
      const { title } = findGame(world.games, typed)
      const given = seatCount(findGame(world.games, typed), seats, 2)
      const engine = new Engine(title)
      const last = [...viewsOf(engine, given, seed)].length - 1
      const wanted = new Set([0, Math.floor(last / 2), last])
      const words = new MatchWords(title, [])
      let picks = 0
      for (const view of viewsOf(engine, given, seed)) {
        if (wanted.has(picks)) show(world, words, view, picks)
        picks++
      }
    })
}

/** What whoever is asked sees, after every pick of one and the same random match; at its end a spectator. */
function* viewsOf(engine: Engine, seats: number, seed: string): Generator<View> {
  const chance = new FastChance(seed)
  const list = new PickList()
  const state = engine.start(seats, {}, chance)
  for (let pick = 0; pick < LONGEST && state.table.outcome === null; pick++) {
    yield engine.view(state, engine.seatToAct(state))
    engine.listPicks(state, list)
    engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
  }
  yield engine.view(state, null)
}

function show({ terminal }: World, words: MatchWords, view: View, picks: number): void {
  const { bold } = terminal.colours
  terminal.print(bold(`After ${counted(picks, 'pick')}`))
  printSections(terminal, words.board(view))
  const { outcome } = view.table
  if (outcome !== null) terminal.print(words.ending(outcome, view))
  if (view.decision !== null) terminal.print(words.prompt(view.decision, view))
  for (const option of view.menu?.options ?? []) terminal.print(`  ${words.option(option, view)}`)
  terminal.print()
}
