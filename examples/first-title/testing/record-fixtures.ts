// Records the fixtures anew: npx tsx games/first-title/testing/record-fixtures.ts
// Do so while the rules are young, or when a change makes the old ones impossible; read the difference before committing it.
import { Engine } from '@eldertable/kernel'
import { recordEndings } from '@eldertable/testkit'
import { writeFixtures } from '@eldertable/testkit/fixture-files.ts'
import { firstTitle } from '../index.ts'

const recorded = recordEndings(new Engine(firstTitle), 20, { seed: 'first' })
writeFixtures(new URL('../fixtures/', import.meta.url), Object.fromEntries(recorded))
