// @vitest-environment happy-dom
import type { SwitchHere } from '@eldertable/kernel'
import { fireEvent } from '@testing-library/dom'
import { render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { describe, expect, it } from 'vitest'
import { ChoiceBoxes, dealt } from './choice-boxes.tsx'

const here = (value: string, isFixed = false): SwitchHere => ({
  one: { rule: 'X-1', kind: 'choice', default: 'a', choices: ['a', 'b'] },
  value,
  isFixed,
  why: undefined,
})

const drawn = {
  a: { picture: null, story: 'In the cellar.' },
  b: { picture: null, story: 'On the roof.', note: () => 'Won 5 of 10.' },
}

describe('options whose values are drawn', () => {
  it('are boxes of which one is chosen, with what is known of each', () => {
    const chosen: string[] = []
    render(
      createElement(ChoiceBoxes, {
        name: 'place',
        words: { name: 'Place', help: '', choices: { a: 'Cellar', b: 'Roof' } },
        here: here('a'),
        drawn,
        settings: {},
        onChange: (value) => chosen.push(value),
      }),
    )
    expect(screen.getByRole('group', { name: 'Place' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Cellar/ }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: /Roof.*Won 5 of 10/ }))
    expect(chosen).toEqual(['b'])
  })

  it('are dealt among what can be chosen, and left alone where nothing can', () => {
    const switches = { place: here('a'), hour: here('b', true) }
    for (let n = 0; n < 20; n++) {
      const found = dealt(switches, { place: drawn, hour: drawn })
      expect(['a', 'b']).toContain(found['place'])
      expect('hour' in found).toBe(false)
    }
  })
})
