import type { DossierPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';

/** It lists what was done to the dossier, the latest first. */
export const HistoriquePsp = ({ dossier }: { dossier: DossierPsp }) => (
  <details className="plis">
    <summary>Historique du dossier</summary>
    <ul>
      {dossier.historique.map(({ id, le, fait, par, detail }) => (
        <li key={id}>
          <span className="nombre">{formatHorodatage(new Date(le))}</span> : {fait}
          {detail && ` (${detail})`}, {par}
        </li>
      ))}
    </ul>
  </details>
);
