declare module 'virtual:icons' {
  export const sprite: string
}

declare module 'virtual:rulebook/all' {
  export const books: Readonly<Record<string, () => Promise<{ html: string }>>>
}

declare module 'virtual:credits' {
  export const html: string
}
