import { race, speedOf, type Contest, type Entrant, type Run } from '../measure.ts'
import { number, ratio, target, type Section } from '../report.ts'
import { byHand, onBoardgameIo, onKernel, type PlayMatch } from './contestants.ts'
import { checkSameGame } from './same-game.ts'

const KERNEL = 'our kernel'
const HAND = 'by hand'
const module = import.meta.url

/** What other games are measured against. */
export const peer: Entrant = { module, name: 'boardgame.io' }

/** Imported by a lane. @public */
export const contest = (): Contest => ({
  [KERNEL]: matches(onKernel),
  [HAND]: matches(byHand),
  [peer.name]: matches(onBoardgameIo),
})

/** The property game written three times. */
export async function measureProperty(): Promise<Section> {
  const agreement = checkSameGame()
  const entrants = [{ module, name: KERNEL }, { module, name: HAND }, peer]
  const speeds = await race(entrants, { rounds: 9, seconds: 0.5 })
  const kernel = speedOf(speeds, KERNEL)
  const hand = speedOf(speeds, HAND)
  const slowest = speedOf(speeds, peer.name)
  const targets = [
    target('at least 300 times boardgame.io', kernel >= 300 * slowest),
    target('within 3 times of the hand-written game', hand <= 3 * kernel),
  ]
  return {
    heading: 'The property game, three times',
    about: `Random legal play of the same small game. ${agreement} Targets for the kernel: ${targets.join('; ')}.`,
    columns: ['Version', 'Picks/s', 'To boardgame.io', 'To the kernel'],
    rows: speeds.map(({ name, perSecond }) => [
      name,
      number(perSecond),
      ratio(perSecond / slowest),
      ratio(perSecond / kernel),
    ]),
  }
}

function matches(play: PlayMatch): Run {
  let match = 0
  return () => play(`bench ${match++}`).picks
}
