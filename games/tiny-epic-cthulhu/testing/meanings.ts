import type { Frame } from '@eldertable/kernel'
import type { Meanings } from '@eldertable/testkit'
import type { Frames, Tec } from '../frames.ts'
import { isSelfPlaying } from '../rules/company.ts'
import type { TecState } from '../state.ts'

// What happens at the table, in words of the rulebook. No rule ids: a meaning is what a reader would look for.

const top = <P extends keyof Frames>(s: TecState): Frames[P] & Frame =>
  s.box.stack.at(-1) as Frames[P] & Frame

const runs = (s: TecState, ...procedures: (keyof Frames)[]): boolean =>
  s.box.stack.some(({ at }) => procedures.some((name) => at.startsWith(`${name}.`)))

/** What is meant by the deed of a player, and what by that of an Assistant. */
const by = (s: TecState, character: number, player: RegExp, assistant: RegExp): RegExp =>
  s.table.characters[character]?.isAssistant === true ? assistant : player

const spentFor = {
  banish: /cost is paid with/,
  fewerDice: /each removes one die/,
  townAction: /^[A-Z][^:]+:|cost/,
  translate: /spends the Madness Tentacles shown/,
  ability: /spend/,
} as const

export const meanings: Meanings<Tec> = {
  events: {
    // set-up
    townsLaid: /Town Cards go around the wheel/,
    first: /first turn/,
    takesMat: /mats?/i,
    pagesShuffled: /Page Cards are shuffled/,
    oldOneAppears: /front-pointer of its own spin/,
    arrives: /front-pointer of its own spin/,
    putsBack: /goes back into the Bag/,
    // the turn
    turn: ({ character }, s) => by(s, character, /Players take turns/, /spin an Assistant does/),
    spins: /^A spin is/,
    // 1-A
    lulls: (_, s) => (isSelfPlaying(s) ? /most numerous/ : /^Lull:/),
    lullsNothing: /Lull .* does nothing/,
    rift: /^Rift:/,
    riftsNothing: /Rift does nothing/,
    omen: /^Omen/,
    surge: /^Surge:/,
    // draws
    drawing({ character, town }, s) {
      if (town >= 0) return /number of tentacles drawn/
      if (runs(s, 'ability')) return /Open the Veil/
      return by(
        s,
        character,
        /draw one tentacle from the Bag for each Shambler/,
        /draws one tentacle for each Shambler/,
      )
    },
    creeps: (_, s) =>
      s.table.turn === 0 ? /until that card has received 2/ : /Town Card at the front-pointer/,
    haunts: ({ character }, s) =>
      by(
        s,
        character,
        /goes on the player's matching track|resolve it as if/,
        /drawn by an Assistant|matching track/,
      ),
    drawsChaos: /Chaos/,
    energy: /Eldritch Tentacle (?:so drawn )?goes on .*Energy Track/,
    bagEmpty: /Bag is empty/,
    // accursed tracks
    energyAccursed: /Energy Track, relocation/,
    strength: /Strength Token moves one box/,
    townAccursed: /Madness Track of a Town Card, relocation/,
    chaosAccursed: /Chaos Track, relocation/,
    mindAccursed: /Track of a character, relocation/,
    shamblersAccursed: /Shambler Track, relocation/,
    eldritchFalls: ({ refilled }) => (refilled ? /refills the empty space/ : /stays empty/),
    delirium: /Brain Token moves up one space/,
    calms: /down one space/,
    // 1-C and 1-D
    spawns({ colour, wanted }, s) {
      if (s.table.turn === 0) return /set-up Shambler|One Shambler per character is placed/
      return colour === wanted ? /Shambler (?:spawns|goes in)/ : /next colour to the right/
    },
    stalks: /moves straight to the Town Card/,
    // powers
    power: /power is triggered/,
    powerClosed: /power of a closed colour is never triggered/,
    powerMisses({ why }) {
      if (why === 'nobody') return /character(?: is)? within one/
      return why === 'nowhere' ? /Town Card within one/ : /Shambler Mat|has a translated Page Card/
    },
    sows: /^Nyarlathotep:/,
    losesPage: /^Yog-Sothoth:/,
    strips: /^Yig:/,
    deals: /^Cthulhu:/,
    // Step 2
    mustMove: /first action must be a Move/,
    buysAction: /gives one more action/,
    moves({ by: how, character }, s) {
      if (how === 'ferry') return /Ferry/
      if (runs(s, 'extraMove')) return /extra Move/
      return by(s, character, /whole Move is made/, /^Move, Phase/)
    },
    reveals: /face up/,
    collects: ({ character }, s) => by(s, character, /^Collect takes/, /^Collect:/),
    rolls({ for: why, character }, s) {
      if (why === 'seal')
        return by(s, character, /rolls one Cthulhu Die for each rune/, /Cthulhu Die|attempt/)
      return /one Cthulhu Die for each Shambler/
    },
    rerolls: /picks one die and rolls it again/,
    rerollsAll: /rerolls all its dice/,
    pays: ({ character, for: why }, s) => by(s, character, spentFor[why], /Assistant pays/),
    banishes: /banished Shambler returns/,
    banishFails: ({ character }, s) => by(s, character, /cannot pay/, /Assistant.*cannot pay/),
    banishDeclined: /decline to pay/,
    // Town Actions and abilities
    townAction: /^[A-Z][^:]+:/,
    exchangesPage: /put the old card at the bottom/,
    passesPage: /beside any other character's mat/,
    lures: /move the Great Old One Token/,
    sendsHome: /return one Shambler/,
    buries: /move three Madness Tentacles/,
    gainsChaos: /Chaos Tentacle from the general supply/,
    dims: /Eldritch Tentacle from the Energy Track into the Bag/,
    ability: /^[A-Z][^:]+\([A-Z][a-z]+\):/,
    handsOver: /Hand Over/,
    // Translate and Phase Two
    translates: ({ character }, s) =>
      by(s, character, /one Page Token goes on/, /one Page Token goes on|it translates it/),
    dealsPage: /dealt face down/,
    deckRenewed: /shuffle the page discard pile/,
    deckEmpty: /the place stays empty/,
    phaseTwo: /Phase Two/,
    seals: ({ character }, s) =>
      by(s, character, /moves one Madness Tentacle of that colour/, /It places/),
    sealFails: /no tentacle is lost/,
    closes: /colour is closed, all Madness Tentacles/,
    // Assistants
    extraAction: /Extra Assistant action/,
    staysPut: /already on its target card/,
    ends({ ending }) {
      switch (ending) {
        case 'sealed':
          return /win at once when the sixth/
        case 'strengthOne':
        case 'strengthTwo':
          return /Strength Token reaches the last box/
        case 'shamblers':
          return /no Shambler is left/
        case 'playerMad':
          return /Brain Token reaches the top/
        case 'assistantMad':
          return /Assistant goes mad/
      }
    },
  },

  options: {
    takeMat: /chooses a different Player Mat/,
    lull: (_, s) => (isSelfPlaying(s) ? /most numerous/ : /^Lull:/),
    deal: (_, s) => (isSelfPlaying(s) ? /dealt by Cthulhu goes to/ : /legal receiver/),
    move: /a Move goes|must be a Move/,
    collect: /Collect/,
    banish: /Banish/,
    townAction: /Town Action|^[A-Z][^:]+:/,
    translate: /Translate|translated/,
    seal: /Seal|location/,
    buyAction: /gives one more action/,
    ability: /ability|\([A-Z][a-z]+\):/,
    extraMove: /Extra Assistant action/,
    extraTranslate: /Extra Assistant action/,
    extraBanish: /Extra Assistant action/,
    extraSeal: /Extra Assistant action/,
    endTurn: /end Step 2/,
    back: null,
    pay: (_, s) => spentFor[top<'pay'>(s).for],
    take: /Collect takes/,
    spend: /each removes one die/,
    reroll: /picks one die and rolls it again/,
    keepDice: /Rerolls are optional/,
    banishShambler: /chooses which Shambler/,
    decline: /decline to pay/,
    place: /to the location/,
    goTo: (_, s) => (runs(s, 'extraMove') ? /extra Move/ : /put your token on any other/),
    chooseTown: /Town Card/,
    chooseCharacter: /character/,
    chooseShambler: /return one Shambler/,
    chooseColour: /choose a colour/,
    choosePage: /translated Page Card/,
    handOver: /Hand Over/,
    nextSpin: null,
  },

  reasons: {
    'mat-taken': /different Player Mat/,
    'no-actions': /up to three actions/,
    'must-move': /must be a Move/,
    'no-chaos': /Each Chaos Tentacle spent/,
    'too-far': /Town Card/,
    'here-already': /goes exactly 1|goes 1/,
    'old-one-bars': /neither pass through nor stop/,
    'nothing-here': /Collect takes Madness Tentacles from/,
    'no-space': /no space/,
    'no-shambler': /needs at least one Shambler/,
    'too-dear': /cannot pay/,
    'town-used': /once per turn/,
    'town-too-dear': /cost can be paid in full/,
    'town-no-effect': /effect can be carried out/,
    'no-page': /needs a face-up Page Card/,
    'face-down': /needs a face-up Page Card/,
    'page-too-dear': /spends the Madness Tentacles shown/,
    'phase-one': /only in Phase Two/,
    'not-with-old-one': /only on the Great Old One's Town Card/,
    'sealed-already': /open until it is sealed/,
    'no-tentacle': /at least one Madness Tentacle of the location's colour/,
    'no-rune': /at least one rune/,
    'ability-too-dear': /cost can be paid in full/,
    'ability-no-effect': /its effect carried out/,
    'ability-in-action': /used during one/,
    'assistant-cannot': /only if the Assistant can attempt it/,
  },

  questions: {
    'chooseCharacters.choose': /^Before the game/,
    'pointer.lull': /Lull/,
    'cthulhuDeals.choose': /Cthulhu's power/,
    'stepTwo.choose': /^Step 2, main menu/,
    'collect.choose': /^Collect/,
    'banish.fewerDice': /Veteran only/,
    'rerolls.choose': /reroll one named die/,
    'banish.choose': /^Banish, after the last reroll/,
    'townAction.target': /^Town Action/,
    'townAction.receiver': /^Town Action/,
    'ability.target': /^Ability/,
    'pay.choose': /how to pay|spend a Madness Tentacle/,
    'seal.place': /which tentacle to place/,
    'extraMove.choose': /for a Move the destination/,
    'assistantTurn.watch': /play by themselves/,
  },
}
