import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { AjoutsDemandeur, isChoosable } from '../demarche/demandeur/AjoutsDemandeur.tsx';
import { useDemandeur } from '../demarche/demandeur/use-demandeur.ts';
import { champHref } from '../demarche/liens.ts';
import { PointDuRenvoi } from '../demarche/renvoi/PointDuRenvoi.tsx';
import { ModelesDocument } from '../document/ModelesDocument.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { Notice } from '../ui/Notice.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { liensSubvention } from './dossier-liens.ts';
import type { EtapeSubventionProps, SubventionEdition } from './edition.ts';
import { askedIn } from './sections.ts';
import '../dossier/dossier.css';

/** The step that asks who requests the subvention, who signs and to which account the money goes. */
export function DemandeurStep(edition: EtapeSubventionProps) {
  const { dossier, form, resume, actions } = edition;
  const { onChange, notes, hasPouvoir } = useDemandeur(edition);
  const { nom, id_siret } = dossier.demandeur;
  return (
    <>
      <PointDuRenvoi cible="demandeur" />
      {resume}
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
      <AjoutsDemandeur
        {...edition}
        onChoose={onChange}
        choix={(after) => (
          <>
            <div className="questions-par-deux">
              <FieldList
                {...form}
                after={{ ...form.after, ...after }}
                onChange={onChange}
                notes={notes}
                fields={dossierSubventionFields.demandeur.fields}
                only={askedIn('demandeur').filter((name) => isChoosable(dossier, name))}
                parentPath="demandeur"
              />
            </div>
            <DomaineSport dossier={dossier} />
            <EnPlus edition={edition} form={form} />
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

const domaineField = 'association.activites.domaine';

/**
 * For a subvention reserved for sport, says that the association's domain is another one, with a link to correct it.
 */
function DomaineSport({ dossier }: Pick<SubventionEdition, 'dossier'>) {
  const blocked = dossier.blockers.find(({ field }) => field === domaineField);
  if (!blocked) return null;
  return (
    <div id={fieldId(domaineField)} tabIndex={-1}>
      <Notice tone="attention" title={blocked.message}>
        {dossier.rights.edit === true && (
          <AppLink href={champHref(liensSubvention, dossier, domaineField)}>
            Indiquer le domaine « Sport »
          </AppLink>
        )}
      </Notice>
    </div>
  );
}

/** The campaign's own questions about the whole dossier, after those about the applicant and the signatory. */
function EnPlus({ edition: { dossier }, form }: { edition: SubventionEdition; form: Form }) {
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
