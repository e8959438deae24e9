import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { AjoutsDemandeur, isChoosable } from '../demarche/demandeur/AjoutsDemandeur.tsx';
import { useDemandeur } from '../demarche/demandeur/use-demandeur.ts';
import { PointDuRenvoi } from '../demarche/renvoi/PointDuRenvoi.tsx';
import { ModelesDocument } from '../document/ModelesDocument.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import type { EtapeAgrementProps } from './edition.ts';
import { personnes } from './options-agrement.ts';

/** The step about who asks and who signs; the request is made in the name of the head office. */
export function DemandeurAgrementStep({ dossier, tete, found, form, resume, actions }: EtapeAgrementProps) {
  const { onChange, notes, hasPouvoir } = useDemandeur({ dossier, tete });
  const { nom, id_siret } = dossier.demandeur;
  return (
    <>
      <PointDuRenvoi cible="demandeur" />
      {resume}
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
      <AjoutsDemandeur
        dossier={dossier}
        tete={tete}
        found={found}
        ajouts={['representant']}
        onChoose={onChange}
        choix={(after) => (
          <>
            <div className="questions-par-deux">
              <FieldList
                {...form}
                after={{ ...form.after, ...after }}
                onChange={onChange}
                notes={notes}
                fields={dossierAgrementFields.demandeur.fields}
                only={personnes.filter((name) => isChoosable(dossier, name))}
                parentPath="demandeur"
              />
            </div>
            {hasPouvoir && (
              <Notice tone="info" title="Un pouvoir signé sera demandé à l’étape Pièces justificatives.">
                <p>Le signataire n’est pas le représentant légal.</p>
                <ModelesDocument nature="POU" />
              </Notice>
            )}
          </>
        )}
      >
        {actions}
      </AjoutsDemandeur>
    </>
  );
}
