// The selection names dossiers one by one, or holds the whole list except a few; the tab keeps it when the page is
// left.
import type { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { filtresDossiers } from '@asso/domain/dossier/dossier-filtres.rows';
import { maxNamed } from '@asso/domain/instruction/export.rows';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Search } from './instruction-filters.ts';
import { listQuery, pageParam, queueAddress, triParam } from './instruction-query.ts';
import type { LigneFile } from './ligne-file.ts';

type Choisi = { id: string; demande: number };

/** `nommes` are dossiers by number: the selected ones or, when `isTout`, the only ones left out of the whole list. */
export type Selection = { liste: string; isTout: boolean; nommes: Readonly<Record<string, Choisi>> };

const storageName = 'asso.selection';

/** Identifies a list whatever its order and its page: other filters make another selection. */
export function listeKey(search: Search): string {
  const kept = new URLSearchParams(queueAddress(search));
  kept.delete(pageParam);
  kept.delete(triParam);
  return kept.toString();
}

const videOf = (liste: string): Selection => ({ liste, isTout: false, nommes: {} });

export function keptSelection(liste: string): Selection {
  const text = sessionStorage.getItem(storageName);
  const kept = text === null ? null : (JSON.parse(text) as Selection);
  return kept?.liste === liste ? kept : videOf(liste);
}

export const keepSelection = (selection: Selection): void =>
  sessionStorage.setItem(storageName, JSON.stringify(selection));

export const isChosen = ({ isTout, nommes }: Selection, id_fo: string): boolean =>
  Object.hasOwn(nommes, id_fo) !== isTout;

/** Updates the selection with the lines of a page, as they are ticked now: those of one page keep its order. */
export function withChosen(
  selection: Selection,
  rows: readonly Pick<LigneFile, 'id' | 'id_fo' | 'montant_demande'>[],
  chosen: ReadonlySet<string>,
): Selection {
  const nommes = { ...selection.nommes };
  for (const { id, id_fo, montant_demande } of rows) {
    delete nommes[id_fo];
    if (chosen.has(id_fo) !== selection.isTout) nommes[id_fo] = { id, demande: montant_demande };
  }
  return { ...selection, nommes };
}

export const selectAllLignes = ({ liste }: Selection): Selection => ({ liste, isTout: true, nommes: {} });
export const selectNone = ({ liste }: Selection): Selection => videOf(liste);

export function countSelection({ isTout, nommes }: Selection, total: number): number {
  const named = Object.keys(nommes).length;
  return isTout ? Math.max(total - named, 0) : named;
}

type Nomme = Pick<LigneFile, 'id_fo'>;

/** Counts the dossiers ticked one by one that this page does not show: those of other pages, or gone from the list. */
export function countHidden({ isTout, nommes }: Selection, rows: readonly Nomme[]): number {
  if (isTout) return 0;
  const shown = new Set(rows.map(({ id_fo }) => id_fo));
  return Object.keys(nommes).filter((id_fo) => !shown.has(id_fo)).length;
}

/** Keeps only the ticked dossiers that this page shows. */
export function selectOnlyShown(selection: Selection, rows: readonly Nomme[]): Selection {
  const kept = rows.flatMap(({ id_fo }) => {
    const one = selection.nommes[id_fo];
    return one ? [[id_fo, one] as const] : [];
  });
  return { ...selection, nommes: Object.fromEntries(kept) };
}

/**
 * The sum asked by the selected dossiers; null when the whole list is selected, since every line would have to be read.
 */
export const sumSelection = ({ isTout, nommes }: Selection): number | null =>
  isTout ? null : sumEuros(Object.values(nommes).map(({ demande }) => demande));

/** Says which dossiers to export; null when an address cannot name them all. */
export function toExport({ isTout, nommes }: Selection): { ids?: string[]; sauf?: string[] } | null {
  const ids = Object.values(nommes).map(({ id }) => id);
  if (ids.length > maxNamed) return null;
  if (!isTout) return { ids };
  return ids.length > 0 ? { sauf: ids } : {};
}

type Envoi = BodyInput<typeof lotEndpoints.createLot>['selection'];

/** Returns the dossiers to put in a lot: those selected, or the filters of the list when it is selected whole. */
export function toEnvoi({ isTout, nommes }: Selection, search: Search): Envoi {
  const ids = Object.values(nommes).map(({ id }) => id);
  if (!isTout) return { ids };
  const { searchQuery, includeDeleted, ...query } = listQuery(search);
  const names = Object.keys(filtresDossiers);
  const filtres = Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => names.includes(name) && Array.isArray(value) && value.length > 0,
    ),
  );
  return {
    filtres: {
      ...filtres,
      ...(searchQuery ? { searchQuery } : {}),
      ...(includeDeleted ? { includeDeleted: true } : {}),
    },
    sauf: ids,
    ...(query.tri ? { tri: query.tri } : {}),
  };
}
