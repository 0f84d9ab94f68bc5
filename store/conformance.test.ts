import { describe } from 'vitest'
import { describeAppending } from './conformance/appending.ts'
import { describeChanges } from './conformance/changes.ts'
import { describeClosing } from './conformance/closing.ts'
import { describeMatches } from './conformance/matches.ts'
import { describePeople } from './conformance/people.ts'
import { describeMigrations } from './conformance/migrations.ts'
import { setTable } from './conformance/table.ts'
import { grounds, PATIENCE } from './testing/ground.ts'

describe.each(grounds)('%s', { timeout: PATIENCE }, (_, prepare) => {
  const table = setTable(prepare)
  describe('matches', () => {
    describeMatches(table)
  })
  describe('appending', () => {
    describeAppending(table)
  })
  describe('people', () => {
    describePeople(table)
  })
  describe('changes', () => {
    describeChanges(table)
  })
  describe('closing', () => {
    describeClosing(table)
  })
  describe('migrations', () => {
    describeMigrations(table)
  })
})
