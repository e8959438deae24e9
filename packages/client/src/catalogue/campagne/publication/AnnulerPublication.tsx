import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { useState } from 'react';
import { call } from '../../../platform/call/call.ts';
import { newId } from '../../../ui/page/new-id.ts';
import { ActeDialog } from '../../services/ActeDialog.tsx';
import type { CampagneLue } from '../use-campagne.ts';

/** Withdraws a publication, as long as nobody has begun a dossier on that version; afterwards it can only be closed. */
export function AnnulerPublication({ campagne, read }: CampagneLue) {
  const { id, publiee, rights, versions } = campagne;
  const [isAsked, setIsAsked] = useState(false);
  if (!publiee) return null;
  // The dialog stays while it says why it was refused, whatever the page has read since.
  if (rights.unpublish !== true && !isAsked) {
    return rights.deactivate === true ? (
      <p className="discret">
        Un dossier est commencé sur cette version : sa publication ne s’annule plus. Vous pouvez encore fermer
        la subvention, dans la liste des campagnes.
      </p>
    ) : null;
  }
  const { numero, campagne_exercice } = publiee;
  return (
    <>
      <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsAsked(true)}>
        Annuler la publication
      </button>
      {isAsked && (
        <ActeDialog
          acte={{
            verbe: 'Annuler la publication',
            titre: `Annuler la publication de la version ${numero} ?`,
            consequence: `Personne n’a commencé de dossier sur cette version. ${suiteSaid(versions)} Ce que vous avez écrit reste en brouillon, à corriger puis à publier de nouveau.`,
            done: `La publication de la version ${numero} est annulée.`,
            isDanger: true,
            send: async () => {
              const outcome = await call(campagneEndpoints.unpublishCampagne, {
                params: { id },
                body: { numero, campagne_exercice },
                idempotencyKey: newId(),
              });
              if (outcome.ok) read.put(outcome.value, outcome.version);
              return outcome;
            },
            after: () => undefined,
            refused: read.reload,
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/**
 * Says what follows: the version before is valid again or, without one, the public page says that the publication was
 * withdrawn.
 */
function suiteSaid([, avant]: CampagneAdministree['versions']): string {
  return avant
    ? `La version ${avant.numero} de ${avant.campagne_exercice} redevient celle que voient les associations.`
    : 'Les associations ne trouveront plus la subvention ; sa page publique et ses flux diront que la publication est annulée.';
}
