import { describe, expect, it } from 'vitest'
import { tableWith, title } from '../testing/candle-table.ts'
import { toolsOf } from './table-tools.ts'

const given = {
  side: null,
  isRulebookOpen: false,
  isLesson: false,
  isOver: false,
  unread: 0,
  onShow: () => undefined,
  onUndo: () => undefined,
  onWatch: () => undefined,
}
const labels = (table: Parameters<typeof toolsOf>[0]) =>
  toolsOf(table, title, given).map(({ label }) => label)

describe('the tools of a table', () => {
  it('have undo for who plays, also while the screen is handed on, and not for who watches', () => {
    expect(labels(tableWith({ connection: 'online' }))).toContain('Undo')
    expect(labels(tableWith({ connection: 'here', reader: null }))).toContain('Undo')
    expect(labels(tableWith({ connection: 'online', reader: null }))).not.toContain('Undo')
  })
})
