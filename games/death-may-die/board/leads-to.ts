import type { Event } from '@eldertable/kernel'
import type { Events } from '../events.ts'

type Key = keyof Events
type Is = Readonly<Record<string, unknown>>

/** Events that need no line of their own before certain others, if both are about the same thing. */
const before: { readonly [E in Key]?: { readonly [N in Key]?: string } } = {
  // A card that is drawn and happens, an attack and its dice, the wounds that kill.
  draws: { resolves: 'card' },
  attacks: { rolls: 'foe' },
  hurts: { kills: 'foe' },
  // A marker that is the last one, and the price of a reroll.
  marks: { thingGone: 'thing' },
  turnsUp: { thingGone: 'thing' },
  stress: { rerolls: 'hero', claims: 'hero' },
  // An action of an episode, and what it does.
  acts: {
    rolls: 'hero',
    picksUp: 'hero',
    bars: 'hero',
    lampLit: 'hero',
    shedsFire: 'hero',
  },
  // What is used is discarded; whoever is carried off has company.
  discards: { usesCard: 'card' },
  comes: { placed: 'foe' },
  // Something that costs no action, and that thing itself.
  free: { moves: 'hero', rolls: 'hero', heals: 'hero', calms: 'hero', acts: 'hero' },
}

/** Whether the event after it says all that it says. */
export function leadsTo(event: Event, next: Event): boolean {
  const same = before[event.key as Key]?.[next.key as Key]
  if (same === undefined) return false
  if (event.key === 'stress' && (next.is as Is)['stress'] === 0) return false
  return (event.is as Is)[same] === (next.is as Is)[same]
}

/** What comes of a throw, or of any other deed, and is too small for a line of its own. */
const outcomes: ReadonlySet<string> = new Set<Key>([
  'counts',
  'blanks',
  'wards',
  'armour',
  'shields',
  'steels',
  'hurts',
  'kills',
  'marks',
  'thingGone',
  'wounds',
  'sanity',
  'stress',
  'signs',
  'heals',
  'calms',
  'shedsFire',
])

/** Whether an event stands in one line of the log with those before it: what came of one pick for one investigator. */
export function continues({ key, is }: Event, line: readonly Event[]): boolean {
  const heroes = new Set(
    [...line.map((event) => event.is), is].flatMap(({ hero }) =>
      typeof hero === 'number' ? [hero] : [],
    ),
  )
  return outcomes.has(key) && line.every((event) => outcomes.has(event.key)) && heroes.size < 2
}
