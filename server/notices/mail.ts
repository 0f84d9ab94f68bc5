import { createTransport } from 'nodemailer'
import type { Links } from './links.ts'
import type { Outcome, Sender } from './message.ts'

export interface MailOptions {
  /** As SMTP_URL has it. */
  readonly server: string
  readonly from: string
  readonly publicUrl: string
  readonly links: Links
}

/** Milliseconds for the mail server to be there, to greet, and to go on. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Tells people by mail. */
export class Mailer implements Sender {
  readonly atOnce = 5
  readonly mostInADay = 40
  readonly #options: MailOptions

  constructor(options: MailOptions) {
    this.#options = options
  }

  /** Asks whether an address is really its owner's. */
  confirm(address: string, way: string): Promise<Outcome> {
    const { publicUrl, links } = this.#options
    return this.#deliver({
      to: address,
      id: `confirm-${way}`,
      subject: 'Is this your address?',
      lines: [
        'Somebody, probably you, wants Eldertable to send notices to this address.',
        'Nothing is sent before you open this link:',
        `${publicUrl}/settings#confirm=${links.token('confirm', way)}`,
        'If it was not you, do nothing.',
      ],
    })
  }

  send(
    address: string,
    { id, title, body, path }: Parameters<Sender['send']>[1],
    way: string,
  ): Promise<Outcome> {
    const { publicUrl, links } = this.#options
    const token = links.token('unsubscribe', way)
    return this.#deliver({
      to: address,
      id,
      subject: `${title}: ${body}`,
      lines: [
        `${title}: ${body}`,
        publicUrl + path,
        `No more mail: ${publicUrl}/settings#unsubscribe=${token}`,
      ],
      list: `${publicUrl}/api/notices/unsubscribe?token=${token}`,
    })
  }

  async #deliver(mail: {
    to: string
    id: string
    subject: string
    lines: readonly string[]
    list?: string
  }): Promise<Outcome> {
    const { server, from, publicUrl } = this.#options
    // A connection for each, so that a dead server keeps nobody longer than it is given.
    const transport = createTransport({ url: server, ...PATIENCE })
    try {
      await transport.sendMail({
        from,
        // As an address and not as text: nothing in it is read as more of them.
        to: { name: '', address: mail.to },
        subject: oneLine(mail.subject),
        text: `${mail.lines.join('\n\n')}\n`,
        // Whoever gets it twice because a process has died sees it once.
        messageId: `<${mail.id.replaceAll(/[^\w-]/g, '.')}@${new URL(publicUrl).hostname}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.list !== undefined && {
            'List-Unsubscribe': `<${mail.list}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      return { is: 'sent' }
    } catch (error) {
      return outcomeOf(error as { responseCode?: number })
    } finally {
      transport.close()
    }
  }
}

/** What a mail server has refused for good is not sent again; of an address that is nobody's it says so. */
function outcomeOf({ responseCode: code = 0 }: { responseCode?: number }): Outcome {
  if (code === 550 || code === 551 || code === 553) return { is: 'gone' }
  return code >= 500 ? { is: 'failed' } : { is: 'later' }
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n\p{Cc}]+/gu, ' ').slice(0, 150)
