/** With which a WebSocket is closed. Up to 1015 they are the standard's, from 4000 on our own. */
export const CLOSE = {
  /** The server restarts: come back. */
  goingAway: 1012,
  /** Too slow to keep up: come back when the line is better. */
  tooSlow: 1013,
  /** Reload the page. */
  otherVersion: 4000,
  /** Too many messages, or too many connections. */
  tooMany: 4001,
  /** The guest has signed out everywhere else, or is forgotten. */
  signedOut: 4002,
  /** Whoever runs the server does not let the guest or the address in. */
  banned: 4003,
} as const
