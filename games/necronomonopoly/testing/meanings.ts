import type { Frame, Seat } from '@eldertable/kernel'
import type { Meanings } from '@eldertable/testkit'
import { MOMENT_OF_SILENCE, spaceAt } from '../pieces/spaces.ts'
import { cardAt, cardNumber } from '../pieces/cards.ts'
import type { Frames, Nec } from '../frames.ts'
import { isCultist, isInGame, isInmate, isSane } from '../rules/players.ts'
import { LOST_CITIES_SOURCE } from '../verbs.ts'
import { NOBODY, type NecState } from '../state.ts'

// What happens at the table, in words of the rulebook. No rule ids: a meaning is what a reader would look for.

const top = <P extends keyof Frames>(s: NecState): Frames[P] & Frame =>
  s.box.stack.at(-1) as Frames[P] & Frame

const runs = (s: NecState, ...procedures: (keyof Frames)[]): boolean =>
  s.box.stack.some(({ at }) => procedures.some((name) => at.startsWith(`${name}.`)))

const isTome = (space: number): boolean => spaceAt(space).kind === 'tome'
const isOldOne = (card: number): boolean => cardAt(card).type === 'old-one'
const byStanding = (s: NecState, seat: Seat, investigator: RegExp, cultist: RegExp): RegExp =>
  isCultist(s, seat) ? cultist : investigator

const [one, other] = [0, 1]
const isDouble = (s: NecState): boolean => s.table.dice[one] === s.table.dice[other]

const sacrifice = (s: NecState): RegExp => {
  const { monster } = top<'encounter'>(s)
  if (cardAt(monster).key === 'cthulhu') return /discard two/
  return isOldOne(monster) ? /Great Old One/ : /discard one Ally/
}

const debt = (to: Seat, space: number): RegExp => {
  if (to === NOBODY) return isTome(space) ? /fee .* Keeper/ : /rent .* Keeper/
  return isTome(space) ? /fee/ : /rent/
}

const shift = (source: number): RegExp =>
  source === LOST_CITIES_SOURCE ? /Lost Cities.*shift/ : /Shift your Gate roll/

export const meanings: Meanings<Nec> = {
  events: {
    // set-up
    keeperThrow: /named Keeper/,
    keeper: /named Keeper/,
    firstThrow: /highest total/,
    first: /first turn/,
    // the turn
    turn: ({ seat }, s) =>
      byStanding(s, seat, /turn has five steps/, /Cultist's turn has the steps/),
    skipsMove: /told to skip a Move step/,
    throws({ seat }, s) {
      if (isCultist(s, seat)) return /Cultist may throw the dice/
      if (isInmate(s, seat)) return /inmate throws the dice/
      return top<'turn'>(s).doubles > 0 ? /throw again/ : /throws the dice and walks/
    },
    throwsAgain: /throw his movement dice again/,
    thirdDouble: /third double/,
    walks({ seat }, s) {
      if (runs(s, 'draw', 'followOther')) return /Walk to/
      return byStanding(s, seat, /walks|move again|Walk to/, /walk .* widdershins|Walk to/)
    },
    stays: /stay where he is/,
    stopped: /stops there/,
    lands: (_, s) =>
      top<'land'>(s).walked ? /space where a walk ends/ : /placed by .* has landed/,
    placed(_, s) {
      if (runs(s, 'sendToAsylum')) return /Asylum/
      const { at } = top<'match'>(s)
      return at.startsWith('gate.') ? /^Row \d+:.*go to/ : / · .*(?:placed on|swap)/
    },
    // Sanity
    gains: ({ amount }) => new RegExp(`gains? ${amount} Sanity`, 'i'),
    reefGift: /Devil Reef/,
    loses({ seat, cause, amount }, s) {
      switch (cause) {
        case 'toll':
          return /enters Mi-Go/
        case 'gate':
          return /Gate puts on Mi-Go loses/
        case 'ally':
          return new RegExp(`lose ${amount} Sanity`)
        case 'cultist':
          return isInmate(s, seat) ? /inmate loses 1d6/ : /loses 1d6/
        case 'card':
          return /loses? \d Sanity/i
        case 'spell':
        case 'book':
          return /loses (?:10|1d6|2d6) Sanity/
      }
    },
    pays: ({ to, space }) => debt(to, space),
    forgiven: /pay nothing/,
    wardSpent: /ward is used/,
    wardReady: /ready/,
    // Monsters
    meets: /encounters a Monster when/,
    suffers: /lost to a Monster/,
    sacrifices: (_, s) => sacrifice(s),
    westSaves: /West/,
    banishes: /Banished Monster/,
    voided: /has no effect on you/,
    ghastlySight: /skip your next Move step/,
    draggedOff: /placed on A Moment of Silence/,
    enters({ card, space }, s) {
      if (s.table.round === 0) return /after shuffling/
      if (space === MOMENT_OF_SILENCE && card === cardNumber('thousandth-young'))
        return /Thousandth Young/
      if (runs(s, 'dawn')) return /Ghatanothoa/
      if (runs(s, 'gate')) return /Mythos Deck, put it on Mi-Go/
      return byStanding(
        s,
        top<'draw'>(s).seat,
        /enters the board on the space where/,
        /still enters|by a Cultist enters/,
      )
    },
    monsterThrow: /dice/,
    monsterMoves(_, s) {
      const { total, inStepOf } = top<'moveMonster'>(s)
      if (total > 0) return /moves that far and no dice/
      if (inStepOf >= 0) return /Monster step/
      if (runs(s, 'dawn')) return /Ghatanothoa/
      if (runs(s, 'followOther')) return /Every Monster/
      if (runs(s, 'gate')) return /move it at once/
      return /moves widdershins that far|makes its first move/
    },
    monsterLeaves: /leaves the board/,
    catsTurnAway: /one space further widdershins/,
    // the Asylum
    inmateStays: /stays inside/,
    released(_, s) {
      if (runs(s, 'use')) return /Get Out of Arkham Asylum/
      return isDouble(s) ? /on a double he leaves/ : /third throw he must leave/
    },
    sentToAsylum: /sent to (?:Arkham|the) Asylum/,
    // the Mythos Deck
    looksAtTwo: /looks at the top two/,
    looksAtThree: /top three/,
    reorders: /any order/,
    draws(_, s) {
      const { at } = top<'draw'>(s)
      if (at === 'draw.used') return /draw the top card instead/
      return at === 'draw.arkham' ? /draws the one he chooses/ : /must draw the top card/
    },
    deckEmpty: /deck empty/,
    zadok: /put the card just drawn on the bottom/,
    keeps: /keep/,
    refuses: ({ seat }, s) => byStanding(s, seat, /refuse it/, /may keep/),
    flees: /Ally drawn by a Cultist/,
    befriends: /as a friend/,
    discards: /discard/i,
    takesSpell: /any one he chooses/,
    finds: /for any one Spell/,
    summons: /take Ghatanothoa out/,
    // powers
    uses: / · /,
    countered: /Spell that has you as its target has no effect/,
    dismisses: /discard one friend/,
    swapped: /tokens swap/,
    mesmerised: /skips his next Move step/,
    // Gates
    gateRoll: /must roll two dice/,
    wildGate: /third die/,
    gateShift: ({ source }) => shift(source),
    gateRow: ({ row }) => new RegExp(`^Row ${row}:`),
    gateSpent: /at most three Gate rolls/,
    enlists: ({ seat }, s) => byStanding(s, seat, /take a Deep One/, /joins a Cultist/),
    robs: /take its card/,
    burnsDown: /goes back to the Keeper/,
    // property and trade
    buys: ({ space }) => (isTome(space) ? /unowned Tome may buy it/ : /unowned Lot may buy it/),
    claims: /unowned Tome gets it/,
    locale: /owns all three Lots/,
    deed: /take the Lot/,
    offersDeal: ({ counter }) => (counter ? /makes one counter-offer/ : /offer names/),
    deals: /accepted trade/,
    declines: ({ seat }, s) =>
      seat === s.table.active
        ? /accepts or declines a counter-offer/
        : /accepts, declines or makes/,
    // insanity and Cultists
    insane: /goes insane/,
    attacks: /attacks every Investigator/,
    strikesInmate: /every inmate/,
    friendsLeave: /friends go to the bottom/,
    // the end
    leaves: /leaves the game/,
    roundLimit: /after the last turn of that round/,
    wins(_, s) {
      if (s.table.outcome?.ending === 'round-limit') return /round limit/
      return runs(s, 'insanity') ? /moment only one sane player is left/ : /player who has left/
    },
    cultistsWin: /all four Great Tomes/,
  },

  options: {
    // windows
    pass: /Dawn|Command|Ready|Draw|Gate|may also move|further Monster/,
    passUntilTurn: /until my next turn/,
    use: / · /,
    withdraw: (_, s) => (runs(s, 'use') ? /withdrawn/ : /trade offers|counter-offer/),
    ward: /ward is used/,
    suffer: (_, s) => (runs(s, 'encounter') && !runs(s, 'lose') ? /whatever loss is left/ : /los/i),
    pay(_, s) {
      const { to, space } = top<'owe'>(s)
      return debt(to, space)
    },
    sacrifice: (_, s) => sacrifice(s),
    dismiss: /discard one friend/,
    allow: /Counter/,
    summon: /Ghatanothoa/,
    // the Monster step
    moveMonster(_, s, seat) {
      switch (top<'monsterStep'>(s).at) {
        case 'monsterStep.goules':
          return /Zombie, Ghoul or Ghast/
        case 'monsterStep.dunwich':
          return /Dunwich/
        default:
          return byStanding(s, seat, /must move exactly one/, /may move one Monster/)
      }
    },
    leaveMonsters: /need not/,
    // moving
    throwAgain: /throw his movement dice again/,
    keepThrow: /before acting on it/,
    walk: /throw the dice and walk/,
    stay: /stay where he is/,
    goTo: /go to|placed on/i,
    // cards
    choose(card, s, seat) {
      switch (top<'match'>(s).at) {
        case 'gate.enlist':
          return byStanding(s, seat, /take a Deep One/, /joins a Cultist/)
        case 'gate.conjure':
          return /choose a Monster in the Mythos Deck/
        case 'draw.arkham':
          return /top two cards/
        case 'look.order':
          return /top three cards/
        default:
          return cardAt(card).type === 'spell' ? /Spell/ : /never/
      }
    },
    none: (_, s) => (runs(s, 'miGo') ? /may take one Spell/ : /cannot be carried out/),
    keep: /keep/,
    refuse: (_, s, seat) => byStanding(s, seat, /refuse it/, /may keep/),
    discard: /discard/i,
    // targets
    target: / · .*(?:Target|another)/,
    targetMonster: /Banish any one Monster|choose a Monster on the board/,
    name: /total from 2 to 12/,
    takeLot: (_, s, seat) => byStanding(s, seat, /take its card/, /goes back to the Keeper/),
    // Gates
    raise: shift,
    lower: shift,
    // buying and trading
    buy: (space) => (isTome(space) ? /unowned Tome may buy it/ : /unowned Lot may buy it/),
    trade: /Trades are made/,
    endBuying: /until he ends the step/,
    partner: /one other Investigator/,
    give: /may be traded/,
    take: /may be traded/,
    giveSanity: /no more Sanity than its giver has/,
    takeOut: /taken out of it again/,
    giveNoSanity: /taken out of it again/,
    takeNoSanity: /taken out of it again/,
    takeSanity: /no more Sanity than its giver has/,
    propose: (_, s, seat) => (seat === s.table.active ? /offer names/ : /one counter-offer/),
    accept: /accepts/,
    decline: /declines/,
    counter: /counter-offer/,
    leave: /leaves the game/,
  },

  reasons: {
    'too-dear': /less Sanity than the cost/,
    'power-too-dear': /cannot spend more/,
    'lot-too-dear': /may not buy a Lot that costs more/,
    'tome-too-dear': /Tome .* same limits as a Lot/,
    'deed-too-dear': /at least its cost/,
    'lot-owned': /only the unowned Lot or Tome/,
    'lot-yours': /only the unowned Lot or Tome/,
    'not-landed': /without landing cannot buy/,
    'used-already': /used once until/,
    'no-target': /legal target/,
    'own-sanity-only': /his own Sanity/,
    'keziah-inside': /Keziah Mason.*not an inmate/,
    'minds-inside': /Exchange of Minds.*inmate/,
    'square-inside': /Set-Square.*not an inmate/,
    'committed-already': /Commitment Papers.*not an inmate/,
    'is-old-one': /affects a Great Old One/,
    'ward-spent': /is spent when used/,
    'needs-two-allies': /two of them, not one/,
    'row-limit': /between 1 and 13/,
    'shift-used': /used once on a roll/,
    'trade-off': /no offer is legal/,
    'three-offers': /at most three offers/,
    'nothing-to-trade': /must give at least one card/,
    'one-sided': /each side must give/,
    'no-card-in-deal': /at least one card must change hands/,
    'same-offer': /may not repeat an offer/,
    'not-tradable': /may not be traded/,
    'partner-mad': ({ argument }, s) =>
      isCultist(s, argument) ? /Cultists cannot trade/ : /never/,
    'partner-gone': ({ argument }, s) => (isInGame(s, argument) ? /never/ : /has left/),
    'already-countered': /cannot be countered again/,
  },

  questions: {
    'dawn.window': /^Dawn/,
    'monsterStep.name': /^Monster step.*which Monster/,
    'monsterStep.command': /^Command/,
    'monsterStep.goules': /Cultes de Goules/,
    'monsterStep.dunwich': /Dunwich/,
    'turn.ready': /^Ready/,
    'turn.roam': /throw and walk, or stay/,
    'turn.rethrow': /^Throw/,
    'miGo.spell': /^Entering Mi-Go/,
    'encounter.meet': /^Meet/,
    'encounter.second': /discard two/,
    'lose.window': /^Lose/,
    'owe.window': /^Owe/,
    'draw.arkham': /which of the two cards/,
    'draw.window': /^Draw/,
    'draw.keep': /keep or refuse/,
    'gate.shift': /^Gate.*shift/,
    'gate.conjure': /which Monster of the deck/,
    'gate.destination': /follow the row/,
    'gate.enlist': /Deep One comes from/,
    'gate.remove': /which Monster leaves/,
    'gate.rob': /which Lot/,
    'nearest.choose': /equally near/,
    'discardOne.choose': /discard one card of a kind/,
    'use.target': /needs a target/,
    'use.counter': /^Counter, the target/,
    'look.order': /order of cards/,
    'search.choose': /a search takes/,
    'buying.choose': /^Buy step/,
    'trade.partner': /one other Investigator/,
    'trade.draft': /offer names/,
    'trade.reply': /^Trade offered/,
    'trade.counter': /one counter-offer/,
    'trade.answer': /^Counter-offer/,
  },

  isAboutOthers(sentence, seat, s) {
    const isRow = sentence.includes(' · ')
    if (isRow || /player|[Vv]isitor/.test(sentence)) return false
    if (isSane(s, seat))
      return !/Investigator|inmate/.test(sentence) && sentence.startsWith('A Cultist')
    return isCultist(s, seat) && /Investigator/.test(sentence) && !/Cultist/.test(sentence)
  },
}
