import type { Actor } from '@asso/domain/compte/actor';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { genreFiltres, vuesUsuelles } from '@asso/domain/instruction/vues-file.rows';
import { countLists } from '../../dossier/liste/dossier-list.sql.ts';
import { askedList, type FiltresAsked } from '../../dossier/liste/dossier-list-asked.ts';
import type { Db } from '../../platform/db/database.ts';
import type { VueRow } from './vue.sql.ts';

type Compte = { id: string; total: number; totalExact: boolean };
type Counted = { id: string; asked: FiltresAsked };
type Reader = { actor: Actor; now: Date };

/** The most saved views that are counted. */
const vuesComptees = 12;

/** Counts the dossiers of these lists in one statement, with the conditions of the list that each opens. */
async function countEach(db: Db, counted: readonly Counted[], { actor, now }: Reader): Promise<Compte[]> {
  const totals = await countLists(
    db,
    counted.map(({ asked }) => askedList(actor, asked, now)),
  );
  return counted.map(({ id }, rank) => ({
    id,
    total: totals[rank]?.total ?? 0,
    totalExact: totals[rank]?.isTotalExact ?? true,
  }));
}

const savedOf = ({ id, filtres, recherche }: VueRow): Counted => ({
  id,
  asked: { ...filtres, searchQuery: recherche, includeDeleted: filtres.etats?.includes('B') ?? false },
});

/** Counts the first of these saved views. */
export const countVuesEnregistrees = (db: Db, vues: readonly VueRow[], reader: Reader): Promise<Compte[]> =>
  countEach(db, vues.slice(0, vuesComptees).map(savedOf), reader);

/** Counts the usual views of the queue of this kind of dossiers, then the first of the saved ones. */
export const countFileVues = (
  db: Db,
  { vues, genre }: { vues: readonly VueRow[]; genre: GenreDossier | null },
  reader: Reader,
): Promise<Compte[]> =>
  countEach(
    db,
    [
      ...vuesUsuelles.map(({ id, filtres }) => ({ id, asked: genreFiltres(filtres, genre) })),
      ...vues.slice(0, vuesComptees).map(savedOf),
    ],
    reader,
  );
