import type { GameEntry } from '@eldertable/kernel'
import { verify } from '@eldertable/match'
import type { MatchSession } from '../../session/session.ts'

/** Plays the match again from its key in this browser and says whether every roll was right, or what nobody can say. */
export async function checkDice(session: MatchSession, game: GameEntry): Promise<string> {
  const file = await session.file()
  const { verdict, picks, chance, unproved, difference } = verify(game, file)
  if (difference !== null) return `Something does not fit. ${difference.message}`
  return verdict === 'verified'
    ? `Every roll is right: ${picks} picks and ${chance} chance results came out the same from the key.`
    : `Incomplete: nothing is wrong, but not everything can be checked. ${unproved.join(' ')}`
}
