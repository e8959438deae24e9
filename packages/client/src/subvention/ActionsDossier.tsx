import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isTransmis } from '@asso/domain/dossier/instruction.states';
import { Suspense, useState } from 'react';
import { PartagePanel, SupprimerDialog } from '../demarche/demandeur/dialogs.ts';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { MontrerLaPage } from './regard/MontrerLaPage.tsx';
import { useServicesDemandes } from './services-demandes.ts';
import './actions-dossier.css';

/** Shows, beside the steps, who works on the dossier, which services will study it, and the other actions on it. */
export function ActionsDossier({ dossier }: { dossier: DossierSubventionView }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const { createdBy, equipe, rights, tete } = dossier;
  const services = useServicesDemandes(dossier);
  const isSent = dossier.instructions.some(({ etat }) => isTransmis(etat));
  return (
    <aside
      className={tete.relecture?.demandee ? 'autour--rang' : 'pile pile--large'}
      aria-label="Autour du dossier"
    >
      <section className="pile pile--serree">
        <h2 className="fr-h5">Qui y travaille</h2>
        <p>
          {equipe.length > 0 ? equipe.map(({ nom }) => nom).join(', ') : 'Personne pour l’instant'}
          {!equipe.some(({ id }) => id === createdBy.id) && ` (commencé par ${createdBy.nom})`}
        </p>
        {rights.share && (
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setIsSharing(true)}
            >
              Partager
            </button>
          </p>
        )}
      </section>
      <section className="pile pile--serree">
        <h2 className="fr-h5">{isSent ? 'À qui il est demandé' : 'Qui étudiera ce dossier'}</h2>
        <p>{services}</p>
      </section>
      <section className="pile pile--serree">
        <h2 className="fr-h5">Autres actions</h2>
        <p>
          <DossierPdf id={dossier.id_fo}>
            {isSent ? 'Télécharger le dossier' : 'Télécharger le PDF provisoire'}
          </DossierPdf>
        </p>
        {rights.share && (
          <p>
            <MontrerLaPage id_fo={dossier.id_fo} className="fr-btn fr-btn--tertiary fr-btn--sm" />
          </p>
        )}
        {rights.remove && (
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setIsRemoving(true)}
            >
              Supprimer le dossier
            </button>
          </p>
        )}
      </section>
      <Suspense>
        {isSharing && (
          <PartagePanel dossier={dossier} lecture={readDossier} onClose={() => setIsSharing(false)} />
        )}
        {isRemoving && <SupprimerDialog dossier={dossier} onClose={() => setIsRemoving(false)} />}
      </Suspense>
    </aside>
  );
}
