import { etapesAtteintes, etapesOf } from '@asso/domain/dossier/avancement.rules';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import './avancement.css';

/** It says and draws how far a dossier has gone, from the step « transmis » to the last one. */
export function Avancement({ etat, genre }: { etat: string; genre: GenreDossier }) {
  const avancement = etapesOf(genre);
  const reached = etapesAtteintes(etat);
  const name = avancement[reached - 1]?.toLowerCase() ?? '';
  if (reached === 0) return null;
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
