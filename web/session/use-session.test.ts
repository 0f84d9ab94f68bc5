// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { useSession } from './use-session.ts'

afterEach(() => act(cleanup))

describe('listening to a session', () => {
  it('goes on, however often it is drawn, and ends with the page', () => {
    const heard: string[] = []
    const session = {
      subscribe() {
        heard.push('comes')
        return () => heard.push('goes')
      },
    }
    const { rerender, unmount } = renderHook(() => useSession(session, () => 'a table'))
    rerender()
    rerender()
    expect(heard).toEqual(['comes'])
    // What runs after painting is cleaned up after painting.
    void act(unmount)
    expect(heard).toEqual(['comes', 'goes'])
  })
})
