import type { PreuveSignature } from '@asso/contract/dossier/signature.schemas';
import type { Db } from '../../platform/db/database.ts';
import { type HistoryLine, listHistory } from '../../platform/history/history.sql.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { findPreuve } from '../signature/signature.sql.ts';

/** The last sending of a dossier: who pressed and when, and whether somebody signed it. */
export type SignerFound = {
  par: string;
  id_utilisateur: string | null;
  le: Date;
  preuve: PreuveSignature | null;
  isNonSigne: boolean;
};

/** Says who sent the dossier last and who signed it, for every page and paper that shows it; null before any sending. */
export async function findSigner(db: Db, { id }: Pick<DossierRow, 'id'>): Promise<SignerFound | null> {
  const history = await listHistory(db, { objet: 'dossier', id_objet: id }, { limit: longestHistory });
  const sent = history.find(({ action }) => action === 'instruction.transmit');
  if (!sent) return null;
  const isOfSending = (line: HistoryLine) =>
    line.action === 'signature.sans' && line.at.getTime() === sent.at.getTime();
  return {
    par: sent.utilisateur ?? 'Le portail',
    id_utilisateur: sent.id_utilisateur,
    le: sent.at,
    preuve: (await findPreuve(db, id)) ?? null,
    isNonSigne: history.some(isOfSending),
  };
}

const longestHistory = 500;
