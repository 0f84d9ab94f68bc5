/** A row of a table that is known to be there. */
export function at<T>(rows: readonly T[], number: number): T {
  const row = rows[number]
  if (row === undefined) throw new RangeError(`there is no row ${number}`)
  return row
}
