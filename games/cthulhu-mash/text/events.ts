import { at, capital, counted, list, personAt, type Words } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { generatorAt } from '../pieces/generators.ts'
import { KIND_OF, objectNumber } from '../pieces/objects.ts'
import { DROPS_FROM } from '../pieces/sanity.ts'
import { baseSanity } from '../rules/characters/health.ts'
import { NONE, type HoldKind } from '../state.ts'
import { isFoe, kindOf, pieceIn } from '../targets.ts'
import { characterName } from './characters.ts'
import { sourceName } from './checks.ts'
import { bringsInWords, monsterName } from './foes.ts'
import { bondName } from './holds.ts'
import { withMeans } from './means.ts'
import { theObject } from './objects.ts'
import { powerName } from './powers.ts'
import { spellGist, spellName } from './spells.ts'
import { does, kindOfFoe, kindsOfFoe, personInStory, type Tell } from './telling.ts'
import { gatesOf, placeName, spotName } from './where.ts'
import { tileName } from './tiles.ts'
import { victoryNames } from './victory.ts'
import { whys } from './whys.ts'

const nameOf = (target: number, t: Tell): string => personInStory(target, t).who
const health = (points: number): string => `${points} health`
const by = (seat: number, t: Tell): string =>
  seat === NONE ? '' : ` by ${personAt(seat, t).whose} hand`
const several = (targets: readonly number[], t: Tell): string =>
  targets.length === 0 ? 'nobody' : list(alikeTogether(targets, t))

/** Monsters of one kind are counted: `2 Mi-Gos`. */
function alikeTogether(targets: readonly number[], t: Tell): string[] {
  const kinds = new Map<string, number[]>()
  for (const target of targets) {
    const key = isFoe(target) ? kindOfFoe(pieceIn(target)) : String(target)
    kinds.set(key, [...(kinds.get(key) ?? []), target])
  }
  return [...kinds.values()].map((those) => {
    const first = at(those, 0)
    return those.length === 1 ? nameOf(first, t) : `${those.length} ${kindsOfFoe(pieceIn(first))}`
  })
}

/** Whoever rests where one can restore everything is told to have done so (CM-HOME-2). */
const regains = (who: number, t: Tell, rule: string | undefined): string =>
  rule === 'CM-HOME-2'
    ? `${does(who, t, 'rest')} and ${personInStory(who, t).does('regain')}`
    : does(who, t, 'regain')

/** A spell with what it does: until one has learnt it nobody has told one. */
const learnt = (spell: number): string => `${spellName(spell)} (${spellGist(spell)})`

const COWPIE = objectNumber('cowpie')
const EARTHQUAKE = objectNumber('mi-go-earthquake')

const stacks = { generators: 'generators', objects: 'objects' } as const

const madActs = [
  'standing still',
  'off to the north',
  'off to the south',
  'off to the east',
  'off to the west',
  'hitting out',
] as const

/** What costs sanity without a check. */
const priceOf = {
  gate: 'the gate',
  spell: 'the spell',
  knife: 'the Sacrificial Knife',
  seashell: "the R'lyeh Seashell",
} as const

/** The faces on which a generator brings a monster. */
function facesOf(who: number): string {
  const { spawning } = generatorAt(kindOf(pieceIn(who)))
  return spawning === 1 ? '1' : `1 to ${spawning}`
}

/** What happened, a line each. */
export const events: Words<Mash>['events'] = {
  turn: ({ seat }, t) => `It is ${personAt(seat, t).whose} turn.`,
  // before the game
  victory: ({ die, victory }) => `A ${die}: ${victoryNames[victory]}.`,
  rollsOff: ({ seats, dice, why }, t) =>
    `${why === 'turn' ? 'For the first turn' : 'For the first choice of a character'}: ${list(seats.map((seat, i) => `${personAt(seat, t).who} ${personAt(seat, t).does('roll')} ${dice[i]}`))}.`,
  becomes: ({ seat, character }, t) =>
    `${does(seat, t, 'are', 'is')} the ${characterName(character)}.`,
  // moving
  steps: ({ who, spot }, t) => `${does(who, t, 'go', 'goes')} to ${spotName(spot, t)}.`,
  jumps: ({ seat, spot }, t) => `${does(seat, t, 'jump')} to ${spotName(spot, t)}.`,
  comesIn: ({ seat, spot }, t) => `${does(seat, t, 'come')} in on ${spotName(spot, t)}.`,
  back: ({ seat, spot }, t) => `${does(seat, t, 'step')} back to ${spotName(spot, t)}.`,
  arrives: ({ who, spot }, t) => `${does(who, t, 'come')} to ${spotName(spot, t)}.`,
  switched: ({ who, spot }, t) =>
    `${does(who, t, 'change')} places with whoever comes, and ${personInStory(who, t).does('stand')} on ${spotName(spot, t)}.`,
  permits: ({ seat, by: mover, isAllowed }, t) =>
    `${does(seat, t, isAllowed ? 'let' : 'do not let', isAllowed ? 'lets' : 'does not let')} ${personAt(mover, t).who} pass.`,
  swallowed: ({ who, spot }, t) => `${does(who, t, 'are', 'is')} lost on ${spotName(spot, t)}.`,
  sinks: ({ who }, t) =>
    `${does(who, t, 'sink')} in the quicksand and ${personInStory(who, t).does('are', 'is')} gone.`,
  crushed: ({ who }, t) =>
    `${does(who, t, 'have', 'has')} nowhere to move aside to and ${personInStory(who, t).does('are', 'is')} lost.`,
  // tiles
  reveals: ({ tile, by: seat }, t) => `${does(seat, t, 'turn')} up the ${tileName(tile)}.`,
  turns: ({ place, rotation }, t) =>
    `${capital(placeName(place, t))} lies with ${gatesOf(place, rotation, t)}.`,
  populates: ({ place, die, count }, t) =>
    `A die for generators on ${placeName(place, t)}: ${die}, so ${count === 0 ? 'none comes' : count === 1 ? 'one comes' : `${count} come`}.`,
  places: ({ who, spot }, t) => `${capital(nameOf(who, t))} stands on ${spotName(spot, t)}.`,
  misplaced: ({ piece }) => `The ${kindOfFoe(piece)} falls on an improper space and is gone.`,
  spawnRoll: ({ who, die, spawns }, t) =>
    `A die for ${nameOf(who, t)}, which brings a monster on ${facesOf(who)}: ${die}${spawns ? '' : ', nothing comes'}.`,
  spawns: ({ spot, generator }, t) =>
    `The ${kindOfFoe(pieceIn(generator))} ${bringsInWords(kindOf(pieceIn(generator)))} on ${spotName(spot, t)}.`,
  noSpawn: ({ who, isSpent }, t) =>
    isSpent
      ? `No ${monsterName(kindOf(pieceIn(who)))} is left for ${nameOf(who, t)} to bring.`
      : `There is no room beside ${nameOf(who, t)} for a monster.`,
  cutOff: () => 'Some can no longer reach one another: one more turn for everybody.',
  rebuilds: () => 'The board is laid anew, and everybody begins again at home.',
  reshuffles: ({ stack }) => `The discarded ${stacks[stack]} are shuffled into a new stack.`,
  // attacks
  attacks: ({ by: who, means, targets, natural, total, needed }, t) =>
    `${does(who, t, 'attack')} ${several(targets, t)}${withMeans(means)}: ${natural}${total === natural ? '' : `, in all ${total}`}${targets.length === 1 ? ` against ${needed}` : ''}.`,
  strikes: ({ by: who, means, targets }, t) =>
    `${does(who, t, 'strike')} ${several(targets, t)}${withMeans(means)}, who cannot get away.`,
  hits: ({ who }, t) =>
    `${capital(nameOf(who, t))} ${personInStory(who, t).does('are', 'is')} hit.`,
  misses: ({ who }, t) =>
    `${capital(nameOf(who, t))} ${personInStory(who, t).does('are', 'is')} not hit.`,
  parries: ({ seat, die, isParried }, t) =>
    `${does(seat, t, isParried ? 'parry' : 'try to parry', isParried ? 'parries' : 'tries to parry')}: ${die}.`,
  armour: ({ seat, die, isCancelled }, t) =>
    `${capital(personAt(seat, t).whose)} Living Armor rolls ${die}${isCancelled ? ' and takes the blow' : ', not the 6 it needs'}.`,
  braces: ({ seat, points }, t) =>
    `${does(seat, t, 'shrug')} off ${counted(points, 'point')} of damage.`,
  wardBreaks: ({ seat }, t) =>
    `${capital(personAt(seat, t).whose)} Flesh Ward takes a point and breaks.`,
  loses: ({ who, points, left }, t) => `${does(who, t, 'lose')} ${health(points)}: ${left} left.`,
  usesUp: ({ who, object }, t) => `${does(who, t, 'use')} up ${theObject(object)}.`,
  letsGo: ({ who, object, hasHit }, t) =>
    hasHit
      ? `${does(who, t, 'spend')} ${theObject(object)}.`
      : `${does(who, t, 'leave')} ${theObject(object)} where it fell.`,
  pushes: ({ seat, who, natural, total, isDone }, t) =>
    `${does(seat, t, 'push', 'pushes')} ${nameOf(who, t)}: ${natural}${total === natural ? '' : `, in all ${total}`}, ${isDone ? 'enough' : 'not enough'}.`,
  shoved: ({ who, spot }, t) => `${does(who, t, 'are', 'is')} pushed to ${spotName(spot, t)}.`,
  shattered: ({ who }, t) => `${does(who, t, 'are', 'is')} pushed into a gate that leads nowhere.`,
  // holds
  holds: ({ who, kind, escape }, t) =>
    `${does(who, t, 'are', 'is')} held ${heldBy(kind)} until a die shows ${facesUpTo(escape)}.`,
  tries: ({ who, kind, die, escape }, t) =>
    `${does(who, t, 'try', 'tries')} to get free${freeOf(kind)}: ${die}, where ${facesUpTo(escape)} is needed.`,
  breaks: ({ who, kind }, t) => `${does(who, t, 'break')} free${freeOf(kind)}.`,
  attaches: ({ who, seat }, t) =>
    `${capital(nameOf(who, t))} attaches itself to ${personAt(seat, t).who}.`,
  drains: ({ who, seat }, t) => `${capital(nameOf(who, t))} drains ${personAt(seat, t).who}.`,
  binds: ({ who }, t) => `${capital(nameOf(who, t))} is bound.`,
  unbinds: ({ who }, t) => `${capital(nameOf(who, t))} is no longer bound.`,
  // death
  dies: ({ seat, by: killer }, t) => `${does(seat, t, 'die')}${by(killer, t)}.`,
  falls: ({ who, by: killer }, t) => `${capital(nameOf(who, t))} falls${by(killer, t)}.`,
  out: ({ seat }, t) => `${does(seat, t, 'are', 'is')} out of the game.`,
  respawns: ({ seat }, t) => `${does(seat, t, 'are', 'is')} back at home.`,
  homeFalls: ({ who }, t) => `${capital(nameOf(who, t))} is destroyed.`,
  keeps: ({ seat, piece }, t) =>
    `${does(seat, t, 'destroy', 'destroys')} the ${kindOfFoe(piece)} and ${personAt(seat, t).does('keep')} it for a power-up.`,
  leaves: ({ piece, die, count }) =>
    `The ${kindOfFoe(piece)} leaves ${counted(count, 'object')}${die === 0 ? '' : ` (a die for objects: ${die})`}.`,
  // objects
  finds: ({ seat, object }, t) => `${does(seat, t, 'find')} ${theObject(object)}${bites(object)}.`,
  foeFinds: ({ who, object }, t) => `${capital(nameOf(who, t))} picks up ${theObject(object)}.`,
  searches: ({ seat }, t) =>
    `${does(seat, t, 'look')} closer and ${personAt(seat, t).does('find')} one more.`,
  drops: ({ seat, object }, t) => `${does(seat, t, 'leave')} ${theObject(object)} on the ground.`,
  hands: ({ seat, by: giver, object, isTaken }, t) =>
    isTaken
      ? `${does(giver, t, 'give')} ${theObject(object)} to ${personAt(seat, t).who}.`
      : `${does(seat, t, 'do', 'does')} not want ${theObject(object)}.`,
  spills: ({ seat, object }, t) => `${does(seat, t, 'lose')} ${theObject(object)}.`,
  wears: ({ seat, object }, t) => `${does(seat, t, 'change')} to ${theObject(object)}.`,
  readies: ({ seat, object }, t) => `${does(seat, t, 'ready', 'readies')} ${theObject(object)}.`,
  chimes: ({ seat }, t) =>
    `${does(seat, t, 'strike')} the chime: every monster and attacking generator on the tile loses its next step.`,
  charms: ({ seat, who }, t) =>
    `${capital(nameOf(who, t))} listens to the seashell of ${t.name(seat)}.`,
  clock: ({ seat, actions }, t) =>
    `Time runs back for ${personAt(seat, t).who}: ${counted(actions, 'action')} left.`,
  quakes: ({ who, die, isHit }, t) =>
    `The ground shakes under ${nameOf(who, t)}: ${die}, ${isHit ? 'a fall' : 'no harm'}.`,
  pictured: ({ seat, place }, t) =>
    `${does(seat, t, 'fall')} through the picture onto ${placeName(place, t)}.`,
  steals: ({ seat, from, object }, t) =>
    `${does(seat, t, 'take')} ${theObject(object)} from ${personAt(from, t).who}.`,
  // power-ups and spells
  powerUp: ({ seat, power }, t) => `${does(seat, t, 'draw')} a power-up: ${powerName(power)}.`,
  crystal: ({ power }) => `The Elder Thing Crystal holds ${powerName(power)}.`,
  reads: ({ seat, object, spells }, t) =>
    `${does(seat, t, 'read')} ${theObject(object)}${spells.length === 0 ? ', and it teaches nothing' : ` and ${personAt(seat, t).does('learn')} ${list(spells.map(learnt))}`}.`,
  learns: ({ seat, spell }, t) => `${does(seat, t, 'know')} ${spellName(spell)} now.`,
  casts: ({ seat, spell }, t) => `${does(seat, t, 'cast')} ${spellName(spell)}.`,
  takenBack: ({ seat }, t) => `What ${t.name(seat)} has just done never happened.`,
  repeats: ({ by: who }, t) =>
    `It never happened, and ${personInStory(who, t).who} ${personInStory(who, t).does('do', 'does')} it again.`,
  // spaces and machines
  heals: ({ who, points }, t, rule) => `${regains(who, t, rule)} ${health(points)}.`,
  refills: ({ seat, points }, t, rule) => `${regains(seat, t, rule)} ${points} mentality.`,
  pays: ({ seat, points }, t) => `${does(seat, t, 'pay')} ${points} mentality.`,
  operates: ({ seat, die, works }, t) =>
    `${does(seat, t, 'work')} the machine with a ${die}: ${works ? 'it runs' : 'nothing happens'}.`,
  therapy: ({ seat, die }, t) =>
    `The machine hums for ${personAt(seat, t).who}: ${die}, ${die === 1 ? 'a shock' : 'a clear head'}.`,
  // monsters
  monsters: ({ seat }, t) => `The monsters turn on ${personAt(seat, t).who}.`,
  decides: ({ who, why }, t) => `${capital(nameOf(who, t))} ${whys[why]}.`,
  departs: ({ seat }, t) => `${does(seat, t, 'leave')} the table.`,
  losesTurn: ({ seat }, t) => `${does(seat, t, 'lose')} this turn.`,
  // sanity
  checks: ({ seat, source, roll, isPassed }, t) =>
    `${does(seat, t, 'shudder')} at ${sourceName(source)}: ${roll} against ${baseSanity(at(t.table.heroes, seat))}, ${isPassed ? 'calm enough' : 'too much'}.`,
  shudders: ({ seat, points, left, why }, t) =>
    points === 0
      ? `${does(seat, t, 'stay')} calm: ${left} sanity left.`
      : why === 'check'
        ? `${does(seat, t, 'lose')} ${points} sanity: ${left} left.`
        : `${capital(priceOf[why])} costs ${personAt(seat, t).who} ${points} sanity: ${left} left.`,
  comesRound: ({ seat, die, isSane }, t) =>
    isSane
      ? `${does(seat, t, 'come')} to ${personAt(seat, t).does('your', 'their')} senses: ${die}.`
      : `${does(seat, t, 'do', 'does')} not come to ${personAt(seat, t).does('your', 'their')} senses: ${die}.`,
  calms: ({ seat, points }, t) => `${does(seat, t, 'regain')} ${points} sanity.`,
  idea: ({ seat, roll, isMad }, t) =>
    `${does(seat, t, 'think')} about what it means: ${roll}, ${isMad ? `${personAt(seat, t).does('understand')} and ${personAt(seat, t).does('go', 'goes')} mad for a while` : 'not understood'}.`,
  raves: ({ seat, die }, t) =>
    `${does(seat, t, 'rave')}: ${die}, and the turn is lost${die < DROPS_FROM ? '' : ', with something dropped'}.`,
  wanders: ({ seat, die }, t) =>
    `${does(seat, t, 'stumble')} on, ${die === 1 ? 'a single space' : `${die} spaces`} at most.`,
  madness: ({ seat, die }, t) =>
    `${does(seat, t, 'are', 'is')} not ${personAt(seat, t).does('yourself', 'themselves')}: ${die}, ${madActs[die - 1] ?? ''}.`,
}

/** What a find does that nothing else tells of (CM-OBJ-50, CM-OBJ-51). */
function bites(object: number): string {
  const kind = KIND_OF[object]
  if (kind === COWPIE) return ': a slip, and the actions that were left are gone'
  return kind === EARTHQUAKE ? ': all that lay on this tile is lost' : ''
}

/** The faces of a die that are needed. */
export const facesUpTo = (escape: number): string => (escape === 1 ? 'a 1' : `1 to ${escape}`)

/** What holds somebody; the ground need not be named, and they may have left it since. */
export const heldBy = (kind: HoldKind): string =>
  kind === 'space' ? 'fast' : `by ${bondName(kind)}`
const freeOf = (kind: HoldKind): string => (kind === 'space' ? '' : ` of ${bondName(kind)}`)
