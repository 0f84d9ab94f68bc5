import {
  switchesAt,
  type AnyTitle,
  type Chance,
  type Settings,
  type SwitchHere,
  type Switches,
} from '@eldertable/kernel'

/** So often settings are drawn that fit those that are fixed. */
const TRIES = 20

/** Settings at random: all defaults in one match of three, else every switch anywhere in its range at this table. */
export function randomSettings(
  title: AnyTitle,
  seats: number,
  fixed: Settings,
  chance: Chance,
): Settings {
  if (chance.below(3) === 0) return { ...fixed }
  for (let tries = 0; tries < TRIES; tries++) {
    const settings = drawnSettings(title.switches, seats, fixed, chance)
    if (settings !== undefined) return settings
  }
  return { ...fixed }
}

/** One switch after the other, each as those before it allow; undefined if they do not allow what is fixed. */
export function drawnSettings(
  switches: Switches,
  seats: number,
  fixed: Settings,
  chance: Chance,
): Settings | undefined {
  const settings: Record<string, Settings[string]> = {}
  for (const name of Object.keys(switches)) {
    const wished = fixed[name]
    if (wished !== undefined) settings[name] = wished
    const here = switchesAt(switches, seats, settings)[name]
    if (here === undefined) continue
    if (wished === undefined) settings[name] = randomValue(here, chance)
    else if (here.value !== wished) return undefined
  }
  return settings
}

export function randomSeats(title: AnyTitle, chance: Chance): number {
  const { least, most } = title.seats
  return least + chance.below(most - least + 1)
}

function randomValue({ one, isFixed }: SwitchHere, chance: Chance): Settings[string] {
  if (isFixed) return one.default
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
