// What a service knows of a draft that it did not begin: that it was begun, by which association, for which aid, when,
// and no more (decisions, Dossiers; ADR 0539).
import type { NomFiltre } from '../dossier-filtres.rows.ts';
import type { TriDossiers } from '../dossier-tris.rows.ts';

/** The filters and the columns that tell nothing else of such a draft. */
const filtresConnus: readonly NomFiltre[] = [
  'etats',
  'exercices',
  'genres',
  'id_type_dispositif',
  'id_sous_type_dispositif',
  'departements',
  'id_service_instructeur',
  'demandeur',
];

const trisConnus: readonly TriDossiers[] = [
  'modifie',
  'numero',
  'association',
  'exercice',
  'etat',
  'transmis',
  'note',
];

type Demande = {
  filtres: Partial<Record<NomFiltre, readonly string[]>>;
  tri: TriDossiers;
  /** True when words of the dossiers themselves are searched. */
  searchesWords: boolean;
};

/**
 * Tells whether a list may show the drafts that are only known to be begun: neither its filters, nor its order, nor the
 * words that are searched may tell what stands in them.
 */
export const showsBegun = ({ filtres, tri, searchesWords }: Demande): boolean =>
  !searchesWords &&
  trisConnus.includes(tri) &&
  Object.entries(filtres).every(
    ([nom, values]) => values === undefined || values.length === 0 || isColonneConnue(nom),
  );

export const isColonneConnue = (nom: string): boolean => filtresConnus.some((one) => one === nom);
