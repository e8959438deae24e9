import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { pointsRestants } from '../demarche/points-restants.ts';
import { nomsServices, renvoyees } from '../dossier/etat-dossier.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { montantTotal } from './etape-links.ts';
import { isInchange } from './points-du-renvoi.ts';

type ConfirmerDialogProps = {
  dossier: DossierSubventionView;
  onTransmit: () => unknown;
  onClose: () => void;
};

/**
 * The dialog asks a last time before transmitting: it says what is sent, to whom, and which requested corrections are
 * not made.
 */
export function ConfirmerDialog({ dossier, onTransmit, onClose }: ConfirmerDialogProps) {
  const { id_fo, demandeur } = dossier;
  const left = pointsRestants(dossier);
  const isDoubtful = isInchange(dossier) || left.length > 0;
  return (
    <Dialog
      title="Transmettre ce dossier ?"
      onClose={onClose}
      action={{ label: isDoubtful ? 'Transmettre quand même' : 'Oui, transmettre', onPress: onTransmit }}
    >
      {isInchange(dossier) && (
        <p>
          <strong>
            Vous n’avez rien changé depuis que {serviceDe(dossier)} a renvoyé ce dossier. Transmettre quand
            même ?
          </strong>
        </p>
      )}
      {left.length > 0 && (
        <>
          <p>Pas encore corrigé :</p>
          <ul>
            {left.map(({ cible, libelle }) => (
              <li key={cible}>{libelle}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Dossier <span className="nombre">{id_fo}</span> de {demandeur.nom} :{' '}
        <strong>{formatEuros(montantTotal(dossier))} demandés</strong> à {nomsServices(dossier)}.
      </p>
      <p>Une fois transmis, vous ne pourrez plus modifier le dossier.</p>
    </Dialog>
  );
}

const serviceDe = (dossier: DossierSubventionView): string =>
  renvoyees(dossier)
    .map(({ service }) => service.nom)
    .join(' et ');
