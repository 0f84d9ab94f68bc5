import { Glyph, type DrawnChoice, type DrawnChoices, type IconName } from '@eldertable/board-kit'
import { choiceStories } from '../text/stories.ts'
import { COPPER, CREAM, INK } from './inks.ts'

const cuts = Array.from({ length: 14 }, (_, i) => {
  const x = 8 + ((i * 37) % 66)
  const y = 8 + ((i * 23 + (i % 3) * 11) % 60)
  return `M${x} ${y}l5 ${(i % 5) - 2}`
}).join('')

/** A linocut: a sign cut out of black. */
function Cut({ icon, ink = CREAM }: { icon: IconName; ink?: string }) {
  return (
    <svg viewBox="0 0 84 76" aria-hidden="true">
      <rect width={84} height={76} fill={INK} />
      <path d={cuts} stroke="#4a3a28" strokeWidth={2} strokeLinecap="round" />
      <Glyph name={icon} x={42} y={38} size={56} fill={ink} />
    </svg>
  )
}

const choice = ({ icon, story }: { icon: IconName; story: string }): DrawnChoice => ({
  picture: <Cut icon={icon} ink={COPPER} />,
  story,
})

/** What is played for, and the two modules, as linocuts. */
export const choosing: DrawnChoices = {
  victory: {
    'death-match': choice({
      icon: 'crossed-swords',
      story: choiceStories.victory['death-match'],
    }),
    'capture-the-flag': choice({
      icon: 'flag-objective',
      story: choiceStories.victory['capture-the-flag'],
    }),
    cooperative: choice({ icon: 'totem-head', story: choiceStories.victory.cooperative }),
    roll: choice({ icon: 'rolling-dices', story: choiceStories.victory.roll }),
  },
  teams: { module: <Cut icon="shaking-hands" /> },
  sanity: { module: <Cut icon="brain" /> },
}
