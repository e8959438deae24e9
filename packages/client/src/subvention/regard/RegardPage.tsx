import { regardEndpoints } from '@asso/contract/dossier/regard.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formats } from '@asso/domain/identifiants/formats';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { Notice } from '../../ui/Notice.tsx';
import { DossierRegarde } from './DossierRegarde.tsx';

type Regarde = { par: string; expire_le: string; dossier: { genre: string } };

/**
 * The page where an agent, or a person who helps associations, types the code given by an association and sees its
 * dossier.
 */
export function RegardPage() {
  const [shown, setShown] = useState<Regarde | null>(null);
  if (shown?.dossier.genre === 'subvention') {
    // The kind is « subvention », so the reply has this type.
    const dossier = shown.dossier as unknown as DossierSubventionView;
    return <DossierRegarde {...shown} dossier={dossier} onAnother={() => setShown(null)} />;
  }
  return (
    <div className="page">
      <PageHeading
        titre="Voir le dossier d’une association"
        aide="subvention"
        chapo="Avec le code qu’elle vous donne par téléphone. Vous lisez, vous ne changez rien."
      />
      {shown && (
        <Notice tone="info" title="Ce code montre un dossier qui n’est pas une demande de subvention." />
      )}
      <CodeForm onSeen={setShown} />
    </div>
  );
}

const fields = {
  code: {
    kind: 'text',
    label: 'Code',
    aide: 'Dix lettres et chiffres. Exemple : ABCDE-FGH23.',
    max: 40,
    format: formats.texte,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

function CodeForm({ onSeen }: { onSeen: (seen: Regarde) => void }) {
  const saisie = useSaisie({
    name: null,
    value: { code: '' },
    send: ({ code }) => call(regardEndpoints.lookAtDossier, { body: { code } }),
    onDone: (seen) => onSeen(seen),
    restarts: true,
  });
  return (
    <SaisieForm
      saisie={saisie}
      fields={fields}
      label="Voir le dossier"
      busyText="Ouverture…"
      saysRequired={false}
    />
  );
}
