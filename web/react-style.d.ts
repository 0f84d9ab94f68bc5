import 'react'

declare module 'react' {
  // Custom properties are how a title's accent reaches the style sheet.
  interface CSSProperties {
    [property: `--${string}`]: string | undefined
  }
}
