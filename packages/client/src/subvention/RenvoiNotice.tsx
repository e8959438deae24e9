import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { ReactNode } from 'react';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { blockerHref } from './dossier-liens.ts';

type RenvoiNoticeProps = { dossier: DossierSubventionView; children?: ReactNode };

/** Sent back: the service's own words first, then what the portal itself finds to correct. */
export function RenvoiNotice({ dossier, children }: RenvoiNoticeProps) {
  const { motif, service } = mainInstruction(dossier);
  const blockers = dossier.blockers.filter(({ field }) => !field?.startsWith('attestation'));
  return (
    <Notice tone="attention" title={`${service.nom} demande des corrections`} level="h2">
      <div className="pile pile--serree">
        {motif && <blockquote className="citation">{motif}</blockquote>}
        {blockers.length > 0 && (
          <ul>
            {blockers.map(({ code, field, message }) => (
              <li key={`${code} ${field}`}>
                <AppLink href={blockerHref(dossier, field)}>{message}</AppLink>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </Notice>
  );
}
