import { Printed } from '@eldertable/testkit/printed.ts'

export const rulebook = new Printed(
  new URL('../RULES.md', import.meta.url),
  new URL('../RULES-content.md', import.meta.url),
)
