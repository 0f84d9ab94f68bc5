// Starts the thread from its source. Node 20 does not pass the loader for TypeScript on to worker threads.
import { register } from 'tsx/esm/api'

register()
await import('./watchdog.ts')
