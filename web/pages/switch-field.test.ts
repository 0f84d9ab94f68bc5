import { switchesAt, type Settings, type Switches, type SwitchText } from '@eldertable/kernel'
import { createElement } from 'preact/compat'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { SwitchField } from './switch-field.tsx'

const switches: Switches = {
  victory: {
    rule: 'X-1',
    kind: 'choice',
    default: 'last',
    choices: ['last', 'flag', 'together'],
    fit: ({ seats }) => (seats === 2 ? { choices: ['last', 'together'], why: 'two' } : undefined),
  },
  teams: {
    rule: 'X-2',
    kind: 'flag',
    default: false,
    fit: ({ settings }) =>
      settings['victory'] === 'together' ? { only: false, why: 'together' } : undefined,
  },
  first: {
    rule: 'X-3',
    kind: 'number',
    default: 1,
    low: 1,
    high: 4,
    fit: ({ seats }) => ({ high: seats }),
  },
}

const texts: Readonly<Record<string, SwitchText>> = {
  victory: {
    name: 'Victory',
    help: 'How one wins.',
    choices: { last: 'last one', flag: 'the flag', together: 'together' },
    why: { two: 'The flag needs three.' },
  },
  teams: { name: 'Teams', help: 'Two and two.', why: { together: 'All are one team.' } },
  first: { name: 'First seat', help: 'Who begins.' },
}

function html(name: string, seats: number, settings: Settings = {}): string {
  const [words, everywhere] = [texts[name], switches[name]]
  const here = switchesAt(switches, seats, settings)[name]
  if (words === undefined || everywhere === undefined || here === undefined)
    throw new Error(`there is no switch ${name}`)
  const onChange = () => {}
  return renderToString(createElement(SwitchField, { name, words, everywhere, here, onChange }))
}

describe('a switch on the form', () => {
  it('can be changed where it applies, and says nothing of tables where it does not', () => {
    const field = html('teams', 4)
    expect(field).not.toContain('disabled')
    expect(field).not.toContain('All are one team.')
  })

  it('is greyed out where it does not apply, as it has to be there, and says why', () => {
    const field = html('teams', 4, { victory: 'together', teams: true })
    expect(field).toContain('disabled')
    expect(field).not.toContain('checked')
    expect(field).toMatch(/id="switch-teams-help">Two and two\.<em> All are one team\.<\/em>/)
    expect(field).toContain('aria-describedby="switch-teams-help"')
  })

  it('shows the choices that are not to be had here, greyed out, and says why', () => {
    expect(html('victory', 2)).toMatch(/<option value="flag" disabled>the flag<\/option>/)
    expect(html('victory', 2)).toContain('The flag needs three.')
    expect(html('victory', 3)).not.toContain('disabled')
  })

  it('takes the numbers of this table', () => {
    expect(html('first', 3)).toContain('max="3"')
  })
})
