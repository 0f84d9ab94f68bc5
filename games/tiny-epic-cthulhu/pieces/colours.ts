/** TEC-TERM-1: the three madness colours in their order; Shamblers, runes, portals and powers have the same. */
export const FEAR = 0
export const RAGE = 1
export const GREED = 2
/** TEC-TERM-2 */
export const CHAOS = 3
export const ELDRITCH = 4

export const COLOURS = 3
export const KINDS = 5

/** Every kind of tentacle, by number. */
export const kinds = ['fear', 'rage', 'greed', 'chaos', 'eldritch'] as const
export type KindKey = (typeof kinds)[number]
export type ColourKey = 'fear' | 'rage' | 'greed'

/** What the kinds are called; Shamblers, runes, portals and powers go by the first three. */
export const kindNames = ['Fear', 'Rage', 'Greed', 'Chaos', 'Eldritch'] as const

/** How many tentacles of each kind there are, and Shamblers of each colour. */
export const TENTACLES = [15, 15, 15, 17, 23] as const
export const SHAMBLERS_OF_A_COLOUR = 5

/** The next colour to the right; after Greed comes Fear (TEC-TERM-1). */
export const nextColour = (colour: number): number => (colour + 1) % COLOURS
