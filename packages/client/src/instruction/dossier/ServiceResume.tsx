import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { sumAccordesVus } from '@asso/domain/dossier/suivi/depart.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { partDemandee } from '../../subvention/part-demandee.ts';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { SignauxPanel } from '../signaux/SignauxPanel.tsx';
import { goToPartie } from './ServiceAncres.tsx';
import { listControles } from './service-controles.ts';
import { instructionVue } from './service-instruction.ts';

/** Shows how much is asked and granted, what stands against a grant, and what was checked. */
export function ServiceResume({ dossier }: { dossier: DossierSubventionView }) {
  const { montant_demande, instructions } = dossier;
  const { id_service_instructeur: service, etat } = instructionVue(dossier);
  const accorde = sumAccordesVus(
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
      <SignauxPanel
        id_fo={dossier.id_fo}
        service={service}
        isAtStudy={isAtStudy(etat)}
        acteOf={acteDuSignal}
      />
      <ServiceControles dossier={dossier} />
    </>
  );
}

/** What leads to the thing that a signal is about, where it is on this page. */
function acteDuSignal(code: string) {
  if (code === 'avis-contraire' || code === 'avis-attendu')
    return (
      <a className="fr-link" href="#avis">
        Lire<span className="invisible"> les avis</span>
      </a>
    );
  if (code !== 'rib-nouveau' && code !== 'rib-ailleurs') return null;
  return (
    <button type="button" className="fr-link" onClick={() => goToPartie('demandeur')}>
      Voir<span className="invisible"> le RIB</span>
    </button>
  );
}

/** Lists the checks made by the portal: those that need attention, then in one line all that is fine. */
function ServiceControles({ dossier }: { dossier: DossierSubventionView }) {
  const controles = listControles(dossier);
  const [fine, wrong] = [controles.filter((one) => one.isFine), controles.filter((one) => !one.isFine)];
  return (
    <section className="pile pile--serree" aria-labelledby="controles">
      <h3 id="controles" className="fr-h6">
        Contrôles
      </h3>
      <ul className="liste-nue controles">
        {wrong.map(({ id, text }) => (
          <li key={id} className="controles__attention fr-icon-warning-line">
            <span>
              <strong>Attention : </strong>
              {text}
            </span>
          </li>
        ))}
        {fine.length > 0 && (
          <li className="fr-icon-check-line">
            <span>{fine.map(({ text }) => text).join(' ')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
