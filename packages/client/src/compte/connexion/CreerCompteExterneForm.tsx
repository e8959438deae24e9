import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { Premiere } from '@asso/contract/compte/connexion-externe.schemas';
import { identiteFields } from '@asso/domain/compte/personne.fields';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { enterExterne } from './enter-externe.ts';

const fields = identiteFields('saisie');

/**
 * The person may correct the name given by the provider, which may hold every first name or a name no longer used.
 */
export function CreerCompteExterneForm({ premiere }: { premiere: Premiere }) {
  const { essai, civilite, prenom, nom } = premiere;
  const saisie = useSaisie({
    name: null,
    value: { civilite, prenom, nom } as Record<string, string | null>,
    send: (typed) =>
      enterExterne(call(connexionExterneEndpoints.registerExterne, { body: { essai, ...typed } })),
    onDone: () => undefined,
  });
  return (
    <SaisieForm label="Créer mon compte" busyText="Création en cours…" saisie={saisie} fields={fields} />
  );
}
