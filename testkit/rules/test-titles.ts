import { createVitest, type TestCase } from 'vitest/node'

/** Full titles of tests by file, and files that could not be read. */
export interface TestTitles {
  byFile: Map<string, string[]>
  broken: string[]
}

/**
 * Asks vitest which tests there are: titles come with the rows of `it.each` filled in. Tests that are skipped, still
 * to do or expected to fail prove nothing and are left out.
 */
export async function listTests(root: string, folders: readonly string[]): Promise<TestTitles> {
  const vitest = await createVitest('test', { root, watch: false, reporters: [] })
  try {
    const { testModules, unhandledErrors } = await vitest.collect([...folders])
    const byFile = new Map<string, string[]>()
    const broken = unhandledErrors.map(String)
    for (const module of testModules) {
      const tests = [...module.children.allTests()].filter(isProof)
      byFile.set(
        module.moduleId,
        tests.map((test) => test.fullName),
      )
      for (const { message } of module.errors()) broken.push(`${module.moduleId}: ${message}`)
    }
    return { byFile, broken }
  } finally {
    await vitest.close()
  }
}

function isProof({ options }: TestCase): boolean {
  return options.mode !== 'skip' && options.mode !== 'todo' && options.fails !== true
}
