import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { notify } from './announcements.ts';
import { hrefOf } from './call-url.ts';
import { expireSession, freshToken } from './session-token.ts';

type DownloadLinkProps<E extends Endpoint> = {
  row: E;
  params?: Record<string, string | number>;
  query?: object;
  /** « Télécharger la décision » ; the kind and the size go in `details`. */
  children: ReactNode;
  /** « pdf, 88 ko ». */
  details?: string;
};

/** Opens a file of the portal: the browser shows the token by cookie, which is made fresh first. */
export function DownloadLink<E extends Endpoint>({
  row,
  params,
  query,
  children,
  details,
}: DownloadLinkProps<E>) {
  const [isBusy, setIsBusy] = useState(false);
  const href = hrefOf(row, { params, query });
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const token = await freshToken();
    setIsBusy(false);
    if (token === null) return expireSession();
    notify('info', 'Le téléchargement commence.');
    location.assign(href);
  };
  return (
    <a className="fr-link fr-link--download" href={href} download aria-disabled={isBusy} onClick={open}>
      {children}
      {details && <span className="fr-link__detail">{details}</span>}
    </a>
  );
}
