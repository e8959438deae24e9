import {
  type CreateDossierSubvention,
  createDossierSubventionSchema,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { isInstructeur } from '@asso/domain/dossier/dossier.rights';
import type { Problem } from '@asso/domain/kernel/result';
import { type Campagne, sousDispositifOf } from '@asso/domain/subvention/campagne.rules';
import { descriptionDuChoix } from '@asso/domain/subvention/choix.rules';
import { cleUnicite, creationProblems } from '@asso/domain/subvention/creation.rules';
import { anneesDemandees } from '@asso/domain/subvention/projet-annees.rules';
import { reserveProblems } from '@asso/domain/subvention/reserve.rules';
import { type Demandeur, findDemandeur } from '../association/association-du-dossier.sql.ts';
import { listLignes } from '../association/ligne.sql.ts';
import { dejaCommence } from '../dossier/deja-commence.ts';
import { findByKey, holdKey } from '../dossier/dossier.sql.ts';
import { insertDossier, type NewDossier } from '../dossier/insert-dossier.sql.ts';
import { tellBegun } from '../dossier/tell-begun.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { inputProblems } from '../platform/http/input-problems.ts';
import type { Platform } from '../platform/platform.ts';
import { pinVersion } from './dossier-subvention.sql.ts';
import { type CampagneRow, findCurrentCampagne } from './subvention.sql.ts';

/** Begins a dossier on the current version of the campaign, which it pins. */
export async function createDossierSubvention(
  platform: Platform,
  { actor, body }: { actor: Actor; body: unknown },
): Promise<Answer<{ id: string }>> {
  const parsed = createDossierSubventionSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problems: inputProblems(parsed.error) };
  const { description, demandeur } = parsed.data;
  const at = platform.clock.now();
  return inTransaction(platform.db, async (trx) => {
    const version = await findCurrentCampagne(trx, description.code_subvention);
    if (!version?.active)
      return refusal({ code: 'subvention.inconnue', field: 'description.code_subvention' });
    const service = serviceWhoBegins(actor, version.contenu);
    if (service === undefined) return refusal({ code: 'subvention.service-non-instructeur' });
    const applicant = await findDemandeur(trx, { actor, id_siret: demandeur.id_siret });
    if (!applicant) return refusal({ code: 'dossier.inaccessible', field: 'demandeur.id_siret' });
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
    const row = newDossier({ version, applicant, actor, service, body: parsed.data, at });
    await holdKey(trx, row.cle_unicite);
    const inserted = await insertDossier(trx, row);
    if (!inserted) {
      const other = await findByKey(trx, row.cle_unicite);
      return other ? dejaCommence(actor, other) : refusal({ code: 'kernel.conflit' });
    }
    await pinVersion(trx, { id_dossier: inserted.id, id_campagne_version: version.id });
    await writeHistory(trx, {
      objet: 'dossier',
      id_objet: inserted.id,
      by: actor,
      at,
      action: 'dossier.create',
    });
    if (service !== null) await tellBegun(platform, trx, { id: inserted.id, service, actor });
    return { ok: true, value: { id: inserted.id } };
  });
}

/** What it is reserved to is looked for in the whole file, whoever begins. */
async function reservePour(trx: Tx, campagne: Campagne, applicant: Demandeur): Promise<Problem[]> {
  if (!campagne.territoires && !campagne.publics) return [];
  const { id_association: idAssociation, code_departement: departement, fiche } = applicant;
  const types = ['agrements', 'rhs'] as const;
  const all = types.map((type) => listLignes(trx, { type, idAssociation }, { sirets: null, depuis: null }));
  const [agrements, rhs] = await Promise.all(all);
  return reserveProblems(campagne, {
    connue: { fiche, lignes: { agrements, rhs }, documents: [] },
    departement,
  });
}

type Beginning = {
  version: CampagneRow;
  applicant: Demandeur;
  actor: Actor;
  /** The service that begins it for the association; null: the association begins it itself. */
  service: string | null;
  body: CreateDossierSubvention;
  at: Date;
};

/** A service begins a request for an association when it instructs this grant, and as itself; others begin none. */
function serviceWhoBegins(actor: Actor, { instructeurs }: Campagne): string | null | undefined {
  if (!isServiceRole(actor.role)) return null;
  const named = instructeurs.map(({ id_service }) => id_service);
  return isInstructeur(actor)
    ? actor.services.find(({ id_service }) => named.includes(id_service))?.id_service
    : undefined;
}

function newDossier({ version, applicant, actor, service, body, at }: Beginning): NewDossier {
  const { exercice, id_sous_type_dispositif, renouvellement } = body.description;
  const sous = sousDispositifOf(version.contenu, id_sous_type_dispositif);
  const annees = sous
    ? anneesDemandees(sous, { exercice, isPluriannuel: body.description.pluriannuel === true })
    : { exercice, exercice_fin: exercice };
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
      description: { ...descriptionDuChoix(version.contenu, sous, annees), renouvellement },
      demandeur: { id_siret: body.demandeur.id_siret },
    },
    recherche: [titre, sous?.label, applicant.nom, applicant.commune].filter(Boolean).join(' '),
    created_by: actor.id,
    created_by_type: service === null ? 'association' : 'rds',
    created_by_service: service,
    cree_le: at,
  };
}
