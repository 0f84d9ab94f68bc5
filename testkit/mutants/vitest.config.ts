import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readJob } from './job.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.dirname(path.dirname(here))
const last = 'testkit/mutants/put-faults-in.ts'
const { plan } = readJob()

export default defineConfig({
  root,
  plugins: [
    {
      name: 'faults that are switched off',
      enforce: 'pre',
      transform(_, id) {
        const code = plan.sources[path.relative(root, id)]
        return code === undefined ? undefined : { code, map: null }
      },
    },
  ],
  test: {
    include: [...plan.tests, last],
    setupFiles: ['testkit/known-cases.ts'],
    runner: path.join(here, 'runner.ts'),
    testTimeout: 600_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    reporters: ['dot'],
    sequence: {
      sequencer: class extends BaseSequencer {
        override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
          const sorted = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
          const isLast = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith(last)
          return [...sorted.filter((one) => !isLast(one)), ...sorted.filter(isLast)]
        }
      },
    },
  },
})
