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
export function CrfsAFaire({ isPage = false }: { isPage?: boolean }) {
  const read = useRead(crfEndpoints.listCrfsAttendus, { query: {} });
  const items = read.state === 'lu' ? read.value.items : [];
  if (items.length === 0) {
    return (
      isPage &&
      read.state === 'lu' && (
        <EmptyState
          fact="Aucun compte rendu ne vous attend."
          why="Un compte rendu est attendu pour chaque exercice d’une subvention accordée."
          action={<AppLink href="/dossiers">Voir mes dossiers</AppLink>}
        />
      )
    );
  }
  const cartes = (
    <ul className="liste-nue pile">
      {items.map((one) => (
        <Carte key={`${one.id_fo} ${one.exercice}`} crf={one} level={isPage ? 'h2' : 'h3'} />
      ))}
    </ul>
  );
  if (isPage) return cartes;
  return (
    <section className="pile" aria-labelledby="crf-a-faire">
      <h2 id="crf-a-faire">Comptes rendus à transmettre</h2>
      {cartes}
    </section>
  );
}

function Carte({ crf, level: Titre }: { crf: CrfAttendu; level: 'h2' | 'h3' }) {
  const { id, id_fo, id_siret, exercice, nom, association, echeance, isEnRetard, lib_etat, phrase } = crf;
  const href = id === null ? crfsHref({ id_siret, id_fo }) : crfHref({ id, id_fo, dossier: { id_siret } });
  return (
    <li className="cadre pile pile--serree">
      <Titre className="tache-carte__titre">
        <span className="non-transmis">{lib_etat.charAt(0).toUpperCase() + lib_etat.slice(1)}</span>{' '}
        {titreCrf(exercice)}, dossier {id_fo}
      </Titre>
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
