// Beside a dossier the queue keeps its lines: a decision may take a dossier out of the list, but not out of this
// column.

import { vueToInstruct } from '@asso/domain/instruction/vues-file.rows';
import { useEffect, useState } from 'react';
import { findVue, isToInstruct } from '../file/instruction-vues.ts';
import type { LigneFile } from '../file/ligne-file.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';

export type Volet = {
  /** The dossier that is open. */
  id_fo: string;
  ouverte: FileOuverte;
  /** The part of the dossier that is being read; the next dossier opens at the same part. */
  onglet: string | null;
  isReplie: boolean;
  /** True when a piece being read takes the place of the column. */
  isCache: boolean;
};

export const voletClasses = ({ isReplie, isCache }: Volet): string =>
  ['file-volet', isReplie && 'file-volet--repliee', isCache && 'file-volet--cachee']
    .filter(Boolean)
    .join(' ');

type Lignes = ReadonlyMap<string, LigneFile>;

/** Returns a line for each dossier of the queue; one that has left the list has no state any more. */
export function useVoletLignes(
  address: string,
  items: readonly LigneFile[] | undefined,
  volet: Volet | null,
): readonly LigneFile[] {
  const [held, hold] = useState<{ address: string; lignes: Lignes }>({ address, lignes: new Map() });
  const lues = volet?.ouverte.lues;
  useEffect(() => {
    const read = [...(items ?? []), ...(lues ?? [])];
    if (read.length === 0) return;
    hold((present) => ({
      address,
      lignes: new Map([
        ...(present.address === address ? present.lignes : []),
        ...read.map((ligne) => [ligne.id_fo, ligne] as const),
      ]),
    }));
  }, [address, items, lues]);
  return lignesOf(volet, held.address === address ? held.lignes : new Map(), items);
}

function lignesOf(
  volet: Volet | null,
  lignes: Lignes,
  items: readonly LigneFile[] = [],
): readonly LigneFile[] {
  if (!volet) return [];
  const { file, lues } = volet.ouverte;
  const fresh = new Map([...items, ...lues].map((ligne) => [ligne.id_fo, ligne]));
  return file.rows.flatMap(({ id_fo }) => {
    const ligne = fresh.get(id_fo);
    if (ligne) return [ligne];
    const left = lignes.get(id_fo);
    return left ? [{ ...left, instructions: [] }] : [];
  });
}

/** Returns the name of the list, in the words of the views. */
export const labelVue = (etats: readonly string[]): string =>
  findVue(etats)?.label ?? (isToInstruct(etats) ? vueToInstruct.label : 'Dossiers');
