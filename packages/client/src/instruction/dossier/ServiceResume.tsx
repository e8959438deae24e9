import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { partDemandee } from '../../subvention/part-demandee.ts';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { controlesOf } from './service-controles.ts';

/** Shows how much is asked and granted, which share of the cost is asked, and what was checked. */
export function ServiceResume({ dossier }: { dossier: DossierSubventionView }) {
  const { montant_demande, montant_accorde } = dossier;
  return (
    <>
      <div className="pile pile--serree">
        <KeyFigures
          label="Montants du dossier"
          figures={[
            { label: 'Demandé', value: formatEuros(montant_demande) },
            {
              label: 'Accordé',
              value: montant_accorde === null ? '–' : formatEuros(montant_accorde),
              isZero: montant_accorde === null,
            },
          ]}
        />
        <p>{partDemandee(dossier)}</p>
      </div>
      <ServiceControles dossier={dossier} />
    </>
  );
}

/** Lists the checks made by the portal, those that need attention first. */
function ServiceControles({ dossier }: { dossier: DossierSubventionView }) {
  const controles = controlesOf(dossier).toSorted((a, b) => Number(a.isFine) - Number(b.isFine));
  return (
    <section className="pile pile--serree" aria-labelledby="controles">
      <h3 id="controles" className="fr-h6">
        Contrôles
      </h3>
      <ul className="liste-nue controles">
        {controles.map(({ id, isFine, text }) => (
          <li
            key={id}
            className={isFine ? 'fr-icon-check-line' : 'controles__attention fr-icon-warning-line'}
          >
            <span>
              {!isFine && <strong>Attention : </strong>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
