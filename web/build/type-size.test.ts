import { expect, it } from 'vitest'
import { typeInRem } from './type-size.ts'

it.each([
  ['a { font-size: 13px; }', 'a { font-size: 0.8125rem; }'],
  ['a { font: 400 24px/1 var(--display); }', 'a { font: 400 1.5rem/1 var(--display); }'],
  ['a { font: 400 clamp(32px, 3vw, 48px) / 1 x }', 'a { font: 400 clamp(2rem, 3vw, 3rem) / 1 x }'],
  [':root { --t-xs: 12px; --top: 56px; }', ':root { --t-xs: 0.75rem; --top: 56px; }'],
  ['a { padding: 12px; font-weight: 700 }', 'a { padding: 12px; font-weight: 700 }'],
])('%s', (css, rem) => {
  expect(typeInRem(css)).toBe(rem)
})
