export const administrationHref = '/administration/rds';
export const bibliothequeHref = '/administration/rds/parametrage-custom';

type Place = { rubrique?: string; champ?: string; vue?: 'essai' };

/** Returns the address of the editor of a campaign, at a section or on a field. */
export function campagneHref(id: string, { rubrique, champ, vue }: Place = {}): string {
  const search = new URLSearchParams({
    subvention: id,
    ...(rubrique && { rubrique }),
    ...(champ && { champ }),
    ...(vue && { vue }),
  });
  return `${administrationHref}?${search}`;
}
