declare module 'virtual:icons' {
  export const symbols: string
}

declare module 'virtual:icons/titles' {
  export const sprites: Readonly<Record<string, () => Promise<{ symbols: string }>>>
}

declare module 'virtual:rulebook/all' {
  export const books: Readonly<Record<string, () => Promise<{ html: string }>>>
}

declare module 'virtual:credits' {
  export const html: string
}
