/** What something on a board is, says and costs, for who looks closer. */
export interface Look {
  heading: string
  /** A sentence or two each, the most important first. */
  lines: readonly string[]
  /** The rule to read on at. */
  rule?: string
}
