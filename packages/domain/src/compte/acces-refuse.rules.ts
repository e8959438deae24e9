// Refusals that leave nobody on the page they opened, and the one that needs no server (§8 Access).

/** Said, then home [R8.10]; a feature that has another such sentence adds its code. */
const leadHome: readonly string[] = [
  'compte.association-d-autrui',
  'dossier.inaccessible',
  'demande-siret.reservee',
];

export const leadsHome = (code: string): boolean => leadHome.includes(code);

type Appartenance = {
  id_association: string;
  id_correspondance: string | null;
  id_siren: string | null;
  id_siret: string | null;
  id_rna: string | null;
};

type Reader = { role: string; associations: readonly Appartenance[] };

/** Whether the address names an association that a volunteer does not belong to, by whatever identifier. */
export function isAssociationDAutrui(
  { role, associations }: Reader,
  identifiant: string | undefined,
): boolean {
  if (role !== 'lca.association' || !identifiant) return false;
  return associationNamed(associations, identifiant) === undefined;
}

/** The one of these that the address names, by whatever identifier. */
export const associationNamed = <A extends Appartenance>(
  associations: readonly A[],
  identifiant: string | undefined,
): A | undefined => associations.find((one) => identifiant !== undefined && isNamed(one, identifiant));

/** An establishment's SIRET begins with the SIREN of its association. */
const isNamed = (one: Appartenance, identifiant: string): boolean =>
  [one.id_association, one.id_correspondance, one.id_siren, one.id_siret, one.id_rna].includes(identifiant) ||
  (one.id_siren !== null && identifiant.length === 14 && identifiant.startsWith(one.id_siren));
