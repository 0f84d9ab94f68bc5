import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import picocolors from 'picocolors'

/** Where a command writes and reads: a person's terminal, a pipe, or a test. */
export interface Terminal {
  /** True if a person sits at both ends. */
  readonly isInteractive: boolean
  /** True if progress may be shown on `errors`. */
  readonly showsProgress: boolean
  readonly colours: ReturnType<typeof picocolors.createColors>
  readonly errors: NodeJS.WritableStream
  print(text?: string): void
  complain(text: string): void
  clear(): void
  /** The next line of the input, or undefined if it has ended or the person has broken off. */
  ask(prompt: string): Promise<string | undefined>
  close(): void
}

type Stream = { isTTY?: boolean }

/** A terminal over three streams, which are those of the process unless it is tested. */
export class StreamTerminal implements Terminal {
  readonly isInteractive: boolean
  readonly showsProgress: boolean
  readonly colours: Terminal['colours']
  readonly errors: NodeJS.WritableStream
  readonly #input: Readable
  readonly #output: Writable
  readonly #lines: string[] = []
  #reader: Interface | undefined
  #hasEnded = false
  #waiting: ((line: string | undefined) => void) | undefined

  constructor(input: Readable & Stream, output: Writable & Stream, errors: Writable & Stream) {
    this.#input = input
    this.#output = output
    this.errors = errors
    const toPerson = output.isTTY === true
    this.isInteractive = toPerson && input.isTTY === true
    this.showsProgress = errors.isTTY === true
    this.colours = picocolors.createColors(toPerson && picocolors.isColorSupported)
  }

  print(text = ''): void {
    this.#output.write(`${text}\n`)
  }

  complain(text: string): void {
    this.errors.write(`${text}\n`)
  }

  clear(): void {
    if (this.isInteractive) this.#output.write('\u001B[2J\u001B[3J\u001B[H')
  }

  async ask(prompt: string): Promise<string | undefined> {
    this.#reader ??= this.#open()
    const ready = this.#lines.shift()
    if (ready !== undefined || this.#hasEnded) {
      this.print(`${prompt}${ready ?? ''}`)
      return ready
    }
    this.#reader.setPrompt(prompt)
    this.#reader.prompt()
    const line = await new Promise<string | undefined>((resolve) => (this.#waiting = resolve))
    // A pipe does not show what was typed: a transcript should.
    if (!this.isInteractive) this.print(line ?? '')
    return line
  }

  close(): void {
    this.#reader?.close()
  }

  #open(): Interface {
    const terminal = this.isInteractive
    const reader = createInterface({ input: this.#input, output: this.#output, terminal })
    reader.on('line', (line) => this.#answer(line))
    reader.on('close', () => this.#answer(undefined))
    reader.on('SIGINT', () => reader.close())
    return reader
  }

  #answer(line: string | undefined): void {
    if (line === undefined) this.#hasEnded = true
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting !== undefined) waiting(line)
    else if (line !== undefined) this.#lines.push(line)
  }
}
