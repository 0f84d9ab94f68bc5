declare module 'virtual:icons' {
  export const symbols: string
}

declare module 'virtual:icons/own' {
  /** The icons that only the importing file draws. */
  export const symbols: string
}

declare module 'virtual:icons/titles' {
  /** The addresses of the titles' icons. */
  export const sprites: Readonly<Record<string, string>>
}

declare module 'virtual:rulebook/all' {
  export const books: Readonly<Record<string, () => Promise<{ html: string }>>>
}

declare module 'virtual:credits' {
  export const html: string
}
