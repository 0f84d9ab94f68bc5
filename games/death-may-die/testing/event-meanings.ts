import { at } from '@eldertable/kernel'
import type { Meanings } from '@eldertable/testkit'
import { insanities } from '../pieces/insanities.ts'
import type { Dmd, Frames } from '../frames.ts'
import { heroAt } from '../rules/figures.ts'
import type { DmdState, RollKind } from '../state.ts'

// What events tell, in words of the rulebook. No rule ids: a meaning is what a reader would look for.

const runs = (s: DmdState, ...procedures: (keyof Frames)[]): boolean =>
  s.box.stack.some((frame) => procedures.some((name) => frame.at.startsWith(`${name}.`)))

/** What may be meant if a Mythos card is being resolved, for the first time or again, and what besides. */
function orByCard(own: RegExp): (_: unknown, s: DmdState) => RegExp {
  const either = new RegExp(`${own.source}|^Do its steps in order|held card again`, own.flags)
  return (_, s) =>
    s.box.stack.some((frame) => frame.at.startsWith('mythos.') || 'from' in frame) ? either : own
}

const rolled: Readonly<Record<RollKind, RegExp>> = {
  attack: /3 standard dice plus every bonus die/,
  check: /3 standard dice plus every bonus die/,
  action: /3 standard dice plus every bonus die/,
  foe: /dice of an enemy that attacks you/,
  fire: /one standard die for each fire token/,
  signs: /1 standard die for each Yellow Sign/,
}

/** What each insanity card is called (in the order of the cards). */
const madnesses = [
  /^Fear of Crowds/,
  /^OCD/,
  /^PTSD/,
  /^Paranoia/,
  /^Pyromania/,
  /^Short-Term Memory Loss/,
  /^Kleptomania/,
  /^Megalomania/,
]

const byMadness = (s: DmdState, hero: number): RegExp =>
  at(madnesses, heroAt(s, hero).insanity % insanities.length)

export const eventMeanings: Meanings<Dmd>['events'] = {
  // set-up
  takes: /picks a different investigator/,
  goesMad: /eight insanity cards/,
  first: /^The first player/,
  levelsUp: /^To level up/,
  // the turn
  turn: /takes a turn/,
  free: /\bfree\b|^Once per turn/,
  acts: /^Action/,
  moves: ({ hero }, s) =>
    s.table.active === hero ? /^A Move is/ : /take one other investigator .* with you/,
  placed: ({ hero }, s) =>
    runs(s, 'carriedOff')
      ? /place you and it on the gate space/
      : runs(s, 'shun')
        ? /^Paranoia: place each other investigator/
        : orByCard(/Discard:/)(hero, s),
  refuses: /^A refused request/,
  usesCard: /Discard:|^Once per turn/,
  // dice
  rolls: ({ kind }) => rolled[kind],
  rerolls: /to reroll one die|free reroll|Discard:/,
  blanks: /Discard:/,
  wards: /^Elder stone/,
  counts: ({ skill }) =>
    ({
      'arcane-mastery': /elder signs?/,
      'high-strung': /tentacles?/,
      savage: /add \d wounds?/,
    })[skill as string] ?? /never/,
  checks: /^Check N means/,
  // tracks
  stress: orByCard(/stress|centre text|pay the whole price|what a pass and a fail do/),
  calms: orByCard(
    /heal|Discard:|choose its left entry|stress(?: or|,)|points in any split|effect of at most one item/i,
  ),
  wounds: orByCard(/wound|what does not fit|Discard:/),
  heals: /heals? |Discard:|choose its left entry|wounds/i,
  armour: /^Armour/,
  shields: /on one of your companions/,
  sanity: orByCard(/sanity|choose one entry|what a pass and a fail do/),
  steels: /sanity/,
  snaps: ({ hero }, s) => byMadness(s, hero),
  evens: /set your stress marker to the number of your wounds/,
  remembers: /resolve the steps of the held card/,
  revives: /do not die|in the game instead/,
  falls: ({ how }) =>
    how === 'wounds' ? /wound marker reaches the skull/ : /sanity marker reaches the skull/,
  signs: orByCard(/takes? 1 Yellow Sign/),
  dropsSigns: orByCard(/discards? .*Yellow Signs|Yellow Signs, discard/),
  // fire
  burns: orByCard(/place 1 fire token|Discard:/),
  quenches: /remove up to three fire tokens|Discard:/,
  catchesFire: orByCard(/fire tokens? .*on your dashboard|1 on your dashboard/),
  shedsFire: /fire tokens|Discard:/,
  flashes: /Discard:/,
  // enemies
  summons: orByCard(/summon/),
  promotes: orByCard(/never/),
  comes: orByCard(
    /every enemy in it follows|moves 1 toward|moves into your space|place you and it|place the Elder One|Discard:/,
  ),
  attacks: (_, s) =>
    runs(s, 'discovery') || !runs(s, 'mythos', 'script')
      ? /every enemy in your space attacks you once/
      : /attack called for by a Mythos card|every enemy in your space attacks you once/,
  protects: /become its target|within 1 space instead/,
  hurts: /wound|Discard:|within 1 space of it/,
  recovers: orByCard(/heals all its wounds/),
  kills: /is killed/,
  // cards
  draws: /draw/,
  buries: /put (?:it|the other) under the|Observing Log/,
  resolves: /^Do its steps in order/,
  keepsInMind: /^PTSD/,
  shuffles: /shuffle the (?:whole Mythos )?discard pile/,
  finds: /draw the top Discovery card/,
  claims: /^To claim an entry/,
  discards: /discard|effect of at most one item/i,
  handsOver: /passes between you|^Kleptomania/,
  // tokens
  handsOverThing: /token .* may be traded/,
  marks: orByCard(/each success|further successes|regains 1|goes dark|remove 1 Powder/),
  thingGone: /removed?|destroyed|leaves the game|shattered/,
  picksUp: /put (?:it|the Idol) on your dashboard/,
  putsDown: orByCard(/put down/),
  turnsUp: orByCard(/turn the Grave face up|Discard:/),
  sinks: orByCard(/R'lyeh token/),
  bars: /put a Shutter on the gate/,
  shutterBreaks: /remove the Shutter instead/,
  lampLit: /put a Lamp/,
  lampOut: orByCard(/never/),
  fizzles: ({ what }) =>
    what === 'stress'
      ? /what does not fit is lost/
      : what === 'figures'
        ? /the summoning is skipped/
        : what === 'movers'
          ? /a step that cannot be done is skipped/
          : /placing one more is skipped/,
  // the Elder One
  advances: /one space to the right/,
  disrupts: /^Ritual: it is disrupted/,
  arrives: /Place its figure in the active investigator's space/,
  reveals: ({ stage }) => (stage === 2 ? /reveal Stage 2/ : /reveal the next/),
  defeats: /is defeated/,
}
