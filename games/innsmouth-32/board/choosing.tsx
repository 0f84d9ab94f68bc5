import { Glyph, type DrawnChoice, type DrawnChoices, type IconName } from '@eldertable/board-kit'
import { choiceStories } from '../text/stories.ts'
import { FADED, FILM, SILVER, SLATE } from './inks.ts'

const HOLES = [4, 18, 32, 46, 60] as const

/** A frame of film with a sign on it. */
function Still({ icon, ink = SILVER }: { icon: IconName; ink?: string }) {
  return (
    <svg viewBox="0 0 84 76" aria-hidden="true">
      <rect width={84} height={76} fill={FILM} />
      {HOLES.map((y) => (
        <g key={y} fill="#e9eff0" opacity={0.8}>
          <rect x={3} y={y} width={6} height={9} rx={1.5} />
          <rect x={75} y={y} width={6} height={9} rx={1.5} />
        </g>
      ))}
      <rect x={13} y={4} width={58} height={68} fill={SLATE} stroke={FADED} />
      <Glyph name={icon} x={42} y={38} size={48} fill={ink} />
    </svg>
  )
}

const choice = ({ icon, story }: { icon: IconName; story: string }): DrawnChoice => ({
  picture: <Still icon={icon} />,
  story,
})

const BLOODY = '#ef8271'

/** Who directs, how hard it is, and the modules, as stills in a showcase. */
export const choosing: DrawnChoices = {
  director: {
    human: choice({ icon: 'director-chair', story: choiceStories.director.human }),
    auto: choice({ icon: 'film-projector', story: choiceStories.director.auto }),
  },
  difficulty: {
    feature: choice({ icon: 'film-spool', story: choiceStories.difficulty.feature }),
    matinee: choice({ icon: 'popcorn', story: choiceStories.difficulty.matinee }),
    midnight: choice({ icon: 'night-sleep', story: choiceStories.difficulty.midnight }),
  },
  terrors: { module: <Still icon="sea-serpent" ink={BLOODY} /> },
  hound: { module: <Still icon="sitting-dog" /> },
  nightClerk: { module: <Still icon="ringing-bell" /> },
  factionDraft: { module: <Still icon="person" /> },
  secretCultist: { module: <Still icon="cultist" ink={BLOODY} /> },
}
