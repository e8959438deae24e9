import {
  type CreateDossierSubvention,
  createDossierSubventionSchema,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { refusDemandeur } from '@asso/domain/dossier/demandeur.rules';
import { isInstructeur } from '@asso/domain/dossier/dossier.rights';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { type Campagne, findSousDispositif } from '@asso/domain/subvention/campagne.rules';
import { toDescription } from '@asso/domain/subvention/choix.rules';
import { cleUnicite, creationProblems } from '@asso/domain/subvention/creation.rules';
import { computeStatut } from '@asso/domain/subvention/dossier-subvention.rules';
import { reserveProblems } from '@asso/domain/subvention/montants/reserve.rules';
import { anneesDemandees } from '@asso/domain/subvention/projet-annees.rules';
import type { Repris } from '@asso/domain/subvention/renouvellement/renouvellement.rules';
import { type Demandeur, findDemandeur, findSiretFerme } from '../association/association-du-dossier.sql.ts';
import { alreadyBegunRefusal } from '../dossier/deja-commence.ts';
import { findByKey, findDossier, holdKey, touchDossier } from '../dossier/dossier.sql.ts';
import { insertDossier, type NewDossier } from '../dossier/insert-dossier.sql.ts';
import { shareAtStart } from '../dossier/partage/partage.ts';
import { tellBegun } from '../dossier/tell-begun.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { inputProblems } from '../platform/http/input-problems.ts';
import type { Platform } from '../platform/platform.ts';
import { pinVersion } from './dossier-subvention.sql.ts';
import { loadDossier } from './load-dossier.ts';
import { listApplicants } from './pour-qui.sql.ts';
import {
  ancienProblems,
  findAncien,
  type Prepare,
  prepareRenouvellement,
  writeRenouvellement,
} from './renouvellement/renouvellement.ts';
import { type CampagneRow, findOfferedCampagne, holdVersion } from './subvention.sql.ts';

/** Begins a dossier on the last version of an edition that accepts it, and keeps that version. */
export async function createDossierSubvention(
  platform: Platform,
  { actor, body }: { actor: Actor; body: unknown },
): Promise<Answer<{ id: string }>> {
  const parsed = createDossierSubventionSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problems: inputProblems(parsed.error) };
  const { description, demandeur } = parsed.data;
  const at = platform.clock.now();
  return inTransaction(platform.db, async (trx) => {
    const version = await findOfferedCampagne(trx, description.code_subvention, {
      exercice: description.exercice,
      now: at,
    });
    if (!version?.active || !(await holdVersion(trx, version.id)))
      return refusal({ code: 'subvention.inconnue', field: 'description.code_subvention' });
    const service = serviceWhoBegins(actor, version.contenu);
    if (service === undefined) return refusal({ code: 'subvention.service-non-instructeur' });
    const asked = { actor, id_siret: demandeur.id_siret };
    const applicant = await findDemandeur(trx, asked);
    if (!applicant) return refusal(refusDemandeur(await findSiretFerme(trx, asked)));
    const [first, ...others] = [
      ...creationProblems({
        campagne: version.contenu,
        campagne_exercice: version.campagne_exercice,
        ...description,
        regime: applicant.fiche.identite.regime ?? null,
        now: at,
      }),
      ...(await reservePour(trx, version.contenu, applicant)),
    ];
    if (first) return refusal(first, ...others);
    const prepared = await prepareFrom(trx, { actor, version, body: parsed.data, at });
    if (prepared && !prepared.ok) return prepared;
    const row = newDossier({
      version,
      applicant,
      actor,
      service,
      body: parsed.data,
      repris: prepared?.value.repris,
      at,
    });
    await holdKey(trx, row.cle_unicite);
    const inserted = await insertDossier(trx, row, async (id_dossier) => {
      await pinVersion(trx, { id_dossier, id_campagne_version: version.id });
    });
    if (!inserted) {
      const other = await findByKey(trx, row.cle_unicite);
      return other ? alreadyBegunRefusal(actor, other) : refusal({ code: 'kernel.conflit' });
    }
    if (prepared) await completeRenouvellement(trx, prepared.value, { id: inserted.id, actor, at, version });
    await writeHistory(trx, {
      objet: 'dossier',
      id_objet: inserted.id,
      by: actor,
      at,
      action: 'dossier.create',
      ...(prepared && { details: { renouvelle: prepared.value.ancien.row.id_fo } }),
    });
    if (parsed.data.partage && service === null)
      await shareAtStart(platform, trx, { id_dossier: inserted.id, actor, at });
    if (service !== null) await tellBegun(platform, trx, { id: inserted.id, service, actor });
    return { ok: true, value: { id: inserted.id } };
  });
}

/** Lists what keeps the association from a campaign reserved to some places or some publics. */
async function reservePour(trx: Tx, campagne: Campagne, { id_association }: Demandeur): Promise<Problem[]> {
  if (!campagne.territoires && !campagne.publics) return [];
  const [qui] = await listApplicants(trx, [id_association]);
  return qui ? reserveProblems(campagne, qui) : [];
}

type Beginning = {
  version: CampagneRow;
  applicant: Demandeur;
  actor: Actor;
  /** The service that begins the dossier for the association; null when the association begins it itself. */
  service: string | null;
  body: CreateDossierSubvention;
  /** What is copied from the earlier dossier that the new one renews, if it renews one. */
  repris?: Repris;
  at: Date;
};

type Taking = Pick<Beginning, 'actor' | 'version' | 'body' | 'at'>;

/**
 * Prepares the copy of the earlier dossier named by `renewDossier`, or says why it cannot be copied; returns null when
 * none is named.
 */
async function prepareFrom(trx: Tx, { actor, version, body, at }: Taking): Promise<Result<Prepare> | null> {
  const { renouvelle: key, exercice, id_sous_type_dispositif, pluriannuel } = body.description;
  if (key === undefined) return null;
  const found = await findAncien(trx, { actor, key });
  if (!found.ok) return found;
  const [first] = ancienProblems(found.value, { code: version.code, exercice });
  if (first) return refused(first);
  if (found.value.row.id_siret !== body.demandeur.id_siret) return refused({ code: 'dossier.inaccessible' });
  const annees = anneesOf(version.contenu, { exercice, id_sous_type_dispositif, pluriannuel });
  const vers = { version, now: at, sous_dispositif: id_sous_type_dispositif, ...annees };
  return ok(prepareRenouvellement(found.value, vers));
}

/** Writes what was copied from the earlier dossier, then computes the statut again from it. */
async function completeRenouvellement(
  trx: Tx,
  prepared: Prepare,
  written: Parameters<typeof writeRenouvellement>[2],
): Promise<void> {
  await writeRenouvellement(trx, prepared, written);
  const { id, actor, at } = written;
  const row = await findDossier(trx, id);
  if (!row) throw new Error('a dossier that was just begun has gone');
  const { complet } = await loadDossier(trx, row);
  await touchDossier(trx, { id, by: actor.id, at }, { statut: computeStatut(complet) });
}

type Choisi = Pick<
  CreateDossierSubvention['description'],
  'exercice' | 'id_sous_type_dispositif' | 'pluriannuel'
>;

function anneesOf(campagne: Campagne, { exercice, id_sous_type_dispositif, pluriannuel }: Choisi) {
  const sous = findSousDispositif(campagne, id_sous_type_dispositif);
  return sous
    ? anneesDemandees(sous, { exercice, isPluriannuel: pluriannuel === true })
    : { exercice, exercice_fin: exercice };
}

/**
 * Returns the service in whose name this person begins the dossier: one of theirs that the campaign names. Null for a
 * person who does not act for a service; undefined for one who does but may not begin a dossier here.
 */
function serviceWhoBegins(actor: Actor, { instructeurs }: Campagne): string | null | undefined {
  if (!isServiceRole(actor.role)) return null;
  const named = instructeurs.map(({ id_service }) => id_service);
  return isInstructeur(actor)
    ? actor.services.find(({ id_service }) => named.includes(id_service))?.id_service
    : undefined;
}

function newDossier({ version, applicant, actor, service, body, repris, at }: Beginning): NewDossier {
  const { exercice, id_sous_type_dispositif, renouvellement } = body.description;
  const sous = findSousDispositif(version.contenu, id_sous_type_dispositif);
  const annees = anneesOf(version.contenu, body.description);
  const { titre, instructeurs } = version.contenu;
  const referent = instructeurs.find((one) => one.isReferent) ?? instructeurs[0];
  const key = { code: version.code, sous: id_sous_type_dispositif, exercice, siret: body.demandeur.id_siret };
  return {
    genre: 'subvention',
    id_association: applicant.id_association,
    id_siret: body.demandeur.id_siret,
    ...annees,
    titre,
    id_type_dispositif: version.id_type_dispositif,
    id_sous_type_dispositif,
    lib_sous_type_dispositif: sous?.label ?? null,
    id_service_instructeur: referent?.id_service ?? '',
    cle_unicite: cleUnicite({ ...key, user: actor.id }),
    tete: {
      description: {
        ...toDescription(version.contenu, sous, annees),
        renouvellement: repris ? 'renouvellement' : renouvellement,
      },
      demandeur: { ...repris?.demandeur, id_siret: body.demandeur.id_siret },
      ...(body.projet && { commence: body.projet }),
      ...(repris && {
        customs: repris.customs,
        attestation: repris.attestation,
        relecture: repris.relecture,
      }),
    },
    recherche: [titre, sous?.label, applicant.nom, applicant.commune].filter(Boolean).join(' '),
    created_by: actor.id,
    created_by_type: service === null ? 'association' : 'rds',
    created_by_service: service,
    cree_le: at,
  };
}
