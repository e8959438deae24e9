import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { calendrierFields } from '@asso/domain/catalogue/sous-dispositif.fields';
import { lignes } from '@asso/domain/kernel/lignes';
import { FieldRows } from '../../../ui/fields/FieldRows.tsx';
import { fieldId } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { nameType, sayTypeDates } from '../publication/dates-dites.ts';

/** The opening and closing of each type of request, said in local time and in Paris time. */
export function CalendrierTypes({ form }: { form: Form }) {
  const brouillon: BrouillonCampagne = form.value;
  const types = lignes(brouillon.sous_dispositifs);
  if (types.length === 0) {
    return (
      <Notice tone="info" title="Aucun type de demande pour l’instant.">
        Ajoutez-en un dans « Types de demande » : ses dates se disent ensuite ici.
      </Notice>
    );
  }
  return types.map((type) => {
    const path = `sous_dispositifs.${type.id}`;
    const id = `${fieldId(path)}-dates`;
    return (
      <fieldset key={type.id} className="champ groupe" aria-labelledby={id}>
        <legend className="groupe__legende" id={id}>
          {nameType(type)}
        </legend>
        <div className="formulaire calendrier-type">
          <FieldRows form={form} fields={calendrierFields} parentPath={path} />
        </div>
        <p role="status">
          {sayTypeDates(brouillon, type) ?? 'Les dates se liront ici dès qu’elles seront complètes.'}
        </p>
      </fieldset>
    );
  });
}
