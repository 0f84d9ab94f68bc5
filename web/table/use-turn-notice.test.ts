import { expect, it } from 'vitest'
import { tabTitle } from './use-turn-notice.ts'

it('the title of a tab begins with what its reader has to know', () => {
  expect(tabTitle(true, 'Necronomonopoly')).toBe('● Your turn · Necronomonopoly · Eldertable')
  expect(tabTitle(false, 'Necronomonopoly')).toBe('Necronomonopoly · Eldertable')
})
