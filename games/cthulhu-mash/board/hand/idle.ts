import { readTarget } from '@eldertable/board-kit'
import { HANDS, SYRINGE } from '../../rules/means.ts'
import { wouldHelp } from '../../rules/greens.ts'
import { armourOf, rowOfObject, shieldOf } from '../../rules/numbers.ts'
import { spellAt } from '../../content/spells.ts'
import { at } from '@eldertable/kernel'
import { idleWords } from '../../text/cards.ts'
import { openState } from '../../text/telling.ts'
import type { Hero, MashState } from '../../state.ts'
import type { Asked } from '../question.ts'

/** Why nothing can be done with a card now, or how it helps by itself. */
export function idleOf(id: string, { table, decision }: Asked, seat: number): string {
  const s = openState({ table })
  const hero = at(table.heroes, seat)
  const isAsked = decision?.key === 'actions.choose' && table.active === seat
  const { kind, number } = readTarget(id)
  if (kind === 'means')
    return number === HANDS || number === SYRINGE ? beside(isAsked) : idleWords.noUse
  return kind === 'spell'
    ? idleSpell(number, hero, isAsked)
    : idleObject(number, s, hero, seat, isAsked)
}

const beside = (isAsked: boolean): string =>
  isAsked ? idleWords.nobodyBeside : idleWords.notYourTurn

function idleSpell(spell: number, { mentality }: Hero, isAsked: boolean): string {
  const { timing } = spellAt(spell)
  if (mentality === 0) return idleWords.noMentality
  if (timing === 'when-attacked') return idleWords.whenShotAt
  if (timing === 'after-action') return idleWords.afterAnAction
  return isAsked ? idleWords.nothingToCastOn : idleWords.notYourTurn
}

function idleObject(
  object: number,
  s: MashState,
  hero: Hero,
  seat: number,
  isAsked: boolean,
): string {
  const { melee, ranged, colour, shield, armour, tomeSpells } = rowOfObject(object)
  if (shield && !melee) return shieldOf(hero) === object ? idleWords.inUse : idleWords.notInUse
  if (armour) return armourOf(hero) === object ? idleWords.inUse : idleWords.notInUse
  if (colour === 'blue' && !melee) return idleWords.helps
  if (colour === 'green')
    return wouldHelp(s, seat, object) ? idleWords.notYourTurn : idleWords.nothingToRestore
  if (tomeSpells > 0 && s.table.tomes.includes(object)) return idleWords.wasRead
  if (!isAsked) return idleWords.notYourTurn
  if (s.table.settings.readyWeapon && (melee || ranged) && hero.ready !== object)
    return idleWords.notReady
  if (melee && ranged) return idleWords.nobodyToHit
  if (melee) return idleWords.nobodyBeside
  return ranged ? idleWords.nobodyInSight : idleWords.noUse
}
