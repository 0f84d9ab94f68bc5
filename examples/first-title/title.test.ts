import { describeTitle } from '@eldertable/testkit/vitest.ts'
import { game } from './game.ts'
import { firstTitle } from './index.ts'
import { lessons } from './lesson/index.ts'
import { rulebook } from './testing/rulebook.ts'

// Words, citations, recorded matches, random play, lessons, bots: all that every title promises.
describeTitle({
  title: firstTitle,
  game,
  rulebook,
  endings: ['most-points'],
  fixtures: new URL('./fixtures/', import.meta.url),
  lessons,
})
