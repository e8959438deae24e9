import type { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { isInstructeur } from '@asso/domain/dossier/dossier.rights';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { showsBegun } from '@asso/domain/dossier/droits/brouillon-connu.rules';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { type Call, type Handlers, writtenAnswer } from '../../platform/http/handlers.ts';
import { makePicker } from '../../platform/http/pick-paths.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import { dossierItem } from '../dossier-views.ts';
import { partsAsked, withAjouts } from './dossier-ajouts.ts';
import { type ListedDossier, listDossiers, listMarked } from './dossier-list.sql.ts';
import { askedList, resolveFiltres } from './dossier-list-asked.ts';
import { placeIn, toListOrder } from './dossier-order.sql.ts';
import { parseRecherche } from './dossier-search.sql.ts';
import { lookAtPage } from './page-gardee.ts';

type List = (typeof dossierEndpoints)['listDossiers'];
type Listed = Awaited<ReturnType<Handlers<typeof dossierEndpoints>['listDossiers']>>;

/** Reads a page of the list, or only what changed in it since it was last read. */
export async function readList(
  platform: Platform,
  kinds: DossierKinds,
  { actor, query }: Pick<Call<List>, 'actor' | 'query'>,
): Promise<Listed> {
  const { db, clock } = platform;
  const order = toListOrder(readTri(query.tri, isInstructeur(actor)), isInstructeur(actor));
  const cursor = placeIn(order, query.cursor);
  if (!cursor.ok) return cursor;
  const asked = await resolveFiltres(db, query);
  if (!asked.ok) return asked;
  const now = clock.now();
  const dossiers = askedList(actor, asked.value, now);
  const { kind = null } = parseRecherche(dossiers.searchQuery) ?? {};
  const searchesWords = kind === 'mots' || kind === 'numero';
  const withBegun =
    (dossiers.filtres.etats?.includes('A') ?? false) &&
    showsBegun({ filtres: dossiers.filtres, tri: order.tri.tri, searchesWords });
  const wanted = {
    ...dossiers,
    withBegun,
    order,
    limit: query.limit,
    cursor: cursor.value,
    parts: withBegun ? { ...partsAsked(query), hasInstructions: true } : partsAsked(query),
  };
  const viewer = { actor, currentYear: currentExercice(now) };
  const regard = lookAtPage(db, { actor, query, year: viewer.currentYear });
  if (!regard) {
    const { rows, isTotalExact, ...page } = await listDossiers(db, wanted);
    const heads = rows.map((row) => dossierItem(row, viewer));
    const items = await withAjouts(platform, kinds, { items: heads, actor, query });
    return { ok: true, value: { ...page, items, totalExact: isTotalExact } };
  }
  const { rows, isTotalExact, ...page } = await listMarked(db, { ...wanted, connues: regard.connues });
  const pick = query.fields && makePicker<ReturnType<typeof dossierItem>>(query.fields);
  const itemOf = (row: ListedDossier) => {
    const item = dossierItem(row, viewer);
    return pick ? (pick(item) as typeof item) : item;
  };
  const beside = { ...page, totalExact: isTotalExact };
  const { items, written } = regard.write({ rows, beside, itemOf });
  return items ? { ok: true, value: { ...beside, items: [...items] }, written } : writtenAnswer(written);
}
