import { sayServicePspProblem } from '@asso/contract/pass-sport/say-service-psp-problem';
import type { LigneMouvement, RapportMouvements } from '@asso/contract/pass-sport/service-psp.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { type ActionPaiement, paiementReached } from '@asso/domain/paiement/demande-paiement.states';
import {
  type ActePsp,
  actePspProblems,
  causePsp,
  etatsBefore,
  inscriptionsMax,
  sommePsp,
} from '@asso/domain/pass-sport/service-psp.rules';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { orRolledBack, rolledBack } from '../../referentiel/import/essai.ts';
import { type DossierPspRow, lockDossierPsp, touchDossierPsp } from '../dossier-psp.sql.ts';
import { objetPsp } from '../pass-sport-view.ts';
import { tellMouvement } from '../tell-mouvement.ts';
import { type Controle, checkRemboursement, listBlocages } from './controle-remboursement.ts';
import { type InscriptionServiceRow, listDossiersChoisis, lockChoisies, moveAll } from './service-psp.sql.ts';

type Asked = ActePsp & {
  actor: Actor;
  essai: boolean;
  inscriptions: readonly { id: string; version: number }[];
  /** Whole dossiers, of which all the inscriptions that this move can start from are taken. */
  dossiers: readonly string[];
};

type Suivi = { dossier: DossierPspRow; controle: Controle };

/** Moves one inscription or many, for a trial or for good: each moves or says why it stays. */
export async function moveInscriptions(platform: Platform, asked: Asked): Promise<Result<RapportMouvements>> {
  const at = platform.clock.now();
  const [first, ...others] = actePspProblems(asked, at);
  if (first) return refused(first, ...others);
  if (asked.inscriptions.length + asked.dossiers.length === 0) return refused({ code: 'psp-service.rien' });
  return orRolledBack(() =>
    inTransaction(platform.db, async (tx) => {
      const done = await moveIn(platform, tx, { ...asked, at });
      return asked.essai ? rolledBack(done) : done;
    }),
  );
}

async function moveIn(
  platform: Platform,
  tx: Tx,
  asked: Asked & { at: Date },
): Promise<Result<RapportMouvements>> {
  const { action, essai, at } = asked;
  const lues = new Map(
    asked.inscriptions.filter(({ id }) => isUuid(id)).map(({ id, version }) => [id, version]),
  );
  const choisies = { ids: [...lues.keys()], dossiers: asked.dossiers.filter(isUuid) };
  const suivis = new Map<string, Suivi>();
  // A dossier is locked before its inscriptions, as the association's calls do.
  for (const id of await listDossiersChoisis(tx, choisies)) {
    const dossier = await lockDossierPsp(tx, id);
    if (dossier) suivis.set(id, { dossier, controle: await checkRemboursement(tx, dossier, at) });
  }
  const etats = etatsBefore(action);
  const rows = await lockChoisies(tx, { ...choisies, etats, limit: inscriptionsMax + 1 });
  if (rows.length > inscriptionsMax) {
    const params = { n: rows.length, max: inscriptionsMax };
    return refused({ code: 'psp-service.trop', params });
  }
  const moved: InscriptionServiceRow[] = [];
  const lignes = rows.map((row): LigneMouvement => {
    const suivi = suivis.get(row.dossier_id);
    if (!suivi) throw new Error('an inscription without its dossier');
    const lue = lues.get(row.id) ?? row.version;
    const blocages = listBlocages(suivi.controle, row);
    const cause = causePsp(action, { etat: row.id_etat, version: row.version, lue, blocages });
    if (!cause) moved.push(row);
    return {
      id: row.id,
      id_psp: row.id_psp,
      structure: suivi.dossier.nom,
      montant: row.montant,
      version: row.version,
      vers: cause ? null : versOf(action, row),
      problem: cause && sayServicePspProblem(cause),
    };
  });
  const inconnues = [...asked.inscriptions].filter(({ id }) => !rows.some((row) => row.id === id));
  await writeMoves(platform, tx, { asked, moved, suivis });
  return ok({
    action,
    essai,
    faites: moved.length,
    montant: sommePsp(moved),
    lignes: [...lignes, ...inconnues.map(inconnue)],
  });
}

const versOf = (action: ActionPaiement, { id_etat }: InscriptionServiceRow) =>
  paiementReached({ from: id_etat, action, by: 'bo' });

const inconnue = ({ id, version }: { id: string; version: number }): LigneMouvement => ({
  id,
  id_psp: '',
  structure: '',
  montant: 0,
  version,
  vers: null,
  problem: sayServicePspProblem({ code: 'psp-service.introuvable' }),
});

type Moves = {
  asked: Asked & { at: Date };
  moved: readonly InscriptionServiceRow[];
  suivis: ReadonlyMap<string, Suivi>;
};

async function writeMoves(platform: Platform, tx: Tx, { asked, moved, suivis }: Moves): Promise<void> {
  const { actor, action, at } = asked;
  for (const [id, suivi] of suivis) {
    const rows = moved.filter((row) => row.dossier_id === id);
    const [first] = rows;
    const vers = first && versOf(action, first);
    if (!vers) continue;
    const ids = rows.map((row) => row.id);
    await moveAll(tx, { ids, at }, { id_etat: vers, ...writtenBy(asked, suivi.controle) });
    await touchDossierPsp(tx, { id, by: actor.id, at });
    for (const row of rows) {
      await writeHistory(tx, {
        objet: objetPsp,
        id_objet: id,
        by: actor,
        at,
        action: `psp.bo.${action}`,
        from: row.id_etat,
        to: row.id_psp,
        why: asked.motif?.trim() || null,
        details: { id_inscription: row.id, vers, montant: row.montant },
      });
    }
    await tellMouvement(platform, tx, { dossier: suivi.dossier, acte: asked, actor, rows });
  }
}

/** Gives what a move writes besides the state. */
function writtenBy({ action, motif, paye_le, reference }: ActePsp, { rib }: Controle) {
  switch (action) {
    case 'take':
    case 'remove':
      return {};
    case 'refuse':
      return { motif: motif?.normalize('NFC').trim() ?? null };
    case 'order':
      return { titulaire: rib?.titulaire ?? null, iban: rib?.iban ?? null, bic: rib?.bic ?? null };
    case 'pay':
      return { paye_le: paye_le ?? null, reference: reference?.trim() || null };
  }
}
