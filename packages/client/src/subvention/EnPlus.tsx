import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { Form } from '../ui/fields/form.ts';
import type { Edition } from './edition.ts';

/** The campaign may ask questions about the whole dossier, beside those about the applicant and the signatory. */
export function EnPlus({ edition: { dossier }, form }: { edition: Edition; form: Form }) {
  const { customs } = dossierSubventionFields;
  const asked = dossier.campagne.champs_personnalises[customs.bloc] ?? {};
  if (Object.keys(asked).length === 0) return null;
  return (
    <section className="pile" aria-labelledby="en-plus">
      <h2 id="en-plus" className="fr-h4">
        {customs.label}
      </h2>
      <FieldList {...form} fields={{ customs }} saysRequired={false} />
    </section>
  );
}
