#!/usr/bin/env node
// `npx eldertable …`: the launcher makes sure that the build is fresh, then runs the command here.
process.argv.splice(2, 0, 'cli')
await import('../../scripts/run.mjs')
