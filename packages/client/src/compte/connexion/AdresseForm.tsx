import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { call } from '../../platform/call/call.ts';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import { keepEnvoi } from '../inscription/renvoi-courriel.ts';
import { type AdresseSaisie, UneAdresseForm } from '../inscription/UneAdresseForm.tsx';

/**
 * A person who mistyped their address when signing up corrects it: the new address gets a link, and the old link
 * stops working.
 */
export function AdresseForm({ redirect, onDone }: { redirect: string; onDone: () => void }) {
  const saisie = useSaisie({
    name: null,
    value: {} as AdresseSaisie,
    send: ({ email }) =>
      call(inscriptionEndpoints.correctAddress, { body: { email: email ?? '', redirect_url: redirect } }),
    onDone: async () => {
      keepEnvoi();
      await loadUser({ again: true });
      notify('succes', 'Adresse corrigée. Un nouveau courriel vient de partir.');
      onDone();
    },
  });
  return (
    <UneAdresseForm
      name="Corriger mon adresse"
      champ="Nouvelle adresse électronique"
      label="Envoyer le lien à cette adresse"
      kind="secondaire"
      saisie={saisie}
      onCancel={onDone}
      isOpened
    />
  );
}
