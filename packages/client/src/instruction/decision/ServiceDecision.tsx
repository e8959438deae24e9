import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { pointsToCorrect } from '@asso/domain/subvention/points-a-corriger.rules';
import { useState } from 'react';
import { CourriersPanel } from '../../courrier/CourriersPanel.tsx';
import { useRead, useReread } from '../../platform/use-read.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { instructionVue } from '../dossier/service-instruction.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import type { DecisionSuite } from './decision-props.ts';
import { lignesMontants } from './lignes-montants.ts';
import '../../ui/fields/fields.css';

type ServiceDecisionProps = {
  dossier: DossierSubventionView;
  reload: () => Promise<unknown>;
  suite: DecisionSuite;
  /** True when another button comes first on the page: this one is then not filled. */
  isSecond?: boolean;
};

/** Shows the decision of one service; an agent who decides for several services chooses which one. */
export function ServiceDecision({ dossier, reload, suite, isSecond }: ServiceDecisionProps) {
  const { instructions } = dossier;
  // The chosen service stays chosen after a decision that leaves it nothing to do, so that the result is still shown.
  const [chosen, setChosen] = useState(() => instructionVue(dossier).id_service_instructeur);
  const reread = useReread();
  const instruction =
    instructions.find((one) => one.id_service_instructeur === chosen) ?? instructionVue(dossier);
  const { id_service_instructeur } = instruction;
  const params = { id: dossier.id_fo, service: id_service_instructeur };
  const bureau = useRead(bureauEndpoints.readBureauDossier, { params });
  return (
    <div className="pile">
      {instructions.length > 1 && (
        <OptionsControl
          id="decision-service"
          label="Décision pour"
          options={instructions.map((one) => ({
            value: one.id_service_instructeur,
            label: one.service.nom,
          }))}
          value={id_service_instructeur}
          onChange={(value) => setChosen(String(value))}
        />
      )}
      <DecisionPanel
        key={id_service_instructeur}
        dossier={dossier}
        instruction={instruction}
        lignes={lignesMontants(dossier, id_service_instructeur)}
        enveloppes={bureau.state === 'lu' ? bureau.value.enveloppes : []}
        points={pointsToCorrect({ ...dossier, campagne: dossier.campagne as Campagne })}
        reload={async () => {
          await reload();
          await Promise.all([reread(tableauDeBordEndpoints.tableauService), reread(jourEndpoints.readJour)]);
        }}
        suite={suite}
        isSecond={isSecond}
      />
      {/* The letters wait until the envelopes above them are read, so that they do not move. */}
      {bureau.state !== 'attente' && <CourriersPanel id_fo={dossier.id_fo} />}
    </div>
  );
}
