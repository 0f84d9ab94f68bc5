import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('npm run dev', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'eldertable-dev-'))
  let house: ChildProcess
  let address = ''

  beforeAll(async () => {
    const start =
      "import('./scripts/dev.mjs').then(({ dev }) => dev()).then((code) => process.exit(code))"
    house = spawn(process.execPath, ['--input-type=module', '-e', start], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    address = await new Promise<string>((resolve, reject) => {
      let said = ''
      house.once('exit', () => reject(new Error(`it has ended: ${said}`)))
      house.stdout?.on('data', (words: Buffer) => {
        said += String(words)
        const found = /Eldertable is at (http:\S+)/.exec(said)?.[1]
        if (found !== undefined) resolve(found)
      })
    })
  })

  const stopped = async (): Promise<unknown> => {
    if (house.exitCode !== null) return house.exitCode
    const gone = new Promise((resolve) => house.once('exit', resolve))
    house.kill('SIGTERM')
    return gone
  }

  afterAll(async () => {
    await stopped()
    rmSync(data, { recursive: true, force: true })
  })

  it('serves the page from its sources, ready to follow changes', async () => {
    const page = await (await fetch(address)).text()
    expect(page).toContain('/main.tsx')
    expect(page).toContain('/@vite/client')
    const source = await fetch(new URL('main.tsx', address))
    expect(await source.text()).toContain('createRoot')
  })

  it('has a server behind it that knows the titles', async () => {
    const titles: unknown = await (await fetch(new URL('api/titles', address))).json()
    expect(titles).toContainEqual(expect.objectContaining({ version: expect.any(Number) }))
  })

  it('ends in good order when it is stopped', async () => {
    expect(await stopped()).toBe(0)
  })
})
