import { readFileSync } from 'node:fs'

export const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
