import { ask, at, capital, counted, personAt, type Words } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { isHero, kindOf } from '../targets.ts'
import { withMeans } from './means.ts'
import { theObject } from './objects.ts'
import { deedOfOthers, ownDeed } from './reactions.ts'
import { bringsInWords } from './foes.ts'
import { foeName, personOf, targetName, type Tell } from './telling.ts'
import { placeName } from './where.ts'

const simple = <A>(
  you: (about: A, t: Tell) => string,
  others: (about: A, t: Tell) => string,
): ((about: A, t: Tell) => string) => ask<A, Tell>({ you, others })

const lossAhead = (seat: number, damage: number, t: Tell): string =>
  `You are about to lose ${damage} of your ${at(t.table.heroes, seat).health} health.`

/** That those are the monsters of somebody else's turn, to whoever plays them. */
function whoseMonsters(t: Tell): string {
  const { active } = t.table
  return t.reader === active ? '' : `You play the monsters against ${t.name(active)}. `
}

/** What is thrown away by ending a turn now. */
export const actionsLeft = (actions: number): string =>
  `${counted(actions, 'action')} ${actions === 1 ? 'is' : 'are'} left.`

/** Every question, to whoever decides and to the others. */
export const prompts: Words<Mash>['prompts'] = {
  'actions.choose': simple(
    ({ actions }) =>
      actions > 0
        ? `What do you do? ${counted(actions, 'action')} left.`
        : 'No action is left. Anything else?',
    () => 'what to do',
  ),
  'turn.adrift': simple(
    () => 'All of you are insane. The dice say what you do.',
    () => 'when the dice fall',
  ),
  'actions.last': simple(
    () => 'No action is left. Does the Cock Fighter attack?',
    () => 'whether the Cock Fighter attacks',
  ),
  'reveal.rotate': simple(
    ({ place }, t) => `Turn ${placeName(place, t)}, then lay it.`,
    ({ place }, t) => `how ${placeName(place, t)} lies`,
  ),
  'permit.ask': simple(
    ({ by }, t) => `${t.name(by)} wants to step through where you are.`,
    ({ by }, t) => `whether ${t.name(by)} may pass`,
  ),
  'handOver.ask': simple(
    ({ by, object }, t) => `${t.name(by)} offers you ${theObject(object)}.`,
    ({ object }) => `whether to take ${theObject(object)}`,
  ),
  'blow.reflect': simple(
    ({ by, means, total, isHit }, t) =>
      `${capital(targetName(by, t))} ${personOf(by, t).does('attack')} you${withMeans(means)} with ${total}, ${isHit ? 'a hit' : 'a miss'}. Turn it back?`,
    () => 'whether to turn the attack back',
  ),
  'deed.ask': simple(
    ({ by, verb }, t) =>
      isHero(by) && by === t.reader
        ? `Take back ${ownDeed(verb)}?`
        : `Have ${targetName(by, t)} ${deedOfOthers(verb)} again, with new dice?`,
    () => 'whether to cast Temporal Dust',
  ),
  'escape.slip': simple(
    ({ price }) => `You are still held. Slip out for ${price} mentality?`,
    () => 'whether to slip out',
  ),
  'escape.leave': simple(
    ({ who }, t) =>
      who === t.reader
        ? 'Where do you get out to?'
        : `Where does ${targetName(who, t)} get out to?`,
    ({ who }, t) => `where ${targetName(who, t)} gets out to`,
  ),
  'overload.choose': simple(
    ({ tooMany }) => `You carry ${tooMany} too many. What do you drop?`,
    () => 'what to drop',
  ),
  'hurt.stamina': simple(
    ({ seat, damage }, t) => `${lossAhead(seat, damage, t)} Shrug some of it off?`,
    () => 'how much to shrug off',
  ),
  'hurt.green': simple(
    ({ seat, damage }, t) => `${lossAhead(seat, damage, t)} Use something first?`,
    () => 'what to use before the damage',
  ),
  'loot.search': simple(
    ({ count }) => `It leaves ${counted(count, 'object')}. Do you search for one more?`,
    () => 'whether to look for one more',
  ),
  'createGate.where': simple(
    () => 'Through which gate do you come out?',
    () => 'where to come out',
  ),
  'stealing.choose': simple(
    ({ from }, t) => `What do you take from ${personAt(from, t).who}?`,
    ({ from }, t) => `what to take from ${personAt(from, t).who}`,
  ),
  'move.choose': simple(
    ({ points, isFlying }) =>
      `Where ${isFlying ? 'do you fly' : 'to'} now? ${counted(points, 'point')} left.`,
    () => 'where to go',
  ),
  'shove.where': simple(
    ({ who }, t) => `Where do you push ${targetName(who, t)}?`,
    ({ who }, t) => `where to push ${targetName(who, t)}`,
  ),
  'sparing.ask': simple(
    () => "The area covers an opponent's spawning space. Strike it too?",
    () => 'whether to strike the spawning space',
  ),
  'spawn.place': simple(
    ({ generator }, t) =>
      `${capital(foeName(generator, t))} ${bringsInWords(kindOf(generator))}. ${whoseMonsters(t)}Where?`,
    ({ generator }, t) => `where ${foeName(generator, t)} spawns`,
  ),
  'choosing.choose': simple(
    () => 'Who are you?',
    () => 'whom to play',
  ),
  'layOut.choose': simple(
    ({ places }) => `Lay out the board: ${counted(places, 'tile')} so far.`,
    () => 'how the board is laid out',
  ),
  'markTerrain.choose': simple(
    () => 'Which spaces hinder shots, stand high or lie out of sight?',
    () => 'what the ground is like',
  ),
  'ownStarts.turn': simple(
    ({ place }, t) =>
      t.table.heroes.some(({ home }) => home === place)
        ? `You begin on ${placeName(place, t)}. Turn it, then lay it.`
        : `${capital(placeName(place, t))} is nobody’s. Turn it, then lay it.`,
    ({ place }, t) => `how ${placeName(place, t)} lies`,
  ),
  'sharedStart.tile': simple(
    () => 'On which tile do you all start?',
    () => 'on which tile all start',
  ),
  'sharedStart.gate': simple(
    () => 'Where is the entrance? Turn the tile, then lay it.',
    () => 'through which gate all come in',
  ),
  'dynamite.choose': simple(
    () => 'With what do you start?',
    () => 'with what dynamite to start',
  ),
  'makeRoom.aside': simple(
    ({ who }, t) =>
      who === t.reader
        ? 'Where do you move aside to?'
        : `Where does ${targetName(who, t)} move aside to?`,
    ({ who }, t) => `where ${targetName(who, t)} ${personOf(who, t).does('move')} aside to`,
  ),
  'control.detach': simple(
    ({ who }, t) => `Where do you put ${targetName(who, t)}?`,
    ({ who }, t) => `where to put ${targetName(who, t)}`,
  ),
  'control.choose': simple(
    ({ who }, t) => `What do you have ${targetName(who, t)} do?`,
    ({ who }, t) => `what ${targetName(who, t)} does`,
  ),
  'monsterStep.choose': simple(
    (_, t) => `${whoseMonsters(t)}Which of them acts next?`,
    () => 'which monster acts next',
  ),
  'foeTurn.choose': simple(
    ({ piece, left }, t) =>
      `${whoseMonsters(t)}What does ${foeName(piece, t)} do? ${counted(left, 'action')} left.`,
    ({ piece }, t) => `what ${foeName(piece, t)} does`,
  ),
  'foeMove.choose': simple(
    ({ piece, points }, t) =>
      `Does ${foeName(piece, t)} pick anything up? ${counted(points, 'point')} left.`,
    ({ piece }, t) => `what ${foeName(piece, t)} picks up`,
  ),
  'turnFoes.face': simple(
    ({ piece }, t) => `Which way does ${foeName(piece, t)} look?`,
    ({ piece }, t) => `which way ${foeName(piece, t)} looks`,
  ),
  'turnEnd.face': simple(
    () => 'Which way do you look?',
    () => 'which way to look',
  ),
}
