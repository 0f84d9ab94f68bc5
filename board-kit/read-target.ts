/** The two parts of a target: `space:12` is the kind `space` and the number 12. */
export function readTarget(target: string): { kind: string; number: number } {
  const [kind = '', number = ''] = target.split(':')
  return { kind, number: /^\d+$/.test(number) ? Number(number) : Number.NaN }
}
