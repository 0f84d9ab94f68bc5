import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { refusalFor } from '@eldertable/protocol/wire.ts'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Admin } from './admin/admin.ts'
import { adminRoutes, onlyWithToken } from './admin/admin-routes.ts'
import { turnAwayBanned, type Bans } from './admin/bans.ts'
import type { ServerConfig } from './config.ts'
import { accountRoutes } from './http/account-routes.ts'
import { companyRoutes } from './http/company-routes.ts'
import { contractRoutes } from './http/contract-routes.ts'
import { countRequests } from './http/count-requests.ts'
import { answerErrors } from './http/errors.ts'
import { fileRoutes } from './http/file-routes.ts'
import { guestRoutes } from './http/guest-routes.ts'
import { healthRoutes } from './http/health-routes.ts'
import { noticeRoutes } from './http/notice-routes.ts'
import { ownRoutes } from './http/own-routes.ts'
import { pastRoutes } from './http/past-routes.ts'
import { whyRoutes } from './http/why-routes.ts'
import { limitAddresses, limitGuests } from './http/rates.ts'
import { authenticate } from './http/session.ts'
import { noteRoutes } from './http/note-routes.ts'
import { shunRoutes } from './http/shun-routes.ts'
import { serveWeb } from './http/static.ts'
import { tablePages } from './http/table-pages.ts'
import { tableRoutes } from './http/table-routes.ts'
import { traceRequests } from './http/trace-requests.ts'
import { limitWires } from './http/wires.ts'
import { Refused } from './refused.ts'
import type { Services } from './services.ts'
import type { Connections } from './socket/connections.ts'
import { allowSockets, socketRoute } from './socket/socket-route.ts'

/** Bytes of an ordinary request; match files may be larger. */
const BODY = 64_000

/** The web server, without anything that it serves. */
export const newApp = ({ logLevel, trustProxy, limits }: ServerConfig): FastifyInstance =>
  fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    trustProxy,
    bodyLimit: BODY,
    // Whoever begins to ask has to come to an end; it is looked at more often than Node does by itself.
    requestTimeout: limits.requestTime,
    http: {
      headersTimeout: limits.requestTime,
      connectionsCheckingInterval: Math.ceil(limits.requestTime / 4),
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    // What is not even a proper address.
    frameworkErrors(_error, _request, reply) {
      void (reply as unknown as FastifyReply).code(404).send(refusalFor('not-found'))
    },
  })

/** Everything that can be asked of the server, in the order in which a request meets it. */
export async function furnish(
  app: FastifyInstance,
  services: Services,
  connections: Connections,
  { admin, bans, isClosing }: { admin: Admin; bans: Bans; isClosing: () => boolean },
): Promise<void> {
  const { config, store, guests, metrics, counts, connectionContext } = services
  const { tracing } = connectionContext
  // Behind a proxy all wires are the proxy's, and it looks after its own.
  if (config.trustProxy === false) limitWires(app.server, config.limits.wiresPerAddress)
  countRequests(app, metrics)
  if (tracing !== undefined) traceRequests(app, tracing)
  answerErrors(app, metrics)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Whether a site is to be had by https alone is for the proxy in front of it to say.
    strictTransportSecurity: false,
  })
  await app.register(cookie)
  await allowSockets(app, config.limits)
  healthRoutes(app, { store, metrics, config, counts, isClosing })
  await app.register(async (scope) => {
    // By the route and not by the text of the address, which can be written in many ways.
    limitAddresses(scope, counts, config.limits.requestsPerMinute)
    authenticate(scope, guests, config.origins)
    turnAwayBanned(scope, bans)
    limitGuests(scope, counts, config.limits.requestsPerMinute)
    socketRoute(scope, services, connections)
    guestRoutes(scope, services)
    tableRoutes(scope, services)
    fileRoutes(scope, services)
    pastRoutes(scope, services)
    whyRoutes(scope, services)
    shunRoutes(scope, services)
    noteRoutes(scope, services)
    noticeRoutes(scope, services)
    ownRoutes(scope, services)
    companyRoutes(scope, services)
    if (config.accounts) accountRoutes(scope, services, bans)
    contractRoutes(scope)
    scope.all('/api/*', nothingThere)
  })
  const token = config.adminToken
  if (token !== undefined)
    await app.register(async (scope) => {
      onlyWithToken(scope, token, counts)
      adminRoutes(scope, admin)
    })
  tablePages(app, services)
  await serveWeb(app, config.web)
}

function nothingThere(): never {
  throw new Refused('not-found')
}
