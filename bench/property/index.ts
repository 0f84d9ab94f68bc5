import { race, speedOf, type Contest, type Run } from '../measure.ts'
import { number, ratio, target, type Section } from '../report.ts'
import { byHand, onBoardgameIo, onKernel, type PlayMatch } from './contestants.ts'
import { checkSameGame } from './same-game.ts'

const KERNEL = 'our kernel'
const HAND = 'by hand'
const PEER = 'boardgame.io'

/** Imported by a lane. @public */
export const contest = (): Contest => ({
  [KERNEL]: matches(onKernel),
  [HAND]: matches(byHand),
  [PEER]: matches(onBoardgameIo),
})

/** The property game written three times, and the speed that other games are measured against. */
export async function measureProperty(): Promise<{ section: Section; peer: number }> {
  const agreement = checkSameGame()
  const pace = { rounds: 9, seconds: 0.5 }
  const speeds = await race(import.meta.url, [KERNEL, HAND, PEER], pace)
  const kernel = speedOf(speeds, KERNEL)
  const hand = speedOf(speeds, HAND)
  const peer = speedOf(speeds, PEER)
  const targets = [
    target('at least 300 times boardgame.io', kernel >= 300 * peer),
    target('within 3 times of the hand-written game', hand <= 3 * kernel),
  ]
  const section = {
    heading: 'The property game, three times',
    about: `Random legal play of the same small game. ${agreement} Targets for the kernel: ${targets.join('; ')}.`,
    columns: ['Version', 'Picks/s', 'To boardgame.io', 'To the kernel'],
    rows: speeds.map(({ name, perSecond }) => [
      name,
      number(perSecond),
      ratio(perSecond / peer),
      ratio(perSecond / kernel),
    ]),
  }
  return { section, peer }
}

function matches(play: PlayMatch): Run {
  let match = 0
  return () => play(`bench ${match++}`).picks
}
