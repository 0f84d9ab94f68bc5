import { describe, expect, it } from 'vitest'
import { placeBeside } from './look-place.ts'

const screen = { width: 1000, height: 800 }

describe('the card about what is looked at', () => {
  it('stands at the right of what is at the left, from its upper edge down', () => {
    expect(placeBeside({ left: 100, top: 50, right: 180, bottom: 150 }, screen)).toMatchObject({
      '--look-left': '192px',
      '--look-right': 'auto',
      '--look-top': '50px',
      '--look-bottom': 'auto',
    })
  })

  it('stands at the left of what is at the right, from its lower edge up', () => {
    expect(placeBeside({ left: 800, top: 600, right: 900, bottom: 700 }, screen)).toMatchObject({
      '--look-left': 'auto',
      '--look-right': '212px',
      '--look-top': 'auto',
      '--look-bottom': '100px',
    })
  })

  it('never leaves the screen, even if what it is about does', () => {
    const place = placeBeside({ left: -50, top: -90, right: -20, bottom: -10 }, screen)
    expect(place['--look-left']).toBe('8px')
    expect(place['--look-top']).toBe('8px')
  })

  it('stands above or below on a phone, and leaves what it is about to be pressed again', () => {
    const phone = { width: 390, height: 844 }
    expect(placeBeside({ left: 60, top: 200, right: 200, bottom: 300 }, phone)).toEqual({
      '--look-left': '60px',
      '--look-right': 'auto',
      '--look-top': '312px',
      '--look-bottom': 'auto',
      '--look-room': '524px',
    })
    expect(placeBeside({ left: 250, top: 500, right: 380, bottom: 600 }, phone)).toEqual({
      '--look-left': '72px',
      '--look-right': 'auto',
      '--look-top': 'auto',
      '--look-bottom': '356px',
      '--look-room': '480px',
    })
  })
})
