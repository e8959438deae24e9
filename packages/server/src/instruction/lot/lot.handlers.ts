import type { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isDuService } from '@asso/domain/instruction/bureau.rights';
import type { ParametresLot } from '@asso/domain/instruction/lot.rules';
import { canMoveLot } from '@asso/domain/instruction/lot.states';
import { isMontant } from '@asso/domain/kernel/money';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { findCourriers } from '../../courrier/courrier.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Answer, fileAnswer, type Handlers, type Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkParametres } from './check-parametres.ts';
import { dossiersOf, examineLignes, type LotExamine } from './examine-lot.ts';
import { executerLotJob } from './lot.job.ts';
import {
  findLot,
  type LigneRow,
  type LotRow,
  ligneOrder,
  listCourriersDuLot,
  listLignes,
  listLots,
  lockLot,
  lotOrder,
  pageLignes,
  saveExamens,
  updateLot,
} from './lot.sql.ts';
import { courriersEnPdf, courriersEnZip, rapportCsv } from './lot-fichiers.ts';
import { enveloppesDuLot, ligneView, lotItem, lotView, problemsOf } from './lot-view.ts';
import { montantsOf, prepareLot } from './prepare-lot.ts';

const introuvable = refused({ code: 'lot.introuvable' });

/** A lot is read by its author alone, as long as they belong to its service: its letters belong to the service. */
const isOwn = (actor: Actor, row: LotRow | undefined): row is LotRow =>
  row?.id_utilisateur === actor.id &&
  isDuService(actor, { id: row.id_service, code_territoire: row.code_territoire });

export function lotHandlers(platform: Platform): Handlers<typeof lotEndpoints> {
  const { db, clock } = platform;

  const shown = async (id: string, status?: number): Promise<Answer<LotView>> => {
    const row = await findLot(db, id);
    if (!row) return introuvable;
    return { ok: true, value: await lotView(db, row), version: row.version, ...(status ? { status } : {}) };
  };

  const own = async (actor: Actor, id: string): Promise<Result<LotRow>> => {
    const row = await findLot(db, id);
    return isOwn(actor, row) ? ok(row) : introuvable;
  };

  const lignesView = async (actor: Actor, lot: LotRow, rows: readonly LigneRow[]) => {
    const dossiers = await dossiersOf(
      db,
      rows.map(({ id_dossier }) => id_dossier),
    );
    return rows.map((row) => ligneView(row, { dossier: dossiers.get(row.id_dossier), lot, actor }));
  };

  /** Changes a lot that is not launched, then examines its lines again. */
  const change = async (
    { actor, id, ifMatch }: { actor: Actor; id: string; ifMatch: number },
    work: (
      trx: Tx,
      lot: LotRow,
    ) => Promise<Result<{ parametres: ParametresLot; lignes: readonly LigneRow[] }>>,
  ): Promise<Result<null> | Refused> =>
    inTransaction(db, async (trx) => {
      const lot = await lockLot(trx, id);
      if (!isOwn(actor, lot)) return introuvable;
      if (!canMoveLot(lot.etat, 'lancer')) return refused({ code: 'lot.deja-lance' });
      if (lot.version !== ifMatch)
        return { ok: false, problems: [{ code: 'kernel.conflit' }], version: lot.version };
      const worked = await work(trx, lot);
      if (!worked.ok) return worked;
      const { parametres, lignes } = worked.value;
      const examen: LotExamine = {
        actor,
        id_service: lot.id_service,
        action: lot.action,
        parametres,
        now: clock.now(),
      };
      await saveExamens(trx, id, await examineLignes(trx, examen, lignes));
      await updateLot(trx, id, { parametres });
      return ok(null);
    });

  const launch = (trx: Tx, id: string, set: Parameters<typeof updateLot>[2]) =>
    updateLot(trx, id, { etat: 'en_cours', ...set }).then(() =>
      platform.jobs.enqueue(trx, executerLotJob, { id }),
    );

  return {
    createLot: async ({ actor, body }) => {
      const prepared = await prepareLot(platform, { actor, body });
      return prepared.ok ? shown(prepared.value) : prepared;
    },

    listLots: async ({ actor, query }) => {
      const cursor = readCursor(query.cursor, lotOrder);
      if (!cursor.ok) return cursor;
      const page = await listLots(db, { id_utilisateur: actor.id, limit: query.limit, cursor: cursor.value });
      const { rows, next, previous } = page;
      const items = rows.filter((row) => isOwn(actor, row)).map(lotItem);
      return { ok: true, value: { items, next, previous } };
    },

    readLot: async ({ actor, params: { id } }) => {
      const found = await own(actor, id);
      return found.ok ? shown(id) : found;
    },

    listLignes: async ({ actor, params: { id }, query }) => {
      const found = await own(actor, id);
      if (!found.ok) return found;
      const cursor = readCursor(query.cursor, ligneOrder);
      if (!cursor.ok) return cursor;
      const page = await pageLignes(db, {
        id_lot: id,
        etats: query.etats,
        limit: query.limit,
        cursor: cursor.value,
      });
      const { rows, next, previous } = page;
      return { ok: true, value: { items: await lignesView(actor, found.value, rows), next, previous } };
    },

    saveLot: async ({ actor, params: { id }, body, ifMatch }) => {
      const changed = await change({ actor, id, ifMatch }, async (trx, lot) => {
        const checked = await checkParametres(trx, lot, body.parametres);
        if (!checked.ok) return checked;
        const lignes = await listLignes(trx, id);
        if (body.montants_demandes !== true) return ok({ parametres: body.parametres, lignes });
        const ids = lignes.map(({ id_dossier }) => id_dossier);
        const asked = await montantsOf(trx, { ids, id_service: lot.id_service, base: 'demande' });
        return ok({ parametres: body.parametres, lignes: lignes.map((one) => withAsked(one, asked)) });
      });
      return changed.ok ? shown(id) : changed;
    },

    saveLigne: async ({ actor, params: { id, rang }, body: { montants, isRetiree }, ifMatch }) => {
      const changed = await change({ actor, id, ifMatch }, async (trx, lot) => {
        const ligne = (await listLignes(trx, id)).find((one) => one.rang === rang);
        if (!ligne) return refused({ code: 'lot.ligne-inconnue' });
        const given = montants ?? [];
        const isKnown = given.every((one) => ligne.montants.some((own) => isSame(own, one)));
        if (!isKnown || !given.every((one) => isMontant(one.montant_accorde))) {
          return refused({ code: 'dossier.montant-accorde', field: 'montants' });
        }
        const etat = isRetiree === undefined ? ligne.etat : isRetiree ? 'retiree' : 'prete';
        const next = ligne.montants.map((own) => ({ ...own, ...given.find((one) => isSame(own, one)) }));
        return ok({ parametres: lot.parametres, lignes: [{ ...ligne, etat, montants: next }] });
      });
      if (!changed.ok) return changed;
      const lot = await findLot(db, id);
      const rows = (await listLignes(db, id)).filter((one) => one.rang === rang);
      const [ligne] = lot ? await lignesView(actor, lot, rows) : [];
      if (!lot || !ligne) return introuvable;
      return { ok: true, value: { lot: await lotView(db, lot), ligne }, version: lot.version };
    },

    launchLot: async ({ actor, params: { id }, ifMatch }) => {
      const launched = await inTransaction(db, async (trx): Promise<Result<null> | Refused> => {
        const lot = await lockLot(trx, id);
        if (!isOwn(actor, lot)) return introuvable;
        // The lot was launched from another window already: it runs once.
        if (!canMoveLot(lot.etat, 'lancer')) return ok(null);
        if (lot.version !== ifMatch)
          return { ok: false, problems: [{ code: 'kernel.conflit' }], version: lot.version };
        const enveloppes =
          lot.action === 'grant' ? await enveloppesDuLot(trx, lot, await listLignes(trx, id)) : [];
        const [first, ...others] = problemsOf(lot, enveloppes);
        if (first) return refused(first, ...others);
        await launch(trx, id, { lance_le: clock.now() });
        return ok(null);
      });
      return launched.ok ? shown(id) : launched;
    },

    retryLot: async ({ actor, params: { id }, body: { rangs } }) => {
      const retried = await inTransaction(db, async (trx): Promise<Result<null>> => {
        const lot = await lockLot(trx, id);
        if (!isOwn(actor, lot)) return introuvable;
        if (!canMoveLot(lot.etat, 'reprendre')) return refused({ code: 'lot.en-cours' });
        const failed = (await listLignes(trx, id)).filter(
          ({ etat, rang }) => etat === 'echec' && (rangs === undefined || rangs.includes(rang)),
        );
        if (failed.length === 0) return refused({ code: 'lot.sans-echec' });
        const { id_service, action, parametres } = lot;
        const examined = await examineLignes(
          trx,
          { actor, id_service, action, parametres, now: clock.now() },
          failed,
        );
        await saveExamens(
          trx,
          id,
          examined.map((one) => (one.etat === 'exclue' ? { ...one, etat: 'echec' } : one)),
        );
        if (examined.some(({ etat }) => etat === 'prete')) await launch(trx, id, { fini_le: null });
        return ok(null);
      });
      return retried.ok ? shown(id) : retried;
    },

    readLotCourriers: async ({ actor, params: { id, format } }) => {
      const found = await own(actor, id);
      if (!found.ok) return found;
      const ids = await listCourriersDuLot(db, id);
      if (ids.length === 0) return refused({ code: 'lot.sans-lettre' });
      const name = `lettres-${found.value.cree_le.toISOString().slice(0, 10)}.${format}`;
      if (format === 'zip') {
        const content = courriersEnZip(platform, await findCourriers(db, ids));
        return fileAnswer({ content, name, type: 'application/zip' });
      }
      const content = await courriersEnPdf(platform, ids, lotItem(found.value).titre);
      return fileAnswer({ content, name, type: 'application/pdf' });
    },

    readLotRapport: async ({ actor, params: { id } }) => {
      const found = await own(actor, id);
      if (!found.ok) return found;
      const lignes = await lignesView(actor, found.value, await listLignes(db, id));
      const name = `rapport-${found.value.cree_le.toISOString().slice(0, 10)}.csv`;
      return fileAnswer({ content: Buffer.from(rapportCsv(lignes)), name, type: 'text/csv' });
    },
  };
}

type Line = { id_projet: string; annee: number };

const isSame = (one: Line, other: Line): boolean =>
  one.id_projet === other.id_projet && one.annee === other.annee;

/** Puts the amount asked where none was proposed or typed. */
const withAsked = (
  ligne: LigneRow,
  asked: ReadonlyMap<string, readonly (Line & { montant_accorde: number | null })[]>,
): LigneRow => ({
  ...ligne,
  montants: ligne.montants.map((own) => ({
    ...own,
    montant_accorde:
      own.montant_accorde ??
      asked.get(ligne.id_dossier)?.find((one) => isSame(own, one))?.montant_accorde ??
      null,
  })),
});
