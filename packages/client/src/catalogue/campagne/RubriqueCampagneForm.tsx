import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { fieldsDeRubrique, type RubriqueCampagne } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { Form } from '../../ui/fields/form.ts';
import { CampagneSuivante } from './CampagneSuivante.tsx';
import { DejaConnues } from './DejaConnues.tsx';
import { DepuisBibliotheque } from './DepuisBibliotheque.tsx';
import { CalendrierTypes } from './publication/CalendrierTypes.tsx';
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
