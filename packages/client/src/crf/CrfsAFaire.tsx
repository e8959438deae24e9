import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfAttendu } from '@asso/contract/crf/crf.schemas';
import { Echeance } from '../dossier/Echeance.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { crfHref, crfsHref } from './crf-href.ts';
import { titreCrf } from './fil-crf.ts';
import '../dossier/dossier.css';
import './crf.css';

/** What a person still has to tell of the grants they got, the nearest deadline first. */
export function CrfsAFaire() {
  const read = useRead(crfEndpoints.listCrfsAttendus, { query: {} });
  if (read.state !== 'lu') return null;
  const { items } = read.value;
  if (items.length === 0) {
    return (
      <EmptyState
        fact="Aucun compte rendu ne vous attend."
        why="Un compte rendu est attendu pour chaque exercice d’une subvention accordée."
        action={<AppLink href="/dossiers">Voir mes dossiers</AppLink>}
      />
    );
  }
  return (
    <ul className="liste-nue pile">
      {items.map((one) => (
        <Carte key={`${one.id_fo} ${one.exercice}`} crf={one} />
      ))}
    </ul>
  );
}

function Carte({ crf }: { crf: CrfAttendu }) {
  const { id, id_fo, id_siret, exercice, nom, association, echeance, isEnRetard, lib_etat, phrase } = crf;
  const href = id === null ? crfsHref({ id_siret, id_fo }) : crfHref({ id, id_fo, dossier: { id_siret } });
  return (
    <li className="cadre pile pile--serree">
      <h2 className="tache-carte__titre">
        <span className="non-transmis">{lib_etat.charAt(0).toUpperCase() + lib_etat.slice(1)}</span>{' '}
        {titreCrf(exercice)}, dossier {id_fo}
      </h2>
      <p>
        {nom}, {association}
      </p>
      <p>
        {isEnRetard && <strong>En retard : </strong>}
        Avant le <Echeance le={echeance} />
      </p>
      <div className="carte__pied">
        <p>{phrase}</p>
        <AppLink className="fr-btn fr-btn--secondary" href={href}>
          {id === null ? 'Commencer' : 'Continuer'}
          <span className="invisible">
            {' '}
            le compte rendu {exercice} du dossier {id_fo}
          </span>
        </AppLink>
      </div>
    </li>
  );
}
