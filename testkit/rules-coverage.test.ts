import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const repository = path.dirname(import.meta.dirname)

/** Runs the command over a repository with one title. */
function runOver(files: Readonly<Record<string, string>>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'eldertable-rules-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true }))
  fs.symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'), 'junction')
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'games/a', name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  const command = path.join(repository, 'testkit/rules-coverage.ts')
  // Not as a part of the vitest that runs this test.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
  )
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', command, root],
    {
      cwd: repository,
      encoding: 'utf8',
      env,
    },
  )
  return { status, lines: stdout.trim().split('\n'), stderr }
}

const rules = [1, 2, 3, 4, 5, 6, 7].map((n) => `- **AG-TURN-${n}** Rule. \`ours\``).join('\n')

it('asks vitest which tests there are, with rows filled in and without those that prove nothing', () => {
  const { status, lines } = runOver({
    'RULES.md': rules,
    // Not tests of ours but the text of a file: what is skipped, to do or expected to fail must not count as proof.
    'rules/turn.test.ts': `
      import { describe, it } from 'vitest'
      it('AG-TURN-1 is plain', () => {})
      it.each([{ rule: 'AG-TURN-2' }, { rule: 'AG-TURN-3' }])('$rule is a row', () => {})
      it.skip('AG-TURN-4 is skipped', () => {})
      it.todo('AG-TURN-5 is still to do')
      it.fails('AG-TURN-6 fails', () => { throw new Error('x') })
      describe.skip('all of it', () => { it('AG-TURN-7 is skipped', () => {}) })
    `,
  })
  expect(lines).toEqual([
    '✔ games/a: 3 of 7 rules proved (42%), not declared complete',
    '    no test: AG-TURN-4..7',
  ])
  expect(status).toBe(0)
}, 60_000)

it('fails for a gap in a complete title, an unknown id or a test file that does not load', () => {
  const { status, lines } = runOver({
    'RULES.md': rules,
    'rules-coverage.json': '{ "complete": true }',
    'rules/turn.ts': '// AG-TURN-8',
    'rules/turn.test.ts': `throw new Error('does not load')`,
  })
  expect(lines).toEqual([
    '✖ games/a: 0 of 7 rules proved (0%), declared complete',
    '    no test: AG-TURN-1..7',
    `    error: ${path.join('games/a/rules/turn.ts')} refers to AG-TURN-8, which does not exist`,
    expect.stringMatching(/^✖ tests could not be listed: .*turn\.test\.ts: does not load$/),
  ])
  expect(status).toBe(1)
}, 60_000)

it('reads a rulebook in two files whose title is still to come, and says where it is wrong', () => {
  const { status, lines } = runOver({
    'RULES.md': rules,
    'RULES-content.md': '# Content\n\n- **AG-CARD-1** A card (AG-TURN-7).',
  })
  expect(lines).toEqual(['✔ games/a: 8 rules read, none proved yet'])
  expect(status).toBe(0)
  const wrong = runOver({
    'RULES.md': rules,
    'RULES-content.md': '# Content\n\n- **AG-CARD-1** A card (AG-TURN-8).',
  })
  expect(wrong.lines).toEqual([
    '✖ games/a: 8 rules read, none proved yet',
    `    error: ${path.join('games/a/RULES-content.md')}:3: AG-TURN-8 does not exist`,
  ])
  expect(wrong.status).toBe(1)
}, 60_000)
