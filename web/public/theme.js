// Sets the theme before the first paint; settings/apply.ts does the rest once the page runs.
;(() => {
  let theme = 'system'
  try {
    theme = JSON.parse(localStorage.getItem('eldertable:settings')).theme
  } catch {}
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
})()
