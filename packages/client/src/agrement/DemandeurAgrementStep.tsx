import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { AjoutsDemandeur, isChoosable } from '../demarche/AjoutsDemandeur.tsx';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { useDemandeur } from '../demarche/use-demandeur.ts';
import { ModelesDocument } from '../document/ModelesDocument.tsx';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { AgrementEtape } from './AgrementEtape.tsx';
import type { EditionAgrement } from './use-dossier-agrement.ts';
import { personnes, useEtapeAgrement } from './use-etape-agrement.ts';

/** « Qui demande, qui signe ? » The request is made in the name of the head office. */
export function DemandeurAgrementStep(edition: EditionAgrement) {
  const { dossier, tete, found } = edition;
  const etape = useEtapeAgrement(edition, 'demandeur');
  const { onChange, notes, hasPouvoir } = useDemandeur({ dossier, tete });
  useChampDemande();
  const { nom, id_siret } = dossier.demandeur;
  return (
    <AgrementEtape
      {...edition}
      etape="demandeur"
      chapo="Qui demande, qui signe, et qui le service appellera."
    >
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      <ReadList
        items={[
          {
            label: 'Siège',
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
        fields={dossierAgrementFields.demandeur.fields}
        only={personnes.filter((name) => isChoosable(dossier, name))}
        parentPath="demandeur"
      />
      {hasPouvoir && (
        <Notice tone="info" title="Un pouvoir signé sera demandé à l’étape Pièces justificatives.">
          <p>Le signataire n’est pas le représentant légal.</p>
          <ModelesDocument nature="POU" />
        </Notice>
      )}
      <AjoutsDemandeur
        dossier={dossier}
        tete={tete}
        found={found}
        ajouts={['representant']}
        onChoose={onChange}
      >
        <EtapeActions {...etape} />
      </AjoutsDemandeur>
    </AgrementEtape>
  );
}
