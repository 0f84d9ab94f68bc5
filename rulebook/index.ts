export { chapterOf, gameOf, idsIn, wordsOf } from './ids.ts'
export { originsAmong } from './plain-text.ts'
export { readRulebook, type Fault, type Rule, type Rulebook } from './read-rulebook.ts'
export { nodesOf, pageOf, type Page, type RulebookFile } from './page.ts'
