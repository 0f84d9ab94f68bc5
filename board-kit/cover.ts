import type { CSSProperties } from 'preact/compat'

/** A title's cover on the shelf: what is known of a game before anybody opens it. */
export interface Cover {
  name: string
  /** One short sentence. */
  pitch: string
  seats: { least: number; most: number }
  minutes: number
  /** Against each other, together, or how else. */
  spirit: string
  /** The title's colour, in the dark room and in the light one, as CSS. */
  accent: { dark: string; light: string }
  /** The colour on which its board is printed, as CSS. */
  ground: string
  /** The address of the cover, 252 by 378 or in that proportion. */
  picture: string
  /** How the name stands on the cover, where it is not as on the others. */
  lettering?: CSSProperties
}
