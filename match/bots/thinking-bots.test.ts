import { games } from '@eldertable/games'
import { FastChance, Engine, type State } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { Match } from '../match.ts'
import { answerBotRequest, InlineBots } from './bot-player.ts'
import { withTime } from './thought-request.ts'

const thinkers = games.filter(({ searchProfile }) => searchProfile !== undefined)

describe.each(thinkers)(
  'a bot that thinks, at a table of $title.id',
  { timeout: 60_000 },
  (game) => {
    const engine: Engine = new Engine(game.title)
    const seats = ['Ann', 'Bob'].map((name) => ({ name, player: 'bot:thinker' }))
    const match = Match.open({ game, seats, key: 'cd'.repeat(32) })

    /** The same match with another true state. */
    function withState(change: (state: State) => void): Match {
      const { key, counter, beginning, snapshot } = match
      const from = structuredClone(snapshot)
      change(from.state)
      return Match.reopen({ game, key, counter, beginning, entries: [], from })
    }

    it('is asked the same, world and all, whatever is true of what its seat may not know', () => {
      const seat = match.decision?.seat ?? -1
      const other = withState((state) => engine.resample(state, seat, new FastChance('other')))
      expect(other.hash).not.toBe(match.hash)
      expect(other.botRequest()).toEqual(match.botRequest())
    })

    it('gets plain data, and answers with an allowed pick in its time', async () => {
      const request = match.botRequest()
      if (request?.world === undefined) throw new Error('it gets no world')
      expect(structuredClone(request)).toEqual(request)
      expect(JSON.stringify(request)).not.toContain(match.key)
      expect(request.observation.picks).toContain(await new InlineBots(games).pick(request, 100))
    })

    it('plays by the quickest habit when there is no time', () => {
      const request = match.botRequest()
      if (request === undefined) throw new Error('nobody is asked')
      const quickest = Object.keys(game.habits).at(-1) ?? 'habit'
      const answer = answerBotRequest(withTime(request, 0), games)
      expect(answer).toEqual(answerBotRequest({ ...request, bot: quickest }, games))
    })
  },
)
