import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { useEffect, useState } from 'react';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import {
  extended,
  type FileInstruction,
  fileOf,
  fileParam,
  keepFile,
  keptFile,
  type Voisins,
  voisinsOf,
} from './file-instruction.ts';
import { listQuery, searchOf } from './instruction-query.ts';
import { champsPlace } from './ligne-file.ts';

export type FileOuverte = Voisins & { file: FileInstruction };

/** It gives the queue this dossier was opened from and its neighbours, or null when it was opened otherwise. */
export function useFileInstruction(id_fo: string): FileOuverte | null {
  const address = useQueryParams().get(fileParam);
  const [file, setFile] = useState(() => (address === null ? null : keptFile(address)));
  const voisins = file && voisinsOf(file, id_fo);
  const asked = queryOf(address, file, voisins);
  const query = asked && { ...asked, fields: [...champsPlace] };
  const read = useRead(dossierEndpoints.listDossiers, query && { query });
  const page = read.state === 'lu' ? read.value : null;
  useEffect(() => {
    if (!page || address === null) return;
    setFile((present) => {
      if (!present) return fileOf(address, page);
      const { missing } = voisinsOf(present, id_fo);
      return missing ? extended(present, page, missing) : present;
    });
  }, [page, address, id_fo]);
  useEffect(() => {
    if (file) keepFile(file);
  }, [file]);
  return file && voisins && { ...voisins, file };
}

/** A page is read only when it is missing: the queue of a shared link, or the page after the last known row. */
function queryOf(address: string | null, file: FileInstruction | null, voisins: Voisins | null) {
  if (address === null) return null;
  const query = listQuery(searchOf(address));
  if (!file) return query;
  return voisins?.missing ? { ...query, cursor: file[voisins.missing] ?? undefined } : null;
}
