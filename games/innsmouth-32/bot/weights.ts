/** What things are worth to survivors, in spoints that are free to be spent. Found by playing. */
export const weights = {
  /** A card less between the survivors and the end of the film. */
  tempo: 1,
  /** What a hit of a throng costs. */
  hit: 5,
  /** How often a throng attacks in what is left of a reel like the present one. */
  attacks: 1.2,
  /** The first, second, … rest spoint of a survivor. */
  rest: [0.95, 0.9, 0.85, 0.75, 0.6, 0.45, 0.35] as readonly number[],
  power: 0.8,
  mythos: 0.12,
  insanity: 1.2,
  star: 3,
  /** A survivor when many, some, few are left, and the last one. */
  life: [60, 26, 14, 10, 8] as readonly number[],
  /** A survivor more in a pool, for each reel to come. */
  recruit: 1.1,
  /** How much better a weapon's chance to fell a usual monster is, times this. */
  weapon: 12,
}
