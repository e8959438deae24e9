import { keptSince } from '@asso/domain/referentiel/conservation.rules';
import { deleteCopies } from '../compte/profil/copie-donnees.sql.ts';
import { deleteCommentaires } from '../contenu/usage.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import {
  anonymiseAides,
  anonymiseDemandesSiret,
  deleteFusions,
  deleteInvitations,
  deleteNotifications,
} from './correspondances.sql.ts';
import { deleteDocumentsRetires } from './documents-retires.sql.ts';
import { anonymiseDossiers, lockDossiersFinis } from './dossiers-anonymes.sql.ts';
import { anonymiseHistoire, anonymiseJournal, forgetValeurs } from './historique-anonyme.sql.ts';
import { deleteRepresentantsRetires, deleteRibsRetires } from './lignes-retirees.sql.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

const lot = 500;
/** How many dossiers a batch holds: fewer than of other things, because a dossier has many rows. */
const lotDeDossiers = 50;

/** Runs `erase` until it finds nothing, each batch in its own transaction: a failure keeps the batches before it. */
async function untilNone({ db }: Needs, erase: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await inTransaction(db, erase)) > 0) {
    // Nothing to do here: the condition itself erases a batch.
  }
}

export function eraseDossiers(platform: Needs): Promise<void> {
  const at = platform.clock.now();
  const limites = { accorde: keptSince('dossierAccorde', at), refuse: keptSince('dossierRefuse', at) };
  return untilNone(platform, async (tx) => {
    const ids = await lockDossiersFinis(tx, { ...limites, limit: lotDeDossiers });
    if (ids.length === 0) return 0;
    await anonymiseDossiers(tx, ids, at);
    await anonymiseHistoire(tx, 'dossier', ids);
    await tell(tx, { objet: 'dossier', ids, at });
    return ids.length;
  });
}

export function eraseDemandesSiret(platform: Needs): Promise<void> {
  const at = platform.clock.now();
  const avant = keptSince('demandeSiret', at);
  return untilNone(platform, async (tx) => {
    const ids = await anonymiseDemandesSiret(tx, { avant, at, limit: lot });
    if (ids.length === 0) return 0;
    await anonymiseHistoire(tx, 'demande-siret', ids);
    await tell(tx, { objet: 'demande-siret', ids, at });
    return ids.length;
  });
}

export async function eraseCorrespondances(platform: Needs): Promise<void> {
  const at = platform.clock.now();
  const works = [
    ['notification', deleteNotifications],
    ['invitation', deleteInvitations],
    ['aide', anonymiseAides],
    ['avis', deleteCommentaires],
  ] as const;
  for (const [cle, erase] of works) {
    await untilNone(platform, (tx) => erase(tx, { avant: keptSince(cle, at), limit: lot }));
  }
}

export function eraseDocuments(platform: Needs): Promise<void> {
  const avant = keptSince('documentRetire', platform.clock.now());
  return untilNone(platform, (tx) => deleteDocumentsRetires(tx, { avant, limit: lot }));
}

/**
 * Erases the people and accounts removed long ago. This runs after the dossiers on the same night, because those kept
 * long enough then name nobody any more.
 */
export async function eraseRemovedLignes(platform: Needs): Promise<void> {
  const at = platform.clock.now();
  const works = [
    ['representantRetire', 'representant', deleteRepresentantsRetires],
    ['ribRetire', 'rib', deleteRibsRetires],
  ] as const;
  for (const [cle, objet, erase] of works) {
    await untilNone(platform, async (tx) => {
      const ids = await erase(tx, { avant: keptSince(cle, at), limit: lot });
      if (ids.length === 0) return 0;
      await forgetValeurs(tx, objet, ids);
      await tell(tx, { objet, ids, at });
      return ids.length;
    });
  }
}

/** Deletes what was noted to undo a merge of two files, once it is not undone any more; the history still tells it. */
export function eraseFusions(platform: Needs): Promise<void> {
  const avant = keptSince('fusion', platform.clock.now());
  return untilNone(platform, (tx) => deleteFusions(tx, { avant, limit: lot }));
}

/** Deletes the copies of people's data at the end of the days each was kept; the sweep then deletes their bytes. */
export function eraseCopies(platform: Needs): Promise<void> {
  const now = platform.clock.now();
  return untilNone(platform, (tx) => deleteCopies(tx, now, lot));
}

export function eraseJournal(platform: Needs): Promise<void> {
  const avant = keptSince('journal', platform.clock.now());
  return untilNone(platform, (tx) => anonymiseJournal(tx, { avant, limit: lot }));
}

/** Writes to the journal which objects were erased, without any name. */
async function tell(tx: Tx, { objet, ids, at }: { objet: string; ids: readonly string[]; at: Date }) {
  for (const id_objet of ids) {
    await writeHistory(tx, { objet, id_objet, by: null, at, action: 'conservation.effacer' });
  }
}
