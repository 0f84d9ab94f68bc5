import { sprites } from 'virtual:icons/titles'

const shown = new Set<string>()

/** Makes the symbols of a sprite known to this page, where `Icon` finds them by name. */
export function showIcons(symbols: string): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('aria-hidden', 'true')
  svg.style.display = 'none'
  svg.innerHTML = symbols
  document.body.prepend(svg)
}

/** Loads the icons that only this title draws with. */
export async function loadIcons(title: string): Promise<void> {
  const address = sprites[title]
  if (address === undefined || shown.has(title)) return
  const sprite = await (await fetch(address)).text()
  if (shown.has(title)) return // somebody else was waiting for it too
  shown.add(title)
  showIcons(sprite)
}
