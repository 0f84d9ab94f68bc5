import {
  blank,
  blast,
  callAway,
  comfort,
  flash,
  healAllStress,
  hurl,
  moreSteps,
  payPrice,
  quench,
  redraw,
  travel,
  unearth,
} from '../effects/uses/use.ts'
import {
  actionDice,
  anywhere,
  bandages,
  checkDice,
  companion,
  condition,
  discardedFor,
  far,
  guiltyConscience,
  healing,
  item,
  lampOil,
  near,
  nearOrBetter,
  quicklime,
  rerollOf,
  restLess,
  restMore,
  smellingSalts,
  weapon,
  type Claim,
} from './claims.ts'
import type { CommonSkill } from './skills/index.ts'

/** What may be chosen from a Discovery card (DMD-DISC-2); DMD-CARD-9 for a price in sanity. */
export interface Entry {
  readonly price: { readonly stress: number } | { readonly sanity: number } | null
  readonly claim: Claim | null
  /** What it does at once. */
  readonly heals: { readonly wounds: number; readonly stress: number } | null
  readonly losesSanity: number
}

/** The text in the middle of a Discovery card. */
export type Centre =
  | null
  /** DMD-DISC-3 */
  | { readonly says: 'must' }
  /** DMD-DISC-4 */
  | {
      readonly says: 'check'
      readonly successes: number
      readonly skill: CommonSkill | null
      readonly fail: { readonly stress: number } | { readonly sanity: number }
    }
  /** Something for those who have a condition. */
  | { readonly says: 'stress-with' | 'bars-left-with'; readonly condition: string }

export interface DiscoveryCard {
  readonly id: string
  readonly centre: Centre
  readonly left: Entry | null
  readonly right: Entry | null
}

const nothing = { price: null, claim: null, heals: null, losesSanity: 0 } as const
const free = (claim: Claim): Entry => ({ ...nothing, claim })
const forStress = (stress: number, claim: Claim): Entry => ({
  ...nothing,
  price: { stress },
  claim,
})
const forSanity = (claim: Claim): Entry => ({ ...nothing, price: { sanity: 1 }, claim })
const heal = (wounds: number, stress: number): Entry => ({ ...nothing, heals: { wounds, stress } })
const payTwo: Entry = { ...nothing, price: { stress: 2 } }
const loseOne: Entry = { ...nothing, losesSanity: 1 }

const card = (
  id: string,
  centre: Centre,
  left: Entry | null,
  right: Entry | null = null,
): DiscoveryCard => ({ id, centre, left, right })

const must: Centre = { says: 'must' }
const hardCheck = (skill: CommonSkill): Centre => ({
  says: 'check',
  successes: 3,
  skill,
  fail: { stress: 2 },
})
const check = (skill: CommonSkill): Centre => ({
  says: 'check',
  successes: 2,
  skill,
  fail: { stress: 1 },
})
const horror: Centre = { says: 'check', successes: 2, skill: null, fail: { sanity: 1 } }
const stressWith = (name: string): Centre => ({ says: 'stress-with', condition: name })
const barredWith = (name: string): Centre => ({ says: 'bars-left-with', condition: name })

/** Two cards of every episode are alike: a dread that must be faced, and a stone that is not of this world. */
const dread = (id: string): DiscoveryCard => card(id, must, payTwo, loseOne)
const relic = (id: string, name: string): DiscoveryCard =>
  card(id, null, forSanity(item(name, { gives: 'elder-stone' })), heal(1, 0))

const fireInTheRetort: readonly DiscoveryCard[] = [
  card(
    'e1.d01',
    stressWith('Guilty Conscience'),
    forStress(2, companion('Jerome', 1, 'stealth')),
    forStress(1, item('Bleach', discardedFor(quench))),
  ),
  card(
    'e1.d02',
    hardCheck('marksman'),
    free(item('Beaker of Vitriol', discardedFor(hurl('enemy', 2)))),
  ),
  card(
    'e1.d03',
    null,
    forStress(1, weapon('Fire Axe', near(1))),
    free(item('Sand Bucket', { gives: 'flames', upTo: 6 })),
  ),
  card('e1.d04', null, forStress(2, companion('Professor Quill', 2, 'arcane-mastery')), heal(0, 2)),
  card(
    'e1.d05',
    null,
    forStress(1, companion('Nurse Roche', 2, null, restMore)),
    free(item('Laudanum', healing(0, 3))),
  ),
  card('e1.d06', horror, free(weapon('Sacrificial Knife', near(1)))),
  card(
    'e1.d07',
    null,
    forStress(2, weapon('Service Revolver', ...anywhere(1, 1))),
    forStress(1, item('Pocket Torch', checkDice)),
  ),
  dread('e1.d08'),
  card('e1.d09', must, free(guiltyConscience), payTwo),
  card('e1.d10', null, free(bandages), free(smellingSalts)),
  card('e1.d11', check('arcane-mastery'), free(item('Formulary', actionDice('spoil', 2)))),
  card(
    'e1.d12',
    barredWith('Guilty Conscience'),
    forStress(2, companion('Duke Calloway', 3, 'brawling')),
    heal(1, 0),
  ),
  card(
    'e1.d13',
    null,
    free(item('Asbestos Gloves', { gives: 'fire-resistance' })),
    forStress(1, item('Long Tongs', { gives: 'unsafe-action', action: 'spoil' })),
  ),
  card(
    'e1.d14',
    null,
    free(item('Ether Bottle', discardedFor(healAllStress))),
    free(item('Phlogiston', discardedFor(blast))),
  ),
  relic('e1.d15', 'Etched Glass Sign'),
]

const drownedCongregation: readonly DiscoveryCard[] = [
  card(
    'e2.d01',
    stressWith('Sea-Touched'),
    forStress(2, companion('Tobias Marsh', 1, 'stealth')),
    forStress(1, item('Pole Lantern', checkDice)),
  ),
  card('e2.d02', hardCheck('stealth'), free(item('Strange Gold', discardedFor(payPrice)))),
  card(
    'e2.d03',
    null,
    forStress(1, weapon('Boathook', near(1))),
    free(item('Oilskin Coat', { gives: 'armour' })),
  ),
  card('e2.d04', null, forStress(2, companion('Miss Gilman', 2, 'arcane-mastery')), heal(0, 2)),
  card(
    'e2.d05',
    null,
    forStress(1, companion('Dr Crane', 2, null, restMore)),
    free(item('Brandy Flask', healing(0, 3))),
  ),
  card('e2.d06', horror, free(weapon('Fishbone Dagger', nearOrBetter('deep-one')))),
  card(
    'e2.d07',
    null,
    forStress(2, weapon('Harpoon Gun', ...anywhere(1, 1))),
    forStress(1, item('Coil of Rope', discardedFor(moreSteps(2)))),
  ),
  dread('e2.d08'),
  card(
    'e2.d09',
    must,
    free(condition('Sea-Touched', { gives: 'roll-die', where: 'water' }, restLess)),
    payTwo,
  ),
  card('e2.d10', null, free(bandages), free(item('Communion Wine', healing(1, 1)))),
  card(
    'e2.d11',
    check('arcane-mastery'),
    free(item('Parish Register', actionDice('break-idols', 2))),
  ),
  card(
    'e2.d12',
    barredWith('Sea-Touched'),
    forStress(2, companion('Abel Waite', 3, 'toughness')),
    heal(1, 0),
  ),
  card(
    'e2.d13',
    null,
    free(item('Wading Boots', { gives: 'dry-feet' })),
    forStress(1, item('Wet Sacking', { gives: 'painless-idol' })),
  ),
  card('e2.d14', null, free(lampOil), free(item('Signal Flare', discardedFor(comfort)))),
  relic('e2.d15', "Saint's Finger"),
]

const banquetForTheDead: readonly DiscoveryCard[] = [
  card(
    'e3.d01',
    stressWith('Ghoul-Taint'),
    forStress(2, companion('Old Silas', 2, 'toughness')),
    forStress(1, weapon('Spade', near(1))),
  ),
  card(
    'e3.d02',
    hardCheck('arcane-mastery'),
    free(item('Reliquary', actionDice('lay-to-rest', 2))),
  ),
  card(
    'e3.d03',
    null,
    forStress(2, weapon('Hunting Rifle', ...far(1, 2))),
    forStress(1, item('Whetstone', rerollOf('attacks'))),
  ),
  card('e3.d04', null, forStress(1, companion('Mrs Halloran', 1, 'arcane-mastery')), heal(0, 2)),
  card(
    'e3.d05',
    null,
    forStress(2, companion('Wilfred', 1, 'swiftness')),
    free(item('Candle Stub', checkDice)),
  ),
  card(
    'e3.d06',
    horror,
    free(weapon('Gnawed Thighbone', near(1), { gives: 'relief', killing: 'ghoul' })),
  ),
  card('e3.d07', null, forStress(2, companion('Brutus', 3, 'brawling')), heal(1, 0)),
  dread('e3.d08'),
  card(
    'e3.d09',
    must,
    free(condition('Ghoul-Taint', { gives: 'unfollowed', by: 'ghoul' }, restLess)),
    payTwo,
  ),
  card('e3.d10', null, free(bandages), free(item('Black Bread', healing(1, 1)))),
  card('e3.d11', check('stealth'), free(item('Burial Ledger', discardedFor(unearth(2))))),
  card(
    'e3.d12',
    barredWith('Ghoul-Taint'),
    forStress(2, companion('Father Merrick', 2, null, rerollOf('rolls'))),
    heal(0, 2),
  ),
  card(
    'e3.d13',
    null,
    free(item('Iron Cap', { gives: 'armour' })),
    forStress(1, item('Bone Whistle', discardedFor(callAway('ghoul')))),
  ),
  card('e3.d14', null, free(lampOil), free(quicklime)),
  relic('e3.d15', 'Chipped Halo'),
]

const eyeAtSentinelHill: readonly DiscoveryCard[] = [
  card(
    'e4.d01',
    stressWith('Star-Struck'),
    forStress(2, companion('Clement Rudge', 1, 'marksman')),
    forStress(1, item('Star Chart', actionDice('misalign', 1))),
  ),
  card('e4.d02', hardCheck('marksman'), free(item('Diamond Burr', actionDice('misalign', 2)))),
  card(
    'e4.d03',
    null,
    forStress(1, weapon('Fire Iron', near(1))),
    free(item('Lens Cloth', { gives: 'guard', rerolls: 1 })),
  ),
  card('e4.d04', null, forStress(1, companion('Mrs Peabody', 2, 'toughness')), heal(0, 2)),
  card(
    'e4.d05',
    null,
    forStress(2, companion('Emory', 1, 'swiftness')),
    free(item('Saddle Flask', healing(0, 3))),
  ),
  card('e4.d06', horror, free(weapon('Byakhee Talon', nearOrBetter('byakhee')))),
  card(
    'e4.d07',
    null,
    forStress(2, weapon('Signal Pistol', ...anywhere(1, 1))),
    forStress(1, item('Opera Glasses', { gives: 'longer-range' })),
  ),
  dread('e4.d08'),
  card('e4.d09', must, free(condition('Star-Struck', { gives: 'star-gazing' })), payTwo),
  card('e4.d10', null, free(bandages), free(smellingSalts)),
  card('e4.d11', check('arcane-mastery'), free(item('Observing Log', discardedFor(redraw)))),
  card(
    'e4.d12',
    barredWith('Star-Struck'),
    forStress(2, companion('Big Amos', 3, 'brawling')),
    heal(1, 0),
  ),
  card(
    'e4.d13',
    null,
    free(item('Leather Harness', { gives: 'harness' })),
    forStress(1, item('Shutter Crank', { gives: 'unsafe-action', action: 'bar-shutter' })),
  ),
  card(
    'e4.d14',
    null,
    free(item('Magnesium Flash', discardedFor(blast))),
    free(item('Exposed Plate', discardedFor(blank))),
  ),
  relic('e4.d15', 'Meteor Stone'),
]

const lastPerformance: readonly DiscoveryCard[] = [
  card(
    'e5.d01',
    stressWith('Stage-Struck'),
    forStress(2, companion('Pip', 1, 'stealth')),
    forStress(1, item('Limelight Burner', { gives: 'free-action', action: 'light-lamp' })),
  ),
  card(
    'e5.d02',
    hardCheck('marksman'),
    free(weapon('Duelling Pistol', ...anywhere(2, 1), { gives: 'single-shot' })),
  ),
  card(
    'e5.d03',
    null,
    forStress(1, weapon('Stage Sabre', near(1))),
    free(item('Greasepaint', { gives: 'sneak' })),
  ),
  card('e5.d04', null, forStress(2, companion('Madame Valcourt', 2, 'arcane-mastery')), heal(0, 2)),
  card(
    'e5.d05',
    null,
    forStress(1, companion('Mr Aldridge', 1, null, rerollOf('rolls'))),
    free(item('Throat Pastilles', healing(0, 3))),
  ),
  card('e5.d06', horror, free(item('Ivory Fan', { gives: 'guard', rerolls: 1 }))),
  card(
    'e5.d07',
    null,
    forStress(2, companion('Gus Ferro', 2, 'toughness')),
    forStress(1, item('Rubber Gloves', actionDice('throw-breaker', 1))),
  ),
  dread('e5.d08'),
  card(
    'e5.d09',
    must,
    free(
      condition(
        'Stage-Struck',
        { gives: 'roll-die', where: 'lit' },
        { gives: 'rest', points: -1, where: 'dark' },
      ),
    ),
    payTwo,
  ),
  card('e5.d10', null, free(bandages), free(item('Gin', healing(1, 1)))),
  card('e5.d11', check('stealth'), free(item('Wiring Diagram', actionDice('throw-breaker', 2)))),
  card(
    'e5.d12',
    barredWith('Stage-Struck'),
    forStress(2, companion('Atlas Bruno', 3, 'brawling')),
    heal(1, 0),
  ),
  card(
    'e5.d13',
    null,
    free(item('Tin Breastplate', { gives: 'armour' })),
    forStress(1, item('Winged Sandals', { gives: 'longer-move' })),
  ),
  card('e5.d14', null, free(item('Flash Powder', discardedFor(flash))), free(lampOil)),
  relic('e5.d15', 'Blank Mask'),
]

const shaftNine: readonly DiscoveryCard[] = [
  card(
    'e6.d01',
    stressWith('Guilty Conscience'),
    forStress(2, companion('Davey', 1, 'stealth')),
    forStress(1, item('Carbide Lamp', checkDice)),
  ),
  card(
    'e6.d02',
    hardCheck('toughness'),
    free(item('Stick of Dynamite', discardedFor(hurl('all', 2)))),
  ),
  card(
    'e6.d03',
    null,
    forStress(1, weapon('Pickaxe', near(1))),
    free(item('Hard Hat', { gives: 'armour' })),
  ),
  card('e6.d04', null, forStress(2, companion('Dr Voss', 2, 'arcane-mastery')), heal(0, 2)),
  card(
    'e6.d05',
    null,
    forStress(2, companion('Hector and Daisy', 2, 'swiftness')),
    free(item('Tobacco Tin', healing(0, 3))),
  ),
  card('e6.d06', horror, free(weapon('Obsidian Blade', nearOrBetter('shoggoth', 'chthonian')))),
  card(
    'e6.d07',
    null,
    forStress(2, weapon('Shotgun', near(2))),
    forStress(1, item('Crowbar', actionDice('set-charge', 1))),
  ),
  dread('e6.d08'),
  card('e6.d09', must, free(guiltyConscience), payTwo),
  card('e6.d10', null, free(bandages), free(smellingSalts)),
  card('e6.d11', check('stealth'), free(item('Survey Map', discardedFor(travel(4))))),
  card(
    'e6.d12',
    barredWith('Guilty Conscience'),
    forStress(2, companion('Foreman Burke', 3, 'brawling')),
    heal(1, 0),
  ),
  card(
    'e6.d13',
    null,
    free(item('Dry Matches', { gives: 'long-fuse' })),
    forStress(1, item('Blasting Caps', actionDice('set-charge', 2))),
  ),
  card('e6.d14', null, free(quicklime), free(lampOil)),
  relic('e6.d15', 'Five-Pointed Stone'),
]

/** Of the six episodes, in their order. */
export const discoveryCards: readonly (readonly DiscoveryCard[])[] = [
  fireInTheRetort,
  drownedCongregation,
  banquetForTheDead,
  eyeAtSentinelHill,
  lastPerformance,
  shaftNine,
]
