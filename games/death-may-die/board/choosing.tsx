import { Glyph, type DrawnChoice, type DrawnChoices, type IconName } from '@eldertable/board-kit'
import { at, type Settings } from '@eldertable/kernel'
import type { ElderKey } from '../pieces/elder-ones.ts'
import { maps } from '../pieces/maps/index.ts'
import { measured } from '../pieces/measured.ts'
import type { DmdSettings } from '../state.ts'
import {
  difficultyStories,
  elderStories,
  episodeStories,
  measuredInWords,
} from '../text/stories.ts'
import { elderIcons } from './icons.ts'
import { CREAM, FLOOR, INK, OXBLOOD, SHEET } from './inks.ts'
import { DOORWAY, planOf, type Plan } from './plan/plan.ts'

/** The plan of an episode in a few strokes. */
function SmallPlan({ plan }: { plan: Plan }) {
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <rect width={plan.width} height={plan.height} fill={SHEET} />
      {plan.tiles.map(({ name, at: tile }) => (
        <rect key={name} {...tile} fill={FLOOR} stroke={INK} strokeWidth={22} />
      ))}
      {plan.spaces.map((space) => (
        <rect key={`${space.x} ${space.y}`} {...space} fill="none" stroke={INK} strokeWidth={10} />
      ))}
      {plan.ways.map(({ kind, side, x, y }) => {
        if (kind === 'dead') return null
        const isUpright = side === 'east' || side === 'west'
        const [wide, high] = isUpright ? [26, DOORWAY * 1.6] : [DOORWAY * 1.6, 26]
        return (
          <rect
            key={`${x} ${y}`}
            x={x - wide / 2}
            y={y - high / 2}
            width={wide}
            height={high}
            fill={FLOOR}
          />
        )
      })}
    </svg>
  )
}

/** Something dark with a sign on it. */
function Seal({ icon, ink }: { icon: IconName; ink: string }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true">
      <rect width={72} height={72} fill={OXBLOOD} />
      <circle cx={36} cy={36} r={31} fill="none" stroke="#b5524f" strokeDasharray="4 3" />
      <Glyph name={icon} x={36} y={36} size={50} fill={ink} />
    </svg>
  )
}

const episode = (key: DmdSettings['episode']): DrawnChoice => ({
  picture: <SmallPlan plan={planOf(at(maps, Number(key) - 1))} />,
  story: episodeStories[key],
  note: (settings) => noteOn(key, settings),
})

function noteOn(key: DmdSettings['episode'], settings: Settings): string | undefined {
  const found = measured[key]?.[settings['elderOne'] as ElderKey]
  return found === undefined ? undefined : measuredInWords(found)
}

const elderOne = (key: ElderKey): DrawnChoice => ({
  picture: <Seal icon={elderIcons[key]} ink="#9fd8b8" />,
  story: elderStories[key],
})

const difficultyIcons: Readonly<Record<DmdSettings['difficulty'], IconName>> = {
  gentle: 'candle-flame',
  standard: 'curled-tentacle',
  cruel: 'death-skull',
}

const difficulty = (key: DmdSettings['difficulty']): DrawnChoice => ({
  picture: <Seal icon={difficultyIcons[key]} ink={CREAM} />,
  story: difficultyStories[key],
})

/** What is chosen before a game, as boxes on a shelf. */
export const choosing: DrawnChoices = {
  episode: {
    '1': episode('1'),
    '2': episode('2'),
    '3': episode('3'),
    '4': episode('4'),
    '5': episode('5'),
    '6': episode('6'),
  },
  elderOne: { cthulhu: elderOne('cthulhu'), hastur: elderOne('hastur') },
  difficulty: {
    gentle: difficulty('gentle'),
    standard: difficulty('standard'),
    cruel: difficulty('cruel'),
  },
}
