import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Told to the workers through the environment, so that all of them mean the same server.
process.env['E2E_PORT'] ??= String(32_000 + (process.pid % 2000))
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'eldertable-e2e-'))
const PORT = Number(process.env['E2E_PORT'])
const data = process.env['E2E_DATA']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'artefacts/playwright',
  // Two cores: browsers side by side only slow each other down.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Nothing moves, so bots play at once and a test waits for nothing but the rules.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      DATABASE_URL: `sqlite:${path.join(data, 'e2e.db')}`,
      BOT_PAUSE: '0',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
