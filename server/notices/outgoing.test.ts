import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, createServer as createWire, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { NotPublic, Outgoing, type Resolve } from './outgoing.ts'
import { isPublicAddress } from './public-address.ts'

const PATIENCE = 30_000
const letter = (url: string) => ({ url, headers: {}, body: 'hello' })

describe('an address that a stranger has given', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '100.128.0.1', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    'http://example.com/',
    'https://example.com:8443/',
    'https://ada:secret@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'nowhere',
  ])('%s is refused before anybody is asked', async (url) => {
    const names: string[] = []
    const resolve: Resolve = (name, answer) => {
      names.push(name)
      answer(null, [{ address: '8.8.8.8', family: 4 }])
    }
    await expect(new Outgoing({ patience: PATIENCE, resolve }).send(letter(url))).rejects.toThrow(
      NotPublic,
    )
    expect(names).toEqual([])
  })
})

describe('what is sent', () => {
  const servers: { close(): void }[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  async function listening(server: Server | ReturnType<typeof createWire>): Promise<number> {
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  async function receiver(answer: RequestListener): Promise<string> {
    return `http://127.0.0.1:${await listening(createServer(answer))}`
  }
  const to = (testReceiver: string, patience = PATIENCE) => new Outgoing({ testReceiver, patience })

  it('does not go where a name leads that has an address of our own network among others', async () => {
    for (const own of ['127.0.0.1', '::ffff:10.0.0.1', '169.254.169.254']) {
      const resolve: Resolve = (_, answer) =>
        answer(null, [
          { address: '8.8.8.8', family: 4 },
          { address: own, family: own.includes(':') ? 6 : 4 },
        ])
      const outgoing = new Outgoing({ patience: PATIENCE, resolve })
      await expect(outgoing.send(letter('https://name.example/'))).rejects.toThrow(NotPublic)
    }
  })

  it('looks at a name anew for each letter, and connects to what it has looked at', async () => {
    let knocks = 0
    const port = await listening(createWire((wire) => void (knocks++, wire.destroy())))
    // A name that was public when it was noted down, and then leads to us.
    const answers = ['127.0.0.1', '127.0.0.1', '10.0.0.1']
    let asked = 0
    const resolve: Resolve = (_, answer) =>
      answer(null, [{ address: answers[asked++] ?? '8.8.8.8', family: 4 }])
    const outgoing = new Outgoing({ patience: PATIENCE, resolve })
    outgoing.check('https://name.example/')
    for (const _ of answers)
      await expect(outgoing.send(letter('https://name.example/'))).rejects.toThrow(NotPublic)
    expect([asked, knocks]).toEqual([answers.length, 0])
    // The wire was there to be knocked at.
    await once(connect(port, '127.0.0.1'), 'close')
    expect(knocks).toBe(1)
  })

  it('is not led on', async () => {
    let led = 0
    const inside = await receiver((_, response) => void (led++, response.end()))
    const outside = await receiver((_, response) =>
      response.writeHead(307, { location: inside }).end(),
    )
    expect(await to(outside).send(letter(outside))).toEqual({ status: 307 })
    expect(led).toBe(0)
  })

  it('does not take an answer without end', async () => {
    let isOver = false
    const loud = await receiver((request, response) => {
      request.socket.on('close', () => (isOver = true))
      const more = (): void => {
        while (!isOver && response.write('x'.repeat(10_000)));
        if (!isOver) response.once('drain', more)
      }
      more()
    })
    await expect(to(loud).send(letter(loud))).rejects.toThrow('too long')
  })

  it('does not wait for an answer that does not come, or comes drop by drop', async () => {
    const silent = await receiver(() => {})
    await expect(to(silent, 100).send(letter(silent))).rejects.toThrow(/abort|timeout/i)
    const slow = await receiver((_, response) => {
      const drops = setInterval(() => response.write('x'), 10)
      response.on('close', () => clearInterval(drops))
    })
    await expect(to(slow, 200).send(letter(slow))).rejects.toThrow(/abort|timeout/i)
  })

  it('reaches one receiver that whoever runs the server has named, and no neighbour of it', async () => {
    const bodies: string[] = []
    const named = await receiver((request, response) => {
      request.on('data', (piece) => bodies.push(String(piece)))
      request.on('end', () => response.writeHead(429, { 'retry-after': '7' }).end('later'))
    })
    const neighbour = await receiver((_, response) => void response.end())
    expect(await to(named).send(letter(`${named}/any`))).toEqual({ status: 429, retryAfter: 7_000 })
    expect(bodies).toEqual(['hello'])
    await expect(to(named).send(letter(neighbour))).rejects.toThrow(NotPublic)
  })
})
