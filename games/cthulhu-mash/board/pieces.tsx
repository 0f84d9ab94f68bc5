import { RuleChip, type Look, type SeatProps } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { spellsOf } from '../rules/objects/possessions.ts'
import { NONE } from '../state.ts'
import { openState } from '../text/telling.ts'
import { inspect } from './inspect.ts'
import { telling } from './words.ts'
import type { MashTable } from './table.ts'

type Props = SeatProps<MashTable> & { onRule: (rule: string) => void }

/** A character with everything it carries and knows. */
export function Pieces({ table, seat, onRule }: Props) {
  const hero = at(table.heroes, seat)
  const s = openState({ table })
  const targets = [
    ...(hero.character === NONE ? [] : [`character:${hero.character}`]),
    ...hero.powers.map((power) => `power:${power}`),
    ...(hero.character === NONE ? [] : spellsOf(s, hero).map((spell) => `spell:${spell}`)),
    ...hero.objects.map((object) => `object:${object}`),
  ]
  return targets.map((target) => {
    const look = inspect(target, telling(table))
    return look === null ? null : <Piece key={target} {...{ look, onRule }} />
  })
}

function Piece({ look, onRule }: { look: Look; onRule: Props['onRule'] }) {
  return (
    <article className="piece">
      <h4>{look.heading}</h4>
      {look.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {look.rule === undefined ? null : <RuleChip id={look.rule} onOpen={onRule} />}
    </article>
  )
}
