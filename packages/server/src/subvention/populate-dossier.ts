import type { AjoutDossier } from '@asso/contract/dossier/populate.schemas';
import type { AjoutsDossier } from '@asso/contract/subvention/populate.schemas';
import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { partRead } from '@asso/domain/dossier/dossier.rights';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { comptesRendus } from '../dossier/compte-rendu/comptes-rendus.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { instructionsRead, refOf } from '../dossier/dossier-access.ts';
import { messageView } from '../dossier/historique-view.ts';
import { listMessages } from '../dossier/message/message.sql.ts';
import { notificationView } from '../notification/notification.handlers.ts';
import { readInbox } from '../notification/notification.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import { dossierSubventionView } from './dossier-subvention-view.ts';
import type { Loaded } from './load-dossier.ts';
import { findCurrentCampagne } from './subvention.sql.ts';
import { subventionViews } from './subvention-view.ts';

const atMost = 100;

type Asked = { actor: Actor; populate: readonly AjoutDossier[]; now: Date };

/**
 * Lists the additions asked for beside the dossier, as this person may read them; the others are in the dossier
 * itself.
 */
export async function ajoutsOf(db: Db, { row }: Loaded, asked: Asked): Promise<AjoutsDossier> {
  const common = await ajoutsCommuns(db, row, asked);
  if (!asked.populate.includes('subvention')) return common;
  const code = row.cle_unicite.split(':')[1] ?? '';
  const campagne = await findCurrentCampagne(db, code);
  const [subvention] = await subventionViews(db, campagne ? [campagne] : [], asked.now);
  return { ...common, subvention: subvention ?? null };
}

/** Lists the additions that exist for either kind of dossier. */
export async function ajoutsCommuns(
  db: Db,
  row: DossierRow,
  { actor, populate }: Asked,
): Promise<AjoutsDossier> {
  const readers: Partial<Record<AjoutDossier, () => Promise<AjoutsDossier>>> = {
    messages: async () => {
      const part = partRead(actor, refOf(row));
      const fil = { id_dossier: row.id, part, id_utilisateur: actor.id };
      return { messages: (await listMessages(db, fil)).map((one) => messageView(one, { actor, part })) };
    },
    notifications: async () => {
      const about = { id_utilisateur: actor.id, objet: { type: 'dossier', id: row.id } };
      const { rows } = await readInbox(db, { ...about, limit: atMost, cursor: null });
      return { notifications: rows.map(notificationView) };
    },
    service: async () => ({
      service: instructionsRead(actor, row).map((one) => ({
        id: one.id_service_instructeur,
        nom: one.nom_service,
        code: one.code_service,
      })),
    }),
    crfs: async () => ({ crfs: await comptesRendus.list(db, row) }),
  };
  const added = await Promise.all([...new Set(populate)].map((name) => readers[name]?.()));
  return Object.assign({}, ...added);
}

/**
 * Lists the additions when the dossier itself is not answered: its projects, documents and association are then
 * additions too.
 */
export async function ajoutsDuDossier(db: Db, loaded: Loaded, asked: Asked): Promise<object> {
  const { actor, populate, now } = asked;
  const viewer = { actor, currentYear: currentExercice(now) };
  const { projets, pieces, association } = dossierSubventionView(loaded, { viewer, now, say: sayProblem });
  return {
    ...(populate.includes('projets') && { projets }),
    ...(populate.includes('documents') && { documents: pieces }),
    ...(populate.includes('association') && { association }),
    ...(await ajoutsOf(db, loaded, asked)),
  };
}

/** Keeps only these fields of each project's form. */
export const withProjectFields = (
  view: DossierSubventionView,
  fields: readonly string[],
): DossierSubventionView => ({
  ...view,
  projets: view.projets.map((one) => ({ ...one, corps: pickPaths(one.corps, fields) })),
});
