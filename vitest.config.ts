import { defineConfig } from 'vitest/config'

export default defineConfig({
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
