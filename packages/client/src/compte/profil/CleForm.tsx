import { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { QRCodeSVG } from 'qrcode.react';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { code, missingIn } from '../champs-compte.ts';
import { CodeControl } from '../connexion/CodeControl.tsx';

export type Cle = { secret: string; uri: string };

const fields = { code };

/** Asks for a first code, once the key is scanned or typed, to prove that the application has it. */
export function CleForm({ cle, onDone }: { cle: Cle; onDone: (codes: readonly string[]) => void }) {
  const saisie = useSaisie({
    name: null,
    value: {} as { code?: string | null },
    send: (typed) => call(secondFacteurEndpoints.confirmSecondFacteur, { body: { code: typed.code ?? '' } }),
    onDone: ({ codes }) => onDone(codes),
  });
  return (
    <SaisieForm
      label="Protéger mon compte"
      busyText="Vérification en cours…"
      saisie={saisie}
      fields={fields}
      rules={missingIn(saisie.typed, fields)}
      own={{ code: CodeControl }}
      before={
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
          </li>
        </ol>
      }
    />
  );
}
