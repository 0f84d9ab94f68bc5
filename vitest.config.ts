import { defineConfig } from 'vitest/config'

/** Parts of the page bring their icons with them; to search them out takes long, and no test looks at a picture. */
const noIcons = {
  name: 'no-icons',
  resolveId: (id: string) => (id.startsWith('virtual:icons') ? `\0${id}` : undefined),
  load: (id: string) =>
    id.startsWith('\0virtual:icons') ? "export const symbols = '', sprites = {}" : undefined,
}

export default defineConfig({
  plugins: [noIcons],
  test: {
    include: [
      '{kernel,rulebook,games,protocol,match,store,server,bots,board-kit,testkit,cli,web,examples}/**/*.test.ts',
    ],
    setupFiles: ['testkit/known-cases.ts'],
    // Ten times faster than one process a file; so tests must not keep state in modules.
    // A busy machine is no failure: databases, browsers and fuzzing get time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    reporters: ['default'],
  },
})
