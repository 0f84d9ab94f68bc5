import '@fontsource/alegreya-sans/latin-400-italic.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/im-fell-english/latin-400.css'
import '@fontsource/im-fell-english/latin-400-italic.css'
import '@fontsource/im-fell-english-sc/latin-400.css'
import './styles/tokens.css'
import './styles/frame.css'
import './styles/table.css'
import './styles/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sprite } from 'virtual:icons'
import { App } from './app.tsx'

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
