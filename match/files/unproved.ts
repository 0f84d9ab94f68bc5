import type { Verification } from './verify.ts'

/** What could not be checked of a match file in which nothing is wrong, in sentences. Only one without any is verified. */
export function unprovedIn({
  commitment,
  unplayed,
  inherited,
  believed,
  result,
}: Pick<Verification, 'commitment' | 'unplayed' | 'inherited' | 'believed' | 'result'>): string[] {
  const unproved: string[] = []
  if (commitment === 'no-key')
    unproved.push(
      `The key of the dice is not in the file: ${results(believed)} had to be taken at its word.`,
    )
  else if (believed > 0)
    unproved.push(
      `What comes from another match (${taken(inherited)}) only its own file can prove: ${results(believed)}.`,
    )
  if (result === 'not-reached')
    unproved.push(
      `What followed rules that are not here any more (${counted(unplayed, 'pick', 'picks')}) could not be played, nor what came of it.`,
    )
  return unproved
}

const taken = (entries: number): string =>
  entries === 0 ? 'the set-up' : `the set-up and ${counted(entries, 'entry', 'entries')}`

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const results = (count: number): string => counted(count, 'chance result', 'chance results')
