/** What Node is started with for a server whose draws are known; behind a slow disk and network if E2E_SLOW says how slow. */
export const serverProgram: readonly string[] =
  (process.env['E2E_SLOW'] ?? '') === ''
    ? ['--import', './e2e/known-draws.mjs', 'dist/server/main.js']
    : ['e2e/slow-way.mjs']
