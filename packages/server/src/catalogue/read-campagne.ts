import type { CampagneAdministree, SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { brouillonOf } from '@asso/domain/catalogue/brouillon.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { administre, subventionRights } from '@asso/domain/catalogue/catalogue.rights';
import { etatSubvention } from '@asso/domain/catalogue/catalogue.states';
import type { Actor } from '@asso/domain/compte/actor';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { lignes } from '@asso/domain/kernel/lignes';
import type { Db } from '../platform/db/database.ts';
import { refusal } from '../platform/http/handlers.ts';
import { readListes } from '../referentiel/listes.ts';
import { nomsDesServices } from '../service/service.sql.ts';
import { countEnSaisie } from '../subvention/edition.sql.ts';
import { findCampagneVersion } from '../subvention/subvention.sql.ts';
import { findBrouillon } from './brouillon.sql.ts';
import {
  countAlentours,
  findSubvention,
  listVersionsEtDossiers,
  lockSubvention,
  lockVersions,
  type SubventionRow,
  withdrawSubvention,
} from './campagne.sql.ts';
import type { Offre } from './offre.ts';
import { listReprises } from './reprise.sql.ts';

export const subventionInconnue = refusal({ code: 'catalogue.subvention-inconnue' });

/** Returns undefined when the subvention does not exist, or is outside this person's territory. */
export async function findAdministree(db: Db, actor: Actor, key: string): Promise<SubventionRow | undefined> {
  const row = await findSubvention(db, key);
  return row && administre(actor, row.code_territoire) ? row : undefined;
}

/** What the shared code of published forms (campaigns and agréments) needs to know about a campaign. */
export const offreCampagne: Offre<SubventionRow> = {
  objet: 'subvention',
  mot: 'subvention',
  find: findAdministree,
  lock: lockSubvention,
  lockVersions,
  hasDossiers: ({ dossiers }) => dossiers > 0,
  remove: (trx, { id }, at) => withdrawSubvention(trx, id, at),
  inconnue: subventionInconnue,
  dossiers: 'catalogue.a-des-dossiers',
};

export const etatOf = ({ active, id_version }: SubventionRow) =>
  etatSubvention({ active, isPubliee: id_version !== null });

export const rightsOn = (actor: Actor, row: SubventionRow) =>
  subventionRights(actor, {
    etat: etatOf(row),
    territoire: row.code_territoire,
    hasDossiers: row.dossiers > 0,
    isCommencee: row.isCommencee,
  });

export const subventionAdministree = (actor: Actor, row: SubventionRow): SubventionAdministree => ({
  id: row.id,
  code: row.code,
  titre: row.titre,
  active: row.active,
  etat: etatOf(row),
  dispositif: { code: row.id_type_dispositif, label: row.lib_type_dispositif },
  campagne_exercice: row.campagne_exercice,
  numero_version: row.numero,
  dossiers: row.dossiers,
  date_debut: row.date_debut,
  date_fin: row.date_fin,
  fuseau: row.fuseau,
  isModifiee: row.isModifiee,
  service: row.id_service ? { id: row.id_service, nom: row.nom_service ?? '' } : null,
  version: row.version,
  rights: rightsOn(actor, row),
});

export type BrouillonLu = {
  valeur: BrouillonCampagne;
  version: number;
  modifie_le: Date | null;
  modifie_par: string | null;
  par: string | null;
};

/** Reads the draft; without one, the next version begins as a copy of the last one published. */
export async function readBrouillon(db: Db, row: SubventionRow): Promise<BrouillonLu> {
  const ecrit = await findBrouillon(db, row.id);
  if (ecrit) return { ...ecrit, valeur: ecrit.contenu };
  const valeur = await publishedOf(db, row);
  return { valeur: valeur ?? {}, version: 1, modifie_le: null, modifie_par: null, par: null };
}

/** Gives the published campaign in the form the editor reads, or null when none has been published. */
export async function publishedOf(db: Db, row: SubventionRow): Promise<BrouillonCampagne | null> {
  if (!row.id_version || row.campagne_exercice === null) return null;
  const { contenu } = await findCampagneVersion(db, row.id_version);
  return brouillonOf(contenu, row.campagne_exercice);
}

/** Gives what the words of these campaigns need: the names of their services, and the lists of choices. */
export async function nomsDesCampagnes(db: Db, ...campagnes: (BrouillonCampagne | null)[]) {
  const instructeurs = campagnes.flatMap((one) => [...lignes(one?.instructeurs)]);
  const services = await nomsDesServices(
    db,
    instructeurs.map(({ id_service }) => id_service),
  );
  return { services, listes: await readListes(db) };
}

export const brouillonView = ({ valeur, version, modifie_le, par }: BrouillonLu) => ({
  valeur,
  version,
  modifie_le: modifie_le?.toISOString() ?? null,
  par,
});

export async function campagneAdministree(
  db: Db,
  actor: Actor,
  row: SubventionRow,
): Promise<CampagneAdministree> {
  const { id_version, numero, campagne_exercice } = row;
  const [brouillon, versions, reprises, campagne] = await Promise.all([
    readBrouillon(db, row),
    listVersionsEtDossiers(db, row.id),
    listReprises(db, row.id),
    id_version ? findCampagneVersion(db, id_version).then(({ contenu }) => contenu) : null,
  ]);
  const enSaisie =
    campagne_exercice === null
      ? new Map<string, number>()
      : await countEnSaisie(db, { id_subvention: row.id, campagne_exercice });
  const exercice = brouillon.valeur.campagne_exercice;
  const alentours = await countAlentours(db, {
    id_subvention: row.id,
    campagne_exercice: typeof exercice === 'number' ? exercice : null,
    services: lignes(brouillon.valeur.instructeurs).flatMap(({ id_service: id }) =>
      id && isUuid(id) ? [id] : [],
    ),
  });
  return {
    ...subventionAdministree(actor, row),
    brouillon: brouillonView(brouillon),
    alentours,
    publiee:
      campagne && numero !== null && campagne_exercice !== null
        ? { numero, campagne_exercice, campagne: campagne as never }
        : null,
    edition:
      campagne && campagne_exercice !== null
        ? {
            campagne_exercice,
            types: campagne.sous_dispositifs.map(({ code, label, date_fin }) => ({
              code,
              label,
              date_fin,
              en_saisie: enSaisie.get(code) ?? 0,
            })),
          }
        : null,
    versions: versions.map(({ id: _id, publiee_le, ...one }) => ({
      ...one,
      publiee_le: publiee_le.toISOString(),
    })),
    reprises: reprises.map(({ publiee_le, reprise_le, ...one }) => ({
      ...one,
      publiee_le: publiee_le.toISOString(),
      reprise_le: reprise_le.toISOString(),
    })),
  };
}
