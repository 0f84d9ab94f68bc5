import { at } from '@eldertable/kernel'
import type { Meanings } from '@eldertable/testkit'
import { objectAt } from '../pieces/objects.ts'
import { spellAt } from '../pieces/spells.ts'
import type { Frames, Mash } from '../frames.ts'
import { ofKind, rowOfObject } from '../rules/characters/numbers.ts'
import { NONE, type HoldKind, type MashState } from '../state.ts'
import { isFoe, isGenerator, isHero, pieceIn } from '../targets.ts'

// What events tell, in words of the rulebook. No rule ids: a meaning is what a reader would look for.

export const runs = (s: MashState, ...procedures: (keyof Frames)[]): boolean =>
  s.box.stack.some((frame) => procedures.some((name) => frame.at.startsWith(`${name}.`)))

/** The sentence of a spell or an object begins with its name; the book writes names as the content does. */
const words = (slug: string): RegExp =>
  new RegExp(`^${slug.split('-').join("[-' a-z]*[- ]")}|^W\\d`, 'i')
const ofSpell = (spell: number): RegExp =>
  new RegExp(`${words(spellAt(spell).slug).source}|spell's 1 mentality|Reflection`, 'i')
const ofObject = (object: number): RegExp => words(objectAt(ofKind(object)).slug)

const holding: Readonly<Record<HoldKind, RegExp>> = {
  space: /^Immobilization icon/,
  web: /^Web/,
  bolos: /^Holds come from/,
  net: /^Holds come from/,
  handcuffs: /^Holds come from/,
  snare: /^Snare/,
  sedative: /^Holds come from/,
  'freezing-wrack': /^Holds come from/,
  'grasp-of-cthulhu': /^Holds come from/,
}

/** Why somebody loses health, by what is going on. */
function lost(who: number, s: MashState): RegExp {
  if (runs(s, 'earthquake') && !isHero(who)) return /^Mi-Go Earthquake/
  if (runs(s, 'blow')) return /hit does 1 point of health damage/
  if (runs(s, 'hurt')) return /^A hit does 1 point|^Damage that is not an attack|attached vampire/
  return /damage|Damage|loses n health|^Shoggoth Tissue/
}

/** What shakes somebody: monsters, generators and some tiles by sight, other tiles by entering, deeds each time. */
const shaken = /LOS|Entering|Shoggoth Tissue|dies|Action triggers|tile gate|sanity|Drain life/

export const eventMeanings: Meanings<Mash>['events'] = {
  turn: /^A turn has these steps/,
  // before the game
  victory: /roll a d6: 1-2 Death Match/,
  rollsOff: /every player rolls a d6/,
  becomes: /^Characters are dealt/,
  // tiles
  reveals: (_, s) => (runs(s, 'sharedStart') ? /one start tile, placed face up/ : /turned face up/),
  turns: (_, s) => (runs(s, 'reveal') ? /chooses its rotation/ : /start tile/),
  populates: /^Populating a tile/,
  places: /^For each generator roll two d6/,
  misplaced: /names an improper space destroys that generator/,
  spawnRoll: /^By roll/,
  spawns: /^A spawned monster is placed/,
  noSpawn: /the monster is not spawned/,
  reshuffles: ({ stack }) =>
    stack === 'generators' ? /generator stack runs out/ : /object stack runs out/,
  cutOff: /cut off, every character still in the game takes one more turn/,
  rebuilds: /^Rebuilding\./,
  // moving
  steps: ({ who }, s) => {
    if (runs(s, 'makeRoom')) return /moved to an adjacent unoccupied space/
    if (runs(s, 'escape')) return /^Breaking a space hold moves/
    if (runs(s, 'wander')) return /^Wandering/
    if (isFoe(who)) return /^A monster spends an action to move/
    return runs(s, 'move') ? /^A step goes to an adjacent space/ : /^Parting Sands/
  },
  jumps: /^A jump goes in a straight line/,
  arrives: (_, s) => {
    const { towards } = topArrival(s)
    return towards === NONE ? /^Arrival procedure/ : /arrives on the gate space/
  },
  switched: /it switches places with the mover/,
  comesIn: /put, free of cost, on the gate space of the entry gate/,
  back: /it is put back on the last unoccupied space/,
  permits: /only if that character's player permits it/,
  swallowed: (_, s) => (runs(s, 'pictureGate') ? /^Picture Gate/ : /^Skull icon/),
  sinks: /still held by quicksand at the end of its next turn dies/,
  crushed: /the piece is destroyed/,
  // attacks
  attacks: /^An attack is resolved in this order/,
  strikes: /on a held piece hits without a roll/,
  hits: /^An attack hits when|always hits|hits on every natural number|hits without a roll/,
  misses: /^An attack hits when|always misses|hits on every natural number/,
  parries: /^W2 Parry/,
  armour: /^W3 Living Armor/,
  braces: /^W4 Exceptional Stamina/,
  wardBreaks: /^W6 Flesh Ward/,
  loses: ({ who }, s) => lost(who, s),
  heals: /restore|heal|life|Drawing a power-up|Healthy Fishing|health/i,
  refills: /replenish|mentality|restore the statistic/i,
  pays: /mentality/,
  attaches: /attaches the vampire to the target/,
  drains: /1 health damage to the victim without a roll/,
  pushes: /^A push\/grapple is an attack/,
  shoved: /lets the attacker move the target/,
  shattered: /pushed into a dead end gate is dead/,
  holds: ({ kind }) => holding[kind],
  tries: /spends 1 action and rolls a d6: n or less/,
  breaks: /n or less ends the hold/,
  // death
  dies: ({ by }, s) =>
    by !== NONE && s.table.victory !== 'cooperative'
      ? /killed as a result of another character's action/
      : /whose health is zero is dead/,
  falls: ({ who }) =>
    isGenerator(pieceIn(who)) ? /^A generator is destroyed/ : /^A monster that dies goes back/,
  out: /eliminated|out of the game|is out at once|leaves the table|cannot respawn/,
  respawns: /^Respawn/,
  homeFalls: /the space is destroyed and marked/,
  keeps: /keeps the generator beside the card/,
  leaves: /rolls Table 3/,
  searches: /^Superior Spot Hidden/,
  // objects
  finds: ({ object }) =>
    rowOfObject(object).colour === 'white' ? ofObject(object) : /may pick up one object/,
  foeFinds: /^monsters-use-objects/,
  drops: (_, s) => {
    if (runs(s, 'overload')) return /drops objects of its choice until/
    if (runs(s, 'chest')) return /beyond what the character can carry/
    return runs(s, 'check') ? /drops one random object/ : /may drop any objects/
  },
  hands: /handed over|to give the insane one an object/,
  steals: /^Reach, to steal/,
  spills: /rolls a d10 for each object|d10 for each/,
  usesUp: /discarded after one use/,
  letsGo: /one-use once a hit is secured/,
  wears: /chooses which object of a type is in use/,
  readies: /changing to another weapon costs 1 action/,
  chimes: /^Paralyzing Chime/,
  charms: /^R'lyeh Seashell/,
  clock: /^Temporal Clock/,
  crystal: /^Elder Thing Crystal/,
  quakes: /^Mi-Go Earthquake/,
  pictured: /^Picture Gate/,
  // power-ups, spells and machines
  powerUp: /power-up/,
  learns: (_, s) =>
    s.table.turn === 0
      ? /draw one at random for the Psychotherapist/
      : /Spell Memorization|Insight/,
  reads: /^Reading a tome/,
  casts: ({ spell }) => ofSpell(spell),
  binds: /^Bind Enemy/,
  unbinds: /^Bind Enemy/,
  takenBack: /the caster has that action again/,
  repeats: /the same actor must repeat it/,
  therapy: /psychotherapy machine/,
  operates: /gate transporter/,
  // monsters
  monsters: /the monsters and attacking generators on the tile/,
  decides: /^If |^Otherwise|^With monsters/,
  losesTurn: /skips only the actions step/,
  departs: /^A player who leaves the table/,
  // sanity
  checks: shaken,
  shudders: shaken,
  calms: /restore sanity|restores 1 sanity|also restores|regains 4 sanity/,
  comesRound: /it comes to its senses/,
  idea: /makes an idea roll/,
  raves: /^Temporarily insane: roll a d6/,
  wanders: /^Wandering goes in a straight line/,
  madness: /does not choose its actions; for each action it has, a d6/,
}

function topArrival(s: MashState): Frames['arrive'] {
  const frames = s.box.stack.filter((frame) => frame.at.startsWith('arrive.'))
  return at(frames, frames.length - 1) as unknown as Frames['arrive']
}
