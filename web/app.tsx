import { lazy, Suspense } from 'preact/compat'
import { Route, Switch, useLocation } from 'wouter-preact'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { Home } from './pages/home.tsx'
import { NotFound } from './pages/not-found.tsx'

// The shelf is there at once; the rest comes when it is wanted, and all of it is kept for offline play.
const NewTable = lazy(async () => ({ default: (await import('./pages/new-table.tsx')).NewTable }))
const LocalPage = lazy(async () => ({
  default: (await import('./pages/local-page.tsx')).LocalPage,
}))
const RemotePage = lazy(async () => ({
  default: (await import('./pages/remote-page.tsx')).RemotePage,
}))
const RulesPage = lazy(async () => ({
  default: (await import('./pages/rules-page.tsx')).RulesPage,
}))
const HowToPlayPage = lazy(async () => ({
  default: (await import('./pages/how-to-play.tsx')).HowToPlayPage,
}))
const LessonPage = lazy(async () => ({
  default: (await import('./lesson/lesson-page.tsx')).LessonPage,
}))
const ReplaysPage = lazy(async () => ({
  default: (await import('./pages/replays-page.tsx')).ReplaysPage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings-page.tsx')).SettingsPage,
}))
const ContinuePage = lazy(async () => ({
  default: (await import('./pages/continue-page.tsx')).ContinuePage,
}))
const CreditsPage = lazy(async () => ({
  default: (await import('./pages/credits-page.tsx')).CreditsPage,
}))

/** All boards, for those who draw them; the build leaves it out. */
const galleryRoutes = import.meta.env.DEV ? galleryOf() : null

function galleryOf() {
  const Gallery = lazy(async () => ({
    default: (await import('./gallery/gallery-page.tsx')).GalleryPage,
  }))
  const GalleryBoard = lazy(async () => ({
    default: (await import('./gallery/gallery-page.tsx')).GalleryBoard,
  }))
  return [
    <Route key="all" path="/gallery/:title?">
      {({ title }) => <Gallery title={title} />}
    </Route>,
    <Route key="one" path="/gallery/:title/:stage">
      {({ title, stage }) => <GalleryBoard title={title} stage={stage} />}
    </Route>,
  ]
}

/** Every page by its address. */
export function App() {
  const [location] = useLocation()
  return (
    <ErrorBoundary at={location}>
      <Suspense fallback={<p className="quiet late">One moment.</p>}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/new/:id">{({ id }) => <NewTable id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <RemotePage key={id} id={id} />}</Route>
          <Route path="/t/:id/watch">{({ id }) => <RemotePage key={id} id={id} isReplay />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
          <Route path="/local/:id/watch">
            {({ id }) => <LocalPage key={id} id={id} isReplay />}
          </Route>
          <Route path="/local/:id/online">
            {({ id }) => <LocalPage key={id} id={id} isGoingOnline />}
          </Route>
          <Route path="/replays">
            <ReplaysPage />
          </Route>
          <Route path="/rules/:title?/:rule?">
            {({ title, rule }) => <RulesPage title={title} rule={rule} />}
          </Route>
          <Route path="/how/:title">{({ title }) => <HowToPlayPage title={title} />}</Route>
          <Route path="/learn/:title/:lesson?">
            {({ title, lesson }) => <LessonPage key={title} title={title} lesson={lesson} />}
          </Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/continue">
            <ContinuePage />
          </Route>
          <Route path="/credits">
            <CreditsPage />
          </Route>
          {galleryRoutes}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
