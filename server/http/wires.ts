import type { Server } from 'node:http'
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { addressOf } from '../limits/person.ts'

/** Keeps one address from holding all wires that a process can have, even if nothing is ever asked over them. */
export function limitWires(server: Server, most: number): void {
  const wires = new ConcurrencyLimit()
  server.on('connection', (wire) => {
    const address = addressOf(wire.remoteAddress)
    if (wires.of(address) >= most) {
      wire.destroy()
      return
    }
    wires.enter(address)
    wire.once('close', () => wires.leave(address))
  })
}
