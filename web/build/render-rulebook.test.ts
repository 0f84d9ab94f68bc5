import { chapterOf, mentionsOf, readRulebook } from '@eldertable/rulebook'
import { foldersWithRulebook, rulebookIn } from '@eldertable/rulebook/on-disk.ts'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderRulebook } from './render-rulebook.ts'

const render = (...texts: string[]): string =>
  renderRulebook(
    texts.map((text, at) => ({ file: `${at}.md`, text })),
    'a-game',
  )

describe('a rulebook on screen', () => {
  it('marks rules in lists and tables, leaves out where they come from, and lets wide tables scroll', () => {
    const html = render(
      '## The turn\n\n- **NEC-TURN-1** Throw. `seed Turn`\n\n| Rule | Card |\n| --- | --- |\n| NEC-CARD-1 | Ally |\n',
    )
    expect(html).toContain('<h2 id="the-turn">')
    expect(html).toContain('<li id="NEC-TURN-1"><b class="rule">NEC-TURN-1</b> Throw. </li>')
    expect(html).toContain('<tr id="NEC-CARD-1">')
    expect(html).toMatch(/<div class="wide"[^>]*tabindex="0"><table>/)
    expect(html).not.toContain('seed')
  })

  it('does not explain marks that nobody sees, and has no column for them', () => {
    const html = render(
      'A game.\n\nProvenance marks: `seed` is the source.\n\n| Piece | Count | Provenance |\n|---|---|---|\n| Die | 2 | six sides `ours` |',
    )
    expect(html).toContain('<p>A game.</p>')
    expect(html).toContain('<td>Die</td>')
    expect(html).not.toMatch(/Provenance|seed|six sides/)
  })

  it('marks rules that stand apart from each other, and bold ones in tables', () => {
    const html = render(
      '- **AG-TURN-1** One.\n\n- **AG-TURN-2** Two.\n\n| Rule | Card |\n|---|---|\n| **AG-CARD-1** | Owl |',
    )
    expect(html).toMatch(/<li id="AG-TURN-2">\s*<p><b class="rule">AG-TURN-2<\/b> Two\.<\/p>/)
    expect(html).toMatch(/<tr id="AG-CARD-1">\s*<td><b class="rule">AG-CARD-1<\/b><\/td>/)
  })

  it('links mentions to the rule, those of a chapter to its first rule, and rows to the item they belong to', () => {
    const html = render(
      '- **AG-TURN-1** See *AG-TURN-2* and AG-CARD.\n- **AG-TURN-2** Two.\n\n| Rule | Price |\n|---|---|\n| AG-CARD-1 | 3 |',
      '## Cards\n\n- **AG-CARD-1** An owl.',
    )
    const link = (rule: string, word = rule) =>
      `<a href="/rules/a-game/${rule}" data-rule="${rule}">${word}</a>`
    expect(html).toContain(`See <em>${link('AG-TURN-2')}</em> and ${link('AG-CARD-1', 'AG-CARD')}.`)
    expect(html).toContain(`<td>${link('AG-CARD-1')}</td>`)
    expect(html.match(/id="AG-CARD-1"/g)).toHaveLength(1)
    expect(html).toContain('<li id="AG-CARD-1">')
  })

  it('links the further numbers of a list, and says to a screen reader what each of them is', () => {
    const html = render(
      '- **AG-TURN-1** See AG-TURN-2 to 4, 9 and AG-CARD-1.\n- **AG-TURN-2** x\n- **AG-TURN-4** x\n- **AG-CARD-1** x',
    )
    const link = (rule: string) => `<a href="/rules/a-game/${rule}" data-rule="${rule}"`
    expect(html).toContain(
      `See ${link('AG-TURN-2')}>AG-TURN-2</a> to ${link('AG-TURN-4')} aria-label="AG-TURN-4">4</a>, 9 and ${link('AG-CARD-1')}>AG-CARD-1</a>.`,
    )
  })

  it('leaves words alone that lead nowhere, and what is quoted', () => {
    const html = render('- **AG-TURN-1** Not AG-TURN-9.\n\n```\nAG-TURN-1\n```\n')
    expect(html).not.toContain('<a')
  })

  it('leaves nothing behind between marks of origin', () => {
    const html = render('- **AG-TURN-1** Throw. `seed 2`, the rest `ours`')
    expect(html).toContain('</b> Throw. </li>')
  })

  it('leaves marks of origin in sentences about them', () => {
    expect(render('Marks: `ours` is ours.')).toContain('<code>ours</code>')
  })

  it('has each name of a chapter once, over all files', () => {
    const html = render('## Content\n\n## `Ends` & *odds*', '## Content')
    expect(html.match(/id="content"/g)).toHaveLength(1)
    expect(html).toContain('<h2 id="ends-odds">')
  })

  it('lets nothing run that a book might bring along', () => {
    const html = render(
      '<script>alert(1)</script>\n\n- **AG-TURN-1** [a](javascript:alert(1)) [b](https://example.org) <img src=x onerror=alert(1)> &lt;script&gt;',
    )
    expect(html).not.toMatch(/<script|<img|javascript:/)
    expect(html).toContain('a <a href="https://example.org">b</a>')
  })
})

const games = path.join(import.meta.dirname, '../../games')

describe.each(foldersWithRulebook(games))('the rulebook of %s on screen', (title) => {
  const files = rulebookIn(path.join(games, title))
  const { rules, game = '' } = readRulebook(files)
  const html = renderRulebook(files, title)

  it('has every rule once where a link finds it', () => {
    const places = [...html.matchAll(/<(?:li|tr) id="([^"]+)"/g)].map(([, id = '']) => id)
    expect(places.toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
    expect([...html.matchAll(/<b class="rule">/g)]).toHaveLength(rules.length)
  })

  it('links every mention of a rule to one that is there', () => {
    const ids = new Set(rules.map(({ id }) => id))
    const links = [
      ...html.matchAll(
        /<a href="\/rules\/([^/"]+)\/([^"]+)" data-rule="([^"]+)"(?: aria-label="([^"]+)")?>([^<]*)</g,
      ),
    ]
    expect(links).not.toHaveLength(0)
    for (const [, of, rule = '', same, label, words = ''] of links) {
      expect([of, same]).toEqual([title, rule])
      expect(ids).toContain(rule)
      const isNumber = /^[0-9]+$/.test(words)
      expect(label).toBe(isNumber ? `${chapterOf(rule)}-${words}` : undefined)
    }
    const rest = html
      .replaceAll(/<pre>[\s\S]*?<\/pre>|<b class="rule">.*?<\/b>/g, '')
      .replaceAll(/<a [^>]*>.*?<\/a>/g, 'LINK')
      .replaceAll(/<[^>]*>/g, '')
    expect(rest.match(mentionsOf(game))).toBeNull()
    expect(rest.match(/LINK(?:,|,? (?:to|and|or)) [0-9]+/g)).toBeNull()
  })
})
