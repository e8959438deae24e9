import {
  type CreateDossierSubvention,
  createDossierSubventionSchema,
} from '@asso/contract/subvention/subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { multiYearEnd } from '@asso/domain/referentiel/exercices';
import { sousDispositifOf } from '@asso/domain/subvention/campagne.rules';
import { cleUnicite, creationProblems } from '@asso/domain/subvention/creation.rules';
import { type Demandeur, findDemandeur } from '../association/association-du-dossier.sql.ts';
import { dejaCommence } from '../dossier/deja-commence.ts';
import { findByKey, insertDossier, type NewDossier } from '../dossier/dossier.sql.ts';
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
    const applicant = await findDemandeur(trx, { actor, id_siret: demandeur.id_siret });
    if (!applicant) return refusal({ code: 'dossier.inaccessible', field: 'demandeur.id_siret' });
    const [first, ...others] = creationProblems({
      campagne: version.contenu,
      campagne_exercice: version.campagne_exercice,
      ...description,
      regime: applicant.regime,
      now: at,
    });
    if (first) return refusal(first, ...others);
    const row = newDossier({ version, applicant, actor, body: parsed.data, at });
    const inserted = await insertDossier(trx, row);
    if (!inserted) {
      const other = await findByKey(trx, row.cle_unicite);
      return other ? dejaCommence(other) : refusal({ code: 'kernel.conflit' });
    }
    await pinVersion(trx, { id_dossier: inserted.id, id_campagne_version: version.id });
    await writeHistory(trx, {
      objet: 'dossier',
      id_objet: inserted.id,
      by: actor,
      at,
      action: 'dossier.create',
      details: { cote: row.created_by_type === 'rds' ? 'service' : 'association' },
    });
    return { ok: true, value: { id: inserted.id } };
  });
}

type Beginning = {
  version: CampagneRow;
  applicant: Demandeur;
  actor: Actor;
  body: CreateDossierSubvention;
  at: Date;
};

function newDossier({ version, applicant, actor, body, at }: Beginning): NewDossier {
  const { exercice, id_sous_type_dispositif, renouvellement } = body.description;
  const sous = sousDispositifOf(version.contenu, id_sous_type_dispositif);
  const exercice_fin = sous?.duree_pluriannuelle
    ? multiYearEnd({ exercice, dureePluriannuelle: sous.duree_pluriannuelle })
    : exercice;
  const { titre, instructeurs } = version.contenu;
  const referent = instructeurs.find((one) => one.isReferent) ?? instructeurs[0];
  const isFromService = actor.role.startsWith('rds.');
  const key = { code: version.code, sous: id_sous_type_dispositif, exercice, siret: body.demandeur.id_siret };
  return {
    genre: 'subvention',
    id_association: applicant.id_association,
    id_siret: body.demandeur.id_siret,
    exercice,
    exercice_fin,
    titre,
    id_type_dispositif: version.id_type_dispositif,
    id_sous_type_dispositif,
    lib_sous_type_dispositif: sous?.label ?? null,
    id_service_instructeur: referent?.id_service ?? '',
    cle_unicite: cleUnicite({ ...key, user: actor.id }),
    tete: {
      description: { exercice, exercice_fin, pluriannuel: exercice_fin > exercice, renouvellement },
      demandeur: { id_siret: body.demandeur.id_siret },
    },
    recherche: [titre, sous?.label, applicant.nom, applicant.commune].filter(Boolean).join(' '),
    created_by: actor.id,
    created_by_type: isFromService ? 'rds' : 'association',
    created_by_service: isFromService ? (actor.services[0]?.id_service ?? null) : null,
    cree_le: at,
  };
}
