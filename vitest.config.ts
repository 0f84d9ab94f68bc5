import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,protocol,match,bots,testkit,cli}/**/*.test.ts'],
    // Ten times faster than one process a file; so tests must not keep state in modules.
    pool: 'threads',
    isolate: false,
    reporters: ['default'],
  },
})
