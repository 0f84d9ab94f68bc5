import type { BoardModule } from '@eldertable/board-kit'
import type { Events } from '../events.ts'
import type { Mash } from '../frames.ts'
import { foeOf } from '../targets.ts'

type Key = keyof Events

/** Reasons of monsters that say no more than what they do then. */
const obvious: readonly unknown[] = ['CM-AUTO-10', 'CM-AUTO-13']

/** What only leads to what comes next: the log tells the last of it alone. */
export const leadsTo: NonNullable<BoardModule<Mash>['leadsTo']> = ({ key, is }, next) => {
  const isSame = next.is['who'] === is['who'] || next.is['seat'] === is['who']
  switch (key) {
    case 'steps':
      return isSame && next.key === 'steps'
    case 'hits':
      return isSame && next.key === 'loses'
    case 'loses':
      return is['left'] === 0 && isSame && (next.key === 'falls' || next.key === 'dies')
    case 'falls':
      return next.key === 'keeps' && foeOf(Number(next.is['piece'])) === is['who']
    case 'casts':
    case 'usesUp':
      return next.key === 'attacks'
    // Nobody was there to turn on anybody.
    case 'monsters':
      return next.key === 'turn'
    case 'decides':
      return obvious.includes(is['why']) && next.key !== 'decides'
    default:
      return false
  }
}

/** What a blow, a push or a fall comes to. */
const harm: readonly Key[] = [
  'hits',
  'misses',
  'parries',
  'armour',
  'wardBreaks',
  'braces',
  'loses',
  'holds',
  'attaches',
  'binds',
  'shoved',
  'swallowed',
  'sinks',
  'crushed',
  'shattered',
  'falls',
  'dies',
  'out',
  'homeFalls',
  'keeps',
  'leaves',
  'letsGo',
  'heals',
  'calms',
]

/** How a line of the log goes on, by how it began. */
const goesOn: { readonly [K in Key]?: readonly Key[] } = {
  attacks: harm,
  strikes: harm,
  pushes: harm,
  decides: ['steps', 'attacks', 'strikes', 'drains', 'heals', 'usesUp', ...harm],
  drains: harm,
  steps: harm,
  jumps: harm,
  switched: ['arrives', 'spawns', ...harm],
  arrives: ['spawns', ...harm],
  finds: [...harm, 'quakes', 'pictured', 'arrives'],
  quakes: harm,
  tries: ['breaks', ...harm],
  populates: ['places'],
  spawnRoll: ['spawns', 'noSpawn'],
  spawns: ['spawns'],
  usesUp: ['heals', 'refills', 'calms', 'powerUp', 'clock', 'chimes'],
  casts: ['refills', ...harm],
  shoved: harm,
  turns: ['arrives'],
  pays: ['searches', 'braces', 'heals', 'learns'],
  reveals: ['turns'],
  checks: ['shudders'],
  dies: ['out'],
}

/** What a monster does for a reason that was told, and by itself. */
const ownDeeds: readonly string[] = ['steps', 'attacks', 'strikes', 'drains', 'usesUp']
const COMES_CLOSER = 'CM-AUTO-14'

/** Whether an event is told at the end of a line: a throw with what came of it, a way with what happened on it. */
export const continues: NonNullable<BoardModule<Mash>['continues']> = ({ key, is }, line) => {
  const [first] = line
  const known: readonly string[] = goesOn[first?.key as Key] ?? []
  if (!known.includes(key)) return false
  if (first?.key !== 'decides' || !ownDeeds.includes(key)) return true
  // The next deed of the same monster, or one of the next monster, has a line of its own.
  const isItsOwn = (is['by'] ?? is['who']) === first.is['who']
  return isItsOwn && (key === 'steps' || first.is['why'] !== COMES_CLOSER)
}

/** What a blow leaves open while somebody is asked whether to answer it. */
const open: readonly string[] = ['attacks', 'strikes', 'parries', 'armour', 'hits']
/** What comes of it then. */
const answered: readonly string[] = [
  'parries',
  'armour',
  'hits',
  'misses',
  'loses',
  'holds',
  'attaches',
]

/** Whether an event settles a blow that somebody was asked about: it ends the line of that blow. */
export const continuesLater: NonNullable<BoardModule<Mash>['continuesLater']> = ({ key }, line) =>
  open.includes(line.at(-1)?.key ?? '') && answered.includes(key)
