/** Keys that are the same in every run: what fails once fails again. */
export function knownKeys(): () => string {
  let drawn = 0
  return () => (drawn++).toString(16).padStart(64, '0')
}
