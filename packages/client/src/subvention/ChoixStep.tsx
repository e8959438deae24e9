import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { DejaCommence } from '../demarche/DejaCommence.tsx';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { exercicesSaid } from './etape-links.ts';
import { RetraitsAnnonces } from './RetraitsAnnonces.tsx';
import { useChoix } from './use-choix.ts';
import { askedIn, useEtape } from './use-etape.ts';

/**
 * « Quelle aide, quelle année ? » These questions can be answered anew as long as the dossier was never transmitted.
 */
export function ChoixStep(edition: Edition) {
  const { dossier } = edition;
  const etape = useEtape(edition, 'choix', 'description');
  const choix = useChoix(edition);
  useChampDemande();
  const isFixed = mainInstruction(dossier).etat !== 'A';
  const fields = isFixed ? {} : choix.fields;
  const type = dossier.campagne.sous_dispositifs.find(({ code }) => code === choix.type);
  const proceed = async () => {
    if (choix.isChanged && !(await choix.save())) return;
    await etape.proceed();
  };
  return (
    <EtapePage {...edition} etape="choix" chapo="L’aide demandée, et pour quelles années.">
      <ErrorSummary errors={[...choix.errors, ...etape.errors]} attempt={etape.attempt} />
      <DejaCommence refusal={choix.refusal} siret={dossier.demandeur.id_siret} />
      <ReadList
        items={[
          { label: 'Subvention', value: dossier.description.titre },
          ...('type' in fields ? [] : [{ label: 'Type de demande', value: type?.label }]),
          { label: 'Exercice (l’année du projet)', value: exercicesSaid({ description: choix.annees }) },
        ]}
      />
      {isFixed && (
        <p className="discret fr-icon-lock-line">
          Ce dossier a déjà été transmis : son type et ses années ne changent plus.
        </p>
      )}
      {Object.keys(fields).length > 0 && <FieldList {...choix.form} fields={fields} />}
      <RetraitsAnnonces dossier={dossier} choix={choix} />
      <FieldList
        {...etape.form}
        fields={dossierSubventionFields.description.fields}
        only={askedIn('description')}
        parentPath="description"
        saysRequired={Object.keys(fields).length === 0}
      />
      <EtapeActions {...etape} proceed={proceed} />
    </EtapePage>
  );
}
