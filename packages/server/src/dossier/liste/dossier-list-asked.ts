import type { Actor } from '@asso/domain/compte/actor';
import { isInstructeur } from '@asso/domain/dossier/dossier.rights';
import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { resolveAffectes } from '@asso/domain/dossier/file-service.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { dispositifs } from '@asso/domain/referentiel/data/dispositifs';
import { sousDispositifs } from '@asso/domain/referentiel/data/sous-dispositifs';
import { readListe } from '@asso/domain/referentiel/referentiels.rules';
import { findAssociation } from '../../association/association.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { dispositifsConnus, sousDispositifsConnus } from '../../referentiel/dispositifs-connus.sql.ts';
import { readListes } from '../../referentiel/listes.ts';
import { findService } from '../../service/service.sql.ts';
import { selectDossierCodes } from './dossier-filtres.sql.ts';
import type { DossiersDemandes } from './dossier-list.sql.ts';
import { ouvrablesPerimetre, readPerimetre } from './perimetre.ts';

export type FiltresAsked = Partial<Record<NomFiltre, readonly string[]>> & {
  searchQuery?: string;
  ouvrables?: boolean;
  includeDeleted?: boolean;
};

/**
 * Translates the filters into what the list compares: a service named by its code becomes its id, an applicant named by
 * its SIREN, its RNA or its number in the portal becomes its association. An unknown service, a text that is none of
 * these numbers, or a value outside the list of its filter is refused.
 */
export async function resolveFiltres<Q extends FiltresAsked>(db: Db, query: Q): Promise<Result<Q>> {
  const services = await Promise.all(
    (query.id_service_instructeur ?? []).map(async (key) => ({ key, id: (await findService(db, key))?.id })),
  );
  const demandeurs = await Promise.all((query.demandeur ?? []).map((key) => demandeurRead(db, key)));
  const listees = await Promise.all(parListe.map((one) => horsDeListe(db, one, query[one])));
  const [first, ...others] = [
    ...services.flatMap(({ key, id }) => (id ? [] : [inconnu('id_service_instructeur', key, 'un service')])),
    ...demandeurs.flatMap(({ key, value }) =>
      value ? [] : [inconnu('demandeur', key, 'un SIREN, un SIRET, un RNA ou un numéro du portail')],
    ),
    ...listees.flat(),
  ];
  if (first) return refused(first, ...others);
  return ok({
    ...query,
    ...(query.id_service_instructeur && { id_service_instructeur: services.flatMap(({ id }) => id ?? []) }),
    ...(query.demandeur && { demandeur: demandeurs.flatMap(({ value }) => value ?? []) }),
  });
}

/** The filters whose accepted values only the database holds, with the query that lists these values. */
const listesDesFiltres = {
  typeAgrements: async (db: Db) =>
    readListe('agrements-types', await readListes(db, ['agrements-types'])).map(({ value }) => value),
  id_type_dispositif: async (db: Db) => (await dispositifsConnus(db)).map(({ value }) => value),
  id_sous_type_dispositif: sousDispositifsConnus,
} as const satisfies Partial<Record<NomFiltre, (db: Db) => Promise<string[]>>>;

type FiltreListe = keyof typeof listesDesFiltres;
const parListe = Object.keys(listesDesFiltres) as FiltreListe[];

/**
 * Refuses the values that are neither official nor those of a dossier. The lists are read whole only when one must be
 * refused.
 */
async function horsDeListe(db: Db, nom: FiltreListe, values: readonly string[] = []): Promise<Problem[]> {
  if (values.length === 0 || (await sontDesDossiers(db, nom, values))) return [];
  const known = await listesDesFiltres[nom](db);
  return values.filter((one) => !known.includes(one)).map((one) => inconnu(nom, one, known.join(', ')));
}

const officiels = {
  id_type_dispositif: new Set<string>(dispositifs.map(({ value }) => value)),
  id_sous_type_dispositif: new Set<string>(sousDispositifs.map(({ value }) => value)),
};

async function sontDesDossiers(db: Db, nom: FiltreListe, values: readonly string[]): Promise<boolean> {
  if (nom === 'typeAgrements') return false;
  const others = values.filter((one) => !officiels[nom].has(one));
  return others.length === 0 || (await selectDossierCodes(db, nom, others)).length === others.length;
}

/**
 * Reads how an applicant is named: a SIRET stands for an establishment, any other number for its association. A number
 * of no association is kept as it is, and finds nothing; a text that is no such number has no `value`.
 */
async function demandeurRead(db: Db, key: string): Promise<{ key: string; value?: string }> {
  const reference = recogniseReference(key);
  if (!reference || reference.kind === 'id_fo') return { key };
  if (reference.kind === 'siret' || reference.kind === 'uuid') return { key, value: reference.value };
  return { key, value: (await findAssociation(db, reference))?.id ?? reference.value };
}

const inconnu = (field: string, valeur: string, attendu: string): Problem => ({
  code: 'kernel.requete-invalide',
  field,
  params: { detail: `« ${valeur} » n’est pas reconnu ; attendu : ${attendu}` },
});

/**
 * Says which dossiers a query asks for, as this person may see them; the list and the acts on the whole list share
 * it.
 */
export function askedList(actor: Actor, query: FiltresAsked, now: Date): DossiersDemandes {
  const names = Object.keys(filtresDossiers) as NomFiltre[];
  return {
    perimetre: query.ouvrables ? ouvrablesPerimetre(actor) : readPerimetre(actor),
    filtres: {
      ...Object.fromEntries(names.map((name) => [name, query[name]])),
      affectes: resolveAffectes(query.affectes ?? [], actor.id),
    },
    readsReserve: isInstructeur(actor),
    services: actor.services.map(({ id_service }) => id_service),
    searchQuery: query.searchQuery,
    includeDeleted: query.includeDeleted ?? false,
    lecteur: actor.id,
    now,
  };
}
