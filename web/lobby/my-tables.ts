import type { TableSummary } from '@eldertable/protocol/wire.ts'
import type { KeptMatch } from '../local/kept-matches.ts'

/** One of the reader's own tables, wherever its match runs. */
export interface MyTable {
  id: string
  isHere: boolean
  title: string
  /** Those who sit there. */
  names: readonly string[]
  /** Seats that still wait for somebody. */
  free: number
  /** When something last happened. */
  at: number
  isOver: boolean
}

export const addressOf = ({ id, isHere }: MyTable): string => (isHere ? `/local/${id}` : `/t/${id}`)

/** The tables of this browser and those on the server, the latest first. */
export function myTables(kept: readonly KeptMatch[], online: readonly TableSummary[]): MyTable[] {
  return [...kept.map(keptHere), ...online.map(onServer)].toSorted((a, b) => b.at - a.at)
}

const keptHere = ({ id, title, names, at, isOver }: KeptMatch): MyTable => ({
  id,
  title,
  names,
  at,
  isOver,
  isHere: true,
  free: 0,
})

function onServer({ id, title, seats, updatedAt, status }: TableSummary): MyTable {
  const sitters = seats.filter(({ player }) => player !== 'open' && player !== 'closed')
  return {
    id,
    title,
    isHere: false,
    names: sitters.map(({ name }) => name),
    free: seats.filter(({ player }) => player === 'open').length,
    at: updatedAt,
    isOver: status === 'finished',
  }
}
