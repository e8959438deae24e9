import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type ReactNode, useState } from 'react';
import { useChampDemande } from '../../demarche/use-champ-demande.ts';
import { DraftIndicator } from '../../platform/draft/DraftIndicator.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { SaveBand } from '../../ui/draft/SaveBand.tsx';
import type { Form } from '../../ui/fields/form.ts';
import { medium, useMedia } from '../../ui/page/use-media.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import type { OffreEditee, OffreKind } from './use-offre.ts';
import '../../dossier/dossier.css';
import '../../ui/fields/fields.css';
import '../campagne/campagne.css';

type OffreEditeurProps<V extends object> = {
  kind: OffreKind;
  id: string;
  edited: OffreEditee<V>;
  publiee: { numero: number } | null;
  titre: string;
  badge: ReactNode;
  chapo: string;
  /** It stands in the band, beside the state of the draft. */
  faits: string;
  hand?: Form['hand'];
  /** It stands between the title and the sections. */
  actes: ReactNode;
  /** It draws the section of this id. */
  section: (rubrique: string, form: Form) => ReactNode;
  apercu: ReactNode;
  historique: ReactNode;
  publier: ReactNode;
};

const apart = [
  { id: 'historique', titre: 'Historique' },
  { id: 'publier', titre: 'Relire et publier' },
];

/** The editor of a published form: its sections beside what the association will see, its history, its publication. */
export function OffreEditeur<V extends object>({ kind, edited, publiee, ...props }: OffreEditeurProps<V>) {
  const { rubriques, rubriqueOf } = kind;
  const { draft, changements, problems } = edited;
  const params = useQueryParams();
  const isMedium = useMedia(medium);
  const services = useServicesOuverts();
  const [isVerifiee, setIsVerifiee] = useState(false);
  useChampDemande();
  const tabs = [...rubriques, ...(isMedium ? [{ id: 'apercu', titre: 'Aperçu' }] : []), ...apart];
  const asked = params.get('rubrique') ?? 'general';
  const present = tabs.find(({ id }) => id === asked) ?? tabs[0];
  const rubrique = rubriques.find(({ id }) => id === present?.id);
  // Once the review before publishing was opened, every section shows its errors.
  if (present?.id === 'publier' && !isVerifiee) setIsVerifiee(true);
  const isTold = isVerifiee || params.get('champ') !== null;
  const form: Form = {
    ...draft.form,
    ...(props.hand && { hand: props.hand }),
    errors: isTold ? problems : [],
    sentences: kind.sentences,
    options: { service: services },
    stage: 'transmission',
  };
  return (
    <div className="page page--serree">
      <SaveBand
        label={kind.labels.etat}
        etat={etatSaid(kind.publie, publiee, changements.length)}
        isSent={publiee !== null && changements.length === 0}
        indicator={<DraftIndicator draft={draft} fields={kind.fields} words={{ options: form.options }} />}
      >
        {props.faits}
      </SaveBand>
      <PageHeading
        titre={props.titre}
        objet={kind.objet}
        fil={[kind.fil]}
        badge={props.badge}
        chapo={props.chapo}
      />
      {props.actes}
      <TabLinks
        label={kind.labels.rubriques}
        tabs={tabs.map(({ id, titre }) => {
          const wrong = isTold ? problems.filter(({ field }) => rubriqueOf(field)?.id === id).length : 0;
          return {
            id,
            label: wrong > 0 ? `${titre} (${count(wrong, 'erreur', 'erreurs')})` : titre,
            href: kind.href(props.id, { rubrique: id }),
          };
        })}
        present={present?.id}
      />
      <div className={rubrique && !isMedium ? 'campagne campagne--double' : 'campagne'}>
        {rubrique && props.section(rubrique.id, form)}
        {((rubrique && !isMedium) || present?.id === 'apercu') && props.apercu}
        {present?.id === 'historique' && (
          <section className="pile" aria-labelledby="rubrique-historique">
            <h2 id="rubrique-historique" className="fr-h3">
              Historique
            </h2>
            {props.historique}
          </section>
        )}
        {present?.id === 'publier' && props.publier}
      </div>
    </div>
  );
}

function etatSaid(publie: string, publiee: { numero: number } | null, n: number): string {
  if (!publiee) return 'Brouillon, jamais publié';
  return n === 0
    ? `${publie} (version ${publiee.numero})`
    : `Brouillon : ${count(n, 'changement', 'changements')}`;
}
