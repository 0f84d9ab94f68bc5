/** The longest stretch of each kind of deed in seconds, and where it was. */
export type Worst = Map<string, { seconds: number; where: string }>

export function note(worst: Worst, what: string, seconds: number, where: string): void {
  if (seconds > (worst.get(what)?.seconds ?? -1)) worst.set(what, { seconds, where })
}
