import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/affichage';
import { useState } from 'react';
import { nomsServices } from '../dossier/etat-dossier.ts';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { SupprimerDialog } from './SupprimerDialog.tsx';

/** Beside the steps: who works on it, who answers, and what else can be done. */
export function ActionsDossier({ dossier }: { dossier: DossierSubventionView }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { createdBy, sharedWith, rights } = dossier;
  return (
    <aside className="pile pile--large" aria-label="Autour du dossier">
      <section className="pile pile--serree">
        <h2 className="fr-h5">Qui y travaille</h2>
        <p>
          {createdBy.nom}
          {sharedWith.length > 0 && `, et ${count(sharedWith.length, 'autre personne', 'autres personnes')}`}
        </p>
      </section>
      <section className="pile pile--serree">
        <h2 className="fr-h5">Qui étudiera ce dossier</h2>
        <p>{nomsServices(dossier)}</p>
      </section>
      <section className="pile pile--serree">
        <h2 className="fr-h5">Autres actions</h2>
        <p>
          <DownloadLink row={dossierEndpoints.readPdf} params={{ id: dossier.id_fo }} details="pdf">
            Télécharger le PDF provisoire
          </DownloadLink>
        </p>
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
      {isRemoving && <SupprimerDialog dossier={dossier} onClose={() => setIsRemoving(false)} />}
    </aside>
  );
}
