// The queries here are about the tokens by which a mailbox stops some e-mails of an account in one press (RFC 8058).
import { alwaysEssential, rythmeArrete } from '@asso/domain/notification/rythme.rows';
import { sql } from 'kysely';
import type { TokenKeys } from '../platform/config/token-key.ts';
import type { Tx } from '../platform/db/database.ts';
import { hashOfMailed, mailedTokens } from '../platform/mail/mailed-token.ts';
import { listRythmes } from './preference.sql.ts';

/** What a token stops: the e-mails of one kind, or those that come once a day. */
export type ChoixArrete = `${number}` | 'jour';

/** Gives the token of each of these people for one choice, and keeps its hash: it is the same in all their e-mails. */
export async function makeJetons(
  trx: Tx,
  keys: TokenKeys,
  { ids, choix }: { ids: readonly string[]; choix: ChoixArrete },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const jetonOf = mailedTokens(keys, 'arret');
  // In one order, so that two transactions that write to the same people never wait for each other.
  const jetons = ids.toSorted().map((id) => [id, jetonOf(`${id} ${choix}`)] as const);
  const hashes = jetons.map(([, jeton]) => hashOfMailed(jeton));
  await sql`insert into arret_courriel (id_utilisateur, choix, jeton)
    select n.id, ${choix}, n.jeton from unnest(${jetons.map(([id]) => id)}::uuid[], ${hashes}::bytea[]) as n (id, jeton)
    on conflict do nothing`.execute(trx);
  return new Map(jetons);
}

/** Stops what this token stops; a token that is not known stops nothing, and a stricter choice of the person stays. */
export async function arreteCourriels(trx: Tx, jeton: string): Promise<void> {
  const { rows } = await sql<{ id: string; choix: ChoixArrete }>`
    select id_utilisateur as id, choix from arret_courriel where jeton = ${hashOfMailed(jeton)}`.execute(trx);
  const [found] = rows;
  if (!found) return;
  const chosen = await listRythmes(trx, found.id);
  const daily = [...chosen].flatMap(([kind, rythme]) => (rythme === 'jour' ? [kind] : []));
  const kinds = found.choix === 'jour' ? daily : [Number(found.choix)];
  const left = kinds.map(rythmeArrete);
  await sql`insert into preference_notification (id_utilisateur, kind, rythme)
    select ${found.id}, k.kind, k.rythme from unnest(${kinds}::int[], ${left}::text[]) as k (kind, rythme)
    on conflict (id_utilisateur, kind) do update set rythme = excluded.rythme
      where preference_notification.rythme <> 'jamais'`.execute(trx);
  const [essentialKinds, essentialVariants] = [
    alwaysEssential.map(({ kind }) => kind),
    alwaysEssential.map(({ variante }) => variante),
  ];
  await sql`delete from notification_en_attente a using notification n
    where n.id = a.id_notification and a.id_utilisateur = ${found.id} and n.kind = any(${kinds}::int[])
      and not exists (select from unnest(${essentialKinds}::int[], ${essentialVariants}::text[]) as e (kind, variante)
        where e.kind = n.kind and e.variante = n.variante)`.execute(trx);
}
