/** The store was used after `close`. */
export class StoreClosed extends Error {
  constructor() {
    super('The store is closed')
    this.name = 'StoreClosed'
  }
}

/** A text that can't be kept. */
export class UnstorableText extends Error {
  constructor() {
    super('A text with the character NUL can not be stored')
    this.name = 'UnstorableText'
  }
}

/** Something was to be added to a match that is not there. */
export class NoSuchMatch extends Error {
  constructor(id: string) {
    super(`There is no match ${id}`)
    this.name = 'NoSuchMatch'
  }
}

/** The database did not answer in time, or the line broke: what was asked for may be done yet, or never. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('Nobody knows whether the store has kept this', { cause })
    this.name = 'OutcomeUnknown'
  }
}

/** Somebody has removed a file of the open database, or put another in its place: nothing more can be kept. */
export class LogLost extends Error {
  constructor(file: string) {
    super(`${file} has been removed or replaced under the running server; it must be started anew`)
    this.name = 'LogLost'
  }
}

/** Another process serves the tables of this file. */
export class ServedElsewhere extends Error {
  constructor(file: string) {
    super(`${file} is in use by another server`)
    this.name = 'ServedElsewhere'
  }
}
