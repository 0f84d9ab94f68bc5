// What a production install holds is what serving and the command need: no test runner, no bundler, no browser.
import { productionPackages } from './production-tree.mjs'

/** Build tools, test tools, and what the build puts into the web client. */
const ONLY_TO_BUILD = [
  '@playwright/test',
  '@vitest/expect',
  'esbuild',
  'fast-check',
  'happy-dom',
  'playwright',
  'playwright-core',
  'preact',
  'rolldown',
  'tsx',
  'typescript',
  'vite',
  'vitest',
]

const names = productionPackages().map((at) => at.split('node_modules/').at(-1) ?? '')
const faults = ONLY_TO_BUILD.filter((name) => names.includes(name))
if (!names.includes('fastify')) faults.push('no fastify: the check looks at the wrong list')
if (faults.length > 0) {
  console.error(`A production install would hold what nobody needs to serve: ${faults.join(', ')}`)
  process.exit(1)
}
console.log(`${names.length} packages in a production install`)
