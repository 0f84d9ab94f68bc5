/** What a sanity check costs: this many dice and a flat number (CM-SANE-5). */
export interface Loss {
  readonly dice: number
  readonly faces: number
  readonly flat: number
}

/** A loss written a/b: a on a passed check, b on a failed one. */
export interface SanityLoss {
  readonly passed: Loss
  readonly failed: Loss
}

const term = (text: string): Loss => {
  const [, dice, faces] = /^(\d)d(\d+)$/.exec(text) ?? []
  return dice === undefined || faces === undefined
    ? { dice: 0, faces: 0, flat: Number(text) }
    : { dice: Number(dice), faces: Number(faces), flat: 0 }
}

/** Reads '0/1d6'. */
export function lossOf(text: string): SanityLoss {
  const [passed, failed] = text.split('/')
  if (passed === undefined || failed === undefined) throw new Error(`no loss: ${text}`)
  return { passed: term(passed), failed: term(failed) }
}
