import { dossierHref } from '../dossier/dossier-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { avancement, etapesAtteintes, type Tache } from './tableau.ts';
import './accueil.css';

/** Files that are with a service, each with its five-step line. */
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
                {tache.titre}, <span className="nombre">{tache.id_fo}</span>
              </AppLink>
              <p className="discret">{tache.phrase}</p>
            </div>
            <Avancement tache={tache} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Avancement({ tache }: { tache: Tache }) {
  const reached = etapesAtteintes(tache);
  const name = avancement[reached - 1]?.toLowerCase() ?? '';
  return (
    <div className="avancement">
      <p className="avancement__phrase">
        Étape {reached} sur {avancement.length} : {name}
      </p>
      <ol className="avancement__dessin" aria-hidden="true">
        {avancement.map((step, index) => (
          <li key={step} className={index < reached ? 'avancement__pas--atteint' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
