import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverProgram } from './server-program.ts'

export interface OwnServer {
  url: string
  stop: () => void
}

/**
 * A server for one test alone. What it draws depends on nothing but what this test asks of it, so its matches go the same
 * way in every run.
 */
export async function ownServer(): Promise<OwnServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'eldertable-own-'))
  const child = spawn(process.execPath, serverProgram, {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `sqlite:${path.join(data, 'own.db')}`,
      BOT_PAUSE: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (words: Buffer) => {
      said += words.toString()
      const [address] = /127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address !== undefined) resolve(`http://${address}`)
    })
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
  const stop = () => {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  }
  return { url, stop }
}
