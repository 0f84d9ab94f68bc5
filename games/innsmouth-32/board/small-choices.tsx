import { Icon, highlightsOf, TargetButton } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { findSurvivor, isCovered, statOf } from '../rules/survivors.ts'
import { percentOf } from '../text/chances.ts'
import { openState } from '../text/telling.ts'
import { cardIn, statIn } from '../verbs.ts'
import { billed } from '../text/names.ts'
import { iconOf } from './icons.ts'
import { cardsInHand } from './spread.tsx'
import { statWords } from './stats.tsx'
import type { I32Props } from './table.ts'

/** Cards that are looked at now and lie nowhere else. */
export function HandCards(props: I32Props) {
  const { lit, onAim, onPick } = props
  return cardsInHand(props).map((card) => (
    <TargetButton
      key={card}
      id={`card:${card}`}
      className="street-card i32-card"
      light={lit.get(`card:${card}`)}
      {...{ onAim, onPick }}
    >
      <Icon name={iconOf(card)} size={44} />
      <span>{billed(card)}</span>
      {cardAt(card).value > 0 ? <em>{cardAt(card).value}</em> : null}
    </TargetButton>
  ))
}

interface StatChoice {
  target: string
  who: number
  stat: number
}

/** Stats that can be chosen, with whose they are: to go mad, to be cured, or to be used. */
export function Choices({ table, lit, decision, onAim, onPick }: I32Props) {
  const who = (decision?.about as { who?: unknown } | undefined)?.who
  const s = openState({ table })
  const own = typeof who === 'number' ? highlightsOf(lit, 'stat') : []
  const choices: StatChoice[] = [
    ...own.map(({ number }) => ({ target: `stat:${number}`, who: Number(who), stat: number })),
    ...highlightsOf(lit, 'cure').map(({ number }) => ({
      target: `cure:${number}`,
      who: cardIn(number),
      stat: statIn(number),
    })),
  ]
  return choices.map(({ target, who: card, stat }) => {
    const one = findSurvivor(s, card)
    if (one === undefined) return null
    const value = statOf(one, stat)
    return (
      <TargetButton
        key={target}
        id={target}
        className="street-card i32-card"
        light={lit.get(target)}
        {...{ onAim, onPick }}
      >
        <Icon name={iconOf(card)} size={34} />
        <span>
          {at(statWords, stat)} {value}
        </span>
        <small>{isCovered(one, stat) ? 'insane' : `${percentOf(value)} %`}</small>
      </TargetButton>
    )
  })
}
