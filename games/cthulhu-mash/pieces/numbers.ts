/** Finds the number of a row by its slug, for constants of rules code. */
export const numberIn =
  <Slug extends string>(rows: readonly { readonly slug: Slug }[]) =>
  (slug: Slug): number =>
    rows.findIndex((row) => row.slug === slug)
