/** The die that is thrown next and was not scripted. */
export function dieThrown(play: () => unknown): string {
  try {
    play()
  } catch (error) {
    return /a (d\d+) was thrown/.exec(String(error))?.[1] ?? String(error)
  }
  return 'no die'
}
