import { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { CodeControl, codeLabel } from '../connexion/CodeControl.tsx';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { CompteForm } from './CompteForm.tsx';

export type Cle = { secret: string; uri: string };

/** The person scans or types the key, then gives a first code to prove that their application has it. */
export function CleForm({ cle, onDone }: { cle: Cle; onDone: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('');
  const envoi = useEnvoi();
  const submit = async () => {
    const missing = missingIn({ code }, { code: codeLabel(false) });
    const done = await envoi.send(missing, () =>
      call(secondFacteurEndpoints.confirmSecondFacteur, { body: { code } }),
    );
    if (done) onDone(done.value.codes);
  };
  return (
    <CompteForm envoi={envoi} onSubmit={submit}>
      <ol className="cle">
        <li>
          <p>
            Ouvrez une application de codes sur votre téléphone, puis ajoutez un compte. Par exemple Aegis,
            FreeOTP, ou celle de votre gestionnaire de mots de passe.
          </p>
        </li>
        <li>
          <p>Scannez ce dessin avec l’application.</p>
          <QRCodeSVG
            className="cle__qr"
            value={cle.uri}
            title="Clé à scanner avec l’application de codes"
            size={208}
            marginSize={4}
          />
          <p>
            Impossible de scanner ? Tapez cette clé :{' '}
            <CopyText text={cle.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} what="la clé" />
          </p>
        </li>
        <li>
          <p>Recopiez le code que l’application affiche.</p>
          <CodeControl value={code} onChange={setCode} error={errorAt(envoi.errors, 'code')} />
        </li>
      </ol>
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Vérification en cours…">
          Protéger mon compte
        </ActionButton>
      </div>
    </CompteForm>
  );
}
