import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { etapeHref, projetHref } from '../dossier-liens.ts';
import { ARelireCadre } from './ARelireCadre.tsx';
import { ARelireMotif } from './ARelireMotif.tsx';
import { listDossierRelecture } from './relecture.ts';
import { piecesARevoir, projetsARevoir } from './repris.ts';

/**
 * Lists the values that would be sent as the portal wrote them; they do not block the dossier. A renewed dossier has
 * none here, since each point was confirmed beside last year's.
 */
export function ARelirePanel({ dossier }: { dossier: DossierSubventionView }) {
  if (dossier.tete.relecture?.demandee) return null;
  const points = listDossierRelecture(dossier).flatMap(({ projet, points: own }) =>
    own.map((point) => ({ projet, point })),
  );
  const repris = projetsARevoir(dossier);
  const anciennes = piecesARevoir(dossier);
  const n = points.length + repris.length + anciennes.length;
  if (n === 0) return null;
  return (
    <ARelireCadre n={n}>
      {repris.map((projet) => (
        <li key={projet.id}>
          <AppLink href={projetHref(dossier, projet.id)}>{nomProjet(projet)}</AppLink> : dates, montants et
          budget repris de l’an dernier
        </li>
      ))}
      {anciennes.map(({ code, label, document }) => (
        <li key={code}>
          <AppLink href={etapeHref(dossier, 'pieces')}>{label}</AppLink> : celui de {document?.annee_validite}{' '}
          est repris
        </li>
      ))}
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
