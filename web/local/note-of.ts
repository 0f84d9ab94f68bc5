import type { Reason } from '@eldertable/protocol/wire-reasons.ts'

const OTHERWISE = 'That was not possible.'

/** Why something was refused, in a sentence for people. The sentences come with the first refusal. */
export async function noteOf(reason: string): Promise<string> {
  try {
    const { sentences } = await import('@eldertable/protocol/wire-reasons.ts')
    const isReason = (one: string): one is Reason => Object.hasOwn(sentences, one)
    return isReason(reason) ? sentences[reason] : OTHERWISE
  } catch {
    return OTHERWISE // they could not be loaded
  }
}
