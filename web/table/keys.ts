import type { View } from '@eldertable/kernel'
import { useEffect } from 'react'

/** The keys of a table: numbers pick options, letters open the sides, Escape goes back. */
export function useTableKeys({
  menu,
  narrowed,
  onPick,
  onBack,
  onSide,
}: {
  menu: View['menu']
  narrowed: string | null
  onPick(pick: number): void
  onBack(): void
  onSide(side: 'log' | 'rules' | 'text'): void
}): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const options =
        menu?.options.filter(({ target }) => narrowed === null || target === narrowed) ?? []
      if (/^[1-9]$/.test(event.key)) {
        const option = options[Number(event.key) - 1]
        if (option !== undefined && option.upTo === undefined) onPick(option.pick)
      } else if (event.key === 'Escape') onBack()
      else if (event.key === 'r') onSide('rules')
      else if (event.key === 'l') onSide('log')
      else if (event.key === 'b') onSide('text')
      else if (event.key === '+') zoom('in')
      else if (event.key === '-') zoom('out')
      else if (event.key === '0') zoom('fit')
      else return
      event.preventDefault()
    }
    globalThis.addEventListener('keydown', onKey)
    return () => globalThis.removeEventListener('keydown', onKey)
  })
}

function zoom(how: 'in' | 'out' | 'fit'): void {
  globalThis.dispatchEvent(new CustomEvent('eldertable:zoom', { detail: how }))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
