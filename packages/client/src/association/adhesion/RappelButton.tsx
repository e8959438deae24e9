import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

type RappelButtonProps = {
  association: { id_rna: string | null; id_siren: string | null; id_correspondance: string };
  gestionnaires: number;
};

/** One reminder may be sent per day: the server says when it is too early. */
export function RappelButton({ association, gestionnaires }: RappelButtonProps) {
  const [said, setSaid] = useState<{ tone: 'succes' | 'info' | 'erreur'; text: string } | null>(null);
  const { id_rna, id_siren, id_correspondance } = association;
  const remind = async () => {
    const outcome = await call(adhesionEndpoints.remindManagers, {
      body: { id_rna, id_siren, id_correspondance },
    });
    if (!outcome.ok) return setSaid({ tone: 'erreur', text: outcome.problem.message });
    const isSent = outcome.value.prevenues > 0;
    const text = isSent
      ? 'Rappel envoyé.'
      : 'Un rappel est déjà parti : vous pourrez en envoyer un autre demain.';
    notify(isSent ? 'succes' : 'info', text);
    setSaid({ tone: isSent ? 'succes' : 'info', text });
  };
  return (
    <>
      {said && <Notice tone={said.tone} title={said.text} />}
      <p>
        <ActionButton kind="secondaire" onPress={remind} busyText="Rappel en cours…">
          {gestionnaires > 1 ? `Relancer les ${gestionnaires} personnes` : 'Relancer la personne'}
        </ActionButton>
      </p>
    </>
  );
}
