import { EndlessRules } from '@eldertable/kernel'
import { refusalFor, type Reason, type Refusal } from '@eldertable/protocol/wire.ts'
import { NoSuchMatch, OutcomeUnknown } from '@eldertable/store'

const statuses: Partial<Record<Reason, number>> = {
  'no-guest': 401,
  'other-origin': 403,
  'only-host': 403,
  banned: 403,
  'wrong-token': 401,
  'no-such-ban': 404,
  'table-closed': 410,
  'not-welcome': 403,
  'no-such-shunned': 404,
  'file-secret': 403,
  'no-such-petition': 404,
  'no-such-pass': 404,
  'no-such-way': 404,
  'passkeys-elsewhere': 400,
  'passkey-not-taken': 400,
  'unknown-passkey': 404,
  'too-late': 400,
  'no-such-recovery-code': 404,
  'no-such-device': 404,
  'no-such-invitation': 404,
  'not-public': 400,
  'too-many-letters': 429,
  'notice-not-taken': 502,
  'reserved-name': 400,
  'no-such-table': 404,
  'no-such-moment': 404,
  'why-too-far': 404,
  'no-such-code': 404,
  'not-found': 404,
  'too-long': 413,
  'too-many-requests': 429,
  'too-many-hints': 429,
  'too-many-tables': 429,
  'too-many-imports': 429,
  'petition-refused': 429,
  'too-many-open-tables': 503,
  'bad-message': 400,
  'bad-setting': 400,
  'own-screen': 400,
  'bad-file': 400,
  'file-too-long': 413,
  'files-busy': 503,
  'table-too-long': 413,
  'tables-busy': 503,
  'rules-stuck': 500,
  'no-such-title': 400,
  'no-such-bot': 400,
  'going-away': 503,
  unsure: 503,
  'reports-full': 507,
  fault: 500,
}

/** Thrown to say no to somebody outside: a reason, and a sentence for people. */
export class Refused extends Error {
  readonly reason: Reason

  /** What would be taken instead. */
  readonly offer: string | undefined

  constructor(reason: Reason, sentence?: string, offer?: string) {
    super(refusalFor(reason, sentence).sentence)
    this.reason = reason
    this.offer = offer
  }

  get refusal(): Refusal {
    const { reason, message: sentence, offer } = this
    return { reason, sentence, ...(offer !== undefined && { offer }) }
  }

  /** The HTTP status that comes nearest; the table being in another condition is a conflict. */
  get status(): number {
    return statuses[this.reason] ?? 409
  }
}

/** Reasons that are no fault of whoever has asked: somebody should look into them. */
const FAULTS: ReadonlySet<Reason> = new Set<Reason>(['fault', 'unsure', 'rules-stuck'])

export const isFault = (reason: Reason): boolean => FAULTS.has(reason)

/** What was refused, also by the store: a table that is removed while somebody looks at it is there no more. */
export function refusedIn(error: unknown): Refused | undefined {
  if (error instanceof NoSuchMatch) return new Refused('no-such-table')
  return error instanceof Refused ? error : undefined
}

/** What people are told of something that was not refused but failed: never more than is known. */
export function faultOf(error: unknown): Refused {
  if (error instanceof EndlessRules) return new Refused('rules-stuck')
  return new Refused(error instanceof OutcomeUnknown ? 'unsure' : 'fault')
}
