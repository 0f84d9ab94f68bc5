/** Words broken into lines of at most this many letters, each as full as it can be. */
export function linesOf(words: string, longest: number): string[] {
  const lines: string[] = ['']
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length >= longest) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}
