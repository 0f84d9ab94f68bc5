import { verify, type Verification } from '@eldertable/match'
import type { MatchFile } from '@eldertable/protocol'
import type { Command } from 'commander'
import { FAILED, Failure, INCOMPLETE } from '../failure.ts'
import { loadMatch } from '../files.ts'
import { findGame } from '../find.ts'
import { keyOfSeed } from '../key.ts'
import { counted, grouped } from '../layout.ts'
import type { World } from '../world.ts'

export function verifyCommand(program: Command, world: World): void {
  program
    .command('verify')
    .summary('check the dice and picks of a match')
    .description(
      'Plays a saved match again from the key of its dice and compares everything it says.\n' +
        'Ends with exit code 1 if anything differs, and with 3 if nothing does but not everything\n' +
        'could be checked; it then says what.',
    )
    .argument('<file>', 'a match file')
    .action((path: string) => {
      const file = loadMatch(world, path)
      const game = findGame(world.games, file.title)
      const found = verify(game, file)
      const { terminal } = world
      terminal.print(`${game.title.text.name}, ${counted(picksIn(file), 'pick')}`)
      for (const line of linesOf(file, found)) terminal.print(`  ${line}`)
      if (found.difference !== null)
        throw new Failure(`Not verified. ${found.difference.message}`, FAILED)
      if (file.key !== undefined && file.seed !== undefined && keyOfSeed(file.seed) !== file.key)
        throw new Failure('Not verified: the key is not that of the seed in the file.', FAILED)
      if (found.verdict === 'incomplete')
        throw new Failure(`Incomplete. ${found.unproved.join(' ')}`, INCOMPLETE)
      terminal.print('Verified.')
    })
}

const picksIn = ({ log }: MatchFile): number => log.filter((entry) => entry.do === undefined).length

function linesOf(file: MatchFile, found: Verification): string[] {
  const commitment = {
    kept: 'the key fits the commitment',
    broken: 'the key does not fit the commitment',
    'no-key': 'not checked, the key is not in the file',
  }[found.commitment]
  const result = {
    same: 'the same ending, winners and final state',
    different: 'different',
    unfinished: 'none yet, the match goes on',
    'not-reached': 'not reached',
  }[found.result]
  const lines = [
    `commitment  ${commitment}`,
    `dice        ${counted(found.chance, 'chance result')} compared with the key${
      found.believed === 0 ? '' : `, ${grouped(found.believed)} not`
    }`,
    `picks       ${grouped(found.picks)} of ${grouped(picksIn(file))} played again and allowed`,
    `result      ${result}`,
  ]
  if (file.seed !== undefined)
    lines.push(
      `seed        the dice were made from "${file.seed}": whoever chose it could foresee them`,
    )
  return lines
}
