// The queue as it was when a dossier was opened from it: deciding moves a dossier, its neighbours stay where they were.
import type { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { type DossierPlace, dossierHref } from '../dossier/dossier-href.ts';
import { agrementsListe } from './instruction-vues.ts';

type Page = ReplyOf<typeof dossierEndpoints.listDossiers>;

export type FileInstruction = {
  /** « ?etats=D », what /dossiers is followed by. */
  address: string;
  rows: readonly DossierPlace[];
  total: number;
  isTotalExact: boolean;
  /** Cursors of what comes after the last row, and before the first. */
  next: string | null;
  previous: string | null;
};

/** The parameter of a dossier's address that says which queue it was opened from. */
export const fileParam = 'file';
/** The one that says which part of it is shown. */
export const ongletParam = 'onglet';
const storageName = 'asso.file';

export const fileOf = (address: string, page: Page): FileInstruction => ({
  address,
  rows: page.items.map(placeOf),
  total: page.total,
  isTotalExact: page.totalExact,
  next: page.next,
  previous: page.previous,
});

const placeOf = ({ genre, id_fo, demandeur }: DossierItem): DossierPlace => ({
  genre,
  id_fo,
  id_siret: demandeur.id_siret,
});

/** The file with one page more, after its last row or before its first. */
export const extended = (file: FileInstruction, page: Page, side: 'next' | 'previous'): FileInstruction =>
  side === 'next'
    ? { ...file, rows: [...file.rows, ...page.items.map(placeOf)], next: page.next }
    : { ...file, rows: [...page.items.map(placeOf), ...file.rows], previous: page.previous };

export type Voisins = {
  previous: DossierPlace | null;
  next: DossierPlace | null;
  /** From 1; null when the file does not begin at its first page, or the dossier is not in it. */
  rank: number | null;
  /** The page that must be read to know the neighbour on this side. */
  missing: 'next' | 'previous' | null;
};

export function voisinsDe(file: FileInstruction, id_fo: string): Voisins {
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

/** Who reads one part of each goes on with this part. */
export const inFileHref = (place: DossierPlace, address: string, onglet?: string | null): string =>
  dossierHref(
    place,
    `?${fileParam}=${encodeURIComponent(address)}${onglet ? `&${ongletParam}=${encodeURIComponent(onglet)}` : ''}`,
  );

/** Where a dossier stands in its queue: who goes back finds the line they left. */
export const ligneId = (id_fo: string): string => `dossier-${id_fo}`;

export const numeroDeLigne = (hash: string): string | null => /^#dossier-(.+)$/.exec(hash)?.[1] ?? null;

export const backToFileHref = (address: string, id_fo: string): string =>
  `${listeOf(address)}${address === '?' ? '' : address}#${ligneId(id_fo)}`;

const listeOf = (address: string): string =>
  new URLSearchParams(address).get('genres') === 'agrement' ? agrementsListe : '/dossiers';

/** The queue last looked at in this tab, with its filters; all of it where none was. */
export function derniereFileHref(): string {
  const text = sessionStorage.getItem(storageName);
  const { address } = text === null ? { address: '?' } : (JSON.parse(text) as FileInstruction);
  return `${listeOf(address)}${address === '?' ? '' : address}`;
}

export const keepFile = (file: FileInstruction): void =>
  sessionStorage.setItem(storageName, JSON.stringify(file));

/** Null when this queue was not the last one looked at in this tab. */
export function keptFile(address: string): FileInstruction | null {
  const text = sessionStorage.getItem(storageName);
  const file = text === null ? null : (JSON.parse(text) as FileInstruction);
  return file?.address === address ? file : null;
}
