// What the build makes: one row a program. The web client comes on top: see build.mjs.

/** @type {Readonly<Record<string, string>>} file in dist/ (without .js) → source */
export const entryPoints = {
  'cli/main': 'cli/main.ts',
  'cli/sim-worker': 'cli/sim-worker.ts',
  'server/main': 'server/main.ts',
  'server/bot-worker': 'server/bot-worker.ts',
  'server/file-worker': 'server/file-worker.ts',
  'server/watchdog': 'server/watchdog.ts',
  'server/store-writer': 'store/writer-thread.ts',
}
