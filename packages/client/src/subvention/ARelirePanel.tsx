import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { AppLink } from '../platform/AppLink.tsx';
import { ARelireCadre } from './ARelireCadre.tsx';
import { ARelireMotif } from './ARelireMotif.tsx';
import { projetHref } from './dossier-liens.ts';
import { relectureDuDossier } from './relecture.ts';

/** What would leave as the portal wrote it: nothing blocks, but nobody answered. */
export function ARelirePanel({ dossier }: { dossier: DossierSubventionView }) {
  const points = relectureDuDossier(dossier).flatMap(({ projet, points: own }) =>
    own.map((point) => ({ projet, point })),
  );
  if (points.length === 0) return null;
  return (
    <ARelireCadre n={points.length}>
      {points.map(({ projet, point }) => (
        <li key={`${projet.id} ${point.path}`}>
          {nomProjet(projet)} :{' '}
          <AppLink href={`${projetHref(dossier, projet.id)}&champ=${encodeURIComponent(point.path)}`}>
            {point.label}
          </AppLink>
          <ARelireMotif point={point} />
        </li>
      ))}
    </ARelireCadre>
  );
}
