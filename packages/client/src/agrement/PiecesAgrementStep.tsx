import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { PiecesJustificatives } from '../demarche/pieces/PiecesJustificatives.tsx';
import { usePiecesJointes } from '../demarche/pieces/use-pieces-jointes.ts';
import { call } from '../platform/call/call.ts';
import { EchecAgrement } from './EchecAgrement.tsx';
import type { EtapeAgrementProps } from './edition.ts';

/** The pièces that this agrément asks for, each saved as soon as it is chosen. */
export function PiecesAgrementStep({ dossier, found, errors, resume, actions }: EtapeAgrementProps) {
  const jointes = usePiecesJointes({
    pieces: dossier.pieces,
    rights: dossier.rights,
    id_siret: dossier.demandeur.id_siret,
    refresh: found.refresh,
    send: async (pieces) => {
      const outcome = await call(dossierAgrementEndpoints.savePiecesAgrement, {
        params: { id_fo: dossier.id_fo },
        query: {},
        body: { pieces },
      });
      return outcome.ok ? null : outcome.problem;
    },
  });
  return (
    <>
      {resume}
      <PiecesJustificatives
        dossier={dossier}
        jointes={jointes}
        errors={errors}
        aucune="Cet agrément ne demande aucune pièce."
        Echec={EchecAgrement}
      />
      {actions}
    </>
  );
}
