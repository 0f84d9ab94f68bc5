export {
  BadConfig,
  configFrom,
  DEFAULTS,
  LIMITS,
  type Limits,
  type ServerConfig,
} from './config.ts'
export { startServer, type RunningServer, type ServerParts } from './start-server.ts'
export { CannotServe, serve, type ServerPlace } from './serve.ts'
