import { createContext, useContext } from 'preact/compat'

const none: ReadonlySet<string> = new Set()

/** The targets that the open question is about: each is marked wherever it is drawn. */
export const AskedAbout = createContext<ReadonlySet<string>>(none)

/** The class of a target that the question is about, after the one it has anyway. */
export const useAskedClass = (id: string, className: string): string =>
  useContext(AskedAbout).has(id) ? `${className} asked` : className
