import { sentences, type Reason } from '@eldertable/protocol/wire-reasons.ts'

/** Why something was refused, in a sentence for people. */
export const noteOf = (reason: string): string =>
  isReason(reason) ? sentences[reason] : 'That was not possible.'

const isReason = (reason: string): reason is Reason => Object.hasOwn(sentences, reason)
