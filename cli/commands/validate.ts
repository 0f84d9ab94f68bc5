import { checkStored, type StoredVerdict } from '@eldertable/match'
import type { Archive, ListedMatch } from '@eldertable/store'
import type { Command } from 'commander'
import { inArchive, withDatabase } from '../database.ts'
import { FAILED, Failure } from '../failure.ts'
import { counted } from '../layout.ts'
import type { World } from '../world.ts'

export function validateCommand(program: Command, world: World): void {
  const command = program
    .command('validate')
    .summary('try every stored match with the rules of this version')
    .description(
      'Plays every stored match from its beginning with the rules that are here and says of each whether it\n' +
        'keeps its rules, migrates to later ones, or breaks, and at which entry. Nothing is changed, so it can be\n' +
        'done before an update, beside a running server. Ends with exit code 1 if any match breaks.',
    )
  withDatabase(command).action(async ({ database }: { database: string }) => {
    const counts = { keeps: 0, migrates: 0, breaks: 0 }
    await inArchive(database, async (archive) => {
      for await (const match of archive.matches({ statuses: ['playing', 'finished'] })) {
        const found = await check(world, archive, match)
        if (found === undefined) continue
        counts[found.verdict]++
        if (found.verdict !== 'keeps')
          world.terminal.print(`${match.code}  ${match.title}  ${inWords(found)}`)
      }
    })
    const { keeps, migrates, breaks } = counts
    const all = counted(keeps + migrates + breaks, 'match', 'matches')
    world.terminal.print(`${all}: ${keeps} keep their rules, ${migrates} migrate, ${breaks} break.`)
    if (breaks > 0) throw new Failure('Not every stored match can go on.', FAILED)
  })
}

/** Undefined if there is nothing to be played: the match is gone by now, or was given up before it began. */
async function check(
  { games }: World,
  archive: Archive,
  { id, title }: ListedMatch,
): Promise<StoredVerdict | undefined> {
  const match = await archive.read(id)
  if (match === undefined || match.head.length === 0) return undefined
  const game = games.find((one) => one.title.id === title)
  if (game === undefined)
    return { verdict: 'breaks', at: 0, why: `There is no title ${title} here.` }
  return checkStored(game, match)
}

function inWords(found: StoredVerdict): string {
  switch (found.verdict) {
    case 'keeps':
      return `keeps version ${found.version}`
    case 'migrates':
      return `migrates from version ${found.from} to ${found.to}`
    case 'breaks':
      return found.at === null
        ? `breaks: ${found.why}`
        : `breaks at entry ${found.at}: ${found.why}`
  }
}
