import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  readonly to: readonly string[]
  /** As it came, head and body. */
  readonly text: string
}

/** A real mail server that keeps what it gets. */
export class MailServer {
  readonly mails: Mail[] = []
  /** With what every mail is refused from now on. */
  refusal: Error | undefined
  readonly #server: SMTPServer
  #port = 0

  static async open(): Promise<MailServer> {
    const server = new MailServer()
    const listening = server.#server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    server.#port = (listening.address() as AddressInfo).port
    return server
  }

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, session, done) => {
        const pieces: Buffer[] = []
        for await (const piece of stream) pieces.push(piece as Buffer)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (this.refusal === undefined)
          this.mails.push({ to, text: Buffer.concat(pieces).toString() })
        done(this.refusal)
      },
    })
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

/** A mail as it is read: long lines are in one piece. */
export const plain = (mail: Mail | undefined): string =>
  (mail?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** What stands in a link of a mail. */
export const tokenIn = (mail: Mail | undefined, purpose: string): string =>
  new RegExp(`#${purpose}=([\\w.-]+)`).exec(plain(mail))?.[1] ?? ''
