/** Whether a text looks like what stands in the address of an online table. */
export const isTableId = (text: string): boolean => /^[\w-]{22}$/.test(text)
