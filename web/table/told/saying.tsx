import type { Seat } from '@eldertable/kernel'
import type { Remark } from './remarks.ts'

/** What a bot says, and who does where that is somebody else than it stands beside: whoever is paid has a word about it too. */
export function Saying({
  remark: { seat, words },
  beside,
  called,
}: {
  remark: Remark
  /** Whose doing it is that it stands beside. */
  beside: Seat | undefined
  called: (seat: Seat) => string
}) {
  return (
    <>
      {seat === beside ? null : <b>{`${called(seat)}: `}</b>}
      <q>{words}</q>
    </>
  )
}
