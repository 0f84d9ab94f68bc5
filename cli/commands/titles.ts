import { botsFor } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/kernel'
import type { Command } from 'commander'
import { findGame } from '../find.ts'
import { columns } from '../layout.ts'
import { inWords, valuesOf } from '../settings.ts'
import type { World } from '../world.ts'

export function titlesCommand(program: Command, world: World): void {
  program
    .command('titles')
    .summary('list the games')
    .description('Lists the games, or shows the bots and settings of one.')
    .argument('[title]', 'which game')
    .action((title: string | undefined) => {
      if (title === undefined) list(world)
      else show(world, findGame(world.games, title))
    })
}

function list({ terminal, games }: World): void {
  const rows = games.map(({ title }) => [
    title.id,
    `${title.seats.least} to ${title.seats.most} seats`,
    title.text.pitch,
  ])
  for (const line of columns(rows)) terminal.print(line)
}

function show({ terminal }: World, game: GameEntry): void {
  const { title } = game
  const { bold } = terminal.colours
  terminal.print(bold(title.text.name))
  terminal.print(title.text.pitch)
  terminal.print()
  terminal.print(`seats  ${title.seats.least} to ${title.seats.most}`)
  terminal.print(`bots   ${[...botsFor(game).keys()].join(', ')}`)
  const switches = Object.entries(title.switches)
  if (switches.length === 0) return
  terminal.print()
  terminal.print('Settings, for --set name=value:')
  const rows = switches.map(([name, about]) => {
    const help = title.text.switches[name]?.help ?? ''
    return [`  ${name}`, `${valuesOf(about)} (${inWords(about.default)})`, help, about.rule]
  })
  for (const line of columns(rows)) terminal.print(line)
}
