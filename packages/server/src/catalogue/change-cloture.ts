import type { CampagneAdministree, Cloture } from '@asso/contract/catalogue/campagne.schemas';
import { calendrierSaisi } from '@asso/domain/catalogue/calendrier/calendrier.rules';
import { clotureOf, clotureProblems, withCloture } from '@asso/domain/catalogue/calendrier/cloture.rules';
import { etatsSubvention } from '@asso/domain/catalogue/catalogue.states';
import type { Actor } from '@asso/domain/compte/actor';
import { limiteSaid } from '@asso/domain/identifiants/echeances-affichees';
import type { SousDispositif } from '@asso/domain/subvention/campagne.rules';
import { type ClotureDeplacee, cloturesDeplacees, isAvancee } from '@asso/domain/subvention/edition.rules';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countEnSaisie,
  type EditionKey,
  findEdition,
  insertCloture,
  keepClotures,
  writePeriodes,
} from '../subvention/edition.sql.ts';
import { findCampagneVersion } from '../subvention/subvention.sql.ts';
import { findBrouillon, writeBrouillon } from './brouillon.sql.ts';
import { lockVersions, type SubventionRow } from './campagne.sql.ts';
import { clotureJob } from './cloture.job.ts';
import { lockOffre, noteActe } from './offre.ts';
import {
  campagneAdministree,
  etatOf,
  findAdministree,
  offreCampagne,
  rightsOn,
  subventionInconnue,
} from './read-campagne.ts';

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
    const seen = await findAdministree(trx, actor, key);
    if (!seen) return subventionInconnue;
    await lockVersions(trx, seen.id);
    const row = await lockOffre(offreCampagne, trx, { actor, key: seen.id });
    if (!row) return subventionInconnue;
    if (rightsOn(actor, row).reschedule !== true || row.id_version === null) {
      return refusal({ code: 'catalogue.acte-impossible', params: { etat: etatsSubvention[etatOf(row)] } });
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
    const date_fin = clotureOf(body, contenu.fuseau) ?? '';
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
        by: actor,
        at: now,
        acte: 'reschedule',
        from: limiteSaid(new Date(one.avant), contenu.fuseau),
        to: limiteSaid(new Date(one.apres), contenu.fuseau),
        details: { campagne_exercice, type: one.code, ...(motif && { motif, gardee: body.gardee }) },
      });
    }
    const after = (await findAdministree(trx, actor, row.id)) ?? row;
    const value = await campagneAdministree(trx, actor, after);
    return { ok: true, value, version: value.brouillon.version };
  });

const latestOf = (types: readonly SousDispositif[]): number =>
  Math.max(...types.map(({ date_fin }) => Date.parse(date_fin)));

type Asked = { moved: readonly ClotureDeplacee[]; body: Cloture };

/** Asks once more before what was promised is taken back, and says how many dossiers were begun on that promise. */
async function unconfirmed(trx: Tx, edition: EditionKey, { moved, body }: Asked): Promise<Refused | null> {
  if (!moved.some(isAvancee) || body.confirmee) return null;
  const counts = await countEnSaisie(trx, edition);
  const n = moved.reduce((sum, { code }) => sum + (counts.get(code) ?? 0), 0);
  return refusal({ code: 'catalogue.cloture-a-confirmer', params: { n } });
}

type Deplacement = {
  edition: EditionKey;
  moved: readonly ClotureDeplacee[];
  actor: Actor;
  at: Date;
  motif?: string | null;
  /** Those who had begun keep a closing that is taken away. */
  isGardee?: boolean;
  /** The version whose publication, or whose being taken back, moves the closings. */
  id_version?: string | null;
};

/** Does what follows from closings that have moved: who keeps the old one, who is told, and what the public reads. */
export async function moveClotures(
  { jobs }: Pick<Platform, 'jobs'>,
  trx: Tx,
  { edition, moved, actor, at, motif = null, isGardee = true, id_version = null }: Deplacement,
): Promise<void> {
  if (moved.length === 0) return;
  const counts = await countEnSaisie(trx, edition);
  for (const one of moved) {
    const gardee = isAvancee(one) && isGardee;
    if (isAvancee(one)) {
      await keepClotures(trx, edition, { code: one.code, le: isGardee ? new Date(one.avant) : null });
    }
    const brouillons = counts.get(one.code) ?? 0;
    const said = { ...edition, motif, gardee, brouillons, le: at, par: actor.id, id_version };
    await jobs.enqueue(trx, clotureJob, { id: await insertCloture(trx, one, said) });
  }
}

type TypedCloture = Parameters<typeof withCloture>[2];

/** Gives the draft the new closing, unless it is that of another edition. */
async function followClotures(
  trx: Tx,
  row: SubventionRow,
  { actor, body, typed, at }: { actor: Actor; body: Cloture; typed: TypedCloture; at: Date },
): Promise<void> {
  const ecrit = await findBrouillon(trx, row.id);
  if (ecrit?.contenu.campagne_exercice !== body.campagne_exercice) return;
  const contenu = withCloture(ecrit.contenu, body.types, typed);
  await writeBrouillon(trx, {
    id_subvention: row.id,
    contenu,
    version: ecrit.version + 1,
    at,
    by: actor.id,
  });
}
