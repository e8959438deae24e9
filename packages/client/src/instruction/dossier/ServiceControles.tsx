import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { controlesDe } from './service-controles.ts';

/** The checks that call for attention come first; a mark always has its word. */
export function ServiceControles({ dossier }: { dossier: DossierSubventionView }) {
  const controles = controlesDe(dossier).toSorted((a, b) => Number(a.isFine) - Number(b.isFine));
  return (
    <section className="pile pile--serree" aria-labelledby="controles">
      <h2 id="controles" className="fr-h4">
        Contrôles
      </h2>
      <ul className="liste-nue controles">
        {controles.map(({ id, isFine, text }) => (
          <li
            key={id}
            className={isFine ? 'fr-icon-check-line' : 'controles__attention fr-icon-warning-line'}
          >
            <span>
              {!isFine && <strong>Attention : </strong>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
