import type { Laisse } from './resultat.ts';
import './cellules.css';

type ResultatEnPlaceProps = { laisses: readonly Laisse[]; onClose: () => void };

/** Lists the dossiers that the action could not change, with the reason of each. */
export const ResultatEnPlace = ({ laisses, onClose }: ResultatEnPlaceProps) => (
  <section className="resultat-en-place" aria-label="Dossiers laissés">
    <ul className="liste-nue">
      {laisses.map(({ id_fo, raison }) => (
        <li key={id_fo}>
          <strong className="nombre">{id_fo}</strong> : {raison}
        </li>
      ))}
    </ul>
    <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={onClose}>
      Fermer
    </button>
  </section>
);
