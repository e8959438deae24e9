import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { etapesLieesCrf } from './etapes-crf.ts';

/** It shows what the service asked to correct, with links to the steps where this is done. */
export function RenvoiCrf({ crf, hasLinks = false }: { crf: CrfView; hasLinks?: boolean }) {
  if (crf.description.id_etat !== 3 || !crf.motif) return null;
  return (
    <Notice tone="attention" title="Le service vous a renvoyé ce compte rendu." level="h2">
      <p className="texte-saisi">{crf.motif}</p>
      {hasLinks && (
        <ul>
          {etapesLieesCrf(crf).map(({ id, title, href }) => (
            <li key={id}>
              <AppLink href={href}>{title}</AppLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
