/** Bad arguments: the command was not understood. */
export const USAGE = 2
/** The command was understood, and what it looked at is not in order. */
export const FAILED = 1
/** All of it that could be checked is in order, but not all could be checked. */
export const INCOMPLETE = 3

/** Ends a command with one plain sentence and an exit code. */
export class Failure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = USAGE) {
    super(message)
    this.exitCode = exitCode
  }
}
