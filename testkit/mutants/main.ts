// `npm run mutants -- <title> [chapter] [--sample count]`: puts faults into a title's rules, one at a time, and says which
// of them no rule test notices.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { environment, readFindings, type Finding } from './job.ts'
import { planOf, type Plan } from './plan.ts'
import { reportOf } from './report.ts'
import { drawn } from './sample.ts'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'mutants-'))

/** A process that writes nothing for so long hangs in a loop that visits no place where a fault could be. */
const patience = 120_000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: 'all' } },
})
const [title, chapter] = positionals
const count = values.sample === 'all' ? Infinity : Number(values.sample)
const known = fs
  .readdirSync(path.join(root, 'games'))
  .filter((name) => fs.existsSync(path.join(root, 'games', name, 'RULES.md')))
if (title === undefined || !known.includes(title) || !(count > 0)) {
  console.error(
    `npm run mutants -- <title> [chapter] [--sample count], with one of the titles ${known.join(', ')}`,
  )
  process.exit(2)
}

/** What goes with this process, also if it is told to stop: the processes that put faults in may be in an endless loop. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  fs.rmSync(scratch, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1))

const since = Date.now()
const plan = planOf(root, title, chapter)
const tried = drawn(plan.faults, count, randomInt)
const shares = os.availableParallelism()
const all = await Promise.all(
  Array.from({ length: shares }, (_, share) =>
    findOut(
      plan,
      tried.filter((_, place) => place % shares === share).map(({ id }) => id),
      share,
    ),
  ),
)
const found = new Map(all.flat().map((finding) => [finding.fault, finding]))
const isSample = tried.length < plan.faults.length
console.log(reportOf(tried, found, isSample, new Map(plan.explained)).join('\n'))
const seconds = ((Date.now() - since) / 1000).toFixed(0)
console.log(`\n${tried.length} of ${plan.faults.length} faults in ${seconds} s`)

/** Goes on with a new process as often as one stops before the last fault. */
async function findOut(whole: Plan, faults: readonly number[], share: number): Promise<Finding[]> {
  const found = new Map<number, Finding>()
  let left = faults
  for (let round = 0; left.length > 0; round++) {
    const job = path.join(scratch, `${share}-${round}.json`)
    const findings = path.join(scratch, `${share}-${round}.jsonl`)
    fs.writeFileSync(findings, '')
    fs.writeFileSync(job, JSON.stringify({ plan: whole, faults: left, findings }))
    const output = await runUntilSilent(job, findings)
    const lines = readFindings(findings)
    const last = lines.at(-1)
    if (last === undefined) throw new Error(`the tests do not pass without a fault:\n${output}`)
    for (const line of lines) found.set(line.fault, line)
    if (last.fate === 'began')
      found.set(last.fault, { ...last, fate: 'killed', by: 'the process, which broke off' })
    // A fault that was the first of its process has itself left something behind.
    if (last.fate === 'spoilt' && last.fault === left[0])
      found.set(last.fault, { ...last, fate: 'killed' })
    left = left.filter((fault) => (found.get(fault)?.fate ?? 'spoilt') === 'spoilt')
  }
  return [...found.values()]
}

/** Gives what the process printed. */
function runUntilSilent(job: string, findings: string): Promise<string> {
  return new Promise((resolve) => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const config = path.join(root, 'testkit/mutants/vitest.config.ts')
    const child = spawn(process.execPath, [vitest, 'run', '--config', config], {
      cwd: root,
      env: environment(job),
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += String(text)))
    let size = 0
    let quiet = 0
    const watch = setInterval(() => {
      const now = fs.statSync(findings).size
      quiet = now === size ? quiet + 1000 : 0
      size = now
      if (size > 0 && quiet > patience) child.kill('SIGKILL')
    }, 1000)
    child.on('close', () => {
      clearInterval(watch)
      running.delete(child)
      resolve(output)
    })
  })
}
