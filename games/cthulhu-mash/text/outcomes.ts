import { capital, counted, sentenceOf, type Event, type Words } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { foeOf, isFoe, isHome, kindOf, pieceIn } from '../targets.ts'
import { monsterName } from './foes.ts'
import { events, facesUpTo, heldBy } from './events.ts'
import { withMeans } from './means.ts'
import { does, kindOfFoe, oneOf, personInStory, type Tell } from './telling.ts'
import { isWater, spotName, spotOnTile } from './where.ts'

/** How many a line of the log has named as struck. */
const struckIn = (line: readonly Event[]): number => targetsIn(line).length

const targetsIn = (line: readonly Event[]): readonly unknown[] =>
  line.map(({ is }) => is['targets']).find((one) => Array.isArray(one)) ?? []

/** Whether a line has named somebody, and nobody else who could be meant. */
const isIt = (who: number, line: readonly Event[]): boolean =>
  (isFoe(who) || isHome(who)) &&
  struckIn(line) < 2 &&
  (targetsIn(line).includes(who) || line.some(({ is }) => is['who'] === who))

/** Whoever a blow fell on, at the head of a sentence: `You lose`, `It loses`. */
const victim = (
  who: number,
  t: Tell,
  line: readonly Event[],
  you: string,
  others = `${you}s`,
): string => (isIt(who, line) ? `It ${others}` : does(who, t, you, others))

/** The same where one of its kind may have gone before: `Another Elder Thing falls`. */
const nextVictim = (
  key: string,
  who: number,
  t: Tell,
  line: readonly Event[],
  you: string,
): string =>
  line.some((one) => one.key === key && areAlike(one.is['who'], who))
    ? `Another ${kindOfFoe(pieceIn(who))} ${you}s`
    : victim(who, t, line, you)

/** Whoever a line is about, once it has been named: `It goes`, `You go`. */
const again = (who: number, t: Tell, you: string, others: string): string =>
  isFoe(who) ? `It ${others}` : does(who, t, you, others)

/** Several of one kind are told of once. */
const areAlike = (one: unknown, other: number): boolean =>
  typeof one === 'number' &&
  isFoe(one) &&
  isFoe(other) &&
  kindOfFoe(pieceIn(one)) === kindOfFoe(pieceIn(other))

/** After these nobody needs to be told that somebody falls. */
const endings: readonly string[] = ['swallowed', 'sinks', 'crushed', 'shattered']

const firstIs = (line: readonly Event[], key: string): boolean => line[0]?.key === key

/** What came of a deed, at the end of its line in the log (board/log-lines.ts): whoever was named before is not named again. */
export const outcomes: NonNullable<Words<Mash>['outcomes']> = {
  hits: () => 'A hit.',
  misses({ who }, t, line) {
    if (struckIn(line) < 2) return 'A miss.'
    const isSaid = line.some(({ key, is }) => key === 'misses' && areAlike(is['who'], who))
    return isSaid ? '' : `${does(who, t, 'are', 'is')} missed.`
  },
  // Whoever has none left falls or dies next.
  loses: ({ who, points, left }, t, line) =>
    left === 0
      ? ''
      : `${nextVictim('loses', who, t, line, 'lose')} ${points} health: ${left} left.`,
  holds: ({ who, kind, escape }, t, line) =>
    `${isIt(who, line) ? 'It is' : does(who, t, 'are', 'is')} held ${heldBy(kind)} until a die shows ${facesUpTo(escape)}.`,
  falls: ({ who }, t, line) =>
    line.some(({ key }) => endings.includes(key))
      ? ''
      : `${nextVictim('falls', who, t, line, 'fall')}.`,
  dies: ({ seat }, t) => `${does(seat, t, 'die')}.`,
  keeps: ({ seat, piece }, t, line) =>
    line.some(({ key, is }) => key === 'falls' && is['who'] === foeOf(piece))
      ? `${sentenceOf(personInStory(seat, t), 'keep')} the ${kindOfFoe(piece)} for a power-up.`
      : `${struckIn(line) > 1 ? `The ${kindOfFoe(piece)}` : 'It'} breaks, and ${personInStory(seat, t).who} ${personInStory(seat, t).does('keep')} it for a power-up.`,
  leaves: ({ die, count }) =>
    `It leaves ${counted(count, 'object')}${die === 0 ? '' : ` (a die for objects: ${die})`}.`,
  arrives: ({ who, spot }, t, line) =>
    `${does(who, t, 'come', 'comes')}${firstIs(line, 'switched') ? ' through the gate' : ''} to ${spotName(spot, t)}.`,
  shoved: ({ who, spot }, t) =>
    `${again(who, t, 'are pushed', 'is pushed')} to ${spotOnTile(spot, t)}.`,
  swallowed: ({ who, spot }, t) =>
    isWater(spot, t)
      ? `${again(who, t, 'drown', 'drowns')}.`
      : `${again(who, t, 'are', 'is')} lost there.`,
  attacks: ({ by, means, targets: [target], natural, total, needed }, t) =>
    `${again(by, t, 'attack', 'attacks')} ${target === undefined ? 'nobody' : personInStory(target, t).who}${withMeans(means)}: ${natural}${total === natural ? '' : `, in all ${total}`} against ${needed}.`,
  steps: ({ who, spot }, t) => `${again(who, t, 'go', 'goes')} to ${spotOnTile(spot, t)}.`,
  places: ({ who, spot }, t) =>
    `${capital(oneOf(kindOfFoe(pieceIn(who))))} on ${spotOnTile(spot, t)}.`,
  spawns: ({ who, spot }, t, line) =>
    firstIs(line, 'arrives') || firstIs(line, 'switched')
      ? line.some(({ key }) => key === 'spawns')
        ? `${capital(oneOf(kindOfFoe(pieceIn(who))))} on ${spotOnTile(spot, t)}.`
        : `Whoever comes rouses each generator there: ${oneOf(kindOfFoe(pieceIn(who)))} on ${spotName(spot, t)}.`
      : firstIs(line, 'spawns')
        ? `${capital(oneOf(kindOfFoe(pieceIn(who))))} on ${spotOnTile(spot, t)}.`
        : `${capital(oneOf(kindOfFoe(pieceIn(who))))} appears on ${spotName(spot, t)}.`,
  noSpawn: ({ who, isSpent }) =>
    isSpent
      ? `No ${monsterName(kindOf(pieceIn(who)))} is left to come.`
      : 'There is no room beside it for a monster.',
  breaks: ({ who }, t) => `${again(who, t, 'are', 'is')} free.`,
  // The check has said that it was passed.
  shudders: (is, t) => (is.points === 0 ? '' : events.shudders(is, t)),
}
