// Running several steps to the end and saying which failed. Node's own modules only.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** @param {string} message */
export const say = (message) => console.log(`• ${message}`)

/** @param {number} since */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs a program in the repository's root with this terminal; gives its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(program, args, env = process.env) {
  // npm on Windows is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32' && !program.endsWith('.exe')
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell, env })
  if (error) console.error(`${program} could not be started: ${error.message}`)
  return error ? 127 : (status ?? 1)
}

/**
 * Runs an installed tool by its JavaScript file: no .cmd, no shell and no quoting on any system.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function tool(name, args, env) {
  const pkg = name === 'tsc' ? 'typescript' : name
  const at = path.join(root, 'node_modules', pkg)
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(fs.readFileSync(path.join(at, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : bin[name]
  if (file === undefined) throw new Error(`${pkg} has no command ${name}`)
  return run(process.execPath, [path.join(at, file), ...args], env)
}

/**
 * Runs every step, also after one has failed; gives the number of failures.
 * The last line is always `<title>: N passed, N failed`.
 * @param {string} title
 * @param {readonly (readonly [name: string, step: () => number | Promise<number>])[]} steps
 */
export async function runSteps(title, steps) {
  /** @type {string[]} */
  const lines = []
  let failed = 0
  for (const [name, step] of steps) {
    say(name)
    const since = Date.now()
    const code = await step()
    if (code !== 0) failed++
    lines.push(`${code === 0 ? '✔' : '✖'} ${name} (${seconds(since)})`)
  }
  console.log(
    `\n${lines.join('\n')}\n\n${title}: ${steps.length - failed} passed, ${failed} failed`,
  )
  return failed
}
