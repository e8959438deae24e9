import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type MouseEvent, useEffect, useState } from 'react';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { Link } from '../../ui/Link.tsx';
import { ongletParam } from '../file/file-instruction.ts';
import {
  findPartieRead,
  labelsParties,
  type PartieService,
  partieId,
  partiesService,
} from './service-parties.ts';
import '../../ui/tabs.css';

type ServiceAncresProps = {
  /** The number of things in each part, where it is known. */
  nombres: Partial<Record<PartieService, number>>;
};

/** The links to the parts of the dossier, which stay on the screen; the part being read is marked. */
export function ServiceAncres({ nombres }: ServiceAncresProps) {
  const params = useQueryParams();
  const present = usePartieLue();
  return (
    <nav className="poste__ancres" aria-label="Parties du dossier">
      <ul className="liste-nue onglets">
        {partiesService.map((one) => (
          <li key={one}>
            <Link
              className="onglets__lien"
              href={params.href({ [ongletParam]: one === 'resume' ? null : one })}
              aria-current={one === present ? 'location' : undefined}
              onClick={(event) => follow(event, one)}
            >
              {labelsParties[one]}
              {nombres[one] !== undefined && (
                <span className="nombre">
                  {'\u00a0'}
                  {formatNombre(nombres[one])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A plain press scrolls to the part. Only a link opened in another tab, or sent to somebody, uses the address. */
function follow(event: MouseEvent, partie: PartieService): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goToPartie(partie);
}

/** Opens the part if it is folded, scrolls to it and gives it the focus. */
export function goToPartie(partie: PartieService): void {
  const part = document.getElementById(partieId(partie));
  if (!part) return;
  if (part instanceof HTMLDetailsElement) part.open = true;
  part.scrollIntoView({ block: 'start' });
  part.focus({ preventScroll: true });
}

/** Returns the part being read, found again whenever a part enters or leaves the upper quarter of the window. */
function usePartieLue(): PartieService {
  const [present, setPresent] = useState<PartieService>('resume');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const parts = partiesService.flatMap((one) => {
      const part = document.getElementById(partieId(one));
      return part ? [[one, part] as const] : [];
    });
    // What an observer tells is of one instant, and a page that opens beside moves several parts at once: their places
    // are read, not what crossed the line last.
    const watcher = new IntersectionObserver(
      () => {
        const tops = parts.map(([one, part]) => [one, part.getBoundingClientRect().top] as const);
        setPresent(findPartieRead(new Map(tops), window.innerHeight));
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const [, part] of parts) watcher.observe(part);
    return () => watcher.disconnect();
  }, []);
  return present;
}
