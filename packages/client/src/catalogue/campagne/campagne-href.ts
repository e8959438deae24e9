export const administrationHref = '/administration/rds';
export const bibliothequeHref = '/administration/rds/parametrage-custom';

type Place = { rubrique?: string; champ?: string };

/** It opens the editor of a campaign, at a section or on a field. */
export function campagneHref(id: string, { rubrique, champ }: Place = {}): string {
  const search = new URLSearchParams({
    subvention: id,
    ...(rubrique && { rubrique }),
    ...(champ && { champ }),
  });
  return `${administrationHref}?${search}`;
}
