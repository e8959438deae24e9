import { avancement, etapesAtteintes } from '@asso/domain/dossier/avancement.rules';
import './avancement.css';

/** How far a dossier has gone, said and drawn: five steps from what is transmitted to the report. */
export function Avancement({ etat }: { etat: string }) {
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
