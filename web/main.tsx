import './styles/fonts.css'
import './styles/tokens.css'
import './styles/frame.css'
import './styles/stage.css'
import './styles/table.css'
import './styles/sheets.css'
import './styles/narrow.css'
import './styles/fields.css'
import './styles/asides.css'
import './styles/replay.css'
import './styles/table-over.css'
import './styles/deeds.css'
import './styles/exhibit.css'
import './styles/company.css'
import './table/company/hint.css'
import './table/prompt/steppers.css'
import './styles/slip.css'
import './styles/two-sides.css'
import './styles/menu.css'
import './styles/pages.css'
import './styles/new-table.css'
import './styles/people.css'
import './styles/notices.css'
import './styles/light.css'
import './styles/column.css'
import './styles/sideways.css'
import './styles/large-text.css'
import { StrictMode } from 'preact/compat'
import { createRoot } from 'preact/compat/client'
import { symbols } from 'virtual:icons'
import { App } from './app.tsx'
import { preload } from './preload.ts'
import { registerWorker } from './pwa/register.ts'
import { applySettings } from './settings/apply.ts'
import { boardOf } from './titles/boards.ts'
import { gameOf } from './titles/games.ts'
import { showIcons } from './titles/icons.ts'

applySettings()
showIcons(symbols)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

const faces = () => import('./styles/faces.css')

if (location.pathname === '/' && !navigator.serviceWorker?.controller)
  // After the first page: what it needs itself goes first, and the whole site, for offline play, last.
  setTimeout(() => {
    preload(document, {
      pages: () => Promise.all([import('./pages/new-table.tsx'), import('./pages/local-page.tsx')]),
      title: (id) => Promise.all([gameOf(id), boardOf(id)]),
      faces,
    }).then(registerWorker, registerWorker) // whatever could not be had is asked for again when it is wanted
  })
else {
  faces().catch(() => {})
  registerWorker()
}
