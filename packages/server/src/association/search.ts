import type {
  AssociationTrouvee,
  RechercheQuery,
  RechercheReply,
} from '@asso/contract/association/recherche.schemas';
import { recogniseIdentifiant, recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { departements } from '@asso/domain/referentiel/data/departements';
import type { Db } from '../platform/db/database.ts';
import { findAssociation } from './association.sql.ts';
import {
  countGestionnaires,
  type MotCherche,
  readMots,
  searchByMots,
  type Trouvee,
} from './recherche.sql.ts';

/** A screen shows no more: a town makes the search more precise. */
const most = 20;

/** The association of an exact number, or none. */
export async function searchByIdentifiant(db: Db, q: string): Promise<RechercheReply | undefined> {
  const term = recogniseIdentifiant(q);
  if (term.kind === 'texte') return undefined;
  const row = await findAssociation(db, { kind: term.kind, value: term.value });
  return replyOf(db, { rows: row ? [row] : [], proches: [] });
}

/** The one a list has named, by any of its numbers: some have neither an RNA nor a SIREN. */
export async function searchByReference(db: Db, q: string): Promise<RechercheReply> {
  const reference = recogniseReference(q);
  const row = reference && (await findAssociation(db, reference));
  return replyOf(db, { rows: row ? [row] : [], proches: [] });
}

/** Articles and the word everybody has: left out as soon as something else is asked. */
const ordinaires = new Set(
  'le la les de du des et en au aux un une pour par sur dans asso association associations'.split(' '),
);

/** By words: whole ones, then what begins so, and only when nothing does, what is nearest by its letters. */
export async function searchByWords(db: Db, { q, includeDeleted }: Recherche): Promise<RechercheReply> {
  const all = await readMots(db, q);
  const telling = all.filter(({ mot }) => !ordinaires.has(mot));
  const mots = telling.length > 0 ? telling : all;
  const search = (formesOf: (mot: MotCherche) => readonly string[]) => {
    const formes = mots.map(formesOf);
    if (formes.length === 0 || formes.some((one) => one.length === 0)) return [];
    return searchByMots(db, { mots: formes, q, withDissoutes: includeDeleted ?? false, limit: most + 1 });
  };
  const whole = await search(({ mot, isConnu }) => (isConnu ? [mot] : []));
  if (whole.length > most) return replyOf(db, { rows: whole, proches: [] });
  const rows = distinct([...whole, ...(await search(begun))]);
  if (rows.length > 0) return replyOf(db, { rows, proches: [] });
  const near = await search((mot) => [...begun(mot), ...mot.proches]);
  return replyOf(db, { rows: near, proches: near.length > 0 ? replaced(mots) : [] });
}

type Recherche = Pick<RechercheQuery, 'q' | 'includeDeleted'>;

const begun = ({ mot, isConnu, debuts }: MotCherche): string[] => (isConnu ? [mot, ...debuts] : debuts);

/** Words nobody has; when somebody has each of them, but never together, all that have a near one. */
function replaced(mots: readonly MotCherche[]): RechercheReply['proches'] {
  const near = mots.filter(({ proches }) => proches.length > 0);
  const unknown = near.filter(({ debuts }) => debuts.length === 0);
  return (unknown.length > 0 ? unknown : near).map(({ mot, proches }) => ({ mot, mots: proches }));
}

const distinct = (rows: readonly Trouvee[]): Trouvee[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

type Found = { rows: readonly Trouvee[]; proches: RechercheReply['proches'] };

async function replyOf(db: Db, { rows, proches }: Found): Promise<RechercheReply> {
  const shown = rows.slice(0, most);
  const gestionnaires = await countGestionnaires(
    db,
    shown.map(({ id }) => id),
  );
  const items = shown.map((row) => trouveeView(row, gestionnaires.get(row.id) ?? 0));
  return { items, incomplet: rows.length > most, proches };
}

const trouveeView = (row: Trouvee, gestionnaires: number): AssociationTrouvee => ({
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
  departement: departements.find(({ value }) => value === row.code_departement)?.label ?? null,
  etat: row.etat,
  date_dissolution: row.date_dissolution,
  gestionnaires,
});
