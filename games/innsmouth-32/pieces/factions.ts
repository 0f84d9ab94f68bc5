export const FACTIONS = ['gangster', 'scholar', 'student', 'local'] as const
export type Faction = (typeof FACTIONS)[number]

export const factionNames: Readonly<Record<Faction, string>> = {
  gangster: 'Gangsters',
  scholar: 'Scholars',
  student: 'Students',
  local: 'Locals',
}
