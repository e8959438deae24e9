import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { accordeVuOf } from '@asso/domain/dossier/suivi/depart.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { partDemandee } from '../../subvention/part-demandee.ts';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { useSignaux } from '../signaux/use-signaux.ts';
import { controlesOf } from './service-controles.ts';
import { instructionVue } from './service-instruction.ts';

/** Shows how much is asked and granted, which share of the cost is asked, and what was checked. */
export function ServiceResume({ dossier }: { dossier: DossierSubventionView }) {
  const { montant_demande, instructions } = dossier;
  const accorde = accordeVuOf(
    dossier.montant_accorde,
    instructions.map(({ depart }) => depart),
  );
  return (
    <>
      <div className="pile pile--serree">
        <KeyFigures
          label="Montants du dossier"
          figures={[
            { label: 'Demandé', value: formatEuros(montant_demande) },
            {
              label: 'Accordé',
              value: accorde === null ? '–' : formatEuros(accorde),
              isZero: accorde === null,
            },
          ]}
        />
        <p>{partDemandee(dossier)}</p>
      </div>
      <ServiceControles dossier={dossier} />
    </>
  );
}

/** Lists what stands against a grant and the checks made by the portal, those that need attention first. */
function ServiceControles({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo } = dossier;
  const { contraires } = useSignaux(id_fo, instructionVue(dossier).id_service_instructeur);
  // « À regarder » and the decision explain each of them: the summary only names them, in one line.
  const titres = contraires.map(({ titre }) => titre).join(', ');
  const signaux = titres === '' ? [] : [{ id: 'signaux', isFine: false, text: `${titres}.` }];
  // What the association was asked for comes first: the sort keeps the order of what is alike.
  const controles = [...controlesOf(dossier), ...signaux].toSorted(
    (a, b) => Number(a.isFine) - Number(b.isFine),
  );
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
