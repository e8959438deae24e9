import { contenuDe } from '@asso/domain/catalogue/brouillon.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { lignes } from '@asso/domain/catalogue/saisie.rules';
import { calendrierFields } from '@asso/domain/catalogue/sous-dispositif.fields';
import { formatHorodatage, paris } from '@asso/domain/identifiants/dates-affichees';
import { fieldId } from '../../ui/field-errors.ts';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import type { Form } from '../../ui/fields/form.ts';
import { Notice } from '../../ui/Notice.tsx';

/** When each type of request opens and closes, typed there and said in both times. */
export function CalendrierTypes({ form }: { form: Form }) {
  const brouillon: BrouillonCampagne = form.value;
  const zone = brouillon.fuseau ?? paris;
  const types = lignes(brouillon.sous_dispositifs);
  if (types.length === 0) {
    return (
      <Notice tone="info" title="Aucun type de demande pour l’instant.">
        Ajoutez-en un dans « Sous-dispositifs » : ses dates se disent ensuite ici.
      </Notice>
    );
  }
  return types.map((type) => {
    const path = `sous_dispositifs.${type.id}`;
    const id = `${fieldId(path)}-dates`;
    return (
      <fieldset key={type.id} className="champ groupe" aria-labelledby={id}>
        <legend className="groupe__legende" id={id}>
          {type.label || type.code || 'Type de demande à nommer'}
        </legend>
        <div className="formulaire">
          <FieldRows form={form} fields={calendrierFields} parentPath={path} />
        </div>
        <p role="status">{phraseDesDates({ ...brouillon, sous_dispositifs: [type] }, zone)}</p>
      </fieldset>
    );
  });
}

/** « Du 05/01/2027 09h00 au 11/03/2027 23h59, heure de La Réunion ; du … au … à Paris. » */
function phraseDesDates(brouillon: BrouillonCampagne, zone: string): string {
  const [type] = contenuDe(brouillon).sous_dispositifs as [{ date_debut?: string; date_fin?: string }];
  if (!type.date_debut || !type.date_fin) return 'Les dates se liront ici dès qu’elles seront complètes.';
  const [debut, fin] = [new Date(type.date_debut), new Date(type.date_fin)];
  const said = (there: string) => `du ${formatHorodatage(debut, there)} au ${formatHorodatage(fin, there)}`;
  if (said(zone) === said(paris)) return `Ouverte ${said(zone)} (heure de Paris).`;
  return `Ouverte ${said(zone)} (heure locale), soit ${said(paris)} (heure de Paris).`;
}
