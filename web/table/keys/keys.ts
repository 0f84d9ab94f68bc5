import type { Option } from '@eldertable/kernel'
import { useEffect } from 'preact/compat'
import { settings } from '../../settings/store.ts'
import type { Entry } from '../prompt/option-order.ts'

/** What the keys of a table do. */
export interface TableKeys {
  /** In the order of the slip. */
  entries: readonly Entry[]
  go: Option | undefined
  onPick: (pick: number) => void
  onNarrow: (verb: string) => void
  onBack: () => void
  onUndo: () => void
  /** The tools by their letters. */
  letters: Readonly<Record<string, () => void>>
}

/**
 * Numbers pick options, Enter takes the ordinary one, arrows walk among lit targets and with Shift among all that can be
 * looked at, letters open the tools.
 */
export function useTableKeys(keys: TableKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return // a dialog has keys of its own
      if (obey(event, keys)) event.preventDefault()
    }
    globalThis.addEventListener('keydown', onKey)
    return () => globalThis.removeEventListener('keydown', onKey)
  })
}

/** Says whether the key meant something. Arrows, Enter and Escape always do; single keys can be turned off. */
function obey(event: KeyboardEvent, keys: TableKeys): boolean {
  if (event.key.length === 1 && !settings().singleKeys) return false
  if (/^[1-9]$/.test(event.key)) return press(keys.entries[Number(event.key) - 1], keys)
  if (event.key.startsWith('Arrow'))
    return walkAmongTargets(
      event.key,
      event.shiftKey ? '.stage g[data-target][tabindex]' : 'g.target',
    )
  switch (event.key) {
    case 'Enter':
      if (keys.go === undefined || isOnControl(event.target)) return false
      keys.onPick(keys.go.pick)
      return true
    case 'Escape':
      keys.onBack()
      return true
    case 'z':
      keys.onUndo()
      return true
    case '+':
      return zoom('in')
    case '-':
      return zoom('out')
    case '0':
      return zoom('fit')
    default: {
      const tool = keys.letters[event.key]
      tool?.()
      return tool !== undefined
    }
  }
}

function press(entry: Entry | undefined, { onPick, onNarrow }: TableKeys): boolean {
  if (entry === undefined) return false
  const [option] = entry.options
  if (option.upTo !== undefined) return false
  if (entry.bundle === undefined) onPick(option.pick)
  else onNarrow(entry.tool ?? option.verb)
  return true
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Moves the focus to the nearest of these targets in a direction. Whoever comes from elsewhere begins where the board says
 * that the piece is which is to move (`data-here`), or else at the first one.
 */
function walkAmongTargets(key: string, among: string): boolean {
  const targets = [...document.querySelectorAll<SVGGElement>(among)]
  const [dx, dy] = directions[key] ?? [0, 0]
  const focused = document.activeElement?.closest<SVGGElement>('.stage g[data-target]')
  const current = focused ?? document.querySelector<SVGGElement>('.stage g[data-here]')
  if (current === null) {
    targets[0]?.focus()
    return targets.length > 0
  }
  const from = middleOf(current)
  let best: SVGGElement | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const target of targets) {
    if (target === current) continue
    const to = middleOf(target)
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    const cost = along + aside * 2
    if (along > 1 && cost < bestCost) {
      best = target
      bestCost = cost
    }
  }
  if (focused == null) best ??= targets[0]
  best?.focus()
  return true
}

function middleOf(element: SVGGElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function zoom(how: 'in' | 'out' | 'fit'): boolean {
  globalThis.dispatchEvent(new CustomEvent('eldertable:zoom', { detail: how }))
  return true
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role=button], summary') !== null
}
