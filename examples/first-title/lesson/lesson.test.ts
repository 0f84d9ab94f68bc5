import { Engine } from '@eldertable/kernel'
import { lessonFaults } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import { firstTitle } from '../index.ts'
import { rulebook } from '../testing/rulebook.ts'
import { lessons } from './index.ts'

it.each(lessons)('the lesson $name can be played along every way that it leaves open', (lesson) => {
  expect(lessonFaults(new Engine(firstTitle), lesson, rulebook)).toEqual([])
})
