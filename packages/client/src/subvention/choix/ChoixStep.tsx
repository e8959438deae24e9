import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { DejaCommence } from '../../demarche/demandeur/DejaCommence.tsx';
import { useBefore } from '../../demarche/use-etape.ts';
import { mainInstruction } from '../../dossier/etat-dossier.ts';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import type { EtapeSubventionProps } from '../edition.ts';
import { sayExercices } from '../en-bref.ts';
import { askedIn } from '../sections.ts';
import { RetraitsAnnonces } from './RetraitsAnnonces.tsx';
import { useChoix } from './use-choix.ts';

/** Step 0 of a dossier: its type and its years, which can be changed until the dossier is first transmitted. */
export function ChoixStep(edition: EtapeSubventionProps) {
  const { dossier, form, errors, attempt, actions } = edition;
  const choix = useChoix(edition);
  useBefore(edition.avant, 'choix', async () => !choix.isChanged || choix.save());
  const isFixed = mainInstruction(dossier).etat !== 'A';
  const fields = isFixed ? {} : choix.fields;
  const type = dossier.campagne.sous_dispositifs.find(({ code }) => code === choix.type);
  return (
    <>
      <ErrorSummary errors={[...choix.errors, ...errors]} attempt={attempt} />
      <DejaCommence refusal={choix.refusal} siret={dossier.demandeur.id_siret} />
      <ReadList
        items={[
          { label: 'Subvention', value: dossier.description.titre },
          ...('type' in fields ? [] : [{ label: 'Type de demande', value: type?.label }]),
          { label: 'Exercice (l’année du projet)', value: sayExercices({ description: choix.annees }) },
        ]}
      />
      {isFixed && (
        <p className="discret fr-icon-lock-line">
          Ce dossier a déjà été transmis : son type et ses années ne changent plus.
        </p>
      )}
      {Object.keys(fields).length > 0 && (
        <div className="questions-par-deux">
          <FieldList {...choix.form} fields={fields} />
        </div>
      )}
      <RetraitsAnnonces dossier={dossier} choix={choix} />
      <FieldList
        {...form}
        fields={dossierSubventionFields.description.fields}
        only={askedIn('description')}
        parentPath="description"
        saysRequired={Object.keys(fields).length === 0}
      />
      {actions}
    </>
  );
}
