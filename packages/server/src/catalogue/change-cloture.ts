import type { CampagneAdministree, Cloture } from '@asso/contract/catalogue/campagne.schemas';
import { calendrierSaisi } from '@asso/domain/catalogue/calendrier/calendrier.rules';
import {
  clotureProblems,
  computeCloture,
  withCloture,
} from '@asso/domain/catalogue/calendrier/cloture.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import type { SousDispositif } from '@asso/domain/subvention/campagne.rules';
import { type ClotureDeplacee, cloturesDeplacees, isAvancee } from '@asso/domain/subvention/edition.rules';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { countUnderWay, type EditionKey, findEdition, writePeriodes } from '../subvention/edition.sql.ts';
import { findCampagneVersion } from '../subvention/subvention.sql.ts';
import { findBrouillon, findSubvention, type SubventionRow, writeBrouillon } from './campagne.sql.ts';
import { moveClotures } from './move-edition.ts';
import { lockOffre, noteActe, refuseActe, refuseOffre } from './offre.ts';
import { offreCampagne } from './offre-campagne.ts';
import { campagneLue, subventionRightsOn } from './read-campagne.ts';

type Target = { actor: Actor; key: string; body: Cloture };

/**
 * Moves the closing of some types of the published edition, at once and for everybody, without publishing its form
 * again. Nobody can begin a dossier meanwhile.
 */
export const changeCloture = (
  platform: Platform,
  { actor, key, body }: Target,
): Promise<Answer<CampagneAdministree>> =>
  inTransaction(platform.db, async (trx) => {
    const row = await lockOffre(offreCampagne, trx, { actor, key, isWhole: true });
    if (!row) return refuseOffre(offreCampagne, 'inconnue');
    if (subventionRightsOn(actor, row).reschedule !== true || row.id_version === null) {
      return refuseActe(offreCampagne, row);
    }
    const { campagne_exercice } = body;
    if (row.campagne_exercice !== campagne_exercice) return refusal({ code: 'catalogue.autre-version' });
    const edition = { id_subvention: row.id, campagne_exercice };
    const before = await findEdition(trx, edition);
    const { contenu } = await findCampagneVersion(trx, row.id_version);
    const types = contenu.sous_dispositifs.filter(({ code }) => body.types.includes(code));
    const now = platform.clock.now();
    if (!before || types.length !== body.types.length || latestOf(types) !== Date.parse(body.cloture_vue)) {
      return refusal({ code: 'catalogue.autre-cloture' });
    }
    const [first, ...others] = clotureProblems(body, { types, fuseau: contenu.fuseau, now });
    if (first) return refusal(first, ...others);
    const date_fin = computeCloture(body, contenu.fuseau) ?? '';
    const periodes = before.periodes.map((one) =>
      body.types.includes(one.code) ? { ...one, date_fin } : one,
    );
    const moved = cloturesDeplacees(before, { periodes });
    const refused = await unconfirmed(trx, edition, { moved, body });
    if (refused) return refused;
    await writePeriodes(trx, edition, periodes);
    const motif = moved.some(isAvancee) ? (body.motif?.trim() ?? null) : null;
    await moveClotures(platform, trx, { edition, moved, actor, motif, isGardee: body.gardee, at: now });
    const typed = calendrierSaisi({ date_fin }, contenu.fuseau);
    await followClotures(trx, row, { actor, body, typed, at: now });
    for (const one of moved) {
      await noteActe(offreCampagne, trx, {
        row,
        actor,
        at: now,
        acte: 'reschedule',
        from: sayLimite(new Date(one.avant), contenu.fuseau),
        to: sayLimite(new Date(one.apres), contenu.fuseau),
        details: { campagne_exercice, type: one.code, ...(motif && { motif, gardee: body.gardee }) },
      });
    }
    return campagneLue(trx, await findSubvention(trx, row.id), { actor });
  });

const latestOf = (types: readonly SousDispositif[]): number =>
  Math.max(...types.map(({ date_fin }) => Date.parse(date_fin)));

type Asked = { moved: readonly ClotureDeplacee[]; body: Cloture };

/** Asks once more before what was promised is taken back, and says how many dossiers were begun on that promise. */
async function unconfirmed(trx: Tx, edition: EditionKey, { moved, body }: Asked): Promise<Refused | null> {
  if (!moved.some(isAvancee) || body.confirmee) return null;
  const counts = await countUnderWay(trx, edition);
  const n = moved.reduce((sum, { code }) => sum + (counts.get(code) ?? 0), 0);
  return refusal({ code: 'catalogue.cloture-a-confirmer', params: { n } });
}

type TypedCloture = Parameters<typeof withCloture>[2];

/** Gives the draft the new closing, unless it is that of another edition. */
async function followClotures(
  trx: Tx,
  row: SubventionRow,
  { actor, body, typed, at }: { actor: Actor; body: Cloture; typed: TypedCloture; at: Date },
): Promise<void> {
  const ecrit = await findBrouillon(trx, row.id);
  if (ecrit?.valeur.campagne_exercice !== body.campagne_exercice) return;
  const valeur = withCloture(ecrit.valeur, body.types, typed);
  await writeBrouillon(trx, { row, valeur, version: ecrit.version, actor, at });
}
