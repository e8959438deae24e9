import { texteRenvoi } from '@asso/domain/dossier/renvoi.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import type { ReactNode } from 'react';
import { EtatDuPoint } from '../demarche/EtatDuPoint.tsx';
import { renvoyees } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { blocageHref } from './agrement-href.ts';
import type { EditionAgrement } from './use-dossier-agrement.ts';

type RenvoiAgrementProps = Pick<EditionAgrement, 'dossier'> & { children?: ReactNode };

/** When a dossier is sent back, it shows the service's words, and for each point a link and whether it is done. */
export function RenvoiAgrement({ dossier, children }: RenvoiAgrementProps) {
  const [instruction] = renvoyees(dossier);
  if (!instruction) return null;
  const { service, motif, renvoye_le } = instruction;
  const points = dossier.renvois.flatMap((one) => one.points);
  const listed = texteRenvoi(points);
  const message = points.length > 0 && motif?.startsWith(listed) ? motif.slice(listed.length).trim() : motif;
  return (
    <Notice tone="attention" title={`${service.nom} demande des corrections`} level="h2">
      <div className="pile pile--serree">
        {renvoye_le && <p className="discret">Renvoyé le {formatDate(new Date(renvoye_le))}</p>}
        {points.length > 0 && (
          <ul className="liste-nue points-renvoi">
            {points.map((point) => (
              <li key={point.cible}>
                <EtatDuPoint point={point} /> ·{' '}
                <AppLink href={blocageHref(dossier, point.cible)}>{point.libelle}</AppLink>
                {point.phrase.trim() !== '' && ` : ${point.phrase}`}
              </li>
            ))}
          </ul>
        )}
        {message && <blockquote className="citation">{message}</blockquote>}
        {children}
      </div>
    </Notice>
  );
}
