import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { ModelesDocument } from '../document/ModelesDocument.tsx';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadList } from '../ui/ReadList.tsx';
import { AjoutsDemandeur, isChoosable } from './AjoutsDemandeur.tsx';
import { EnPlus } from './EnPlus.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { useChampDemande } from './use-champ-demande.ts';
import { useDemandeur } from './use-demandeur.ts';
import { askedIn, useEtape } from './use-etape.ts';

/** « Qui demande, qui signe, où verser ? » */
export function DemandeurStep(edition: Edition) {
  const { dossier } = edition;
  const etape = useEtape(edition, 'demandeur', 'demandeur');
  const { onChange, notes, hasPouvoir } = useDemandeur(edition);
  useChampDemande();
  const { nom, id_siret } = dossier.demandeur;
  return (
    <EtapePage {...edition} etape="demandeur" chapo="Qui demande, qui signe, et où verser l’argent.">
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      <ReadList
        items={[
          {
            label: 'Établissement',
            value: (
              <>
                {nom} · <span className="nombre">{formatSiret(id_siret)}</span>
              </>
            ),
          },
        ]}
      />
      <FieldList
        {...etape.form}
        onChange={onChange}
        notes={notes}
        fields={dossierSubventionFields.demandeur.fields}
        only={askedIn('demandeur').filter((name) => isChoosable(dossier, name))}
        parentPath="demandeur"
      />
      <EnPlus edition={edition} form={etape.form} />
      {hasPouvoir && (
        <Notice tone="info" title="Un pouvoir signé sera demandé à l’étape Pièces justificatives.">
          <p>Le signataire n’est pas le représentant légal.</p>
          <ModelesDocument nature="POU" />
        </Notice>
      )}
      <AjoutsDemandeur {...edition} onChoose={onChange}>
        <EtapeActions {...etape} />
      </AjoutsDemandeur>
    </EtapePage>
  );
}
