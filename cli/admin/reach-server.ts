import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { isAdminSocket } from '@eldertable/server/admin/admin-socket-name.ts'
import { FAILED, Failure } from '../failure.ts'

/** How a running server is reached by whoever runs it: by the socket in its data folder, or over HTTP with its token. */
export interface Reach {
  readonly data: string
  readonly server?: string
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Asks one process, which does for all what changes something. */
export async function ask(
  reach: Reach,
  method: 'GET' | 'POST',
  at: string,
  body?: object,
): Promise<unknown> {
  const [answer] = await answers(reach, method, at, body, 1)
  return answer
}

/** Asks every process on this machine, as each knows its own tables and people alone. */
export async function askAll<T>(reach: Reach, at: string): Promise<T[]> {
  const lists = await answers(reach, 'GET', at, undefined, Infinity)
  return (lists as T[][]).flat()
}

async function answers(
  { data, server }: Reach,
  method: string,
  at: string,
  body: object | undefined,
  most: number,
): Promise<unknown[]> {
  if (server !== undefined) return [told(await overHttp(server, method, at, body))]
  const found: unknown[] = []
  for (const socket of socketsIn(data)) {
    if (found.length >= most) break
    const answer = await overSocket(socket, method, at, body)
    if (answer !== undefined) found.push(told(answer))
  }
  if (found.length === 0)
    throw new Failure(
      `No server with its data in ${data} is running here. Name the folder with --data, or a server elsewhere with --server.`,
      FAILED,
    )
  return found
}

function told({ status, body }: Answer): unknown {
  if (status < 400) return body
  const { sentence } = (body ?? {}) as { sentence?: string }
  throw new Failure(sentence ?? `The server answered with status ${status}.`, FAILED)
}

const socketsIn = (data: string): string[] =>
  fs.existsSync(data)
    ? fs
        .readdirSync(data)
        .filter(isAdminSocket)
        .map((name) => path.join(data, name))
    : []

/** Undefined if nobody listens there: its process was killed. */
function overSocket(
  socketPath: string,
  method: string,
  at: string,
  body: object | undefined,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const request = http.request({ socketPath, method, path: at, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parsed(text) }))
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined)
      else if (error.code === 'EACCES')
        reject(new Failure(`Only the user who runs the server may open ${socketPath}.`, FAILED))
      else reject(error)
    })
    request.end(method === 'GET' ? undefined : JSON.stringify(body ?? {}))
  })
}

async function overHttp(
  server: string,
  method: string,
  at: string,
  body: object | undefined,
): Promise<Answer> {
  const token = process.env['ADMIN_TOKEN'] ?? ''
  if (token === '') throw new Failure('Put the token of the server into ADMIN_TOKEN.')
  const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {})
  try {
    const response = await fetch(new URL(at, server), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(sent !== undefined && { body: sent }),
    })
    return { status: response.status, body: parsed(await response.text()) }
  } catch (error) {
    const { cause, message } = error as Error
    const why = cause instanceof Error ? cause.message : message
    throw new Failure(`${server} can not be reached: ${why}.`, FAILED)
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
