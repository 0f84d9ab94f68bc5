import './styles/fonts.css'
import './styles/tokens.css'
import './styles/frame.css'
import './styles/table.css'
import './styles/pages.css'
import './styles/settings.css'
import './styles/reading.css'
import './styles/notices.css'
import './styles/light.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sprite } from 'virtual:icons'
import { App } from './app.tsx'
import { registerWorker } from './pwa/register.ts'
import { applySettings } from './settings/apply.ts'

applySettings()
registerWorker()

const defs = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
defs.setAttribute('aria-hidden', 'true')
defs.style.display = 'none'
defs.innerHTML = sprite
document.body.prepend(defs)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
