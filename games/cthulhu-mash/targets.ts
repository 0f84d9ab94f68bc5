/**
 * What can be aimed at, as one number: the character of a seat, the spawning space of a seat, and every monster and
 * generator piece (CM-FIGHT-9, CM-HOME-4).
 */
const HOMES = 4
const FOES = 8
/** Pieces below this are monsters, the others generators; six of each kind, in the order of the content. */
export const GENERATORS = 48
export const FOE_PIECES = 96
const OF_A_KIND = 6
const KINDS = 8

export const TARGETS = 128

export const homeOf = (seat: number): number => HOMES + seat
export const foeOf = (piece: number): number => FOES + piece

export const isHero = (target: number): boolean => target >= 0 && target < HOMES
export const isHome = (target: number): boolean => target >= HOMES && target < FOES
export const isFoe = (target: number): boolean => target >= FOES

/** The seat of a character or of a spawning space. */
export const seatIn = (target: number): number => target % HOMES
export const pieceIn = (target: number): number => target - FOES

export const isGenerator = (piece: number): boolean => piece >= GENERATORS
export const kindOf = (piece: number): number => Math.floor(piece / OF_A_KIND) % KINDS
/** The first of the six pieces of a kind. */
export const monstersOf = (kind: number): number => kind * OF_A_KIND
