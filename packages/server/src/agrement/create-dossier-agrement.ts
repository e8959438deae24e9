import { createDossierAgrementSchema } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { cleAgrement, debutProblems } from '@asso/domain/agrement/creation-agrement.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { refusDemandeur } from '@asso/domain/dossier/demandeur.rules';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import { type Demandeur, findDemandeur, findSiretFerme } from '../association/association-du-dossier.sql.ts';
import { alreadyBegunRefusal } from '../dossier/deja-commence.ts';
import { findByKey, holdKey } from '../dossier/dossier.sql.ts';
import { insertDossier, type NewDossier } from '../dossier/insert-dossier.sql.ts';
import { shareAtStart } from '../dossier/partage/partage.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { inputProblems } from '../platform/http/input-problems.ts';
import type { Platform } from '../platform/platform.ts';
import { readListes } from '../referentiel/listes.ts';
import { findVersionCourante, pinVersionAgrement, type VersionAgrement } from './version.sql.ts';

/**
 * Begins a dossier for an agrément on the version published now, which the dossier keeps; a service cannot ask for one
 * in place of the association.
 */
export async function createDossierAgrement(
  platform: Platform,
  { actor, body }: { actor: Actor; body: unknown },
): Promise<Answer<{ id: string }>> {
  const parsed = createDossierAgrementSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problems: inputProblems(parsed.error) };
  if (isServiceRole(actor.role)) return refusal({ code: 'agrement.service-demandeur' });
  const { description, demandeur } = parsed.data;
  const at = platform.clock.now();
  return inTransaction(platform.db, async (trx) => {
    const version = await findVersionCourante(trx, description.code_agrement);
    if (version?.etat !== 'publie')
      return refusal({ code: 'agrement.non-propose', field: 'description.code_agrement' });
    const asked = { actor, id_siret: demandeur.id_siret };
    const applicant = await findDemandeur(trx, asked);
    if (!applicant) return refusal(refusDemandeur(await findSiretFerme(trx, asked)));
    const [first, ...others] = debutProblems({
      definition: version.contenu,
      version,
      description,
      siret: demandeur.id_siret,
      siege: applicant.fiche.identite.id_siret_siege ?? null,
      departement: applicant.code_departement,
      now: at,
    });
    if (first) return refusal(first, ...others);
    const listes = await readListes(trx, ['agrements-types']);
    const type = findLabel('agrements-types', version.type_agrement, listes);
    const row = newDossier({ version, type, applicant, actor, siret: demandeur.id_siret, at });
    await holdKey(trx, row.cle_unicite);
    const pin = (id: string) => pinVersionAgrement(trx, id, version.id);
    const inserted = await insertDossier(trx, row, pin);
    if (!inserted) {
      const other = await findByKey(trx, row.cle_unicite);
      return other ? alreadyBegunRefusal(actor, other) : refusal({ code: 'kernel.conflit' });
    }
    const line = { objet: 'dossier', id_objet: inserted.id, by: actor, at };
    await writeHistory(trx, { ...line, action: 'dossier.create' });
    if (parsed.data.partage) await shareAtStart(platform, trx, { id_dossier: inserted.id, actor, at });
    return { ok: true, value: { id: inserted.id } };
  });
}

type Debut = {
  version: VersionAgrement;
  type: string;
  applicant: Demandeur;
  actor: Actor;
  siret: string;
  at: Date;
};

function newDossier({ version, type, applicant, actor, siret, at }: Debut): NewDossier {
  const { code, type_agrement, id_service, campagne_exercice: exercice, contenu } = version;
  return {
    genre: 'agrement',
    id_association: applicant.id_association,
    id_siret: siret,
    exercice,
    exercice_fin: exercice,
    titre: contenu.libelle,
    id_type_dispositif: null,
    id_sous_type_dispositif: null,
    lib_sous_type_dispositif: null,
    id_service_instructeur: id_service,
    cle_unicite: cleAgrement({ code, exercice, siret, user: actor.id }),
    tete: {
      description: {
        code_agrement: code,
        id_type_agrement: type_agrement,
        id_service_instructeur: id_service,
        exercice,
      },
      demandeur: { id_siret: siret },
    },
    recherche: [contenu.libelle, type, applicant.nom, applicant.commune].filter(Boolean).join(' '),
    created_by: actor.id,
    created_by_type: 'association',
    created_by_service: null,
    cree_le: at,
  };
}
