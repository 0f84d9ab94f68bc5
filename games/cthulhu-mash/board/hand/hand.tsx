import './hand.css'
import { HandsOnTargets, Icon, TargetButton } from '@eldertable/board-kit'
import { useContext, useEffect, useRef } from 'preact/compat'
import type { MashProps } from '../table.ts'
import { cardsOf, type HandCard } from './cards.ts'
import { idleOf } from './idle.ts'
import { nowOf, usesOf } from './uses.ts'

/** Whose hand is shown: the reader's own, or of whoever acts where nobody in particular looks. */
const holderOf = ({ table, reader }: Pick<MashProps, 'table' | 'reader'>): number =>
  reader ?? table.active

/** How many cards there are, and how many of them can be used now. */
export function handInSight(props: MashProps): { cards: number; usable: number } {
  const { table, decision, options = [] } = props
  const seat = holderOf(props)
  const cards = cardsOf(table, seat)
  const usable =
    decision?.seat === seat ? cards.filter(({ id }) => usesOf(id, options, props).length > 0) : []
  return { cards: cards.length, usable: usable.length }
}

/** What a character can act with, as a row of cards: each says what it would do now, or why it does nothing. */
export function Hand(props: MashProps) {
  const seat = holderOf(props)
  const cards = cardsOf(props.table, seat)
  const row = useRef<HTMLDivElement>(null)
  const question = props.decision?.key
  // Where not all cards fit on the screen, one that answers the question is among those that are seen.
  useEffect(() => {
    row.current
      ?.querySelector('.cm-card.lit')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [question])
  if (cards.length === 0) return null
  return (
    <div ref={row} className="cm-hand" role="group" aria-label="The hand">
      {cards.map((card) => (
        <Card key={card.id} {...props} {...{ card, seat }} />
      ))}
    </div>
  )
}

/** Letters that fit into the last line of a card. */
const LINE = 21

/**
 * One card. Whatever can be done with it lights it; what can only be got rid of, or is of no use now, is looked at by a
 * press, where getting rid of it is offered as well.
 */
/** A word of this many letters is broken in large type. */
const LONG = 10
const hasLongWord = (name: string): boolean => name.split(' ').some(({ length }) => length > LONG)

function Card({ card, seat, ...props }: MashProps & { card: HandCard; seat: number }) {
  const { lit, decision, options = [], onAim, onPick } = props
  const { id, name, kind, does, icon, price, tint } = card
  const whyNot = useContext(HandsOnTargets)?.whyNot(id)
  const uses = decision?.seat === seat ? usesOf(id, options, props) : []
  const now = nowOf(uses, props, seat)
  const light = lit.get(id)
  const said = now ?? reasonOf(whyNot) ?? idleOf(id, props, seat)
  const classes = [
    'cm-card',
    now === undefined ? 'cm-idle' : '',
    said.length > LINE ? 'cm-long' : '',
  ]
  return (
    <TargetButton
      id={id}
      className={classes.filter(Boolean).join(' ')}
      light={now === undefined && light !== 'refused' ? undefined : light}
      {...{ onAim, onPick }}
    >
      <span className={`cm-cut cm-${tint}`}>
        <Icon name={icon} />
      </span>
      <b className={hasLongWord(name) ? 'cm-long' : undefined}>{name}</b>
      <small>
        {kind}
        {price === 0 ? null : <Price mentality={price} />}
      </small>
      <span className="cm-does">{does}</span>
      <em>{said}</em>
    </TargetButton>
  )
}

const Price = ({ mentality }: { mentality: number }) => (
  <span className="cm-price">
    {mentality} <Icon name="brain" />
    <span className="hidden">mentality</span>
  </span>
)

const reasonOf = (sentence: string | undefined): string | undefined => sentence?.replace(/\.$/, '')
