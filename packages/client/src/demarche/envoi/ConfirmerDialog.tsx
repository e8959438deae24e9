import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Demarche, DossierRempli } from '../demarche.ts';
import { pointsRestants } from '../renvoi/points-restants.ts';
import { phrasesEnvoi } from './envoi-words.ts';

type ConfirmerDialogProps<D extends DossierRempli, T extends object, E extends string, P> = {
  mots: Pick<Demarche<D, T, E, P>['envoi'], 'objet' | 'confirme'>;
  /** The clauses and the sentence that the button certifies. */
  certifie: ReactNode;
  dossier: D;
  /** True when nothing was changed since it was sent back. */
  isUnchanged: boolean;
  /** The person who did not sign what is sent; null when nobody else must. */
  sansSignature: string | null;
  onTransmit: () => unknown;
  onClose: () => void;
};

/**
 * Asks to confirm the transmission: what is sent, to whom, which corrections asked for are not made, and the whole of
 * what the button certifies, right above it.
 */
export function ConfirmerDialog<D extends DossierRempli, T extends object, E extends string, P>({
  mots,
  certifie,
  dossier,
  isUnchanged,
  sansSignature,
  onTransmit,
  onClose,
}: ConfirmerDialogProps<D, T, E, P>) {
  const { avant, numero, milieu, fort, fin } = mots.confirme(dossier);
  const left = pointsRestants(dossier);
  const isDoubtful = isUnchanged || left.length > 0;
  return (
    <Dialog
      title={phrasesEnvoi[mots.objet].question}
      onClose={onClose}
      action={{
        label: isDoubtful ? 'Je certifie et je transmets quand même' : 'Je certifie et je transmets',
        onPress: onTransmit,
      }}
    >
      {isUnchanged && (
        <p>
          <strong>
            Vous n’avez rien changé depuis que{' '}
            {dossier.renvois?.map(({ service }) => service).join(' et ') || 'le service'} vous l’a renvoyé.
            Transmettre quand même ?
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
        {avant}
        <span className="nombre">{numero}</span>
        {milieu}
        {fort && <strong>{fort}</strong>}
        {fin}
      </p>
      {sansSignature && (
        <p>
          <strong>Le service lira que {sansSignature} ne l’a pas signé.</strong>
        </p>
      )}
      <p>{phrasesEnvoi[mots.objet].fin}</p>
      {certifie}
    </Dialog>
  );
}
