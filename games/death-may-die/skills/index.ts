import type { Change } from '../rules/numbers.ts'
import type { Counting, EndOfTurn, FreeAction, FreeRerolls, Reaction } from '../rules/rows.ts'
import { arcaneMastery } from './arcane-mastery.ts'
import { brawling, brawlingRerolls } from './brawling.ts'
import { fueledByMadness } from './fueled-by-madness.ts'
import { freeRest, gateManipulation } from './gate-manipulation.ts'
import { healingPrayer } from './healing-prayer.ts'
import { frenzy, highStrung } from './high-strung.ts'
import { lucky, luckyInEveryRoll } from './lucky.ts'
import { freeShot, marksman } from './marksman.ts'
import { protector, protectorRelief, protectorRerolls } from './protector.ts'
import { omensRelief, readTheOmens } from './read-the-omens.ts'
import { savage, savageRelief } from './savage.ts'
import { stealth } from './stealth.ts'
import { freeMove, swiftness } from './swiftness.ts'
import { toughness, toughRerolls } from './toughness.ts'
import { unkillable, unkillableRelief } from './unkillable.ts'
import { vengeance } from './vengeance-obsession.ts'

export const skillChanges: readonly Change[] = [
  ...brawling,
  ...marksman,
  ...stealth,
  ...swiftness,
  ...toughness,
  ...protector,
  ...gateManipulation,
  ...fueledByMadness,
  ...unkillable,
  ...readTheOmens,
]

/** Their places are the numbers of their source in picks: add at the end. */
export const freeRerolls: readonly FreeRerolls[] = [
  lucky,
  luckyInEveryRoll,
  brawlingRerolls,
  protectorRerolls,
  toughRerolls,
]

/** In the order in which they are asked about; those that look at successes last. */
export const countings: readonly Counting[] = [arcaneMastery, highStrung, frenzy, savage]

export const freeActions: readonly FreeAction[] = [freeMove, freeRest, freeShot]

export const endsOfTurn: readonly EndOfTurn[] = [healingPrayer]

const reactions: readonly Reaction[] = [
  savageRelief,
  vengeance,
  protectorRelief,
  omensRelief,
  unkillableRelief,
]

/** Those who react to something, by what it is. */
export const reactionsTo: Readonly<Record<Exclude<keyof Reaction, 'skill'>, readonly Reaction[]>> =
  {
    wounded: reactions.filter((one) => one.wounded !== undefined),
    protected: reactions.filter((one) => one.protected !== undefined),
    killed: reactions.filter((one) => one.killed !== undefined),
    revived: reactions.filter((one) => one.revived !== undefined),
    shunned: reactions.filter((one) => one.shunned !== undefined),
  }
