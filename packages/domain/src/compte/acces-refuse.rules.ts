// Some refusals send the person to another page; the one about somebody else's association is decided without the
// server (§8 Access).

/**
 * The codes of the refusals whose message is shown before the home page opens [R8.10]; a feature with another such
 * refusal adds its code.
 */
const leadHome: readonly string[] = [
  'compte.association-d-autrui',
  'dossier.inaccessible',
  'demande-siret.reservee',
];

export const leadsHome = (code: string): boolean => leadHome.includes(code);

/** What to do about a refusal that leads home, since the page that could have said it is not shown. */
const conseils: Readonly<Record<string, string>> = {
  'dossier.inaccessible':
    'Demandez à la personne qui l’a créée de la partager avec vous, depuis la page de cette demande.',
};

/** Says why the home page opens in place of the one that was asked for and, where it is known, what to do. */
export const sayAccesRefuse = ({ code, message }: { code: string; message: string }): string =>
  [message, conseils[code]].filter(Boolean).join(' ');

type Appartenance = {
  id_association: string;
  id_correspondance: string | null;
  id_siren: string | null;
  id_siret: string | null;
  id_rna: string | null;
};

type Reader = { role: string; associations: readonly Appartenance[] };

/** Tells whether the address names, by any identifier, an association to which this volunteer does not belong. */
export function isOtherAssociation({ role, associations }: Reader, identifiant: string | undefined): boolean {
  if (role !== 'lca.association' || !identifiant) return false;
  return associationNamed(associations, identifiant) === undefined;
}

/** Finds the association that the address names, by any of its identifiers. */
export const associationNamed = <A extends Appartenance>(
  associations: readonly A[],
  identifiant: string | undefined,
): A | undefined => associations.find((one) => identifiant !== undefined && isNamed(one, identifiant));

/**
 * Tells whether this identifier names the association; an establishment's SIRET begins with the SIREN of its
 * association.
 */
const isNamed = (one: Appartenance, identifiant: string): boolean =>
  [one.id_association, one.id_correspondance, one.id_siren, one.id_siret, one.id_rna].includes(identifiant) ||
  (one.id_siren !== null && identifiant.length === 14 && identifiant.startsWith(one.id_siren));
