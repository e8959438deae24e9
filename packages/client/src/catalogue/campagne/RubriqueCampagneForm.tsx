import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { unAnPlusTard } from '@asso/domain/catalogue/annee-suivante.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { fieldsDeRubrique, type RubriqueCampagne } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { dejaConnu } from '@asso/domain/catalogue/deja-connu.rules';
import { lignes } from '@asso/domain/catalogue/saisie.rules';
import { calendrierFields } from '@asso/domain/catalogue/sous-dispositif.fields';
import { changesBetween } from '@asso/domain/kernel/changes';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { fieldId } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { DepuisBibliotheque } from './DepuisBibliotheque.tsx';
import { nomDuType, phraseDesDates } from './publication/dates-dites.ts';
import { SousDispositifsConnus } from './SousDispositifsConnus.tsx';

type RubriqueCampagneFormProps = { rubrique: RubriqueCampagne; form: Form; campagne: CampagneAdministree };

/** The fields of a section come in the order of its row; some sections have a tool of their own below. */
export function RubriqueCampagneForm({ rubrique, form, campagne }: RubriqueCampagneFormProps) {
  const fields = fieldsDeRubrique(rubrique);
  return (
    <section className="pile" aria-labelledby={`rubrique-${rubrique.id}`}>
      <h2 id={`rubrique-${rubrique.id}`} className="fr-h3">
        {rubrique.titre}
      </h2>
      {rubrique.options.map((name) =>
        rubrique.id === 'calendrier' && name === 'sous_dispositifs' ? (
          <CalendrierTypes key={name} form={form} />
        ) : (
          <FieldList key={name} {...form} fields={fields} only={[name]} saysRequired={false} />
        ),
      )}
      {rubrique.id === 'types' && <SousDispositifsConnus dispositif={campagne.dispositif.code} form={form} />}
      {rubrique.id === 'questions' && <DejaConnues form={form} />}
      {rubrique.id === 'questions' && <DepuisBibliotheque sorte="champ" form={form} />}
      {rubrique.id === 'pieces' && <DepuisBibliotheque sorte="document" form={form} />}
      {rubrique.id === 'general' && <CampagneSuivante form={form} isPubliee={campagne.publiee !== null} />}
    </section>
  );
}

/** It warns of questions whose answer a register or the association's file already holds. */
function DejaConnues({ form }: { form: Form }) {
  const { champs_personnalises }: BrouillonCampagne = form.value;
  const known = lignes(champs_personnalises).flatMap((question) => {
    const ou = dejaConnu(question);
    return ou ? [{ id: question.id, label: question.label ?? question.code ?? '', ou }] : [];
  });
  return (
    <div role="status">
      {known.length > 0 && (
        <Notice tone="attention" title="Ces questions n’ont pas à être posées">
          <ul>
            {known.map(({ id, label, ou }) => (
              <li key={id}>
                {label} : {ou}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** The opening and closing of each type of request are typed here, then said in local time and in Paris time. */
function CalendrierTypes({ form }: { form: Form }) {
  const brouillon: BrouillonCampagne = form.value;
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
          {nomDuType(type)}
        </legend>
        <div className="formulaire">
          <FieldRows form={form} fields={calendrierFields} parentPath={path} />
        </div>
        <p role="status">
          {phraseDesDates(brouillon, type) ?? 'Les dates se liront ici dès qu’elles seront complètes.'}
        </p>
      </fieldset>
    );
  });
}

type CampagneSuivanteProps = { form: Form; isPubliee: boolean };

/** It prepares the same subvention for the next year: nothing is published, everything is to be read again. */
function CampagneSuivante({ form, isPubliee }: CampagneSuivanteProps) {
  const [isAsked, setIsAsked] = useState(false);
  const brouillon: BrouillonCampagne = form.value;
  const { campagne_exercice: exercice } = brouillon;
  if (!isPubliee || typeof exercice !== 'number') return null;
  const shift = () => {
    for (const [path, { to }] of Object.entries(changesBetween(brouillon, unAnPlusTard(brouillon)))) {
      form.onChange(path, to);
    }
    form.onLeave?.('campagne_exercice');
    setIsAsked(false);
    announce(`Campagne ${exercice + 1} préparée : relisez ses dates.`);
  };
  return (
    <div>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setIsAsked(true)}>
        Préparer la campagne {exercice + 1}
      </button>
      {isAsked && (
        <Dialog
          title={`Préparer la campagne ${exercice + 1} ?`}
          onClose={() => setIsAsked(false)}
          action={{ label: 'Décaler d’un an', onPress: shift }}
        >
          <p>
            L’exercice, les dates et l’année du titre avancent d’un an dans le brouillon. Rien n’est publié :
            la campagne {exercice} reste proposée jusqu’à ce que vous publiiez la suivante, qui prendra sa
            place.
          </p>
        </Dialog>
      )}
    </div>
  );
}
