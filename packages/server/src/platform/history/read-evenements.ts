import type { Db } from '../db/database.ts';
import { listHistory } from './history.sql.ts';

type Objet = { objet: string; id_objet: string };

/** Reads a page of an object's history, the newest line first, as administrators see it. */
export async function readEvenements(
  db: Db,
  objet: Objet,
  { limit, avant }: { limit: number; avant?: number | undefined },
) {
  const lines = await listHistory(db, objet, { limit: limit + 1, before: avant });
  const items = lines.slice(0, limit).map(({ id, at, utilisateur, action, section, from, to }) => ({
    id: Number(id),
    le: at.toISOString(),
    par: utilisateur,
    action,
    section,
    avant: from,
    apres: to,
  }));
  return { items, next: lines.length > limit ? (items.at(-1)?.id ?? null) : null };
}
