import { beneficiairesMs } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { BeneficiairePsp } from '@asso/contract/pass-sport/service-psp.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { codePassSport } from '@asso/domain/identifiants/sport';
import { isServicePsp } from '@asso/domain/pass-sport/service-psp.rules';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { personneView } from '../service/service-psp-view.ts';
import {
  Interrompue,
  interruptible,
  listBeneficiaires,
  orderBeneficiaires,
} from './beneficiaire-recherche.sql.ts';

/**
 * The most searches at once: each holds a connection to the database until it ends, and the rest of the portal needs
 * some.
 */
const mostAtOnce = 3;
let running = 0;

type Asked = {
  actor: Actor;
  query: {
    statut: 'true' | 'false';
    exerciceId?: string;
    id_psp?: string;
    searchQuery?: string;
    departement?: readonly string[];
    limit: number;
    cursor?: string;
  };
  signal: AbortSignal;
};

type Trouves = {
  items: BeneficiairePsp[];
  total: number;
  totalExact: boolean;
  next: string | null;
  previous: string | null;
};

/**
 * Finds beneficiaries; an association finds one by a whole code only. A family name or a birth date is shown to
 * nobody.
 */
export async function searchBeneficiaires(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { actor, query, signal }: Asked,
): Promise<Answer<Trouves>> {
  const cursor = readCursor(query.cursor, orderBeneficiaires);
  if (!cursor.ok) return cursor;
  const code = query.id_psp === undefined ? undefined : codePassSport.normalise?.(query.id_psp);
  const isWhole = code !== undefined && codePassSport.check(code) === null;
  if (!isServicePsp(actor.role) && !isWhole) {
    return refusal({ code: 'psp-service.recherche-vague', field: 'id_psp' });
  }
  if (!isServicePsp(actor.role) && query.statut === 'false') {
    return refusal({ code: 'psp-service.statut-reserve', field: 'statut' });
  }
  if (running >= mostAtOnce) {
    return { ...refusal({ code: 'psp-service.recherches-en-cours' }), retryAfterSeconds: 60 };
  }
  const now = clock.now();
  running++;
  try {
    const { rows, ...page } = await interruptible(db, { ms: beneficiairesMs, signal }, (trx) =>
      listBeneficiaires(trx, {
        statut: query.statut === 'true',
        exercice_id: query.exerciceId,
        id_psp: code,
        searchQuery: isServicePsp(actor.role) ? query.searchQuery : undefined,
        departements: query.departement,
        limit: query.limit,
        cursor: cursor.value,
      }),
    );
    const items = rows.map((row) => ({
      id_psp: row.id_psp,
      exercice_id: row.exercice_id,
      ...personneView(row, now),
      commune: row.commune,
      departement: row.code_postal.slice(0, row.code_postal.startsWith('97') ? 3 : 2),
      statut: row.statut,
      inscrit: row.inscrit,
    }));
    return { ok: true, value: { ...page, items } };
  } catch (error) {
    if (error instanceof Interrompue) return refusal({ code: 'psp-service.recherche-longue' });
    throw error;
  } finally {
    running--;
  }
}
