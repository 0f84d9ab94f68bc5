import { at, counted } from '@eldertable/kernel'
import { sheetAt } from '../pieces/investigators.ts'
import { skillRows, type Skill } from '../pieces/skills/index.ts'
import { isAgainst } from '../rules/dice.ts'
import { countings } from '../effects/levels/countings.ts'
import { symbolNames } from '../effects/levels/counts.ts'
import { withNote } from './chances.ts'
import { openState, type Tell } from './telling.ts'

/** What a skill may make of the dice on the table: the question, and its answers by how many are counted. */
interface Counted {
  question: string
  answer: (count: number) => string
}

export function countedBy(way: number, t: Tell): Counted {
  const row = at(countings, way)
  const hero = t.table.roll?.hero ?? t.table.active
  const worth = row.worth(openState(t), hero)
  const name = skillRows[row.skill].name
  if (row.of === 'frenzy')
    return {
      question: `${name}: two tentacles or more, so add ${counted(worth, 'success', 'successes')}?`,
      answer: (count) =>
        count === 0 ? 'Add none' : `Add ${counted(worth, 'success', 'successes')}`,
    }
  if (row.of === 'lone-wounds')
    return {
      question: `${name}: it is alone in its space, so add ${counted(worth, 'wound')}?`,
      answer: (count) => (count === 0 ? 'Add none' : `Add ${counted(worth, 'wound')}`),
    }
  const symbol = symbolOf(row.skill)
  const which = levelOf(row.skill, hero, t) === 1 ? `one ${symbol}` : `${symbol}s`
  const isAgainstYou = t.table.roll !== null && isAgainst(t.table.roll.kind)
  const each = worth > 1 ? counted(worth, 'success', 'successes') : 'a success'
  return {
    question: `${name}: count ${which} as ${each}${which.endsWith('s') ? ' each' : ''}${isAgainstYou ? ' against yourself' : ''}?`,
    answer: (count) =>
      count === 0
        ? 'Count none'
        : withNote(
            `Count ${counted(count, symbol)}`,
            isAgainstYou
              ? `${counted(count * worth, 'success', 'successes')} more against yourself`
              : '',
          ),
  }
}

function levelOf(skill: Skill, hero: number, { table }: Tell): number {
  const { levels, who } = at(table.heroes, hero)
  return levels[sheetAt(who, table.settings).skills.indexOf(skill)] ?? 1
}

/** The symbol that a skill lets one count. */
function symbolOf(skill: Skill): string {
  const counts = skillRows[skill].levels[0].gives.find((effect) => effect.does === 'count')
  return counts === undefined ? '' : symbolNames[counts.symbol]
}
