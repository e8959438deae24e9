import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { useEffect, useState } from 'react';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import {
  extended,
  type FileInstruction,
  fileParam,
  findVoisins,
  keepFile,
  keptFile,
  toFileInstruction,
  type Voisins,
} from './file-instruction.ts';
import { listQuery, parseFileSearch } from './instruction-query.ts';
import { champsLus, type LigneFile } from './ligne-file.ts';

export type FileOuverte = Voisins & {
  file: FileInstruction;
  /** The lines just read, which complete those of the queue. */
  lues: readonly LigneFile[];
};

/**
 * Returns the queue from which this dossier was opened, with its neighbours; null when there is none. With `id_fo` null
 * no queue is held; the one kept in this tab is taken again when a dossier is opened.
 */
export function useFileInstruction(id_fo: string | null): FileOuverte | null {
  const asked = useQueryParams().get(fileParam);
  const address = id_fo === null ? null : asked;
  const [known, setKnown] = useState(() => knownAt(address));
  if (known.address !== address) setKnown(knownAt(address));
  const file = known.address === address ? known.file : null;
  const voisins = file && id_fo !== null ? findVoisins(file, id_fo) : null;
  const query = queryOf(address, file, voisins);
  const read = useRead(
    dossierEndpoints.listDossiers,
    query && { query: { ...query, fields: champsLus([]) } },
  );
  const page = read.state === 'lu' ? read.value : null;
  useEffect(() => {
    if (!page || address === null || id_fo === null) return;
    setKnown((present) => {
      if (present.address !== address) return present;
      if (!present.file) return { address, file: toFileInstruction(address, page) };
      const { missing } = findVoisins(present.file, id_fo);
      return missing ? { address, file: extended(present.file, page, missing) } : present;
    });
  }, [page, address, id_fo]);
  useEffect(() => {
    if (file) keepFile(file);
  }, [file]);
  const lues = (page?.items ?? []) as readonly LigneFile[];
  return file && voisins && { ...voisins, file, lues };
}

const knownAt = (address: string | null) => ({
  address,
  file: address === null ? null : keptFile(address),
});

/**
 * Returns the query of the page to read, or null when all is known: the first read of a queue that this tab has not
 * kept, or the page after the last known row or before the first.
 */
function queryOf(address: string | null, file: FileInstruction | null, voisins: Voisins | null) {
  if (address === null) return null;
  const query = listQuery(parseFileSearch(address));
  if (!file) return query;
  return voisins?.missing ? { ...query, cursor: file[voisins.missing] ?? undefined } : null;
}
