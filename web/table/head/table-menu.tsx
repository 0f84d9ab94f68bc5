import { Icon } from '@eldertable/board-kit'
import { useEffect, useRef, useState, type KeyboardEvent } from 'preact/compat'
import { lazyPart } from '../../lazy-part.tsx'
import type { MatchOnScreen } from '../../session/session.ts'
import type { MenuWays } from './menu-items.tsx'

const MenuItems = lazyPart(async () => (await import('./menu-items.tsx')).MenuItems)

/** Settings, sound, sharing and the ways out, behind one button. */
export function TableMenu({ table, ways }: { table: MatchOnScreen; ways: MenuWays }) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && menu.current?.contains(target)
      if (isInside !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return
    // The keys of the table mean other things.
    event.stopPropagation()
    if (event.key === 'Escape') close()
  }
  return (
    <div
      ref={menu}
      className="menu-of-table"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={isOpen ? 'tool on' : 'tool'}
        aria-expanded={isOpen}
        aria-controls="table-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="hamburger-menu" />
        <span>Menu</span>
      </button>
      {isOpen ? <MenuItems {...{ table, ways }} onClose={close} /> : null}
    </div>
  )
}
