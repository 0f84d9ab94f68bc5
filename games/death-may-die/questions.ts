import type { EnemyKind } from './pieces/enemies.ts'
import type { Skill } from './pieces/skills/index.ts'
import type { RollKind } from './state.ts'

/** What a text leaves to be chosen. */
export type Chosen = 'space' | 'foe' | 'hero' | 'card' | 'thing'
/** What a text does to a token. */
export type ThingDeed = 'put-down' | 'turn' | 'realign' | 'darken' | 'unpack'
/** What it is chosen for. */
export type Why =
  | ThingDeed
  | 'tidy'
  | 'shun'
  | 'forget'
  | 'steal'
  | 'summon'
  | 'promote'
  | 'move'
  | 'goal'
  | 'way'
  | 'fire'
  | 'rlyeh'
  | 'place'
  | 'douse'
  | 'target'
  | 'throw'
  | 'task'

/** Every question as `procedure.step`, in the order of the rulebook's decision points, and what all may know about it. */
export interface Questions {
  'chooseInvestigator.choose': { hero: number }
  'draftInsanity.choose': { hero: number; cards: number[] }
  'match.first': object
  'levelUp.choose': { hero: number }
  'actions.choose': { hero: number; left: number }
  'walk.step': { hero: number; left: number }
  /** `past` is how many enemies are sneaked past already. */
  'walk.sneak': { hero: number; left: number; past: number }
  'walk.ride': { hero: number; to: number }
  'walk.ask': { hero: number; rider: number; to: number }
  'attack.weapon': { hero: number; foe: number }
  'attack.targets': { hero: number; targets: number[] }
  'attack.items': { hero: number; targets: number[] }
  'attack.divide': { hero: number; foe: number; left: number }
  'roll.reroll': { hero: number; kind: RollKind; foe: number; dice: number[] }
  'roll.salts': { hero: number; picked: number[] }
  'roll.blank': { hero: number }
  'roll.ward': { hero: number }
  'roll.count': { hero: number; skill: Skill; way: number }
  'wounds.armour': { hero: number; wounds: number }
  'wounds.share': { hero: number; wounds: number }
  'terror.harden': { hero: number; amount: number }
  'rest.split': { hero: number; points: number }
  'trade.ask': { hero: number; deal: number }
  'beatOut.split': { hero: number; total: number }
  'mythos.read': { hero: number; cards: number[] }
  'mythos.log': { hero: number; cards: number[] }
  'mythos.cancel': { hero: number; cards: number[] }
  'script.option': { texts: number[] }
  /** `foe` is the enemy that moves, `kind` what is summoned, `space` where a token is wanted, where it is that. */
  'choose.one': { what: Chosen; why: Why; foe?: number; kind?: EnemyKind; space?: number }
  'fight.choose': { hero: number }
  'assault.protect': { hero: number; foe: number; by: number }
  'discovery.choose': { hero: number; card: number }
  'endEffects.choose': { hero: number }
  'prayer.whom': { hero: number }
  'prayer.split': { hero: number; whom: number }
  'advance.order': object
}
