import { PrintedRules } from '@eldertable/testkit/printed-rules.ts'

export const rulebook = new PrintedRules(new URL('../RULES.md', import.meta.url))
