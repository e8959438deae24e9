import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { etatsSubvention } from '@asso/domain/catalogue/catalogue.states';
import type { Actor } from '@asso/domain/compte/actor';
import { lignes } from '@asso/domain/kernel/lignes';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { writeBrouillon } from './brouillon.sql.ts';
import { followBrouillon, lockVersions, noteRecherche } from './campagne.sql.ts';
import { lockOffre, noteActe } from './offre.ts';
import { motsOf } from './publish-campagne.ts';
import {
  campagneAdministree,
  etatOf,
  findAdministree,
  offreCampagne,
  readBrouillon,
  rightsOn,
  subventionInconnue,
} from './read-campagne.ts';
import { takeVersionBack } from './reprise.sql.ts';
import { restoreEdition } from './restore-edition.ts';

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
    const seen = await findAdministree(trx, actor, key);
    if (!seen) return subventionInconnue;
    await lockVersions(trx, seen.id);
    const row = await lockOffre(offreCampagne, trx, { actor, key: seen.id });
    if (!row) return subventionInconnue;
    const { id_version } = row;
    if (id_version === null) {
      return refusal({ code: 'catalogue.acte-impossible', params: { etat: etatsSubvention[etatOf(row)] } });
    }
    if (row.numero !== vue.numero || row.campagne_exercice !== vue.campagne_exercice) {
      return refusal({ code: 'catalogue.autre-version' });
    }
    if (!rightsOn(actor, row).unpublish) return refusal({ code: 'catalogue.version-commencee' });
    const at = platform.clock.now();
    const { valeur, version } = await readBrouillon(trx, row);
    await writeBrouillon(trx, {
      id_subvention: row.id,
      contenu: valeur,
      version: version + 1,
      at,
      by: actor.id,
    });
    await takeVersionBack(trx, { id: id_version, code: row.code, at });
    const edition = { id_subvention: row.id, campagne_exercice: vue.campagne_exercice };
    await restoreEdition(platform, trx, { edition, id_version, actor, at });
    const before = await findAdministree(trx, actor, row.id);
    const referent = lignes(valeur.instructeurs).find(({ isReferent }) => isReferent === true);
    if (before?.id_version) {
      await noteRecherche(trx, row.id, motsOf(row, await findContenu(trx, before.id_version)));
    } else {
      const titre = valeur.titre?.trim() || row.titre;
      await followBrouillon(trx, row.id, { titre, id_service: referent?.id_service ?? null });
    }
    await noteActe(offreCampagne, trx, {
      row,
      by: actor,
      at,
      acte: 'unpublish',
      from: `${vue.campagne_exercice}, version ${vue.numero}`,
      to: before?.id_version ? `${before.campagne_exercice}, version ${before.numero}` : null,
    });
    const after = (await findAdministree(trx, actor, row.id)) ?? row;
    const value = await campagneAdministree(trx, actor, after);
    return { ok: true, value, version: value.brouillon.version };
  });
