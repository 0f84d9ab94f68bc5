import { at } from '@eldertable/kernel'
import type { Meanings } from '@eldertable/testkit'
import { insanities } from '../insanities/index.ts'
import type { Dmd, Frames } from '../frames.ts'
import type { Why } from '../questions.ts'
import { heroAt, levelOf, placeOf, spaceOf } from '../rules/figures.ts'
import { isAgainst } from '../rules/dice.ts'
import type { DmdState, RollKind } from '../state.ts'

// What happens at the table, in words of the rulebook. No rule ids: a meaning is what a reader would look for.

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

const chosenFor: Readonly<Record<Why, RegExp>> = {
  'put-down': /steps in order|held card/,
  turn: /steps in order|held card/,
  realign: /steps in order|held card/,
  darken: /steps in order|held card|goes dark/,
  unpack: /steps in order|held card|remove 1 Powder/,
  tidy: /discard claimed cards/,
  shun: /in an adjacent space of your choice/,
  forget: /discard one claimed item or companion/,
  steal: /take one item of your choice/,
  summon: /steps in order|held card/,
  promote: /steps in order|held card/,
  move: /if several tie/,
  goal: /if several tie/,
  way: /several shortest paths/,
  fire: /steps in order|held card|fire token in each space with a Retort/,
  rlyeh: /nearest space that has none/,
  place: /steps in order|held card|on the gate space nearest|Discard:/,
  douse: /steps in order|held card/,
  target: /choose another legal target/,
  throw: /Discard:/,
  task: /^Action/,
}

const why = (s: DmdState): RegExp => {
  const top = s.box.stack.at(-1) as (Frames['choose'] & { at: string }) | undefined
  return top === undefined ? /never/ : chosenFor[top.why]
}

const prayed = (s: DmdState, hero: number): RegExp =>
  [/never/, /heal 1 stress or 1 wound/, /2 points in any split/, /2 wounds and 2 stress, on one/][
    levelOf(s, hero, 'healing-prayer')
  ] ?? /2 wounds and 2 stress, on each/

export const meanings: Meanings<Dmd> = {
  events: {
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
    // the Elder One
    advances: /one space to the right/,
    disrupts: /^Ritual: it is disrupted/,
    arrives: /Place its figure in the active investigator's space/,
    reveals: ({ stage }) => (stage === 2 ? /reveal Stage 2/ : /reveal the next/),
    defeats: /is defeated/,
  },
  options: {
    takeInvestigator: /picks a different investigator/,
    keepInsanity: /eight insanity cards/,
    beginWith: /^The first player/,
    levelUp: /^To level up/,
    move: /^A Move is/,
    attack: (foe, s) =>
      spaceOf(s, foe) === placeOf(s, s.table.active)
        ? /Choose one enemy in your space/
        : /target in another space within your range/,
    rest: /rest (?:only in a safe space|even if)/,
    trade: /passes between you/,
    act: /^Action/,
    useCard: /Discard:|^Once per turn|Observing Log/,
    endActions: /may stop early/,
    step: /^A Move is/,
    stop: /^A Move is/,
    sneak: /not follow you|enemies in each Move|any number of enemies|adds to the number of sneaks/,
    slipAway:
      /not follow you|enemies in each Move|any number of enemies|adds to the number of sneaks/,
    carry: /take one other investigator/,
    alone: /take one other investigator/,
    agree: /needs that player's yes/,
    refuse: /needs that player's yes/,
    wield: /item marked weapon/,
    bareHands: /item marked weapon/,
    alsoTarget: /target any number of enemies/,
    strike: /Choose one enemy .* and make a roll/,
    assign: /divide the successes/,
    keepDice: /reroll one die/,
    reroll: /reroll one die/,
    rerollFree: (_, s) =>
      s.table.roll !== null && isAgainst(s.table.roll.kind)
        ? /free reroll/
        : /free reroll|^Once per turn/,
    pickDie: /Discard:/,
    throwPicked: /Discard:/,
    ward: /^Elder stone/,
    count: /elder signs?|tentacles?|add \d wounds?/,
    armour: /^Armour/,
    shield: /on one of your companions/,
    bear: /on one of your companions/,
    steel: /sanity/,
    chooseSpace: (_, s) => why(s),
    chooseFoe: (_, s) => why(s),
    chooseHero: (_, s, seat) =>
      prayed(
        s,
        s.table.heroes.findIndex(
          (one) =>
            one.seat === seat && levelOf(s, s.table.heroes.indexOf(one), 'healing-prayer') > 0,
        ),
      ),
    chooseCard: (_, s) => why(s),
    chooseThing: (_, s) => why(s),
    option: /^Choices on a Mythos card/,
    heal: /^Resting heals|split|heal 1 stress or 1 wound/,
    keepMythos: (_, s) =>
      s.table.drawn.length > 1
        ? /resolve one and put the other under/
        : /put it under the Mythos deck/,
    replaceMythos: /draw another, once/,
    cancelMythos: /skip all steps of your Mythos card/,
    face: /^You choose the order/,
    protect: /become its target|within 1 space instead/,
    takeLeft: /choose its left entry/,
    takeRight: /choose its left entry, its right entry/,
    takeNeither: /or neither/,
    goldLeft: /an entry with a price/,
    goldRight: /an entry with a price/,
    effect: /end of (?:your )?turn/,
    elderFirst: /Stage 1 card, and after it that of the episode/,
    episodeFirst: /Stage 1 card, and after it that of the episode/,
    fromSelf: /from your space and your dashboard/,
    decline:
      /you may|^In step 2 draw|^Do its steps|any loss of sanity|within 1 space instead|2 points|on one investigator/,
  },
  reasons: {
    taken: /picks a different investigator/,
    'level-full': /whose marker is below 4/,
    'no-actions': /you may take three actions/,
    'not-adjacent': /to an adjacent one/,
    'ritual-stands': /before the ritual is disrupted/,
    'out-of-range': /within your range/,
    'not-safe': /rest only in a safe space/,
    'act-not-safe': /episode action needs a safe space/,
    'trade-not-safe': /Trade .* safe space/,
    'nothing-to-heal': /never past space 0/,
    'refused-already': /cannot be made again/,
    'is-condition': /Conditions cannot be traded/,
    'two-idols': /at most two Idols/,
    'stress-full': /until your stress is on the last space/,
    'stress-too-high': /only if the whole N fits/,
    'sanity-too-low': /cannot be paid if it would bring the marker to the skull/,
    barred: /centre text/,
    'no-effect': /discarded for its effect/,
    'no-enemy-here': /discarded for its effect/,
    'no-fire-here': /remove up to three fire tokens/,
    'no-retort': /space with a Retort/,
    'no-idol': /space with an Idol/,
    'no-altar': /Altar's space/,
    'no-idol-held': /with at least one Idol/,
    'no-grave': /space with a Grave/,
    'not-consecrated': /consecrated ground/,
    'no-bones': /with at least one Bones/,
    'no-lens': /space with a Lens/,
    'no-gate': /space with a gate/,
    'barred-already': /gate that has no Shutter/,
    'no-circuit': /dark Circuit/,
    'lit-already': /any dark space/,
    'no-lamp': /Lamp in the supply/,
    'no-pillar': /Pillar that has fewer than three/,
    'not-at-head': /in 15A-a/,
    'not-charged': /all four Pillars on the map and charged/,
  },
  questions: {
    'chooseInvestigator.choose': /picks a different investigator/,
    'draftInsanity.choose': /eight insanity cards/,
    'match.first': /^The first player/,
    'levelUp.choose': /^To level up/,
    'actions.choose': /three actions/,
    'walk.step': /^A Move is/,
    'walk.sneak': /does not follow you/,
    'walk.ride': /take one other investigator/,
    'walk.ask': /needs that player's yes/,
    'attack.weapon': /item marked weapon/,
    'attack.targets': /target any number of enemies/,
    'attack.items': /Discard:/,
    'attack.divide': /divide the successes/,
    'roll.reroll': /reroll one die/,
    'roll.salts': /Discard:/,
    'roll.blank': /Discard:/,
    'roll.ward': /^Elder stone/,
    'roll.count': /conversions of symbols/,
    'wounds.armour': /^Armour/,
    'wounds.share': /on one of your companions/,
    'terror.harden': /reduce the sanity you lose/,
    'rest.split': /^Resting heals/,
    'trade.ask': /Trade .* needs that player's yes/,
    'beatOut.split': /Beat Out the Flames/,
    'mythos.read': /looking at the card you drew/,
    'mythos.log': /Observing Log/,
    'mythos.cancel': /skip all steps of your Mythos card/,
    'script.option': /^Choices on a Mythos card/,
    'choose.one': /^Choices on a Mythos card/,
    'fight.choose': /^You choose the order/,
    'assault.protect': /become its target instead/,
    'discovery.choose': /choose its left entry/,
    'endEffects.choose': /in the order you choose/,
    'prayer.whom': /at the end of your turn you may heal/,
    'prayer.split': /any split of wounds and stress/,
    'advance.order': /Stage 1 card, and after it that of the episode/,
  },
}
