// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact'
import { createElement, type ComponentProps } from 'preact/compat'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { Icon } from './icon.tsx'

afterEach(() => act(cleanup))

describe('an icon', () => {
  it('stands for a symbol of the sprite, and one that the set does not have is no icon', () => {
    const { container } = render(createElement(Icon, { name: 'rat' }))
    expect(container.querySelector('use')?.getAttribute('href')).toBe('#i-rat')
    expectTypeOf<'ratt'>().not.toExtend<ComponentProps<typeof Icon>['name']>()
  })
})
