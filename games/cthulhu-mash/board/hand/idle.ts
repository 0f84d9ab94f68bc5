import { readTarget } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { ABILITIES, type Ability } from '../../pieces/abilities.ts'
import { spellAt } from '../../pieces/spells.ts'
import { wouldHelp } from '../../rules/objects/restore.ts'
import { armourOf, isHeld, rowOfObject, shieldOf } from '../../rules/characters/numbers.ts'
import { vampiresOn } from '../../rules/pieces.ts'
import type { Hero, MashState } from '../../state.ts'
import { idleWords } from '../../text/cards.ts'
import { openState } from '../../text/telling.ts'
import type { MashProps } from '../table.ts'

/** Why nothing can be done with a card now, or how it helps by itself. */
export function idleOf(
  id: string,
  { table, decision }: Pick<MashProps, 'table' | 'decision'>,
  seat: number,
): string {
  const hero = at(table.heroes, seat)
  const { kind, number } = readTarget(id)
  const isAsked = decision?.key === 'actions.choose' && table.active === seat
  const wait = decision?.seat === seat ? idleWords.notNow : idleWords.notYourTurn
  const s = openState({ table })
  if (isAsked && isHeld(hero)) return idleWords.held
  if (isAsked && vampiresOn(s, seat).length > 0) return idleWords.clung
  switch (kind) {
    case 'means':
      return isAsked ? idleWords.nobodyBeside : wait
    case 'ability':
      return idleAbility(at(ABILITIES, number), isAsked ? undefined : wait)
    case 'spell':
      return idleSpell(number, hero, isAsked ? undefined : wait)
    default:
      return idleObject(number, s, seat, isAsked ? undefined : wait)
  }
}

function idleAbility({ used }: Ability, wait: string | undefined): string {
  return used?.when ?? wait ?? used?.lacks ?? ''
}

function idleSpell(spell: number, { mentality }: Hero, wait: string | undefined): string {
  const { timing } = spellAt(spell)
  if (mentality === 0) return idleWords.noMentality
  if (timing === 'when-attacked') return idleWords.whenShotAt
  if (timing === 'after-action') return idleWords.afterAnAction
  return wait ?? idleWords.nothingToCastOn
}

function idleObject(object: number, s: MashState, seat: number, wait: string | undefined): string {
  const hero = at(s.table.heroes, seat)
  const { melee, ranged, colour, shield, armour, tomeSpells } = rowOfObject(object)
  if (shield && !melee) return shieldOf(hero) === object ? idleWords.inUse : idleWords.notInUse
  if (armour) return armourOf(hero) === object ? idleWords.inUse : idleWords.notInUse
  if (colour === 'blue' && !melee) return idleWords.helps
  if (colour === 'green')
    return wouldHelp(s, seat, object) ? idleWords.notNow : idleWords.nothingToRestore
  if (tomeSpells > 0 && s.table.tomes.includes(object)) return idleWords.wasRead
  if (wait !== undefined) return wait
  if (s.table.settings.readyWeapon && (melee || ranged) && hero.ready !== object)
    return idleWords.notReady
  if (melee && ranged) return idleWords.nobodyToHit
  if (melee) return idleWords.nobodyBeside
  return ranged ? idleWords.nobodyInSight : idleWords.noUse
}
