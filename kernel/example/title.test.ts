import { PrintedRules } from '@eldertable/testkit/printed-rules.ts'
import { describeTitle } from '@eldertable/testkit/vitest.ts'
import { lastCandle } from './index.ts'

describeTitle({
  title: lastCandle,
  rulebook: new PrintedRules(new URL('./RULES.md', import.meta.url)),
  endings: ['darkness', 'alone'],
  fixtures: new URL('./fixtures/', import.meta.url),
  lessons: [],
  play: { picks: 1000 },
})
