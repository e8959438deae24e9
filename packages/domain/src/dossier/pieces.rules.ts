// Whatever the kind of dossier, documents that the association keeps answer the pieces it expects (§4, §5).
import type { z } from 'zod';
import { expiresWithin, findValidite } from '../document/validite.rules.ts';
import { formatDate } from '../identifiants/dates-affichees.ts';
import { evaluateAsks, type Scopes } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import type { documentAttenduSchema } from './document-attendu.schema.ts';

export type DocumentAttendu = z.infer<typeof documentAttenduSchema>;

/** `date_chargement` is the instant of the deposit; a dossier whose pieces may be of any age does not give it. */
export type PieceJointe = { code: string; uuid: string; etat_analyse: string; date_chargement?: string };

/**
 * Returns the documents that this dossier must or may join. A document is left out when its conditions (`asks`) are not
 * met, and is optional as long as their answer is not known.
 */
export const attendusFor = (attendus: readonly DocumentAttendu[], scopes: Scopes): DocumentAttendu[] =>
  attendus
    .filter((one) => evaluateAsks(one.asks, scopes) !== 'no')
    .map((one) => ({ ...one, obligatoire: one.obligatoire && evaluateAsks(one.asks, scopes) === 'yes' }));

/** Checks one expected document in any dossier that joins documents under their codes. */
export function pieceProblems(
  { pieces }: { pieces: readonly PieceJointe[] },
  attendu: Pick<DocumentAttendu, 'code' | 'label' | 'obligatoire'>,
): Problem[] {
  const piece = pieces.find((one) => one.code === attendu.code);
  const at = { field: `pieces.${attendu.code}`, params: { label: attendu.label } };
  if (!piece) return attendu.obligatoire ? [{ code: 'dossier.piece-manquante', ...at }] : [];
  return piece.etat_analyse === 'refuse' ? [{ code: 'dossier.document-refuse', ...at }] : [];
}

/**
 * Finds the joined documents that are older than the campaign accepts (`validite_mois`); the validity that their type
 * usually has blocks nothing.
 */
export const agesProblems = (
  { pieces }: { pieces: readonly PieceJointe[] },
  attendus: readonly Pick<DocumentAttendu, 'code' | 'label' | 'validite_mois'>[],
  now: Date,
): Problem[] =>
  attendus.flatMap(({ code, label, validite_mois: mois }) => {
    const joined = pieces.find((one) => one.code === code)?.date_chargement;
    if (mois === undefined || joined === undefined) return [];
    const date_chargement = new Date(joined);
    const expire_le = expiresWithin({ expire_le: null, date_chargement }, mois);
    if (findValidite({ expire_le }, now) !== 'perime') return [];
    const params = { label, date: formatDate(date_chargement), mois: String(mois) };
    return [{ code: 'dossier.piece-trop-ancienne', field: `pieces.${code}`, params }];
  });
