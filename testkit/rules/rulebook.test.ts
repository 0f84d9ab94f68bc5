import { describe, expect, it } from 'vitest'
import { chapterOf, idsIn, readRulebook } from './rulebook.ts'

const markdown = `# A game
- **AG-TURN-1** A turn has one step (AG-TURN-2). \`ruling\`
* **AG-TURN-2** It is short. \`seed\`
- AG-TURN-3 is no rule, for it is not bold.
| id | what |
|---|---|
| AG-CARD-1 | a card, see AG-TURN-9 |
| **AG-CARD-2** | another |

| id | more |
| AG-CARD-1 | what it costs |
- **AG-TURN-1** Twice.
`

describe('a rulebook', () => {
  it('has rules as bullets and as rows of tables', () => {
    const { ids } = readRulebook(markdown)
    expect(ids).toEqual(['AG-TURN-1', 'AG-TURN-2', 'AG-CARD-1', 'AG-CARD-2'])
  })

  it('has a rule once, though a piece may have several rows', () => {
    expect(readRulebook(markdown).twice).toEqual(['AG-TURN-1'])
  })

  it('refers to rules that exist', () => {
    expect(readRulebook(markdown).dangling).toEqual(['AG-TURN-3', 'AG-TURN-9'])
  })
})

describe('ids in a text', () => {
  it('are those of the game, whole and once', () => {
    const text =
      'AG-TURN-1, AG-TURN-12 and AG-TURN-1; not XAG-TURN-1, AG-TURN-1b, BG-TURN-1 or AG-turn-1'
    expect(idsIn(text, ['AG'])).toEqual(['AG-TURN-1', 'AG-TURN-12'])
    expect(idsIn(text, [])).toEqual([])
  })

  it('name their chapter', () => {
    expect(chapterOf('I32-SPOINT-12')).toBe('I32-SPOINT')
  })
})
