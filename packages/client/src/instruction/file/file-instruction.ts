// The queue is kept as it was when a dossier was opened from it: a decision may move that dossier, but the next one
// stays the next.
import type { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { ChampsRead } from '@asso/contract/dossier/populate.schemas';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { type DossierPlace, dossierHref } from '../../dossier/dossier-href.ts';
import { agrementsListe } from './instruction-vues.ts';
import type { champsPlace } from './ligne-file.ts';

type Page = ReplyOf<typeof dossierEndpoints.listDossiers>;

export type FileInstruction = {
  /** The query that follows /dossiers, such as « ?etats=D ». */
  address: string;
  rows: readonly DossierPlace[];
  total: number;
  isTotalExact: boolean;
  /** The cursors of the page after the last row, and of the page before the first. */
  next: string | null;
  previous: string | null;
};

/** The parameter of a dossier's address that says which queue it was opened from. */
export const fileParam = 'file';
/** The parameter of a dossier's address that names the part shown. */
export const ongletParam = 'onglet';
const storageName = 'asso.file';

export const toFileInstruction = (address: string, page: Page): FileInstruction => ({
  address,
  rows: page.items.map(placeOf),
  total: page.total,
  isTotalExact: page.totalExact,
  next: page.next,
  previous: page.previous,
});

type Place = ChampsRead<DossierItem, (typeof champsPlace)[number]>;
const placeOf = ({ genre, id_fo, demandeur }: Place): DossierPlace => ({
  genre,
  id_fo,
  id_siret: demandeur.id_siret,
});

/** Adds a page to the queue, after its last row or before its first. */
export const extended = (file: FileInstruction, page: Page, side: 'next' | 'previous'): FileInstruction =>
  side === 'next'
    ? { ...file, rows: [...file.rows, ...page.items.map(placeOf)], next: page.next }
    : { ...file, rows: [...page.items.map(placeOf), ...file.rows], previous: page.previous };

export type Voisins = {
  previous: DossierPlace | null;
  next: DossierPlace | null;
  /**
   * The rank of the dossier, from 1; null when the queue was not read from its first page, or does not hold the
   * dossier.
   */
  rank: number | null;
  /** The page of the list that must be read to know the dossier next to this one, on that side. */
  missing: 'next' | 'previous' | null;
};

export function findVoisins(file: FileInstruction, id_fo: string): Voisins {
  const index = file.rows.findIndex((row) => row.id_fo === id_fo);
  if (index < 0) return { previous: null, next: null, rank: null, missing: null };
  const isLast = index === file.rows.length - 1;
  return {
    previous: file.rows[index - 1] ?? null,
    next: file.rows[index + 1] ?? null,
    rank: file.previous === null ? index + 1 : null,
    missing: isLast && file.next ? 'next' : index === 0 && file.previous ? 'previous' : null,
  };
}

/**
 * Returns the address of a dossier within its queue, at the part `onglet`, so that an agent reads the same part of
 * each.
 */
export const inFileHref = (place: DossierPlace, address: string, onglet?: string | null): string =>
  dossierHref(
    place,
    `?${fileParam}=${encodeURIComponent(address)}${onglet ? `&${ongletParam}=${encodeURIComponent(onglet)}` : ''}`,
  );

/** Returns the id of the line of a dossier, for the link back to the queue. */
export const ligneId = (id_fo: string): string => `dossier-${id_fo}`;

export const parseLigneNumero = (hash: string): string | null => /^#dossier-(.+)$/.exec(hash)?.[1] ?? null;

export const backToFileHref = (address: string, id_fo: string): string =>
  `${listeOf(address)}${address === '?' ? '' : address}#${ligneId(id_fo)}`;

/** Tells whether the queue at this address is that of agréments. */
export const isAgrementsFile = (address: string): boolean =>
  new URLSearchParams(address).get('genres') === 'agrement';

const listeOf = (address: string): string => (isAgrementsFile(address) ? agrementsListe : '/dossiers');

/**
 * Returns the address of the queue last seen in this tab, with its filters, or of the whole queue when none was seen.
 */
export function derniereFileHref(): string {
  const text = sessionStorage.getItem(storageName);
  const { address } = text === null ? { address: '?' } : (JSON.parse(text) as FileInstruction);
  return `${listeOf(address)}${address === '?' ? '' : address}`;
}

export const keepFile = (file: FileInstruction): void =>
  sessionStorage.setItem(storageName, JSON.stringify(file));

/** Returns the queue kept in this tab when it has this address, or null. */
export function keptFile(address: string): FileInstruction | null {
  const text = sessionStorage.getItem(storageName);
  const file = text === null ? null : (JSON.parse(text) as FileInstruction);
  return file?.address === address ? file : null;
}
