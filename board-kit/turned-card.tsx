import type { CardFace } from './board.ts'
import { Icon } from './icon.tsx'
import { RuleChip } from './rule-chip.tsx'

/** A card that was turned up, as large as it is read: printed as all cards are, in the colours of its title. */
export function TurnedCard({
  card: { kind, icon, heading, lines, rule },
  onRule,
}: {
  card: CardFace
  onRule: (rule: string) => void
}) {
  return (
    <article className="turned-card">
      <p className="kind">
        {icon === undefined ? null : <Icon name={icon} />}
        {kind}
      </p>
      <h2>{heading}</h2>
      <div className="says">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {rule === undefined ? null : <RuleChip id={rule} onOpen={onRule} />}
    </article>
  )
}
