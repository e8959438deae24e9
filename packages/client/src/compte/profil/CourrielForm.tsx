import { changedProfil } from '@asso/domain/compte/profil.rules';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { adresse, missingIn, motDePasseSeul, votreMotDePasse } from '../champs-compte.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';
import { type Mine, saveProfil } from './use-profil.ts';

type CourrielFormProps = { mine: Mine; onAsked: (address: string | null) => void; onClose: () => void };

const fields = {
  email: {
    ...adresse('Nouvelle adresse électronique'),
    aide: 'Exemple : jeanne.roux@exemple.fr. Un lien y sera envoyé ; votre ancienne adresse sera prévenue.',
  },
  password: votreMotDePasse,
};
const labels = { email: 'Adresse électronique', ...motDePasseSeul };

/** The address changes only once the link sent to the new one is followed. */
export function CourrielForm({ mine, onAsked, onClose }: CourrielFormProps) {
  const saisie = useSaisie({
    name: null,
    value: {} as { email?: string | null; password?: string | null },
    send: ({ email, password }) => saveProfil(mine, { email: email ?? '', password: password ?? '' }),
    onDone: ({ adresseEnAttente }) => onAsked(adresseEnAttente),
  });
  const missing = missingIn(saisie.typed, fields, labels);
  const changed = changedProfil({ email: mine.user.email }, { email: saisie.typed.email });
  return (
    <SaisieForm
      label="Envoyer le lien"
      busyText="Envoi en cours…"
      saisie={saisie}
      fields={fields}
      rules={missing.length > 0 || changed.ok ? missing : changed.problems}
      own={{
        email: (control) => <TextControl {...control} type="email" inputMode="email" autoComplete="email" />,
        password: MotDePasseControl,
      }}
      onCancel={onClose}
      isOpened
    />
  );
}
