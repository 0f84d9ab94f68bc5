// What the build makes: one row a program. The web and the server will be further rows.

/** @type {Readonly<Record<string, string>>} file in dist/ (without .js) → source */
export const entryPoints = {
  'cli/main': 'cli/main.ts',
  'cli/sim-worker': 'cli/sim-worker.ts',
}
