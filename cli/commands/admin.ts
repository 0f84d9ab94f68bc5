import type { BanForAdmin, PersonForAdmin, TableForAdmin } from '@eldertable/protocol/wire-admin.ts'
import { dataDirIn } from '@eldertable/server/config.ts'
import type { Command } from 'commander'
import { ask, askAll, type Reach } from '../admin/reach-server.ts'
import { wholeNumber } from '../arguments.ts'
import { whenOf } from '../database.ts'
import { Failure } from '../failure.ts'
import { columns, counted } from '../layout.ts'
import type { World } from '../world.ts'

/** Whom a ban is about. */
interface Who {
  guest?: string
  address?: string
  days?: number
}

export function adminCommand(program: Command, { terminal }: World): void {
  const admin = program
    .command('admin')
    .summary('look after a server that is running')
    .description(
      'Looks after a server that is running: by the socket in its data folder, as the user who runs it,\n' +
        'or elsewhere with --server and its token in ADMIN_TOKEN.',
    )
    .option('--data <folder>', 'the data folder of the server', dataDirIn(process.env))
    .option('--server <url>', 'the address of a server elsewhere')
  const reach = (): Reach => admin.opts<{ data: string; server?: string }>()
  const at = (table: string, what = '') => `/api/admin/tables/${encodeURIComponent(table)}${what}`
  const change = async (path: string, body: object, done: string) => {
    await ask(reach(), 'POST', path, body)
    terminal.print(done)
  }

  admin
    .command('tables')
    .summary('the tables that are open now; `eldertable show` lists all that are stored')
    .action(async () => {
      const tables = await askAll<TableForAdmin>(reach(), '/api/admin/tables')
      for (const line of columns(tables.map(rowOf))) terminal.print(line)
      terminal.print(`${counted(tables.length, 'table')} open.`)
    })

  admin
    .command('show <table>')
    .summary('a table: who sits there, with the ids of guests, and the latest positions')
    .action(async (name: string) => {
      const table = (await ask(reach(), 'GET', at(name))) as TableForAdmin
      for (const line of linesOf(table)) terminal.print(line)
    })

  admin
    .command('people')
    .summary('who is connected: the id of the guest, the address, the name')
    .action(async () => {
      const people = await askAll<PersonForAdmin>(reach(), '/api/admin/people')
      const rows = people.map(({ guest, address, name }) => [guest ?? '(no guest)', address, name])
      for (const line of columns(rows)) terminal.print(line)
    })

  admin
    .command('unseat <table> <seat>')
    .summary('take somebody from a seat; a bot plays on')
    .action((name: string, seat: string) =>
      change(at(name, '/unseat'), { seat: whole(seat) }, 'The seat is free.'),
    )

  admin
    .command('rewind <table> <position>')
    .summary('take a match back to a position; the table is told, and its log keeps everything')
    .action((name: string, to: string) =>
      change(at(name, '/rewind'), { to: whole(to) }, `The match is at position ${to}.`),
    )

  admin
    .command('close <table>')
    .summary('let nobody in at a table any more; what is stored stays')
    .action((name: string) => change(at(name, '/close'), {}, 'The table is closed.'))

  admin
    .command('reopen <table>')
    .summary('open a table again that was closed')
    .action((name: string) => change(at(name, '/reopen'), {}, 'The table is open.'))

  admin
    .command('bans')
    .summary('who is not let in')
    .action(async () => {
      const bans = (await ask(reach(), 'GET', '/api/admin/bans')) as BanForAdmin[]
      const rows = bans.map(({ who, at: since, endsAt, name }) => [
        who,
        `since ${whenOf(since)}`,
        endsAt === null ? 'for good' : `until ${whenOf(endsAt)}`,
        name,
      ])
      for (const line of columns(rows)) terminal.print(line)
      terminal.print(`${counted(bans.length, 'ban')}.`)
    })

  admin
    .command('ban')
    .summary('do not let somebody in: their connections end')
    .option('--guest <id>', 'a guest, by the id that `people` and `show` list')
    .option('--address <ip>', 'an address; of IPv6 its /64 network')
    .option('--days <n>', 'for so many days; else until it is lifted', wholeNumber(1))
    .action((who: Who) => change('/api/admin/bans', { ...who }, 'Banned.'))

  admin
    .command('unban')
    .summary('let somebody in again')
    .option('--guest <id>', 'a guest')
    .option('--address <ip>', 'an address')
    .action((who: Who) => change('/api/admin/unban', { ...who }, 'The ban is lifted.'))

  admin
    .command('announce [words...]')
    .summary('tell everybody at the tables something, such as a restart; without words, no longer')
    .action((words: string[]) =>
      change(
        '/api/admin/announcement',
        { text: words.length === 0 ? null : words.join(' ') },
        words.length === 0 ? 'Nothing is announced any more.' : 'Everybody is told.',
      ),
    )
}

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Failure(`${text} is not a whole number.`)
  return Number(text)
}

const rowOf = ({ code, status, title, position, watchers, seats }: TableForAdmin): string[] => [
  code,
  status,
  title,
  `at ${position}`,
  `${watchers} there`,
  seats.map(({ name, player }) => name || `(${player})`).join(', '),
]

function linesOf(table: TableForAdmin): string[] {
  const { seats, latest, isClosed, length } = table
  const players = seats.map(({ name, player, heldBy, guest, isHere }, seat) => [
    `  seat ${seat}`,
    name || `(${player})`,
    heldBy === null ? player : `${player}, played by ${heldBy}`,
    guest ?? '',
    guest === null ? '' : isHere ? 'here' : 'away',
  ])
  const picks = latest.map(({ position, seat }) => [
    `  ${position}`,
    seats[seat]?.name ?? `seat ${seat}`,
  ])
  return [
    rowOf(table).slice(0, 5).join('  '),
    ...(isClosed ? ['closed by whoever runs the server'] : []),
    ...columns(players),
    `${counted(length, 'entry', 'entries')} in the log; the latest positions, and who picked:`,
    ...columns(picks, [0]),
  ]
}
