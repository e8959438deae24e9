export const administrationAgrementsHref = '/administration/rda';

type Place = { rubrique?: string; champ?: string; vue?: 'essai' };

/** Returns the address of the editor of an agrément, at a section or on a field. */
export function definitionHref(id: string, { rubrique, champ, vue }: Place = {}): string {
  const search = new URLSearchParams({
    agrement: id,
    ...(rubrique && { rubrique }),
    ...(champ && { champ }),
    ...(vue && { vue }),
  });
  return `${administrationAgrementsHref}?${search}`;
}
