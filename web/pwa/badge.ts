/** Shows on the icon of the installed app how many tables wait for this person, where the system can. */
export function badge(waiting: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>
  if (setAppBadge === undefined || clearAppBadge === undefined) return
  // A system that shows none, or not now, is no reason to tell anybody.
  const set = waiting > 0 ? setAppBadge.call(navigator, waiting) : clearAppBadge.call(navigator)
  set.catch(() => {})
}
