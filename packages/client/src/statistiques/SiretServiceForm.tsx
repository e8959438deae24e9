import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { call } from '../platform/call/call.ts';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { notify } from '../platform/session/announcements.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';

type SiretServiceFormProps = {
  service: { id: string; nom: string; version: number };
  onSaved: () => void;
};

/** Published files name the granting service by its SIRET, which is asked once where it is missing. */
export function SiretServiceForm({ service, onSaved }: SiretServiceFormProps) {
  const name = `siret-${service.id}`;
  const saisie = useSaisie({
    name,
    value: {} as { siret?: string | null },
    send: ({ siret }) =>
      call(openDataEndpoints.saveSiretService, {
        params: { service: service.id },
        body: { siret: siret ?? '' },
        ifMatch: service.version,
      }),
    say: ({ message }) => [{ field: 'siret', message }],
    onDone: () => {
      notify('succes', `Le SIRET de ${service.nom} est enregistré.`);
      onSaved();
    },
  });
  return (
    <SaisieForm
      prefix={name}
      kind="secondaire"
      label="Enregistrer le SIRET"
      saisie={saisie}
      fields={{
        siret: {
          kind: 'text',
          label: `SIRET de ${service.nom}`,
          aide: '14 chiffres ; il nomme le service dans le fichier publié. Exemple : 123 456 782 00010.',
          max: 18,
        },
      }}
      own={{ siret: (control) => <TextControl {...control} inputMode="numeric" width={18} /> }}
    />
  );
}
