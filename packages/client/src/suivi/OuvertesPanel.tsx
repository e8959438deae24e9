import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { subventionHref } from '../subvention/subvention-href.ts';
import type { Tableau } from './tableau-de-bord.ts';

/** It lists the subventions that can be asked for now. */
export function OuvertesPanel({ ouvertes }: { ouvertes: Tableau['ouvertes'] }) {
  return (
    <section className="pile pile--serree" aria-labelledby="ouvertes">
      <h2 id="ouvertes" className="fr-h5">
        Subventions ouvertes
      </h2>
      {ouvertes.length === 0 && <p>Aucune subvention n’est ouverte en ce moment.</p>}
      <ul>
        {ouvertes.map(({ code, titre, date_fin }) => (
          <li key={code}>
            <AppLink href={subventionHref(code)}>{titre}</AppLink>, jusqu’au{' '}
            <span className="nombre">{formatDate(new Date(date_fin))}</span>
          </li>
        ))}
      </ul>
      <AppLink href="/repertoire-des-subventions">Trouver une subvention</AppLink>
    </section>
  );
}
