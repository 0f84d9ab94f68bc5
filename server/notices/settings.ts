/** How notices are sent; times in milliseconds. */
export interface NoticeSettings {
  /** Whether people may be told anything at all. */
  readonly isOn: boolean
  /** The address at which people find this server, such as https://table.example; without one only browsers are told. */
  readonly publicUrl?: string
  /** The mail server, and from whom mail comes. */
  readonly mail?: { readonly server: string; readonly from: string }
  /** For tests: an origin to which notices go though it need not be public. */
  readonly testReceiver?: string
  /** Between two looks into the outbox. */
  readonly every: number
  /** For which somebody may find out by themselves. */
  readonly grace: number
  /** After which another process tells what one has taken upon itself. */
  readonly lease: number
  /** After which whoever was at the table is looked for again. */
  readonly lookAgain: number
  /** After which somebody is told a second time. */
  readonly again: number
  /** Before each further try; after the last nobody tries again. */
  readonly backOff: readonly number[]
  /** For which somebody whom another process has seen counts as there. */
  readonly awayAfter: number
  /** In which an outgoing request must be done. */
  readonly patience: number
}

const A_MINUTE = 60_000

export const NOTICES: NoticeSettings = {
  isOn: true,
  every: 5_000,
  grace: 20_000,
  lease: 2 * A_MINUTE,
  lookAgain: 5 * A_MINUTE,
  again: 24 * 60 * A_MINUTE,
  backOff: [1, 5, 30, 180, 720].map((minutes) => minutes * A_MINUTE),
  awayAfter: 75_000,
  patience: 5_000,
}
