import { describe } from 'vitest'
import { describeAccounts } from './conformance/accounts.ts'
import { describeAppending } from './conformance/appending.ts'
import { describeChanges } from './conformance/changes.ts'
import { describeClocks } from './conformance/clocks.ts'
import { describeClosing } from './conformance/closing.ts'
import { describeCounting } from './conformance/counting.ts'
import { describeMatches } from './conformance/matches.ts'
import { describeNotes } from './conformance/notes.ts'
import { describeNotices } from './conformance/notices.ts'
import { describePeople } from './conformance/people.ts'
import { describeMigrations } from './conformance/migrations.ts'
import { describeShares } from './conformance/shares.ts'
import { storeUnderTest } from './conformance/store-under-test.ts'
import { testDatabases, PATIENCE } from './testing/test-database.ts'

describe.each(testDatabases)('%s', { timeout: PATIENCE }, (_, prepare) => {
  const tested = storeUnderTest(prepare)
  describe('matches', () => {
    describeMatches(tested)
  })
  describe('shares', () => {
    describeShares(tested)
  })
  describe('appending', () => {
    describeAppending(tested)
  })
  describe('people', () => {
    describePeople(tested)
  })
  describe('accounts', () => {
    describeAccounts(tested)
  })
  describe('notices', () => {
    describeNotices(tested)
  })
  describe('notes', () => {
    describeNotes(tested)
  })
  describe('clocks', () => {
    describeClocks(tested)
  })
  describe('counting', () => {
    describeCounting(tested)
  })
  describe('changes', () => {
    describeChanges(tested)
  })
  describe('closing', () => {
    describeClosing(tested)
  })
  describe('migrations', () => {
    describeMigrations(tested)
  })
})
