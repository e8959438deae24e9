import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { type CallInput, call, type Received } from './call/call.ts';
import { callHref } from './call/call-url.ts';
import { saveFile } from './save-file.ts';
import { notify } from './session/announcements.ts';

type DownloadLinkProps<E extends Endpoint> = {
  row: E;
  params?: Record<string, string | number>;
  query?: object;
  /** The name of the file (« Télécharger la décision »); its kind and size go in `details`. */
  children: ReactNode;
  /** The kind and the size of the file: « pdf, 88 ko ». */
  details?: string;
  /** Called once the file is there. */
  onTaken?: () => void;
};

/** A link that fetches a file of the portal and saves it; a failure is shown on the page, which stays open. */
export function DownloadLink<E extends Endpoint>({
  row,
  params,
  query,
  children,
  details,
  onTaken,
}: DownloadLinkProps<E>) {
  const [isBusy, setIsBusy] = useState(false);
  const href = callHref(row, { params, query });
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    notify('info', 'Le téléchargement commence.');
    const outcome = await call(row, { params, query } as CallInput<E>);
    setIsBusy(false);
    if (!outcome.ok) return notify('erreur', outcome.problem.message);
    saveFile(outcome.value as Received);
    onTaken?.();
  };
  return (
    <a className="fr-link fr-link--download" href={href} download aria-disabled={isBusy} onClick={open}>
      {children}
      {details && (
        <>
          <span className="invisible">, </span>
          <span className="fr-link__detail">{details}</span>
        </>
      )}
    </a>
  );
}
