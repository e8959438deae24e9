import { dossierHref } from '../dossier/dossier-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { Avancement } from './Avancement.tsx';
import type { Tache } from './tableau-de-bord.ts';
import './accueil.css';

/** It lists the dossiers that are with a service, each with the line of its steps. */
export function EnCoursPanel({ taches }: { taches: readonly Tache[] }) {
  if (taches.length === 0) return null;
  return (
    <section aria-labelledby="en-cours" className="pile">
      <h2 id="en-cours" className="fr-h4">
        En cours chez les services
      </h2>
      <ul className="liste-nue en-cours">
        {taches.map((tache) => (
          <li key={tache.id_fo} className="en-cours__ligne">
            <div>
              <AppLink href={dossierHref(tache)}>
                {tache.nom}, <span className="nombre">dossier {tache.id_fo}</span>
              </AppLink>
              <p className="discret">{tache.phrase}</p>
            </div>
            <Avancement etat={tache.etat} genre={tache.genre} />
          </li>
        ))}
      </ul>
    </section>
  );
}
