import type { ArgentAnnee } from '@asso/contract/subvention/subvention.schemas';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import './accueil.css';

/** Each year has one line; nothing counts as granted before a decision. */
export const ArgentTable = ({ annees }: { annees: readonly ArgentAnnee[] }) => (
  <table className="argent__table">
    <caption className="invisible">Montants demandés, accordés et versés, par année</caption>
    <thead>
      <tr>
        <th scope="col">Année</th>
        <th scope="col">Demandé</th>
        <th scope="col">Accordé</th>
        <th scope="col">Versé</th>
      </tr>
    </thead>
    <tbody>
      {annees.map(({ annee, demande, accorde, verse }) => (
        <tr key={annee}>
          <th scope="row">{annee}</th>
          <td className="nombre">{formatEurosCents(demande)}</td>
          <td className="nombre">{accorde === null ? 'pas encore décidé' : formatEurosCents(accorde)}</td>
          <td className="nombre">{formatEurosCents(verse)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
