import { useEffect } from 'react';
import { FileInstructionPage } from '../instruction/file/FileInstructionPage.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { Loading } from '../ui/page/Loading.tsx';

/** The queue of agrément dossiers: its filter on their kind is in the address, like any other. */
export function FileAgrementsPage() {
  const params = useQueryParams();
  const isHeld = params.all('genres').join() === 'agrement';
  useEffect(() => {
    if (!isHeld) params.set({ genres: ['agrement'] }, { replace: true });
  }, [isHeld, params]);
  return isHeld ? <FileInstructionPage isAgrements /> : <Loading />;
}
