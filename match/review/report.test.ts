import { MatchReview } from '@eldertable/bots'
import { games } from '@eldertable/games'
import { at, FastChance, type GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { Match } from '../match.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import { NotReviewable, playedMatch } from './played-match.ts'
import { reportOnMatch } from './report.ts'

const game = games.find(({ title }) => title.id === 'necronomonopoly') as GameEntry

/** A match that two people play at random, to its end or for this many picks. */
function atRandom(picks = Number.POSITIVE_INFINITY): Match {
  const match = Match.open({ game, seats: seatsOf('person', 'person'), key: KEY })
  const chance = new FastChance('random')
  for (let n = 0; n < picks && match.outcome === null; n++) {
    const seat = match.decision?.seat ?? 0
    const options = match.view(seat).menu?.options ?? []
    match.command(seat, match.moment, at(options, chance.below(options.length)).pick)
  }
  return match
}

describe('the report on a match', { timeout: 60_000 }, () => {
  it('tells what chance did and what decisions cost, in the words of the seat, with what was better', () => {
    const played = playedMatch(game, atRandom().toFile({ withKey: true }))
    const review = MatchReview.of(game, played.picks, played.end, 16)
    if (review === undefined) throw new Error('it can be reviewed')
    while (!review.isSketched) review.goOn()
    // A glance says too little to call anything luck.
    expect(reportOnMatch(played, review, 1).luckiest).toEqual([])
    while (!review.isDone) review.goOn()
    const report = reportOnMatch(played, review, 1)
    expect(report.ending).toMatch(/wins?/)
    expect(report.curves.map((curve) => curve.length)).toEqual(
      Array.from({ length: 2 }, () => played.picks.length + 1),
    )
    expect(report.luckiest.length).toBeGreaterThan(0)
    expect(report.luckiest.length).toBeLessThanOrEqual(5)
    for (const { pick, luck } of report.luckiest)
      expect(Math.abs(luck)).toBeGreaterThan(2 * (review.luckError(pick - 1, 1) ?? Infinity))
    const strokes = report.luckiest.map(({ luck }) => Math.abs(luck))
    expect(strokes).toEqual(strokes.toSorted((a, b) => b - a))
    // Whoever picks at random loses by it.
    expect(report.costliest.length).toBeGreaterThan(0)
    for (const { pick, chose, better, question, loss, error } of report.costliest) {
      expect(at(played.picks, pick - 1).seat).toBe(1)
      expect(chose).not.toBe(better)
      expect(question).not.toBe('')
      expect(loss).toBeGreaterThan(2 * error)
    }
    expect(at(report.seats, 1).accuracy).toBeLessThan(1)
  })

  it('is not made of a match that goes on, nor of one that was played by other rules', () => {
    const open = atRandom(5).toFile({ withKey: true })
    expect(() => playedMatch(game, open)).toThrow(new NotReviewable('It is not over yet.'))
    const later: GameEntry = {
      ...game,
      title: { ...game.title, version: game.title.version + 1, earlier: [game.title] },
    }
    expect(() => playedMatch(later, open)).toThrow(/played by version \d+ of the rules/)
  })
})
