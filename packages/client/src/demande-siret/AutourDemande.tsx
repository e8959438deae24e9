import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { notify } from '../platform/session/announcements.ts';
import { useReread } from '../platform/use-read.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { newId } from '../ui/page/new-id.ts';
import { SiretPdf } from './SiretPdf.tsx';
import { demandesHref } from './siret-href.ts';

/** Shows, beside the steps, the association, the person who began the request, and the other acts. */
export function AutourDemande({ dossier: demande }: { dossier: DemandeSiretView }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { identite, createdBy, rights, identifiant } = demande;
  return (
    <aside className="pile pile--large" aria-label="Autour de la demande">
      <section className="pile pile--serree">
        <h2 className="fr-h5">Pour qui</h2>
        <p>{identite.nom}</p>
        <p className="discret">
          Commencée par {createdBy.nom}. Les autres membres voient qu’elle existe et son état, pas son
          contenu.
        </p>
      </section>
      <section className="pile pile--serree">
        <h2 className="fr-h5">Autres actions</h2>
        <p>
          <SiretPdf id={identifiant.id_fo_fonctionnel} />
        </p>
        {rights.remove && (
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setIsRemoving(true)}
            >
              Retirer la demande
            </button>
          </p>
        )}
      </section>
      {isRemoving && <RetirerDialog demande={demande} onClose={() => setIsRemoving(false)} />}
    </aside>
  );
}

function RetirerDialog({ demande, onClose }: { demande: DemandeSiretView; onClose: () => void }) {
  const { id_fo_fonctionnel } = demande.identifiant;
  const [error, setError] = useState<string | null>(null);
  const [key] = useState(newId);
  const reread = useReread();
  const remove = async () => {
    const outcome = await call(demandeSiretEndpoints.deleteDemandeSiret, {
      params: { id: id_fo_fonctionnel },
      query: {},
      idempotencyKey: key,
    });
    if (!outcome.ok) return setError(outcome.problem.message);
    notify('succes', `Demande de SIRET ${id_fo_fonctionnel} retirée.`);
    await reread(demandeSiretEndpoints.listDemandesSiret);
    go(demandesHref, { replace: true });
  };
  return (
    <Dialog
      title={`Retirer la demande de SIRET ${id_fo_fonctionnel}`}
      onClose={onClose}
      action={{ label: 'Retirer la demande', onPress: remove, isDanger: true }}
    >
      <p>
        {demande.identite.nom} : cette demande quitte vos listes, ce que vous y avez écrit avec elle. Les
        documents de votre association restent. Vous pourrez en commencer une autre.
      </p>
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
