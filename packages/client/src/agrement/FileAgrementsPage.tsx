import { useEffect } from 'react';
import { FileInstructionPage } from '../instruction/FileInstructionPage.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { Loading } from '../ui/Loading.tsx';

/** The queue of a service, held to what asks for an approval: the address says so, as it says any filter. */
export function FileAgrementsPage() {
  const params = useQueryParams();
  const isHeld = params.all('genres').join() === 'agrement';
  useEffect(() => {
    if (!isHeld) params.set({ genres: ['agrement'] }, { replace: true });
  }, [isHeld, params]);
  return isHeld ? <FileInstructionPage isAgrements /> : <Loading />;
}
