import { race, speedOf, type Contestant } from '../measure.ts'
import { number, ratio, target, type Section } from '../report.ts'
import { checkSameGame } from './same-game.ts'
import { byHand, onBoardgameIo, onKernel, type PlayMatch } from './contestants.ts'

const KERNEL = 'our kernel'
const HAND = 'by hand'
const PEER = 'boardgame.io'

/** The property game written three times, and what the others are measured against. */
export function measureProperty(): { section: Section; peer: number } {
  const agreement = checkSameGame()
  const speeds = race(
    [contestant(KERNEL, onKernel), contestant(HAND, byHand), contestant(PEER, onBoardgameIo)],
    {
      rounds: 9,
      seconds: 0.5,
    },
  )
  const kernel = speedOf(speeds, KERNEL)
  const hand = speedOf(speeds, HAND)
  const peer = speedOf(speeds, PEER)
  const targets = [
    target('at least 300 times boardgame.io', kernel >= 300 * peer),
    target('within 3 times of the hand-written game', hand <= 3 * kernel),
  ]
  return {
    peer,
    section: {
      heading: 'The property game, three times',
      about: `Random legal play of the same small game. ${agreement} Targets for the kernel: ${targets.join('; ')}.`,
      columns: ['Version', 'Picks/s', 'To boardgame.io', 'To the kernel'],
      rows: speeds.map(({ name, perSecond }) => [
        name,
        number(perSecond),
        ratio(perSecond / peer),
        ratio(perSecond / kernel),
      ]),
    },
  }
}

function contestant(name: string, play: PlayMatch): Contestant {
  let match = 0
  return { name, run: () => play(`${name} ${match++}`).picks }
}
