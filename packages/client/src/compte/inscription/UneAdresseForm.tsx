import { adresseProblems } from '@asso/domain/compte/inscription.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import type { ReactNode } from 'react';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import type { SaisieEdition } from '../../platform/saisie/use-edition.ts';
import { adresse } from '../champs-compte.ts';
import { CourrielControl } from './CourrielControl.tsx';
import { toInscriptionErrors } from './inscription-errors.ts';
import { SuggestionCourriel } from './SuggestionCourriel.tsx';

export type AdresseSaisie = { email?: string | null };

type UneAdresseFormProps = {
  saisie: SaisieEdition<AdresseSaisie>;
  /** The name of the field. */
  champ?: string;
  label: string;
  name?: string;
  kind?: 'secondaire';
  onCancel?: () => void;
  isOpened?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
};

/** A form with an address as its only field, and under it the address that the person perhaps meant. */
export function UneAdresseForm({ champ = 'Adresse électronique', ...form }: UneAdresseFormProps) {
  const { email } = form.saisie.typed;
  return (
    <SaisieForm
      busyText="Envoi en cours…"
      fields={{ email: adresse(champ) }}
      rules={toInscriptionErrors(adresseProblems(normaliseCourriel(email ?? '')))}
      own={{ email: CourrielControl }}
      after={{
        email: (
          <SuggestionCourriel email={email ?? ''} onTake={(meant) => form.saisie.change('email', meant)} />
        ),
      }}
      {...form}
    />
  );
}
