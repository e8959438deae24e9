import type {
  AssociationTrouvee,
  RechercheQuery,
  RechercheReply,
} from '@asso/contract/association/recherche.schemas';
import { recogniseIdentifiant, recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { departements } from '@asso/domain/referentiel/data/departements';
import type { Db } from '../../platform/db/database.ts';
import { parseLieu } from './lieu-cherche.ts';
import { findTrouvees, listTrouvees, searchByMots, type Trouvee } from './recherche.sql.ts';

/** The most associations that a search gives: adding a town makes it more precise. */
const most = 20;

/** Finds the association with exactly this number; undefined when what was typed is not a number. */
export async function searchByIdentifiant(db: Db, q: string): Promise<RechercheReply | undefined> {
  const term = recogniseIdentifiant(q);
  if (term.kind === 'texte') return undefined;
  return exact(await findTrouvees(db, { kind: term.kind, value: term.value }));
}

/**
 * Finds an association by any of its numbers, the portal's own included, since some associations have neither an RNA
 * nor a SIREN.
 */
export async function searchByReference(db: Db, q: string): Promise<RechercheReply> {
  const reference = recogniseReference(q);
  return exact(reference ? await findTrouvees(db, reference) : []);
}

/** Lists the associations with these SIRENs, in this order. */
export const searchBySirens = async (db: Db, sirens: readonly string[]): Promise<RechercheReply> =>
  exact(await listTrouvees(db, sirens));

const exact = (trouvees: readonly Trouvee[]): RechercheReply => ({
  items: trouvees.map(trouveeView),
  incomplet: false,
  proches: [],
});

/**
 * Searches whole words, then words that begin so and, only when there are none, words with nearly the same letters.
 */
export async function searchByWords(
  db: Db,
  { q, includeDeleted = false }: Pick<RechercheQuery, 'q' | 'includeDeleted'>,
): Promise<RechercheReply> {
  const { trouvees, proches } = await searchByMots(db, {
    ...parseLieu(q),
    withDissoutes: includeDeleted,
    limit: most + 1,
  });
  return { items: trouvees.slice(0, most).map(trouveeView), incomplet: trouvees.length > most, proches };
}

const trouveeView = (row: Trouvee): AssociationTrouvee => ({
  id: row.id,
  id_correspondance: row.id_correspondance,
  id_rna: row.id_rna,
  id_siren: row.id_siren,
  id_siret_siege: row.id_siret_siege,
  nom: row.nom,
  sigle: row.sigle,
  commune: row.commune,
  code_postal: row.code_postal,
  code_departement: row.code_departement,
  departement: nomsDeDepartement.get(row.code_departement ?? '') ?? null,
  etat: row.etat,
  date_dissolution: row.date_dissolution,
  gestionnaires: row.gestionnaires,
});

const nomsDeDepartement = new Map(departements.map(({ value, label }) => [value, label]));
