import { type CopieDonnees, copieDonneesEndpoints } from '@asso/contract/compte/copie-donnees.endpoints';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { dureeDite } from '@asso/domain/referentiel/conservation.rules';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';

type Props = { onAsked: (copie: CopieDonnees) => void; onClose: () => void };

/**
 * The dialog says what the file will hold, then asks for the password, so that a passer-by at an open screen cannot
 * take it.
 */
export function MesDonneesDialog({ onAsked, onClose }: Props) {
  const [password, setPassword] = useState('');
  const envoi = useEnvoi();
  const ask = async () => {
    const missing = missingIn({ password }, { password: 'Mot de passe' });
    const done = await envoi.send(missing, () =>
      call(copieDonneesEndpoints.askCopie, { body: { password } }),
    );
    if (done) onAsked(done.value);
  };
  return (
    <Dialog
      title="Télécharger mes données"
      onClose={onClose}
      action={{ label: 'Préparer ma copie', onPress: ask, isBusy: envoi.isBusy }}
    >
      <div role="alert">
        {envoi.errors
          .filter(({ field }) => field !== 'password')
          .map(({ message }) => (
            <Notice key={message} tone="erreur" title={message} />
          ))}
      </div>
      <p>
        La copie est un fichier ZIP : un résumé à lire, les mêmes données pour un logiciel, et vos fichiers.
        Elle ne contient que vos données.
      </p>
      <p>
        Elle se prépare en quelques minutes. Un courriel vous prévient, et vous avez{' '}
        {dureeDite(conservations.export.duree)} pour la prendre.
      </p>
      <MotDePasseControl
        id="donnees-password"
        value={password}
        error={errorAt(envoi.errors, 'password')}
        onChange={setPassword}
      />
    </Dialog>
  );
}
