/** The bundler takes styles along with the board that wants them. */
declare module '*.css'
