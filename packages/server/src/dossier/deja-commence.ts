import type { Refused } from '../platform/http/handlers.ts';
import type { DossierRow } from './dossier.sql.ts';

/** The key holds the person: the dossier that exists is always their own, and can be named to them. */
export const dejaCommence = (other: DossierRow): Refused => ({
  ok: false,
  problems: [{ code: 'dossier.deja-commence', params: { numero: other.id_fo } }],
});
