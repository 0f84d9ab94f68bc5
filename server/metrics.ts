import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Counts what happens many times with every pick: the registry is told the sum when somebody asks it. */
class Tally {
  sum = 0

  constructor(name: string, help: string, registry: Registry) {
    const collect = (counter: Counter): void => {
      counter.reset()
      counter.inc(this.sum)
    }
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        collect(this)
      },
    })
  }
}

/** What an operator may want to know, in Prometheus' form. */
export class Metrics {
  readonly registry = new Registry()
  readonly connections = this.#gauge('connections', 'Open WebSocket connections')
  readonly matches = this.#gauge('matches_loaded', 'Matches held in memory')
  readonly mostMatches = this.#gauge('matches_limit', 'Matches that may be held in memory')
  readonly storeHealthy = this.#gauge('store_healthy', '1 if the store can be written, else 0')
  readonly messages = this.#counter('messages_total', 'Messages from clients by type', ['type'])
  readonly refusals = this.#counter('refusals_total', 'Refused commands by reason', ['reason'])
  readonly faults = this.#counter('faults_total', 'Commands and requests that failed on our side')
  readonly moves = this.#tally('moves_total', 'Moves told to clients')
  readonly sentBytes = this.#tally('sent_bytes_total', 'Bytes sent over WebSockets')
  readonly resyncs = this.#counter('slow_resyncs_total', 'Connections that fell behind')
  readonly botFaults = this.#counter('bot_faults_total', 'Bots that failed or were late', ['why'])
  readonly requests = this.#counter('requests_total', 'Answered HTTP requests', ['route', 'status'])
  readonly notices = this.#counter('notices_total', 'Notices to people who are away', [
    'by',
    'outcome',
  ])
  readonly noticesWaiting = this.#gauge('notices_waiting', 'Notices that are to be told', ['by'])
  readonly clocks = this.#gauge('clocks_running', 'Live clocks that this process counts')
  readonly timesUp = this.#counter('times_up_total', 'Seats whose time was up', ['outcome'])
  readonly requestSeconds = this.#seconds('request_seconds', 'From a request to its answer')
  readonly commandSeconds = this.#seconds(
    'command_seconds',
    'From a command to its durable acceptance',
  )

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'eldertable_' })
  }

  /** Tells how much room is left where everything is kept. */
  watchDisk(folder: string): void {
    new Gauge({
      name: 'eldertable_disk_free_bytes',
      help: 'Room on the disk of the data folder',
      registers: [this.registry],
      async collect() {
        // Without the folder this figure is missing, and the others are told.
        const disk = await statfs(folder).catch(() => undefined)
        if (disk === undefined) this.remove()
        else this.set(disk.bavail * disk.bsize)
      },
    })
  }

  #gauge<L extends string>(name: string, help: string, labelNames: L[] = []): Gauge<L> {
    return new Gauge({ name: `eldertable_${name}`, help, labelNames, registers: [this.registry] })
  }

  #seconds(name: string, help: string): Histogram {
    return new Histogram({
      name: `eldertable_${name}`,
      help,
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [this.registry],
    })
  }

  #tally(name: string, help: string): Tally {
    return new Tally(`eldertable_${name}`, help, this.registry)
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({
      name: `eldertable_${name}`,
      help,
      labelNames,
      registers: [this.registry],
    })
  }
}
