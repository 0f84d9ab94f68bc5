import type { MovedMessage, TableMessage } from './wire.ts'

/** Whoever was asked and is answered has decided; what was taken back was not. */
export function decidedAfter(
  { seat, view, decided }: Pick<TableMessage, 'seat' | 'view' | 'decided'>,
  moved: MovedMessage,
): number | null {
  if (moved.after < (decided ?? 0)) return moved.after
  const wasAsked = seat !== null && view?.decision?.seat === seat
  return wasAsked && moved.position > moved.after ? moved.after + 1 : decided
}
