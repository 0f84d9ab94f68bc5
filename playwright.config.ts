import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverProgram } from './e2e/server-program.ts'

// Told to the workers through the environment, so that all of them mean the same folder.
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'eldertable-e2e-'))
const data = process.env['E2E_DATA']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'artefacts/playwright',
  // Two cores: while one test waits for its browser, another can go on. More only slow each other down.
  workers: 2,
  fullyParallel: true,
  // A test that hangs ends by the limit on what it waits for; this one is for machines that stand still for a while.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  forbidOnly: true,
  // A second try is said loudly at the end, as flaky: it is a defect, but no reason to lose what else was done.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  use: {
    // The server takes a port that is free and says which; Playwright hears it below.
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    // Nothing moves, so bots play at once and a test waits for nothing but the rules.
    contextOptions: { reducedMotion: 'reduce' },
    // Whatever is pressed or awaited is there sooner: a test that waits in vain is told so.
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `node ${serverProgram.join(' ')}`,
    wait: { stdout: /127\.0\.0\.1:(?<e2e_port>\d+)/ },
    env: {
      PORT: '0',
      DATABASE_URL: `sqlite:${path.join(data, 'e2e.db')}`,
      BOT_PAUSE: '0',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
