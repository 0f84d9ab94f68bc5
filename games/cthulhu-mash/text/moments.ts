import { at, capital, counted, personAt, type MomentText, type Words } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { isInsane } from '../rules/characters/health.ts'
import { areFriends } from '../rules/sides.ts'
import { NONE } from '../state.ts'
import { isFoe, isGenerator, pieceIn, seatIn } from '../targets.ts'
import { lines as goalLines } from './goal.ts'
import { powerDoes } from './powers.ts'
import { does, kindOfFoe, openState, type Tell } from './telling.ts'
import { victoryNames } from './victory.ts'
import { powerAt } from '../pieces/powers.ts'

/** Events that change what somebody is or is after, and what each means for whoever reads. */
export const moments: NonNullable<Words<Mash>['moments']> = {
  victory: ({ victory }) => ({
    heading: victoryNames[victory],
    lines: [at(goalLines[victory], 0)],
  }),
  dies: ({ seat, by }, t) => ({
    heading: `${does(seat, t, 'are', 'is')} dead`,
    lines: afterDeath(seat, by, t),
  }),
  homeFalls: ({ who }, t) => homeFalls(seatIn(who), t),
  falls({ who }, t) {
    const { victory, foes, places } = t.table
    const isLast =
      victory === 'cooperative' &&
      isFoe(who) &&
      isGenerator(pieceIn(who)) &&
      !foes.some(({ piece }) => isGenerator(piece)) &&
      places.every(({ tile }) => tile !== NONE)
    return isLast
      ? {
          heading: `The ${kindOfFoe(pieceIn(who))} was the last generator`,
          lines: ['Nothing brings monsters any more. Kill those that are left.'],
        }
      : null
  },
  powerUp: ({ seat, power }, t) =>
    // Whoever draws it sees the card.
    seat === t.reader
      ? null
      : {
          heading: `${capital(t.name(seat))} grows stronger`,
          lines: [gainOf(power)],
        },
  shudders: ({ seat, points, left }, t) => broken(seat, points, left, t),
  comesRound: ({ seat, isSane }, t) =>
    isSane
      ? {
          heading: `${does(seat, t, 'come')} to ${seat === t.reader ? 'your' : 'their'} senses`,
          lines: [
            seat === t.reader
              ? 'You choose again what you do.'
              : `${capital(t.name(seat))} chooses again what to do.`,
          ],
        }
      : null,
  idea: ({ seat, isMad }, t) =>
    isMad
      ? {
          heading: `${does(seat, t, 'understand')}, and ${seat === t.reader ? 'go' : 'goes'} mad for a while`,
          lines: [
            seat === t.reader ? 'You lose this turn.' : `${capital(t.name(seat))} loses this turn.`,
          ],
        }
      : null,
  cutOff: () => ({
    heading: 'Some can no longer reach one another',
    lines: ['Everybody has one more turn. Then the board is laid anew.'],
  }),
  rebuilds: () => ({
    heading: 'The board is laid anew',
    lines: ['Everybody begins again on their own first tile, with what they carry.'],
  }),
}

/** A power-up in words: names such as `+1 Melee` would only say it twice. */
function gainOf(power: number): string {
  const row = powerAt(power)
  const gains = powerDoes(row)
  const { name } = row
  return name.startsWith('+') ? gains : `${name}: ${gains}`
}

/** Whether somebody comes back, and what a death brings whoever dealt it (CM-DEATH-2, CM-DEATH-3, CM-DEATH-7, CM-DEATH-15). */
function afterDeath(seat: number, by: number, t: Tell): string[] {
  const { heroes, victory } = t.table
  const { who, does: verb } = personAt(seat, t)
  const { life } = at(heroes, seat)
  const left = heroes.filter((hero) => hero.life !== 'out').length
  if (victory === 'cooperative')
    return [
      `Nobody comes back in this game. ${left === 0 ? 'Nobody is left' : `${counted(left, 'character')} still ${left === 1 ? 'lives' : 'live'}`}.`,
    ]
  if (life !== 'out')
    return [
      `${capital(who)} ${verb('come', 'comes')} back next turn: the spawning space stands, and no other character did this.`,
      'Power-ups and generators are lost, and objects lie where it happened.',
    ]
  const why = by === NONE ? 'no spawning space is left to come back to' : 'another character did it'
  const isRival = by !== NONE && !areFriends(openState(t), by, seat)
  const gain = isRival ? [`${does(by, t, 'draw')} a power-up for it.`] : []
  return [
    `${capital(who)} ${verb('are', 'is')} out of the game: ${why}. ${left} of ${heroes.length} still in.`,
    ...gain,
  ]
}

function homeFalls(seat: number, t: Tell): MomentText {
  const { heroes, victory } = t.table
  const { whose } = personAt(seat, t)
  const stand = heroes.filter(({ homeHealth }) => homeHealth > 0).length
  const isMine = seat === t.reader
  const isFriend = t.reader !== null && areFriends(openState(t), t.reader, seat)
  const next =
    victory === 'capture-the-flag'
      ? `${stand} of ${heroes.length} spawning spaces stand. A side without one is out.`
      : isMine
        ? 'From now on every death of yours is the last, by monsters too.'
        : `From now on every death of ${t.name(seat)} is the last, by monsters too.`
  return {
    heading: `${capital(whose)} spawning space is destroyed`,
    lines: [next, ...(isFriend && !isMine ? ['That was your own side.'] : [])],
  }
}

/** Sanity that falls to half its base, or to nothing, changes how somebody plays (CM-SANE-29, CM-SANE-30, CM-SANE-40). */
function broken(seat: number, points: number, left: number, t: Tell): MomentText | null {
  const s = openState(t)
  const hero = at(t.table.heroes, seat)
  const wasSane = !isInsane(s, { ...hero, sanity: left + points })
  if (points === 0 || !isInsane(s, { ...hero, sanity: left }) || (!wasSane && left > 0)) return null
  const { whose } = personAt(seat, t)
  const isMine = seat === t.reader
  return left === 0
    ? {
        heading: `${capital(whose)} mind is gone`,
        lines: [
          `With no sanity left ${isMine ? 'you stay' : `${t.name(seat)} stays`} insane for good.`,
        ],
      }
    : {
        heading: `${does(seat, t, 'are', 'is')} insane`,
        lines: [
          `Dice decide what ${isMine ? 'you do' : `${t.name(seat)} does`}, until more than half of the sanity is back or a 5 or 6 at the beginning of a turn brings ${isMine ? 'you' : 'them'} round.`,
        ],
      }
}
