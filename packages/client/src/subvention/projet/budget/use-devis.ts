import { devisEndpoints } from '@asso/contract/subvention/devis.endpoints';
import type { Montants } from '@asso/domain/kernel/fields';
import { type LigneDevis, parseDevis } from '@asso/domain/referentiel/budget/devis.rules';
import { useRef, useState } from 'react';
import { call } from '../../../platform/call/call.ts';
import { readTableFile } from '../../../ui/table/table-file.ts';

export type LigneProposee = LigneDevis & { isTicked: boolean };

const rien = { texte: '', lignes: [] as LigneProposee[], totalEuros: null as number | null };

/** Reads a quote: a PDF through the server, any other file in the browser. Each line found is ticked at first. */
export function useDevis() {
  const [lu, setLu] = useState(rien);
  const [error, setError] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const last = useRef(0);
  const take = (texte: string, isDocument = false) => {
    const { lignes, totalEuros } = parseDevis(texte, { isDocument });
    setError(undefined);
    setLu({ texte, totalEuros, lignes: lignes.map((one) => ({ ...one, isTicked: true })) });
  };
  const readFile = async (file: File) => {
    // Only the last file chosen is shown, even if an earlier one is read after it.
    last.current += 1;
    const mine = last.current;
    setIsReading(true);
    setError(undefined);
    const isPdf = /\.pdf$/i.test(file.name) || file.type === 'application/pdf';
    const read = isPdf ? await readPdf(file) : await readTableFile(file, { tropLourd });
    if (mine !== last.current) return;
    setIsReading(false);
    if (read.ok) return take(read.text, isPdf);
    setLu(rien);
    setError(read.message);
  };
  return {
    ...lu,
    error,
    isReading,
    readFile,
    readText: (texte: string) => {
      last.current += 1;
      setIsReading(false);
      take(texte);
    },
    change: (index: number, changed: Partial<LigneProposee>) =>
      setLu({
        ...lu,
        lignes: lu.lignes.map((one, at) => (at === index ? { ...one, ...changed } : one)),
      }),
  };
}

const tropLourd = 'Ce fichier est trop lourd pour un devis. Collez seulement ses lignes.';

async function readPdf(file: File): Promise<{ ok: true; text: string } | { ok: false; message: string }> {
  const form = new FormData();
  form.append('fichier', file, file.name);
  const outcome = await call(devisEndpoints.readDevis, { body: form });
  if (outcome.ok) return { ok: true, text: outcome.value.lignes.join('\n') };
  return { ok: false, message: outcome.problem.message };
}

/** Adds the lines of one account together, and to what the budget holds there already. */
export function sumDevis(lignes: readonly LigneProposee[], charges: Montants): Record<string, number> {
  const added: Record<string, number> = {};
  for (const { code, euros } of lignes) {
    if (code === null) continue;
    const present = charges[code];
    added[code] = (added[code] ?? (typeof present === 'number' ? present : 0)) + euros;
  }
  return added;
}
