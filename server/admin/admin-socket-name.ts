/** The name, in the data folder, of the socket of the process at this port. */
export const socketName = (port: number): string => `admin-${port}.sock`

export const isAdminSocket = (name: string): boolean => /^admin-\d+\.sock$/.test(name)
