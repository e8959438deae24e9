import type { CampagneAdministree, SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { toBrouillon } from '@asso/domain/catalogue/brouillon.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { subventionRights } from '@asso/domain/catalogue/catalogue.rights';
import { etatSubvention } from '@asso/domain/catalogue/catalogue.states';
import type { Actor } from '@asso/domain/compte/actor';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { lignes } from '@asso/domain/kernel/lignes';
import type { Db } from '../platform/db/database.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { countUnderWay } from '../subvention/edition.sql.ts';
import { findCampagneVersion } from '../subvention/subvention.sql.ts';
import {
  countAlentours,
  findBrouillon,
  findSubvention,
  listReprises,
  type SubventionRow,
  tablesCampagne,
} from './campagne.sql.ts';
import { listVersionsPubliees } from './offre.sql.ts';

const inconnue = refusal({ code: 'catalogue.subvention-inconnue' });

export const readEtatSubvention = ({ active, id_version }: SubventionRow) =>
  etatSubvention({ active, isPubliee: id_version !== null });

export const subventionRightsOn = (actor: Actor, row: SubventionRow) =>
  subventionRights(actor, {
    etat: readEtatSubvention(row),
    territoire: row.code_territoire,
    hasDossiers: row.dossiers > 0,
    isCommencee: row.isCommencee,
  });

export const subventionAdministree = (actor: Actor, row: SubventionRow): SubventionAdministree => ({
  id: row.id,
  code: row.code,
  titre: row.titre,
  active: row.active,
  etat: readEtatSubvention(row),
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
  rights: subventionRightsOn(actor, row),
});

/** Reads the draft; without one, the next version begins as a copy of the last one published. */
export const readBrouillon = async (db: Db, row: SubventionRow) =>
  (await findBrouillon(db, row.id)) ?? {
    valeur: (await readPublished(db, row)) ?? {},
    version: 1,
    modifie_le: null,
    modifie_par: null,
    par: null,
  };

/** Gives the published campaign in the form the editor reads, or null when none has been published. */
export async function readPublished(db: Db, row: SubventionRow): Promise<BrouillonCampagne | null> {
  if (!row.id_version || row.campagne_exercice === null) return null;
  const { contenu } = await findCampagneVersion(db, row.id_version);
  return toBrouillon(contenu, row.campagne_exercice);
}

type BrouillonLu = Awaited<ReturnType<typeof readBrouillon>>;

const brouillonView = ({ valeur, version, modifie_le, par }: BrouillonLu) => ({
  valeur,
  version,
  modifie_le: modifie_le?.toISOString() ?? null,
  par,
});

type Reader = { actor: Actor };

/** Reads the draft alone, as the answer of a save: it is small, because a form that is typed in is saved often. */
export async function brouillonLu(
  db: Db,
  row: SubventionRow,
): Promise<Answer<CampagneAdministree['brouillon']>> {
  const value = brouillonView(await readBrouillon(db, row));
  return { ok: true, value, version: value.version };
}

/** Reads a subvention as the list shows it. */
export async function readSubvention(
  db: Db,
  id: string,
  { actor }: Reader,
): Promise<Answer<SubventionAdministree>> {
  const row = await findSubvention(db, id);
  if (!row) return inconnue;
  const value = subventionAdministree(actor, row);
  return { ok: true, value, version: value.version };
}

/** Shows a subvention with its campaign; an act that gave it to another territory shows it to its author once more. */
export async function campagneLue(
  db: Db,
  row: SubventionRow | undefined,
  { actor }: Reader,
): Promise<Answer<CampagneAdministree>> {
  if (!row) return inconnue;
  const value = await campagneAdministree(db, actor, row);
  return { ok: true, value, version: value.brouillon.version };
}

async function campagneAdministree(db: Db, actor: Actor, row: SubventionRow): Promise<CampagneAdministree> {
  const { id_version, numero, campagne_exercice } = row;
  const [brouillon, versions, reprises, campagne] = await Promise.all([
    readBrouillon(db, row),
    listVersionsPubliees(db, tablesCampagne, row.id),
    listReprises(db, row.id),
    id_version ? findCampagneVersion(db, id_version).then(({ contenu }) => contenu) : null,
  ]);
  const enSaisie =
    campagne_exercice === null
      ? new Map<string, number>()
      : await countUnderWay(db, { id_subvention: row.id, campagne_exercice });
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
    versions,
    reprises: reprises.map(({ publiee_le, reprise_le, ...one }) => ({
      ...one,
      publiee_le: publiee_le.toISOString(),
      reprise_le: reprise_le.toISOString(),
    })),
  };
}
