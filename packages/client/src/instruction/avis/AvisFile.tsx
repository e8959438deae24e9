import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { avisHref, avisRecusHref, intituleAvis } from './avis-words.ts';
import type { AvisARendre } from './use-avis-a-rendre.ts';
import '../poste/file-volet.css';

/** The opinions that wait, in a column beside the one that is read; on a narrow window the breadcrumb leads to them. */
export function AvisFile({ attendus: { items, total }, id }: { attendus: AvisARendre; id: string }) {
  if (items.length === 0) return null;
  return (
    <nav className="file-volet avis-file" aria-label="Avis à rendre">
      <div className="file-volet__tete">
        <AppLink className="file-volet__vue" href={avisRecusHref}>
          Avis à rendre<span className="nombre">{formatNombre(total)}</span>
        </AppLink>
      </div>
      <ul className="liste-nue">
        {items.map((one) => (
          <li key={one.id}>
            <AppLink
              className="avis-file__ligne"
              href={avisHref(one.id)}
              aria-current={one.id === id ? 'page' : undefined}
              title={`${intituleAvis(one)}, ${one.association}`}
            >
              <span className="avis-file__titre">{intituleAvis(one)}</span>
              <span className="nombre">
                <span className="invisible">, avant le </span>
                {formatDate(new Date(one.avant_le)).slice(0, 5)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <p className="file-volet__touches" aria-hidden="true">
        <span>
          <kbd>j</kbd> <kbd>k</kbd> avis
        </span>
        <span>
          <kbd>?</kbd> touches
        </span>
      </p>
    </nav>
  );
}
