/** Hands the reader a file. */
export const download = (name: string, json: string): void =>
  hand(name, new Blob([json], { type: 'application/json' }))

/** Hands the reader a text that is for reading. */
export const downloadText = (name: string, text: string): void =>
  hand(name, new Blob([text], { type: 'text/plain' }))

function hand(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
