import { describe, expect, it } from 'vitest'
import { readRulebook, type Rulebook } from './read-rulebook.ts'

/** A rulebook of one file, or of several. */
const read = (...texts: string[]): Rulebook =>
  readRulebook(texts.map((text, at) => ({ file: at === 0 ? 'RULES.md' : `RULES-${at}.md`, text })))

const ids = ({ rules }: Rulebook): string[] => rules.map(({ id }) => id)

const faults = (book: Rulebook): string[] =>
  book.faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)

const BOTH = `# A game
## The turn
- **AG-TURN-1** A turn has *one* step (AG-TURN-2). \`seed 2.3\` \`ruling\`
* **AG-TURN-2** It is short
  and ends soon. \`ours\`

## Content
### Cards

| id | what | from |
|---|---|---|
| AG-CARD-1 | an **owl** | \`ours\` |
| **AG-CARD-2** | a moth, see AG-TURN-1 | \`ours\` |

| id | price |
|---|---:|
| AG-CARD-1 | 3 |
`

describe('rules', () => {
  it('are items of lists and rows of tables, in the order of the book', () => {
    expect(ids(read(BOTH))).toEqual(['AG-TURN-1', 'AG-TURN-2', 'AG-CARD-1', 'AG-CARD-2'])
    expect(faults(read(BOTH))).toEqual([])
  })

  it('come with chapter, place and words, without Markdown and marks of origin', () => {
    const [first, second, third] = read(BOTH).rules
    expect(first).toEqual({
      id: 'AG-TURN-1',
      chapter: 'The turn',
      text: 'A turn has one step (AG-TURN-2).',
      file: 'RULES.md',
      line: 3,
    })
    expect(second?.text).toBe('It is short and ends soon.')
    expect(third).toEqual({
      id: 'AG-CARD-1',
      chapter: 'Cards',
      text: 'an owl',
      file: 'RULES.md',
      line: 12,
    })
  })

  it.each([
    ['Left, `right`, back. `seed 2, 3`, `ours`; `ruling`', 'Left, right, back.'],
    ['Left. `seed 2`; how far is a `ruling` (AG-OPT-1)', 'Left. (AG-OPT-1)'],
    ['`seed 2` Left. `ours`', 'Left.'],
  ])('leave nothing behind between marks of origin: %s', (words, text) => {
    expect(read(`- **AG-OPT-1** ${words}`).rules[0]?.text).toBe(text)
  })

  it('keep words that only begin like a mark of origin', () => {
    const [rule] = read('- **AG-OPT-1** `oursOnly` is off, `seed-cards` too. `ours`').rules
    expect(rule?.text).toBe('oursOnly is off, seed-cards too.')
  })

  it.each([
    ['before', '| id | n |\n|---|---|\n| AG-CARD-1 | 3 |\n\n- **AG-CARD-1** An owl.', 5],
    ['after', '- **AG-CARD-1** An owl.\n\n| id | n |\n|---|---|\n| AG-CARD-1 | 3 |', 1],
  ])('are one rule if a row with the id stands %s the item', (_, text, line) => {
    const book = read(text)
    expect(book.rules).toMatchObject([{ id: 'AG-CARD-1', text: 'An owl.', line }])
    expect([...book.anchors].map(([{ type }, id]) => [type, id])).toEqual([
      ['listItem', 'AG-CARD-1'],
    ])
    expect(faults(book)).toEqual([])
  })

  it('may stand in several files, and refer to each other across them', () => {
    const book = read(
      '- **AG-TURN-1** See AG-CARD-1.\n\n| id | n |\n|---|---|\n| AG-CARD-1 | 3 |',
      '# Content\n\n- **AG-CARD-1** See AG-TURN-1.',
    )
    expect(book.rules).toMatchObject([
      { id: 'AG-TURN-1', file: 'RULES.md', line: 1 },
      { id: 'AG-CARD-1', file: 'RULES-1.md', line: 3 },
    ])
    expect(faults(book)).toEqual([])
  })

  it('may have gaps between them, items below them and rules among those', () => {
    const book = read(
      '- **AG-TURN-1** One of:\n  - left\n  - right\n\n- **AG-TURN-2** Both:\n  - **AG-TURN-3** First.\n  - **AG-TURN-4** Then.',
    )
    expect(book.rules.map(({ id, text }) => [id, text])).toEqual([
      ['AG-TURN-1', 'One of: left right'],
      ['AG-TURN-2', 'Both:'],
      ['AG-TURN-3', 'First.'],
      ['AG-TURN-4', 'Then.'],
    ])
  })

  it('are not what is quoted, commented out or a heading of a table', () => {
    const quoted = '```md\n- **AG-TURN-8** Quoted, see AG-TURN-9.\n```\n\n<!-- - **AG-TURN-7** -->'
    const book = read(`- **AG-TURN-1** A rule.\n\n${quoted}\n\n| AG-TURN-1 | n |\n|---|---|\n`)
    expect(ids(book)).toEqual(['AG-TURN-1'])
    expect(faults(book)).toEqual([])
  })

  it.each(['', '# A game', '| |\n|---|\n| |', '- \n- **', '\0', '<script>alert(1)</script>'])(
    'are none in %j',
    (text) => {
      expect(read(text)).toMatchObject({ game: undefined, rules: [], faults: [] })
    },
  )

  it('are read with the line ends of other systems', () => {
    expect(read(BOTH.replaceAll('\n', '\r\n')).rules).toEqual(read(BOTH).rules)
  })

  it('are none in no files', () => {
    expect(read()).toMatchObject({ game: undefined, rules: [], faults: [] })
  })
})

describe('mentions', () => {
  it('lead to the rule, and those of a chapter to its first rule', () => {
    const { targets } = read(BOTH)
    expect(targets.get('AG-TURN-2')).toBe('AG-TURN-2')
    expect(targets.get('AG-TURN')).toBe('AG-TURN-1')
    expect(targets.get('AG-CARD')).toBe('AG-CARD-1')
    expect(targets.get('AG-DECK')).toBeUndefined()
  })
})

describe('faults', () => {
  const rule = '- **AG-TURN-1** A rule.\n'

  it.each([
    ['an item twice', '- **AG-TURN-1** Another.', 'AG-TURN-1 stands for two rules, the other in'],
    ['an id that is not bold', '- AG-TURN-2 Not bold.', 'AG-TURN-2 does not exist'],
    ['an id that does not stand alone', '- **AG-TURN-2 Turn** x', 'AG-TURN-2 does not exist'],
    ['a mention in words', 'See AG-TURN-9.', 'AG-TURN-9 does not exist'],
    ['a mention in a mark', '`ruling AG-TURN-9`', 'AG-TURN-9 does not exist'],
    ['a mention in bold', '**AG-TURN-9** is bold', 'AG-TURN-9 does not exist'],
    ['a mention in a heading', '## AG-TURN-9', 'AG-TURN-9 does not exist'],
    ['a further number of a list', 'See AG-TURN-1, 1 and 9.', 'AG-TURN-9 does not exist'],
    ['a chapter that is not there', 'See AG-DECK.', 'AG-DECK does not exist'],
    ['a letter after the number', '- **AG-TURN-1b** x', 'AG-TURN-1b is no id'],
    ['small letters', '- **AG-turn-2** x', 'AG-turn-2 is no id'],
    ['small letters of the game', '- **ag-turn-2** x', 'ag-turn-2 is no id'],
    ['a number with a zero before it', '- **AG-TURN-02** x', 'AG-TURN-02 is no id'],
    ['a chapter that is too long', '- **AG-SURPRISES-1** x', 'AG-SURPRISES-1 is no id'],
    ['a chapter that is too short', '- **AG-TU-1** x', 'AG-TU-1 is no id'],
    ['an id without an end', 'See AG-TURN-.', 'AG-TURN- is no id'],
    ['another game', '- **GA-TURN-2** x', 'GA-TURN-2 is not of the game AG'],
    ['a rule without words', '- **AG-TURN-2** `ours`', 'AG-TURN-2 says nothing'],
  ])('name file and line of %s', (_, text, message) => {
    const found = faults(read(rule, `# Content\n\n${text}\n`))
    expect(found).toEqual([expect.stringContaining(`RULES-1.md:3: ${message}`)])
  })

  it('are found on the very line of a long paragraph', () => {
    expect(faults(read(`${rule}\none\ntwo AG-TURN-1\nthree AG-TURN-7`))).toEqual([
      'RULES.md:5: AG-TURN-7 does not exist',
    ])
  })

  it('say where the other rule of the same id is', () => {
    expect(faults(read(rule, '- **AG-TURN-1** Another.'))).toEqual([
      'RULES-1.md:1: AG-TURN-1 stands for two rules, the other in RULES.md:1',
    ])
  })

  it('are two different rows of one table, not the same words again or another table', () => {
    const head = '| id | n |\n|---|---|\n'
    expect(faults(read(`${head}| AG-CARD-1 | 3 |\n| AG-CARD-1 | 4 |`))).toEqual([
      'RULES.md:4: AG-CARD-1 stands for two rules, the other in RULES.md:3',
    ])
    expect(faults(read(`${head}| AG-CARD-1 | 3 |\n| AG-CARD-1 | 3 |`))).toEqual([])
    expect(faults(read(`${head}| AG-CARD-1 | 3 |\n\n${head}| AG-CARD-1 | 4 |`))).toEqual([])
    expect(faults(read(`${rule}${rule}`))).toEqual([])
  })

  it('are rows that are no table on screen either', () => {
    expect(faults(read(`${rule}\n| AG-CARD-1 | 3 |\n`))).toEqual([
      'RULES.md:3: AG-CARD-1 does not exist',
    ])
  })

  it('come in the order of the book', () => {
    const book = read(`AG-TURN-4\n\n${rule}\nAG-TURN-3\n\n- **AG-TURN-1** Another.`, 'AG-TURN-2')
    expect(book.faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'RULES.md:1',
      'RULES.md:5',
      'RULES.md:7',
      'RULES-1.md:1',
    ])
  })

  it('leave words of other games and parts of words alone', () => {
    expect(faults(read(`${rule}\nBG-TURN-9, XAG-TURN-9, X-AG-TURN-9, AGATE, AG.`))).toEqual([])
  })
})
