import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { cloturesRetirees } from '@asso/domain/catalogue/calendrier/cloture.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { changementsCampagne } from '@asso/domain/catalogue/changement.words';
import { avecReglagesConnus, campagneAPublier } from '@asso/domain/catalogue/publication.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isInTerritoire } from '@asso/domain/compte/territoire-admin.rules';
import { changementsAuJournal } from '@asso/domain/identifiants/avant-apres';
import { lignes } from '@asso/domain/kernel/lignes';
import type { Problem } from '@asso/domain/kernel/result';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { cloturesDeplacees } from '@asso/domain/subvention/edition.rules';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findService } from '../service/service.sql.ts';
import { findEdition } from '../subvention/edition.sql.ts';
import { insertCampagneVersion, listVersions } from '../subvention/subvention.sql.ts';
import { writeBrouillon } from './brouillon.sql.ts';
import { noteRecherche, type SubventionRow } from './campagne.sql.ts';
import { moveClotures } from './change-cloture.ts';
import { lockOffre, notePublication } from './offre.ts';
import {
  campagneAdministree,
  findAdministree,
  nomsDesCampagnes,
  offreCampagne,
  publishedOf,
  readBrouillon,
  subventionInconnue,
} from './read-campagne.ts';

type Target = { actor: Actor; key: string; version: number };

/** Publishes the draft at the version that the caller saw: a save made in between is a conflict. */
export const publishCampagne = (
  platform: Platform,
  { actor, key, version }: Target,
): Promise<Answer<CampagneAdministree>> =>
  inTransaction(platform.db, async (trx) => {
    const row = await lockOffre(offreCampagne, trx, { actor, key });
    if (!row) return subventionInconnue;
    const brouillon = await readBrouillon(trx, row);
    if (brouillon.version !== version) {
      return { ...refusal({ code: 'kernel.conflit' }), version: brouillon.version };
    }
    const published = await publishedOf(trx, row);
    const dispositif = row.id_type_dispositif;
    const valeur = avecReglagesConnus(brouillon.valeur, dispositif);
    const changes = changementsCampagne(published, valeur, await nomsDesCampagnes(trx, published, valeur));
    if (published && changes.length === 0) {
      return refusal({ code: 'catalogue.sans-changement', params: { numero: row.numero ?? 0 } });
    }
    const versions = await listVersions(trx, row.id);
    const avant = versions.map((one) => one.contenu.champs_personnalises);
    const campagne = campagneAPublier({ brouillon: valeur, dispositif, avant });
    if (!campagne.ok) return { ok: false, problems: campagne.problems };
    const { campagne_exercice } = valeur as { campagne_exercice: number };
    const edition = { id_subvention: row.id, campagne_exercice };
    const before = await findEdition(trx, edition);
    const [first, ...others] = [
      ...cloturesRetirees(valeur, before ? { campagne_exercice, types: before.periodes } : null),
      ...(await servicesProblems(trx, actor, valeur)),
    ];
    if (first) return refusal(first, ...others);
    const at = platform.clock.now();
    const made = { id_subvention: row.id, campagne_exercice, contenu: campagne.value, publiee_le: at };
    const { id, numero } = await insertCampagneVersion(trx, made);
    const moved = before ? cloturesDeplacees(before, (await findEdition(trx, edition)) ?? before) : [];
    await moveClotures(platform, trx, { edition, moved, actor, at, id_version: id });
    const kept = { contenu: valeur, version: version + 1, at, by: actor.id };
    await writeBrouillon(trx, { id_subvention: row.id, ...kept });
    await noteRecherche(trx, row.id, motsOf(row, campagne.value));
    await notePublication(offreCampagne, trx, {
      row,
      by: actor,
      at,
      publiee: { numero, campagne_exercice },
      details: { changements: changes.length },
      // What is published for the first time replaces nothing.
      valeurs: published ? changementsAuJournal(changes) : [],
    });
    const after = (await findAdministree(trx, actor, row.id)) ?? row;
    const value = await campagneAdministree(trx, actor, after);
    return { ok: true, value, version: value.brouillon.version, status: 201 };
  });

/**
 * Lists the services that do not exist or are closed, and a responsible one that is outside the publisher's territory.
 */
async function servicesProblems(
  trx: Tx,
  actor: Actor,
  { instructeurs }: BrouillonCampagne,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { id, id_service, isReferent } of lignes(instructeurs)) {
    const field = `instructeurs.${id}.id_service`;
    const service = id_service ? await findService(trx, id_service) : undefined;
    if (!service || service.locked) found.push({ code: 'catalogue.service-inconnu', field });
    else if (isReferent === true && !isInTerritoire(actor.territoire, service.code_territoire)) {
      found.push({ code: 'catalogue.referent-hors-territoire', field });
    }
  }
  return found;
}

/** Gives the words by which the subvention is found. */
export const motsOf = (row: SubventionRow, campagne: Campagne): string[] => [
  row.code,
  row.lib_type_dispositif,
  campagne.titre,
  campagne.presentation ?? '',
  ...campagne.sous_dispositifs.map(({ label }) => label),
  ...(campagne.themes ?? []),
];
