import type { BoardText } from '@eldertable/kernel'
import type { Terminal } from '../terminal.ts'

/** Prints a board as headings and lists; sections without lines are left out. */
export function printSections(terminal: Terminal, sections: BoardText): void {
  for (const { heading, lines } of sections) {
    if (lines.length === 0) continue
    terminal.print(terminal.colours.underline(heading))
    for (const line of lines) terminal.print(`  ${line}`)
  }
}
