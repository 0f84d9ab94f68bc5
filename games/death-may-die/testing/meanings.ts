import type { Meanings } from '@eldertable/testkit'
import type { Dmd, Frames } from '../frames.ts'
import type { Why } from '../questions.ts'
import { levelOf, placeOf, spaceOf } from '../rules/figures.ts'
import { isAgainst } from '../rules/dice.ts'
import type { DmdState } from '../state.ts'
import { eventMeanings } from './event-meanings.ts'

// What happens at the table, in words of the rulebook. No rule ids: a meaning is what a reader would look for.

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
  events: eventMeanings,

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
    'rest-heals-nothing': /make Rest heal more or less/,
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
