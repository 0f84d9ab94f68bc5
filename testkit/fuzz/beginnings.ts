import {
  switchesAt,
  type AnyTitle,
  type Chance,
  type Settings,
  type Switch,
} from '@eldertable/kernel'

/** Settings at random: all defaults in one match of three, else every switch anywhere in its range. */
export function randomSettings(
  title: AnyTitle,
  seats: number,
  fixed: Settings,
  chance: Chance,
): Settings {
  const settings: Record<string, boolean | string | number> = { ...fixed }
  if (chance.below(3) === 0) return settings
  for (const [name, one] of Object.entries(switchesAt(title.switches, seats)))
    if (!Object.hasOwn(fixed, name)) settings[name] = randomValue(one, chance)
  return settings
}

export function randomSeats(title: AnyTitle, chance: Chance): number {
  const { least, most } = title.seats
  return least + chance.below(most - least + 1)
}

function randomValue(one: Switch, chance: Chance): boolean | string | number {
  switch (one.kind) {
    case 'flag':
      return chance.below(2) === 0
    case 'choice':
      return one.choices[chance.below(one.choices.length)] ?? one.default
    case 'number': {
      // The edges are where rules break, so they come as often as everything between them.
      const edges = [one.default, one.low, one.high, ...(one.also ?? [])]
      if (chance.below(2) === 0) return edges[chance.below(edges.length)] ?? one.default
      return one.low + chance.below(one.high - one.low + 1)
    }
  }
}
