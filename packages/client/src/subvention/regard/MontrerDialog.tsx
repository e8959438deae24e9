import { regardEndpoints } from '@asso/contract/dossier/regard.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { announce } from '../../ui/page/announcer.ts';

/**
 * Creates the code that shows this dossier to somebody. The code is shown once; afterwards the page says until when it
 * is valid, and can withdraw it.
 */
export function MontrerDialog({ id_fo, onClose }: { id_fo: string; onClose: () => void }) {
  const params = { id: id_fo };
  const read = useRead(regardEndpoints.readRegards, { params });
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ouvert = read.state === 'lu' ? read.value.ouvert : null;
  const open = async () => {
    const outcome = await call(regardEndpoints.openRegard, { params });
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    setCode(outcome.value.code);
    await read.reload();
    announce('Code créé.');
  };
  const close = async () => {
    const outcome = await call(regardEndpoints.closeRegard, { params });
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    setCode(null);
    await read.reload();
    announce('Le code ne sert plus.');
  };
  return (
    <Dialog title="Montrer mon dossier au service" onClose={onClose}>
      <div className="pile">
        <p>
          Donnez ce code par téléphone à la personne qui vous aide : elle lit les étapes de ce dossier, ce qui
          lui manque et ce que vous y avez écrit, sans rien pouvoir y changer. Elle ne voit pas votre écran :
          dites-lui l’étape et le champ dont vous parlez.
        </p>
        {error && (
          <p className="fr-message fr-message--error" role="alert">
            {error}
          </p>
        )}
        {code && (
          <p className="fr-h4">
            <CopyText text={code} what="le code" />
          </p>
        )}
        {ouvert && (
          <p>
            {code ? 'Il' : 'Un code'} sert jusqu’au {formatHorodatage(new Date(ouvert.expire_le))}
            {ouvert.lecteurs > 0 && <>, ouvert par {count(ouvert.lecteurs, 'personne', 'personnes')}</>}.
          </p>
        )}
        <div className="actions">
          {ouvert ? (
            <>
              {!code && (
                <ActionButton kind="secondaire" onPress={open} busyText="Création…">
                  Faire un autre code
                </ActionButton>
              )}
              <ActionButton kind="tertiaire" onPress={close}>
                Retirer le code
              </ActionButton>
            </>
          ) : (
            <ActionButton onPress={open} busyText="Création…">
              Créer un code
            </ActionButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
