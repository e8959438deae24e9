export const administrationAgrementsHref = '/administration/rda';

type Place = { rubrique?: string; champ?: string };

/** It opens the editor of an accreditation, at a section or on a field. */
export function definitionHref(id: string, { rubrique, champ }: Place = {}): string {
  const search = new URLSearchParams({
    agrement: id,
    ...(rubrique && { rubrique }),
    ...(champ && { champ }),
  });
  return `${administrationAgrementsHref}?${search}`;
}
