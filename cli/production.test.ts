import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PATIENCE } from '@eldertable/server/testing/started.ts'
import { Visitor } from '@eldertable/server/testing/visitor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const container = fs.readFileSync(path.join(root, 'Containerfile'), 'utf8')

/** What the image runs: `node …`, as its last line has it. */
const command = JSON.parse(/^CMD (\[.*\])$/m.exec(container)?.[1] ?? '[]') as string[]

describe('the folder that goes into the image', { timeout: 2 * PATIENCE }, () => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'eldertable-production-'))
  const folder = path.join(scratch, 'app')
  const eldertable = (...args: string[]) =>
    run(process.execPath, [path.join(folder, 'bin/eldertable.mjs'), ...args], { cwd: scratch })

  beforeAll(async () => {
    // The very step by which the Containerfile makes /app.
    const [, step = ''] = /^RUN node (\S+) \/app$/m.exec(container) ?? []
    await run(process.execPath, [step, folder], { cwd: root })
  }, 2 * PATIENCE)
  afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }))

  it('holds nothing that only builds and tests', () => {
    const packages = fs.readdirSync(path.join(folder, 'node_modules'))
    expect(packages).toContain('fastify')
    for (const name of ['vitest', 'vite', 'rolldown', 'typescript', 'tsx', 'preact', 'esbuild'])
      expect(packages).not.toContain(name)
    expect(fs.readdirSync(path.join(folder, 'node_modules/@eldertable'))).toEqual(['games'])
  })

  it('serves a match, keeps it in its data folder and ends in good order', async () => {
    const [, ...program] = command
    const data = path.join(scratch, 'data')
    const server = spawn(process.execPath, program, {
      cwd: folder,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(server, 'exit')
    try {
      const url = await addressIn(server.stdout)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      expect(await (await fetch(url)).text()).toMatch('<title>Eldertable')
      const ada = await Visitor.named(url, 'Ada')
      const { id, code } = await ada.open()
      const client = await ada.watch(id)
      await client.until(() => client.offered(id).length > 0)
      expect(await client.pick(id, client.offered(id)[0] ?? -1)).toBeUndefined()
      const { stdout } = await eldertable('show', '--database', `sqlite:${data}/eldertable.db`)
      expect(stdout).toMatch(code)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await gone).toEqual([0, null])
    expect(fs.statSync(path.join(data, 'eldertable.db')).mode & 0o077).toBe(0)
  })

  it('serves without the packages for traces, and says so if they are wanted', async () => {
    const packages = path.join(folder, 'node_modules/@opentelemetry')
    expect(fs.readdirSync(packages)).toContain('sdk-trace-base')
    for (const name of ['sdk-trace-base', 'exporter-trace-otlp-http', 'resources'])
      fs.rmSync(path.join(packages, name), { recursive: true })
    const [, ...program] = command
    const started = (env: Record<string, string>) =>
      spawn(process.execPath, program, {
        cwd: folder,
        env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: path.join(scratch, 'bare'), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    const server = started({})
    const gone = once(server, 'exit')
    try {
      expect((await fetch(`${await addressIn(server.stdout)}/healthz`)).status).toBe(200)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await gone).toEqual([0, null])
    const wanted = started({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })
    const ended = once(wanted, 'exit')
    expect(await text(wanted.stderr)).toMatch('the packages for traces are not installed')
    expect(await ended).toEqual([1, null])
  })

  it('has the command with its rulebooks and its fuzzer', async () => {
    expect((await eldertable('rules', 'necronomonopoly')).stdout).toMatch('NEC-SETUP')
    const fuzzed = await eldertable('fuzz', 'necronomonopoly', '--picks', '50', '--jobs', '1')
    expect(fuzzed.stdout).toMatch('No violation.')
  })

  it('is not made where something is already', async () => {
    await expect(
      run(process.execPath, ['scripts/production.mjs', folder], { cwd: root }),
    ).rejects.toThrow('is not empty')
  })
})

/** The address that a server says when it is ready. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('the server did not start: see above')
}
