import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import { isCrfEditable } from '@asso/domain/crf/crf.states';
import { phrasesCrfService } from '@asso/domain/crf/crf.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { Echeance } from '../dossier/Echeance.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { crfHref, titreCrf } from './crf-href.ts';
import { EtatCrfBadge } from './EtatCrfBadge.tsx';
import '../dossier/dossier.css';

type CrfLigneProps = {
  crf: CrfResume;
  dossier: { id_fo: string; id_siret: string };
  canBegin: boolean;
  level: 'h2' | 'h3';
  /** True for the service that awaits the report. */
  isService?: boolean;
  /** The name of the dossier, given where reports of several dossiers are listed. */
  nom?: string;
};

/** Shows the report of one exercise: its state, its deadline and its next act. */
export function CrfLigne({ crf, dossier, canBegin, level: Titre, nom, isService }: CrfLigneProps) {
  const { exercice, id_etat, isEnRetard, echeance, transmis_le, recu_le } = crf;
  return (
    <li className="cadre pile pile--serree crf-ligne">
      <div className="crf-ligne__tete">
        <Titre className="fr-h6">{titreCrf(exercice)}</Titre>
        <EtatCrfBadge etat={id_etat} />
      </div>
      {nom && <p>{nom}</p>}
      <div className="carte__pied">
        {isCrfEditable(id_etat) ? (
          <p>
            {isEnRetard && <strong>En retard : </strong>}
            {isService ? phrasesCrfService[id_etat] : crf.phrase} Avant le <Echeance le={echeance} />
          </p>
        ) : (
          <p>
            {transmis_le && `Transmis le ${formatDate(new Date(transmis_le))}. `}
            {recu_le && `Reçu le ${formatDate(new Date(recu_le))}.`}
          </p>
        )}
        <Geste crf={crf} dossier={dossier} canBegin={canBegin} isMain={Titre === 'h2'} />
      </div>
    </li>
  );
}

/** `isMain` is true on a page about reports; on the page of a dossier, the main button is another one. */
type GesteProps = Pick<CrfLigneProps, 'crf' | 'dossier' | 'canBegin'> & { isMain: boolean };

function Geste({ crf, dossier, canBegin, isMain }: GesteProps) {
  const { id, exercice, id_etat } = crf;
  if (id === null) return canBegin && <Commencer exercice={exercice} dossier={dossier} isMain={isMain} />;
  const place = { id, id_fo: dossier.id_fo, dossier };
  const isOpen = canBegin && isCrfEditable(id_etat);
  const verbe = isOpen ? (id_etat === 3 ? 'Corriger' : 'Continuer') : 'Lire';
  return (
    <AppLink className={`fr-btn${isOpen && isMain ? '' : ' fr-btn--secondary'}`} href={crfHref(place)}>
      {verbe}
      <span className="invisible"> le compte rendu {exercice}</span>
    </AppLink>
  );
}

/** Opens the report of a year, or creates it from the request. */
type CommencerProps = Pick<CrfLigneProps, 'dossier'> & { exercice: number; isMain: boolean };

function Commencer({ exercice, dossier, isMain }: CommencerProps) {
  const [error, setError] = useState<string | null>(null);
  const begin = async () => {
    const outcome = await call(crfEndpoints.createCrf, {
      params: { id: dossier.id_fo },
      query: {},
      body: { exercice },
    });
    if (outcome.ok) go(crfHref(outcome.value));
    else setError(outcome.problem.message);
  };
  return (
    <>
      <ActionButton kind={isMain ? 'principal' : 'secondaire'} onPress={begin} busyText="Ouverture…">
        Commencer<span className="invisible"> le compte rendu {exercice}</span>
      </ActionButton>
      {error && (
        <div role="alert">
          <Notice tone="erreur" title={error} />
        </div>
      )}
    </>
  );
}
