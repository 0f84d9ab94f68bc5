import type { MomentText } from '@eldertable/kernel'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

/** A great moment: the lamp goes out over the stage, and what it is stands there in the letters of the title. */
export function GreatMoment({
  moment: { heading, lines },
  icon,
}: {
  moment: MomentText
  icon: IconName
}) {
  return (
    <article className="great-moment">
      <Icon name={icon} />
      <h2>{heading}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  )
}
