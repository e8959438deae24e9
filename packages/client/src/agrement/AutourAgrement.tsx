import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { Suspense, useState } from 'react';
import { PartagePanel, SupprimerDialog } from '../demarche/demandeur/dialogs.ts';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { nomsServices } from '../dossier/etat-dossier.ts';

/**
 * Shows, beside the steps, the people who work on the dossier, the services that will study it, and the other actions.
 */
export function AutourAgrement({ dossier }: { dossier: DossierAgrementView }) {
  const [open, setOpen] = useState<'partage' | 'suppression' | null>(null);
  const { equipe, rights, createdBy, id_fo } = dossier;
  const close = () => setOpen(null);
  return (
    <aside className="pile pile--large" aria-label="Autour du dossier">
      <section className="pile pile--serree">
        <h2 className="fr-h5">Travailler à plusieurs</h2>
        <p>{equipe.length > 0 ? equipe.map(({ nom }) => nom).join(', ') : createdBy.nom}</p>
        {rights.share && (
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setOpen('partage')}
            >
              Partager
            </button>
          </p>
        )}
      </section>
      <section className="pile pile--serree">
        <h2 className="fr-h5">Qui étudiera ce dossier</h2>
        <p>{nomsServices(dossier)}</p>
      </section>
      <section className="pile pile--serree">
        <h2 className="fr-h5">Autres actions</h2>
        <p>
          <DossierPdf id={id_fo}>Télécharger le PDF provisoire</DossierPdf>
        </p>
        {rights.remove && (
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setOpen('suppression')}
            >
              Supprimer le dossier
            </button>
          </p>
        )}
      </section>
      <Suspense>
        {open === 'partage' && (
          <PartagePanel
            dossier={dossier}
            lecture={dossierAgrementEndpoints.readDossierAgrement}
            onClose={close}
          />
        )}
        {open === 'suppression' && <SupprimerDialog dossier={dossier} onClose={close} />}
      </Suspense>
    </aside>
  );
}
