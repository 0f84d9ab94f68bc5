// The small property game that is written three times beside this file. Its rules, alike in all three:
//
// Four seats start on space 0 of a ring of 40 with 1500 each and take turns. On its turn a seat rests, or throws two
// dice and moves; passing space 0 brings 100. On a lot that nobody owns it buys or passes, if it has the price. On a
// lot of somebody else it pays the rent; if it can't, it pays what it has, its lots are free again and it is out.
// The last seat wins; after 240 turns the richest does.

export const SEATS = 4
export const SPACES = 40
export const START_CASH = 1500
export const SALARY = 100
export const MOST_TURNS = 240
export const NOBODY = -1

/** The price of each space, which is its rent too; 0 for those that nobody can own. */
export const PRICES: readonly number[] = Array.from({ length: SPACES }, (_, space) =>
  space % 10 === 0 || space % 10 === 2 || space % 10 === 7 ? 0 : 60 + 10 * space,
)

/** What the three versions must agree on. */
export interface Result {
  picks: number
  turns: number
  bankrupts: number
  cash: number
}
