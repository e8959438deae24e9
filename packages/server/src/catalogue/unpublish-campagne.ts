import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import {
  findSubvention,
  followBrouillon,
  noteRecherche,
  takeVersionBack,
  writeBrouillon,
} from './campagne.sql.ts';
import { restoreEdition } from './move-edition.ts';
import { lockOffre, noteActe, refuseActe, refuseOffre } from './offre.ts';
import { findReferentId, listMots, offreCampagne } from './offre-campagne.ts';
import { campagneLue, readBrouillon, subventionRightsOn } from './read-campagne.ts';

type Vue = { campagne_exercice: number; numero: number };
type Target = { actor: Actor; key: string; vue: Vue };

/**
 * Takes back a publication made by mistake: its text stays as the draft, and the version before, if there is one, is
 * published again. Nobody can begin a dossier meanwhile.
 */
export const unpublishCampagne = (
  platform: Platform,
  { actor, key, vue }: Target,
): Promise<Answer<CampagneAdministree>> =>
  inTransaction(platform.db, async (trx) => {
    const row = await lockOffre(offreCampagne, trx, { actor, key, isWhole: true });
    if (!row) return refuseOffre(offreCampagne, 'inconnue');
    const { id_version } = row;
    if (id_version === null) return refuseActe(offreCampagne, row);
    if (row.numero !== vue.numero || row.campagne_exercice !== vue.campagne_exercice) {
      return refusal({ code: 'catalogue.autre-version' });
    }
    if (!subventionRightsOn(actor, row).unpublish) return refusal({ code: 'catalogue.version-commencee' });
    const at = platform.clock.now();
    const { valeur, version } = await readBrouillon(trx, row);
    await writeBrouillon(trx, { row, valeur, version, actor, at });
    await takeVersionBack(trx, { id: id_version, code: row.code, at });
    const edition = { id_subvention: row.id, campagne_exercice: vue.campagne_exercice };
    await restoreEdition(platform, trx, { edition, id_version, actor, at });
    const before = await findSubvention(trx, row.id);
    if (before?.id_version) {
      await noteRecherche(trx, row.id, listMots(row, await findContenu(trx, before.id_version)));
    } else {
      const titre = valeur.titre?.trim() || row.titre;
      await followBrouillon(trx, row.id, { titre, id_service: findReferentId(valeur) });
    }
    await noteActe(offreCampagne, trx, {
      row,
      actor,
      at,
      acte: 'unpublish',
      from: `${vue.campagne_exercice}, version ${vue.numero}`,
      to: before?.id_version ? `${before.campagne_exercice}, version ${before.numero}` : null,
    });
    return campagneLue(trx, await findSubvention(trx, row.id), { actor });
  });
