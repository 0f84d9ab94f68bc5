import { at, list, type GoalText } from '@eldertable/kernel'
import { tomeSpaces } from '../pieces/spaces.ts'
import type { Tell } from './telling.ts'

/** How one wins, which is not the same for the sane and for Cultists, and how far everybody is. */
export function goal(t: Tell): GoalText {
  const { players, owners, round, settings, monsters } = t.table
  const seats = players.map((_, seat) => seat)
  const sane = seats.filter((seat) => at(players, seat).standing === 'sane')
  const cultists = seats.filter((seat) => at(players, seat).standing === 'cultist')
  const ofCultists = tomeSpaces.filter((space) => cultists.includes(owners[space] ?? -1))
  const isCultist = t.reader !== null && cultists.includes(t.reader)
  const richest = sane.toSorted((a, b) => at(players, b).sanity - at(players, a).sanity)
  return {
    name: isCultist ? 'For the Cultists' : 'The last sane one',
    lines: [
      ...(isCultist ? [cultistsWin, saneWin] : [saneWin, cultistsWin]),
      ...(settings.roundLimit > 0
        ? [`After round ${settings.roundLimit} the sane player with the most Sanity wins.`]
        : []),
    ],
    standing: [
      {
        what: 'Still sane',
        is: list(richest.map((seat) => `${t.name(seat)} ${at(players, seat).sanity}`)),
      },
      ...(cultists.length > 0
        ? [{ what: 'Cultists', is: list(cultists.map((seat) => t.name(seat))) }]
        : []),
      { what: 'Great Tomes of Cultists', is: `${ofCultists.length} of ${tomeSpaces.length}` },
      { what: 'Monsters on the prowl', is: String(monsters.length) },
      ...(settings.roundLimit > 0
        ? [{ what: 'Round', is: `${round} of ${settings.roundLimit}` }]
        : []),
    ],
  }
}

const saneWin =
  'Sanity is your money and your life: buy Lots, and let the others pay rent with theirs. Whoever cannot pay goes insane and becomes a Cultist. The last sane player wins.'
const cultistsWin =
  'Cultists win together as soon as all four Great Tomes are theirs and one of them who has a Tome comes to Mi-Go.'
