import { Route, Switch } from 'wouter'
import { Home } from './pages/home.tsx'
import { LocalPage } from './pages/local-page.tsx'
import { NewTable } from './pages/new-table.tsx'
import { RulesPage } from './pages/rules-page.tsx'

/** Every page by its address. */
export function App() {
  return (
    <Switch>
      <Route path="/new/:id">{({ id }) => <NewTable id={id} />}</Route>
      <Route path="/local/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
      <Route path="/rules/:title?">{({ title }) => <RulesPage title={title} />}</Route>
      <Route>
        <Home />
      </Route>
    </Switch>
  )
}
